import { plainOf } from '../../lexicon/lexicon.ts';
import type { LanguageName, Lexicon } from '../../lexicon/types.ts';
import type { Standing } from '../../reader/facts/facts.ts';
import type { TalentProfile } from '../../talents/profile.ts';
import type { Reference } from '../contract.ts';
import { fromTold } from './evaluate-mention.ts';
import { type Finding, finding, type Question, unknown } from './finding.ts';
import type { CriterionReading } from './reading.ts';
import { isStronger, type Told, toldAt } from './told.ts';

type LanguageReading = Extract<CriterionReading, { kind: 'language' }>;
type Listed = TalentProfile['languages'][number];

/**
 * Human languages. The profile's list decides; without a list, the headline and summary do. A
 * person's place of residence proves nothing.
 */
export function evaluateLanguage(reading: LanguageReading, question: Question): Finding {
  const { dossier, lexicon, words } = question;
  const name = words.languageName(reading.names);
  const { languages } = dossier.profile;
  const index = languages.findIndex(
    (language) => languageOf(language.name, lexicon)?.code === reading.code,
  );
  if (index >= 0) return atLevel(languages[index]!, index, reading, question);
  const told = toldOf(reading, question);
  if (told !== null && told.standing !== 'planned') return fromSentence(told, reading, question);
  const references = languages
    .slice(0, 6)
    .map((language, at): Reference => ({ path: `/languages/${at}/name`, quote: language.name }));
  if (references.length === 0) return unknown(words.silentOn('languages'));
  return finding(
    'not_met',
    words.languageNotListed(
      name,
      languages.map((language) => language.name),
    ),
    references,
  );
}

const languageOf = (name: string, lexicon: Lexicon): LanguageName | null =>
  lexicon.readLanguage(name) ?? lexicon.readLanguage(name.split(/\s*[(,:/–-]/)[0]!);

/** The elementary level. Below it, even "speaks it" is only partly met. */
const SPEAKS = 2;

function atLevel(
  language: Listed,
  index: number,
  { level, names }: LanguageReading,
  { lexicon, words }: Question,
): Finding {
  const name = words.languageName(names);
  const references: Reference[] = [{ path: `/languages/${index}/name`, quote: language.name }];
  if (language.proficiency !== null)
    references.push({ path: `/languages/${index}/proficiency`, quote: language.proficiency });
  const held =
    language.proficiency === null
      ? lexicon.readLanguageLevel(language.name)
      : lexicon.readLanguageLevel(language.proficiency);
  if (held === null)
    return finding(
      level === null ? 'met' : 'partially_met',
      words.languageWithoutLevel(name),
      references,
    );
  const asked = level ?? SPEAKS;
  const proficiency = language.proficiency ?? language.name;
  if (held >= asked)
    return finding('met', words.languageFound(name, language.proficiency), references);
  return finding(
    held === asked - 1 ? 'partially_met' : 'not_met',
    words.languageBelow(name, proficiency),
    references,
  );
}

/** "Speaks two languages": those listed above the elementary level, or without a level. */
export function evaluateLanguages(
  { min, level: asked }: Extract<CriterionReading, { kind: 'languages' }>,
  { dossier, lexicon, words }: Question,
): Finding {
  const { languages } = dossier.profile;
  if (languages.length === 0) return unknown(words.silentOn('languages'));
  const spoken = languages
    .map(({ name, proficiency }, index) => ({
      name,
      index,
      level: lexicon.readLanguageLevel(proficiency ?? name),
    }))
    .filter(({ level }) => level === null || level >= (asked ?? SPEAKS));
  const shown =
    spoken.length === 0 ? languages.map(({ name }, index) => ({ name, index })) : spoken;
  const references = shown.map(
    ({ name, index }): Reference => ({ path: `/languages/${index}/name`, quote: name }),
  );
  return finding(
    spoken.length >= min ? 'met' : 'not_met',
    words.languagesFound(
      spoken.map(({ name }) => name),
      min,
    ),
    references,
  );
}

/**
 * The maximum distance, in characters, between a word about language and the name of the language.
 */
const NEARBY = 40;
const SPEAKING =
  /\b(?:speak|spoke|fluen|bilingu|trilingu|native|langu|parl|courant|matern|level|niveau|mother tongue|[abc][12]\b|toeic|toefl|ielts|conversation|lu\b|ecrit|written|notion|mots|words of|grew up|grown up|raised|grandi|elevee?|at home|a la maison|in the family|en famille)/;
const HIGH =
  /\b(?:fluent|fluency|bilingu|trilingu|native|courant|couramment|matern|mother tongue|c1|c2)/;

/** What the sentences say of the language; null where its name means something else. */
function toldOf(reading: LanguageReading, { dossier, lexicon }: Question): LanguageTold | null {
  const names = [reading.names.en, reading.names.fr].map((name) => lexicon.fold(name));
  let best: LanguageTold | null = null;
  for (const passage of dossier.sentences()) {
    for (const span of names.flatMap((name) => passage.findAll(name))) {
      const told = toldAt(passage, span, {});
      const around = plainOf(
        passage.text.slice(Math.max(0, span.start - NEARBY), span.end + NEARBY),
      );
      const isSaid = SPEAKING.test(around) || endsClause(passage.text, span.end);
      const counts = told.standing === 'asserted' ? SPEAKING.test(around) : isSaid;
      if (!counts || !ANSWERS.has(told.standing)) continue;
      if (best === null || isStronger(told.standing, best.standing))
        best = { ...told, hasLevel: HIGH.test(around) };
    }
  }
  return best;
}

type LanguageTold = Told & { hasLevel: boolean };

const ANSWERS: ReadonlySet<Standing> = new Set(['asserted', 'slight', 'denied', 'planned']);

/** "No German." is about the language, "no German clients" is not. */
const endsClause = (text: string, end: number): boolean =>
  /^\s*(?:[.,;:!)]|$)/.test(text.slice(end));

function fromSentence(told: LanguageTold, reading: LanguageReading, question: Question): Finding {
  const { words } = question;
  if (told.standing !== 'asserted') {
    const isFar = told.standing === 'slight' && (reading.level ?? SPEAKS) > SPEAKS + 1;
    return isFar
      ? finding('not_met', words.told('slight', told.sentence.quote), [told.sentence])
      : fromTold(told, '', question);
  }
  return finding(
    reading.level === null || told.hasLevel ? 'met' : 'partially_met',
    words.mentionFound(words.languageName(reading.names), told.reference.quote, 'claim', null),
    [told.reference],
  );
}
