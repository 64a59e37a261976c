import type { LanguageName } from '../types.ts';
import { fold } from './fold.ts';
import { PhraseIndex, parts } from './phrases.ts';
import { stem } from './stem.ts';

export interface LanguageIndex {
  read(text: string): LanguageName | null;
  level(text: string): number | null;
  /** Every language in English and in French. */
  names: readonly string[];
  /** Names that running text may contain; never codes. */
  phrases: PhraseIndex<LanguageName>;
}

export type NamesByCode = Readonly<Record<string, string>>;

/** Languages that the ISO 639-1 lists lack. */
const BEYOND_LISTS: NamesByCode = { kab: 'Kabyle', ber: 'Berber' };

export function createLanguageIndex(
  english: NamesByCode,
  french: NamesByCode,
  usual: readonly (readonly [code: string, otherNames: string])[],
  levels: readonly (readonly [level: number, words: string])[],
): LanguageIndex {
  const byName = new Map<string, LanguageName>();
  const byCode = new Map<string, LanguageName>();
  const phrases = new PhraseIndex<LanguageName>();
  const add = (name: string, language: LanguageName) => {
    for (const key of [fold(name), fold(name).split(' ').map(stem).join(' ')])
      if (key !== '' && !byName.has(key)) byName.set(key, language);
  };
  for (const [code, otherNames] of usual) {
    const names = {
      en: english[code] ?? BEYOND_LISTS[code] ?? code,
      fr: french[code] ?? BEYOND_LISTS[code] ?? code,
    };
    const language = {
      code,
      names: { en: names.en.split(/[;,(]/)[0]!.trim(), fr: names.fr.split(/[;,(]/)[0]!.trim() },
    };
    byCode.set(code, language);
    for (const name of [language.names.en, language.names.fr, ...parts(otherNames)]) {
      add(name, language);
      phrases.add(fold(name).split(' '), language);
    }
  }
  for (const [code, name] of Object.entries(english)) {
    const language = byCode.get(code) ?? { code, names: { en: name, fr: french[code] ?? name } };
    byCode.set(code, language);
    for (const part of [name, french[code] ?? name].flatMap((written) => written.split(/[;,]/)))
      add(part, language);
  }

  const levelWords = levels.flatMap(([level, words]) =>
    parts(words).map((word) => ({ level, phrase: ` ${fold(word)} ` })),
  );

  return {
    phrases,
    names: [...new Set([...byCode.values()].flatMap(({ names }) => [names.en, names.fr]))],
    read(text) {
      const key = fold(text);
      const stems = key.split(' ').map(stem).join(' ');
      return (
        byCode.get(key) ??
        byName.get(key) ??
        byName.get(stems) ??
        byCode.get(
          key.split(' ')[0]!.length === 2 && /^[a-z]{2}[-_][a-z]{2}$/i.test(text)
            ? key.slice(0, 2)
            : '',
        ) ??
        null
      );
    },
    level(text) {
      const folded = ` ${fold(text.replaceAll('_', ' '))} `;
      let best: { level: number; length: number } | null = null;
      for (const { level, phrase } of levelWords) {
        if (folded.includes(phrase) && (best === null || phrase.length > best.length))
          best = { level, length: phrase.length };
      }
      return best?.level ?? null;
    },
  };
}

const ENGLISH_WORDS = new Set(
  (
    'the of and to in is for with on at from by an are be this that who we our you your looking need must have has as or not years experience ' +
    'near within least strong based working work skills into over they will can should english german spanish fluent'
  ).split(' '),
);
const FRENCH_WORDS = new Set(
  (
    'le la les un une des du de et est pour avec sur dans par au aux en qui que nous notre nos vous votre vos cherche recherche ans experience ou ' +
    'pas plus chez ayant doit sont ce cette se moins minimum maitrise parlant bonne depuis l d qu je mon ma mes son sa ses anglais allemand espagnol courant cdi cdd'
  ).split(' '),
);

/** English or French, judging by its commonest words; null when neither leads. */
export function guessLanguage(words: readonly string[], text: string): 'en' | 'fr' | null {
  let balance = 0;
  for (const word of words) {
    if (ENGLISH_WORDS.has(word)) balance += 1;
    if (FRENCH_WORDS.has(word)) balance -= 1;
  }
  if (/[àâçéèêëîïôœùû]/i.test(text)) balance -= 1;
  return balance > 0 ? 'en' : balance < 0 ? 'fr' : null;
}
