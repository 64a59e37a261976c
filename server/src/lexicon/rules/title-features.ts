import { stem } from './stem.ts';

/**
 * The parts of a title that the encoder has learned: its words, the pairs of words side by side, and
 * runs of letters, by which it also knows words that no vocabulary has.
 */

const PAIR_WEIGHT = 0.5;
/** All runs of a word together weigh about as much as this many words, more in a longer one. */
const RUN_WEIGHT = 0.4;
const RUN_LENGTHS = [3, 4];

/** FNV-1a. Each kind of feature starts from a number of its own. */
const WORD_SEED = 0x811c9dc5;
const PAIR_SEED = 0x1b873593;
const RUN_SEED = 0x2c1b3c6d;
const PRIME = 0x01000193;

function hashFrom(seed: number, text: string, from = 0, end = text.length): number {
  let hash = seed;
  for (let at = from; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash >>> 0;
}

/** Pairs count in either order: "data engineer", "ingénieur data". */
const hashOfPair = (one: string, other: string): number =>
  one < other
    ? hashFrom(hashFrom(PAIR_SEED, one) ^ 32, other)
    : hashFrom(hashFrom(PAIR_SEED, other) ^ 32, one);

export type FeatureKind = 'word' | 'pair' | 'run';

/** Visits each feature of a title with its weight, repeated ones repeatedly. */
export function eachTitleFeature(
  words: readonly string[],
  visit: (hash: number, weight: number, kind: FeatureKind) => void,
): void {
  let before: string | null = null;
  for (const word of words) {
    const stemmed = stem(word);
    visit(hashFrom(WORD_SEED, stemmed), 1, 'word');
    if (before !== null) visit(hashOfPair(before, stemmed), PAIR_WEIGHT, 'pair');
    before = stemmed;
    const framed = `<${stemmed}>`;
    const weight = RUN_WEIGHT / Math.sqrt(framed.length);
    for (const length of RUN_LENGTHS)
      for (let from = 0; length < framed.length && from + length <= framed.length; from += 1)
        visit(hashFrom(RUN_SEED, framed, from, from + length), weight, 'run');
  }
}
