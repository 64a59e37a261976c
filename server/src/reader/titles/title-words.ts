import { once } from '../../platform/once.ts';
import { TITLE_PAIRS, TITLE_WORDS } from '../data/title-words.gen.ts';

/** How often a word stands in job titles of open vocabularies. */
interface TitleWord {
  titles: number;
  /** As the head: the last word in English, the first in French. */
  heads: number;
  /** Alone it is a title: "farrier". */
  isWhole: boolean;
}

type Language = 'en' | 'fr';

function readWords(table: string): Map<string, TitleWord> {
  return new Map(
    table.split('|').map((row): [string, TitleWord] => {
      const [word = '', titles, heads, whole] = row.split(' ');
      return [word, { titles: Number(titles), heads: Number(heads), isWhole: whole === '1' }];
    }),
  );
}

const WORDS = once(() => ({ en: readWords(TITLE_WORDS.en), fr: readWords(TITLE_WORDS.fr) }));
const PAIRS = once(() => ({
  en: new Set(TITLE_PAIRS.en.split('|')),
  fr: new Set(TITLE_PAIRS.fr.split('|')),
}));

/** Singular forms to look for: plurals are rare in vocabularies and usual in prompts. */
function singulars(word: string): string[] {
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`];
  if (word.endsWith('aux')) return [word, `${word.slice(0, -3)}al`];
  return /[^s]s$/.test(word) ? [word, word.slice(0, -1)] : [word];
}

/** The counts of a word or its singular; null for a word that no title has. */
export function titleWord(word: string, language: Language): TitleWord | null {
  const words = WORDS()[language];
  let best: TitleWord | null = null;
  for (const form of singulars(word)) {
    const known = words.get(form);
    if (known && (best === null || known.titles > best.titles)) best = known;
  }
  return best;
}

/** Whether two words stand together in several titles: "people operations", "site reliability". */
export function isTitlePair(first: string, second: string, language: Language): boolean {
  const pairs = PAIRS()[language];
  return singulars(second).some((form) => pairs.has(`${first} ${form}`));
}

/** A rarer word may be a slip itself. */
const MIN_CORRECTABLE = 10;
const MIN_CORRECTABLE_LENGTH = 5;

/** The words of titles that are recognised with one letter wrong, the commonest first. */
export const correctableTitleWords = once((): string[] => {
  const rows = Object.values(WORDS()).flatMap((words) => [...words]);
  const common = rows.filter(
    ([word, { titles }]) => word.length >= MIN_CORRECTABLE_LENGTH && titles >= MIN_CORRECTABLE,
  );
  return [...new Set(common.sort(([, a], [, b]) => b.titles - a.titles).map(([word]) => word))];
});

/** Few titles with a head make it a rare one, which nobody cuts short. */
const MIN_HEADS = 10;

/** The words of titles by their first three letters, the commonest first. */
function byBeginning(words: Map<string, TitleWord>): Map<string, readonly [string, TitleWord][]> {
  const found = new Map<string, [string, TitleWord][]>();
  for (const row of words) {
    const beginning = row[0].slice(0, 3);
    const same = found.get(beginning);
    if (same) same.push(row);
    else found.set(beginning, [row]);
  }
  for (const rows of found.values()) rows.sort(([, a], [, b]) => b.titles - a.titles);
  return found;
}

const BY_BEGINNING = once(() => ({ en: byBeginning(WORDS().en), fr: byBeginning(WORDS().fr) }));

/** The words of titles that begin with these letters, at least three, the commonest first. */
export function titleWordsFrom(
  beginning: string,
  language: Language,
): { word: string; isHead: boolean }[] {
  return (BY_BEGINNING()[language].get(beginning.slice(0, 3)) ?? [])
    .filter(([word]) => word.startsWith(beginning))
    .map(([word, { heads, titles }]) => ({
      word,
      isHead: heads >= MIN_HEADS && heads / titles > 0.15,
    }));
}
