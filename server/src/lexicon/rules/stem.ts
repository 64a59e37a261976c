import { memoize } from '../../platform/memoize.ts';
import { fold } from './fold.ts';

/** French and English articles, prepositions and the fragments left by elision. */
const STOP_WORDS = new Set(
  (
    'a an the of in on at for to with by from and or as s ' +
    'le la les l un une des de du d en au aux et ou a dans sur pour par avec chez sans qu'
  ).split(' '),
);

export function isStopWord(folded: string): boolean {
  return STOP_WORDS.has(folded);
}

/**
 * Plural first, then the feminine is turned into the masculine. Each rule: ending, replacement,
 * minimum length of a word that it may change.
 */
const PLURALS: readonly (readonly [RegExp, string, number])[] = [
  [/eaux$/, 'eau', 6],
  [/aux$/, 'al', 6],
  [/ies$/, 'y', 5],
  [/(?<![suia])s$/, '', 4],
  [/as$/, 'a', 5],
];
const FEMININES: readonly (readonly [RegExp, string, number])[] = [
  [/euse$/, 'eur', 6],
  [/trice$/, 'teur', 6],
  [/eure$/, 'eur', 6],
  [/([nltf])\1e$/, '$1', 5],
  [/iere$/, 'ier', 6],
  [/ive$/, 'if', 6],
  [/ee$/, '', 5],
  [/e$/, '', 5],
];

function firstRule(word: string, rules: readonly (readonly [RegExp, string, number])[]): string {
  for (const [ending, replacement, shortest] of rules) {
    if (word.length >= shortest && ending.test(word)) return word.replace(ending, replacement);
  }
  return word;
}

/** All plurals end in s or x and all feminines in e, so most words need no rule. */
function masculineSingular(word: string): string {
  const singular = word.endsWith('s') || word.endsWith('x') ? firstRule(word, PLURALS) : word;
  return singular.endsWith('e') ? firstRule(singular, FEMININES) : singular;
}

/**
 * A plural with a different meaning than its singular: a securities analyst is not a security
 * analyst.
 */
const stemmed = new Map([['securities', 'securities']]);

/**
 * A stem shared by the plural and gendered forms of a folded word: `developpeuses` and
 * `developpeur` have the same, as do `engineers` and `engineer`.
 */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  const known = stemmed.get(word);
  if (known !== undefined) return known;
  if (!/^[a-z]+$/.test(word)) return word;
  const result = masculineSingular(word);
  if (stemmed.size < 50_000) stemmed.set(word, result);
  return result;
}

const chunkStems = memoize(20_000, (chunk) =>
  fold(chunk)
    .split(' ')
    .filter((word) => word !== '' && !isStopWord(word))
    .map(stem),
);

/**
 * The stems of a hand-written name, without its function words. Names share most of their words, so
 * each word is folded once.
 */
export function stemsOf(name: string): string[] {
  const stems: string[] = [];
  for (const chunk of name.split(' ')) for (const one of chunkStems(chunk)) stems.push(one);
  return stems;
}

/** The first of these stems; empty for a name made only of function words. */
export function firstStemOf(name: string): string {
  let from = 0;
  while (from < name.length) {
    const space = name.indexOf(' ', from);
    const end = space === -1 ? name.length : space;
    const [first] = chunkStems(name.slice(from, end));
    if (first !== undefined) return first;
    from = end + 1;
  }
  return '';
}
