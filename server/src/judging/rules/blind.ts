import type { TalentProfile } from '../../talents/profile.ts';
import { hideGender } from './blind-gender.ts';

/**
 * The part of a profile that a judge may see (decision 21). Names, gender, photo, URLs and
 * education dates are removed. In running text, names, pronouns, titles of address, URLs, birth and
 * graduation years, ages and sentences addressed to the judge are masked character for character,
 * so that every JSON pointer and every offset still refers to the same place in the original.
 */

/**
 * Longer texts are cut here: no honest profile needs more, and a flood of text must not slow down
 * or influence a judge.
 */
const MAX_TEXT = 20_000;

const MASK = '█';
const mask = (found: string): string => MASK.repeat(found.length);

export interface BlindOptions {
  /**
   * True for a name that is also an ordinary word, such as a skill or a place ("Julia",
   * "Florence"). Without other names, it is masked only where it introduces a person.
   */
  isOrdinaryWord(name: string): boolean;
}

export function blind(profile: TalentProfile, options: BlindOptions): TalentProfile {
  const names = namesOf(profile, options);
  const text = (value: string | null): string | null =>
    value === null ? null : hideInText(value, names);
  const label = (value: string | null): string | null =>
    value === null ? null : hideInLabel(value, names);
  return {
    ...profile,
    firstname: null,
    lastname: null,
    gender: null,
    photoUrl: null,
    proNetworkUrl: null,
    jobTitle: label(profile.jobTitle),
    summary: text(profile.summary),
    headline: text(profile.headline),
    currentOrganization: profile.currentOrganization && {
      id: null,
      name: label(profile.currentOrganization.name),
      logoUrl: null,
    },
    experiences: profile.experiences.map((experience) => ({
      ...experience,
      organizationName: label(experience.organizationName),
      title: label(experience.title),
      description: text(experience.description),
      organization: { logoUrl: null, name: label(experience.organization.name) },
    })),
    educations: profile.educations.map((education) => ({
      ...education,
      schoolLogo: null,
      summary: text(education.summary),
      startDate: null,
      endDate: null,
      schoolDomain: null,
    })),
    skills: profile.skills.map((skill) => hideInLabel(skill, names)),
    interests: profile.interests.map((interest) => hideInLabel(interest, names)),
  };
}

interface Names {
  /** First and last name in lower case, if the profile has them. */
  parts: readonly string[];
  /** The names that are masked everywhere in running text, even alone. */
  alone: readonly string[];
}

function namesOf(profile: TalentProfile, options: BlindOptions): Names {
  const parts = [profile.firstname, profile.lastname]
    .map((name) => (name ?? '').trim().toLowerCase())
    .filter((name) => name.length > 1);
  return { parts, alone: parts.filter((name) => name.length > 2 && !options.isOrdinaryWord(name)) };
}

const LETTER = /[\p{L}\p{N}]/u;

/**
 * The positions of a word (lower case) as a whole word. Uses plain search: compiling a pattern per
 * talent would cost more than running it.
 */
function occurrences(lower: string, word: string): number[] {
  const found: number[] = [];
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
    const isWhole =
      !LETTER.test(lower.charAt(at - 1)) && !LETTER.test(lower.charAt(at + word.length));
    if (isWhole) found.push(at);
  }
  return found;
}

/** The maximum number of characters between the two parts of a full name: ", " or " - ". */
const NAME_GAP = 3;

/**
 * Masks the full name, in either order. In running text, also masks the names of `alone`
 * everywhere, and the other names where they introduce a person.
 */
function hideNames(text: string, { parts, alone }: Names, isRunning: boolean): string {
  const lower = text.toLowerCase();
  // A letter whose lower case is longer would shift the offsets, so such a text is searched as
  // written.
  const searched = lower.length === text.length ? lower : text;
  const places = parts.map((part) => occurrences(searched, part));
  let masked = text;
  const hide = (start: number, end: number): void => {
    masked = masked.slice(0, start) + MASK.repeat(end - start) + masked.slice(end);
  };
  for (const [index, part] of parts.entries()) {
    for (const at of places[index]!) {
      if (isRunning && (alone.includes(part) || introduces(text, at, at + part.length)))
        hide(at, at + part.length);
      const other = places[1 - index]?.find((next) => isGap(text.slice(at + part.length, next)));
      if (other !== undefined) hide(at, other + parts[1 - index]!.length);
    }
  }
  return masked;
}

const BEFORE_NAME =
  /(?:^|[\s,])(?:i am|i['’]m|my name is|called|je suis|je m['’]appelle|moi c['’]est|bonjour|hello|hi|mr|mrs|ms|mme|dr|madame|monsieur)[\s,.]+$/i;
const SENTENCE_START = /(?:^|[.!?\n]\s*)$/;
const AFTER_NAME =
  /^,? (?:is|was|has|holds|works|worked|brings|joined|leads|led|writes|specialises|specializes|est|a|travaille|dispose|possède|dirige)\s/i;

/** "My name is Julia", "Julia is a ...": here an ordinary word is a name. */
function introduces(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 30), start);
  return (
    BEFORE_NAME.test(before) ||
    (SENTENCE_START.test(before) && AFTER_NAME.test(text.slice(end, end + 20)))
  );
}

