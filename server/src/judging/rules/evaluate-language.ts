import { plainOf } from '../../lexicon/lexicon.ts';
import type { LanguageName, Lexicon } from '../../lexicon/types.ts';
import type { TalentProfile } from '../../talents/profile.ts';
import type { Reference } from '../contract.ts';
import { type Finding, finding, type Question, unknown } from './finding.ts';
import type { CriterionReading } from './reading.ts';

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
  const claim = claimed(reading, question);
  if (claim !== null)
    return finding(
      reading.level === null || claim.hasLevel ? 'met' : 'partially_met',
      words.mentionFound(name, claim.reference.quote, 'claim', null),
      [claim.reference],
    );
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
  /\b(?:speak|fluent|bilingu|native|language|langue|parl|courant|maternelle|level|niveau|mother tongue)/;
const HIGH = /\b(?:fluent|bilingu|native|courant|maternelle|mother tongue|c1|c2)/;

function claimed(
  reading: LanguageReading,
  { dossier, lexicon }: Question,
): { reference: Reference; hasLevel: boolean } | null {
  const names = [reading.names.en, reading.names.fr].map((name) => lexicon.fold(name));
  for (const passage of dossier.claims()) {
    for (const name of names) {
      const quote = passage.find(name);
      if (quote === null) continue;
      const at = passage.text.indexOf(quote);
      const around = plainOf(
        passage.text.slice(Math.max(0, at - NEARBY), at + quote.length + NEARBY),
      );
      if (SPEAKING.test(around))
        return { reference: { path: passage.path, quote }, hasLevel: HIGH.test(around) };
    }
  }
  return null;
}
