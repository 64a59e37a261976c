import type { TalentProfile } from '../../talents/profile.ts';
import { SOMEBODY_HIDDEN } from '../tokens.ts';
import { hideAddressed } from './addressed.ts';
import { hideGender } from './gender-words.ts';
import { hidePairs, hidePersonal, hideReach, hideYears } from './personal.ts';

/**
 * The part of a person that a judge or a model may see (decision 21). Names, gender, photo, URLs and
 * education dates are removed. In texts, names, pronouns, titles of address, URLs, addresses,
 * births, ages, years of study, family and sentences addressed to the judge are masked character for
 * character, so that every JSON pointer and every offset still refers to the same place in the
 * original. `shown.ts` makes of it what a model reads.
 */

/**
 * Longer texts are cut here: no honest profile needs more, and a flood of text must not slow down
 * or influence a judge.
 */
const MAX_TEXT = 20_000;

const mask = (found: string): string => '█'.repeat(found.length);
/** Somebody of the family: whose work it is must stay readable, or it would count as the person's. */
const maskOther = (found: string): string => SOMEBODY_HIDDEN.repeat(found.length);

export interface BlindOptions {
  /**
   * True for a name that is also an ordinary word, such as a skill or a place ("Julia",
   * "Florence"). Without other names, it is masked only where it introduces a person.
   */
  isOrdinaryWord(name: string): boolean;
}

/** A profile that passed `blind`. Only such a profile can be shown to a judge or a model. */
export type BlindProfile = TalentProfile & { readonly [BLINDED]: true };
declare const BLINDED: unique symbol;

export function blind(profile: TalentProfile, options: BlindOptions): BlindProfile {
  const names = namesOf(profile, options);
  const orNull =
    (hide: (value: string, names: Names) => string) =>
    (value: string | null): string | null =>
      value === null ? null : hide(value, names);
  const text = orNull(hideInText);
  const title = orNull(hideInTitle);
  const label = orNull(hideInLabel);
  const study = (value: string): string => hideYears(hideInTitle(value, names), mask);
  const { currentOrganization } = profile;
  return {
    ...profile,
    firstname: null,
    lastname: null,
    gender: null,
    photoUrl: null,
    proNetworkUrl: null,
    city: label(profile.city),
    state: label(profile.state),
    country: label(profile.country),
    jobTitle: title(profile.jobTitle),
    summary: text(profile.summary),
    headline: text(profile.headline),
    currentOrganization: currentOrganization && {
      id: null,
      name: label(currentOrganization.name),
      logoUrl: null,
    },
    experiences: profile.experiences.map((experience) => ({
      ...experience,
      organizationName: label(experience.organizationName),
      title: title(experience.title),
      description: text(experience.description),
      organization: { logoUrl: null, name: label(experience.organization.name) },
    })),
    educations: profile.educations.map((education) => ({
      schoolName: education.schoolName && hideYears(hideInLabel(education.schoolName, names), mask),
      summary: education.summary && hideYears(hideInText(education.summary, names), mask),
      degrees: education.degrees.map(study),
      majors: education.majors.map(study),
      minors: education.minors.map(study),
      schoolLogo: null,
      startDate: null,
      endDate: null,
      schoolDomain: null,
    })),
    skills: profile.skills.map((skill) => hideInTitle(skill, names)),
    interests: profile.interests.map((interest) => hideInTitle(interest, names)),
    languages: profile.languages.map(({ name, proficiency }) => ({
      name: hideInLabel(name, names),
      proficiency,
    })),
    certifications: profile.certifications.map((certification) => ({
      ...certification,
      name: hideInTitle(certification.name, names),
      organizationName: label(certification.organizationName),
    })),
  } as BlindProfile;
}

interface Names {
  /** First and last name in lower case, if the profile has them. */
  parts: readonly string[];
  /** The names that are masked everywhere in running text, even alone. */
  alone: readonly string[];
}

function namesOf(profile: TalentProfile, options: BlindOptions): Names {
  const parts = [profile.firstname, profile.lastname]
    .map((name) => folded((name ?? '').trim()))
    .filter((name) => name.length > 1);
  return { parts, alone: parts.filter((name) => name.length > 2 && !options.isOrdinaryWord(name)) };
}

/** Lower case without accents, at the same length: a letter that would become longer stays. */
function folded(text: string): string {
  const lower = text.toLowerCase();
  const same = lower.length === text.length ? lower : text;
  return /[^\0-\x7F]/.test(same) ? same.replace(/[\u00C0-\u017F]/g, plainLetter) : same;
}

const plainLetter = (letter: string): string => {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.length === letter.length ? plain : letter;
};

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
  if (parts.length === 0) return text;
  const searched = folded(text);
  const places = parts.map((part) => occurrences(searched, part));
  let masked = text;
  const hide = (start: number, end: number): void => {
    masked = masked.slice(0, start) + '█'.repeat(end - start) + masked.slice(end);
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

/** Names of places, companies and schools: a single word may be the company's own name. */
const hideInLabel = (value: string, names: Names): string =>
  hidePairs(hideNames(hideReach(cut(value), mask), names, false), mask);

/** Titles, degrees, skills and interests: a person's own words, but too short to introduce anybody. */
const hideInTitle = (value: string, names: Names): string =>
  hideGender(hidePersonal(hideInLabel(value, names), mask, maskOther), mask, { isTitle: true });

function hideInText(value: string, names: Names): string {
  const text = hideNames(hideReach(cut(value), mask), names, true).replace(UNSEEN, (found) =>
    ' '.repeat(found.length),
  );
  return hideAddressed(hideGender(hidePersonal(text, mask, maskOther), mask), mask);
}

const cut = (value: string): string => (value.length > MAX_TEXT ? value.slice(0, MAX_TEXT) : value);

/** Invisible characters: zero-width ones, direction marks and the tag block. */
const UNSEEN = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]|[\u{E0000}-\u{E007F}]/gu;