const isGap = (between: string): boolean =>
  between.length > 0 && between.length <= NAME_GAP && /^[\s,.-]+$/.test(between);

/**
 * Titles, companies and skills: only a full name or a URL can hide there; a single word may be the
 * company's own name.
 */
function hideInLabel(value: string, names: Names): string {
  return hideNames(hideUrls(cut(value)), names, false).replace(PAIRED_PRONOUNS, mask);
}

function hideInText(value: string, names: Names): string {
  let text = hideNames(hideUrls(cut(value)), names, true);
  text = text.replace(UNSEEN, (found) => ' '.repeat(found.length));
  text = hideGender(text.replace(PERSONAL, mask), mask);
  return ADDRESSED_HINT.test(text) ? hideAddressed(text) : text;
}

const cut = (value: string): string => (value.length > MAX_TEXT ? value.slice(0, MAX_TEXT) : value);

const URLS =
  /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gi;

function hideUrls(text: string): string {
  return text.includes('://') ||
    text.includes('www.') ||
    text.includes('WWW.') ||
    text.includes('@')
    ? text.replace(URLS, mask)
    : text;
}

/** Invisible characters: zero-width ones, direction marks and the tag block. */
const UNSEEN = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]|[\u{E0000}-\u{E007F}]/gu;

/** Pairs of pronouns, as people put them after their name, in a headline or a title. */
const PAIRS = [
  '(?:she|he|they) ?/ ?(?:her|him|his|them|they)s?',
  '(?:elle|il|iel) ?/ ?(?:elle|lui|il|iel|la|le)',
];
const PAIRED_PRONOUNS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${PAIRS.join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Births, ages, graduation years and pairs of pronouns, in both languages. */
const PERSONAL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    '(?:born|née?|birth ?(?:date|day|year)|date de naissance|date of birth)(?![\\p{L}])[^.;\\n]{0,40}?\\d{4}',
    '\\d{2}[- ]years?[- ]old',
    "(?:âgée? de|j['’]ai) \\d{2} ans(?! d)",
    'aged \\d{2}',
    '(?:class of|promotion|promo|graduated in|graduation year|diplômée? en|graduated)[ :]{1,3}(?:19|20)\\d{2}',
    ...PAIRS,
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/**
 * Every sentence that `ADDRESSED` finds contains one of these words. Most texts contain none, so a
 * single search rules them out.
 */
const ADDRESSED_HINT =
  /ignor|disregard|forget|override|oubli|tenez pas|verdict|stat[u]s?t?\b|scor|system|assistant|respond|answer|reply|return|output|consid|candidat|profil|language model|mark\b|mark |rate\b|classif|judge|evaluat|évalu|répond|repond|classe|note[rz]?\b|donne/i;

const GAP = '(?:[^\\w.!?]+[\\w"’\'-]+){0,8}?[^\\w.!?]+';
const OUTCOME =
  '"?(?:green|vert|met|as met|qualified|all (?:the )?criteria|every criteri\\w+|each criteri\\w+|tous les crit\\S+|chaque crit\\S+|remplis?)\\b';

/**
 * Text addressed to the judge instead of describing the person: orders, fake answers, fake roles.
 */
const ADDRESSED = new RegExp(
  [
    `\\b(?:ignor(?:e|ez|er|ing)|disregard|forget|override|oubli(?:e|ez|er)|tenez pas compte)${GAP}(?:instructions?|criteri\\w*|crit.res?|consignes?|rules?|r.gles?|prompts?|above|previous|pr.c.dentes?|everything)\\b`,
    `\\b(?:verdict|status|statut|scor(?:e|ing)|aiverdict)\\W{0,6}(?:(?:is|are|to|as|must be|should be|est|doit .tre)\\W{1,3})?"?(?:green|vert|met|amber|red|100)\\b`,
    `\\b(?:answer|respond|reply|return|output|mark|rate|classify|judge|consider|evaluate|r.pond(?:s|ez|re)|note[rz]?|consid.re[rz]?|classe[rz]?|donne[rz]?|.value[rz]?)${GAP}${OUTCOME}`,
    '\\b(?:this|the|ce|cette|le|la) (?:candidate|candidat|candidature|talent|profile|profil)\\W+(?:[\\w-]+\\W+){0,3}?(?:meets|matches|satisfies|fulfils|fulfills|remplit|satisfait|valide|correspond)\\b',
    '(?:^\\s*|[<\\[])(?:system|assistant)\\s*(?:prompt)?\\s*[:>\\]]',
    '<\\/?(?:system|profile|instructions?|user)>',
    '"(?:status|verdict|aiVerdict|criterias?)"\\s*:',
    '\\b(?:you are|tu es|vous .tes)\\b[^.!?]{0,30}\\b(?:judge|juge|ai|ia|assistant|recruiter|recruteur|model|mod.le)\\b',
  ].join('|'),
  'iu',
);

/** Whether a text addresses the judge instead of describing the person. */
export const addressesJudge = (text: string): boolean =>
  ADDRESSED_HINT.test(text) && ADDRESSED.test(text);

/** Masks every sentence addressed to the judge; the rest of the text is unchanged. */
function hideAddressed(text: string): string {
  return text.replace(/[^.!?\n]+[.!?\n]*/g, (sentence) =>
    ADDRESSED.test(sentence) ? sentence.replace(/\S+/g, mask) : sentence,
  );
}
