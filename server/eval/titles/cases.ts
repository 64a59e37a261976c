import { ROLE_TABLES } from '../../src/lexicon/data/roles.ts';
import { foldedWords } from '../../src/lexicon/rules/fold.ts';
import { parseRoles } from '../../src/lexicon/rules/roles.ts';
import { isStopWord } from '../../src/lexicon/rules/stem.ts';
import { isHeldOut, readVocabulary } from '../vocabularies.ts';

/** A title, and what it names in one vocabulary: a few positions in the list of its names. */
export interface TitleCase {
  words: readonly string[];
  language: 'en' | 'fr';
  answers: readonly number[];
}

/** A vocabulary to learn: titles learned, titles held out, and the names of what they mean. */
export interface Subject {
  names: readonly string[];
  cases: TitleCase[];
  heldOut: TitleCase[];
}

const wordsOf = (title: string): string[] =>
  foldedWords(title)
    .map(({ text }) => text)
    .filter((word) => !isStopWord(word));

type Named = readonly [title: string, language: 'en' | 'fr'];

function subjectOf(names: readonly string[], titles: readonly (readonly Named[])[]): Subject {
  const cases = new Map<string, TitleCase & { answers: number[] }>();
  const heldOut = new Set<string>();
  for (const [answer, named] of titles.entries())
    for (const [title, language] of named) {
      const words = wordsOf(title);
      const key = `${language} ${words.join(' ')}`;
      const known = cases.get(key);
      // Titles that differ in small words alone are one: held out when any of them is.
      if (isHeldOut(title)) heldOut.add(key);
      if (words.length === 0) continue;
      if (!known) cases.set(key, { words, language, answers: [answer] });
      else if (!known.answers.includes(answer)) known.answers.push(answer);
    }
  const all = [...cases];
  return {
    names,
    cases: all.filter(([key]) => !heldOut.has(key)).map(([, one]) => one),
    heldOut: all.filter(([key]) => heldOut.has(key)).map(([, one]) => one),
  };
}

/** The codes of ESCO occupations also tell their group: the digits before the first point. */
export function readSubjects(folder: string) {
  const [esco, onet, rome] = (['esco', 'onet', 'rome'] as const).map((name) => {
    const occupations = readVocabulary(folder, name);
    return subjectOf(
      occupations.map(({ code }) => code),
      occupations.map(({ titles }) => titles.map(({ text, language }): Named => [text, language])),
    );
  });
  const roles = ROLE_TABLES.flatMap(parseRoles);
  const families = subjectOf(
    roles.map(({ family }) => family),
    roles.map(({ english, french }) => [
      ...english.map((name): Named => [name, 'en']),
      ...french.map((name): Named => [name, 'fr']),
    ]),
  );
  return { esco: esco!, onet: onet!, rome: rome!, families };
}
