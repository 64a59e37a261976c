import type { Matcher, TermField, Tier } from '../../../index/index.ts';
import type { Lexicon } from '../../../lexicon/types.ts';
import { exactTerm, nameWords, searchWords } from '../../document/terms.ts';
import { WEIGHTS } from '../../document/weights.ts';

interface TextWeights {
  exact: number;
  words: number;
}

export function valuesOf(field: TermField, ...values: string[]): Matcher {
  return { kind: 'values', field, values };
}

/** One value of the field that holds all of these words. */
export function wordsOf(field: TermField, words: readonly string[]): Matcher {
  return { kind: 'words', field, groups: words.map((word) => [word]) };
}

export function exactTier(field: TermField, text: string, lexicon: Lexicon, weight: number): Tier {
  return { matcher: valuesOf(field, exactTerm(lexicon.fold(text))), weight };
}

/** A text by its stems, so that plural and gendered forms match. */
export function textTiers(
  field: TermField,
  text: string,
  lexicon: Lexicon,
  isExactMatch: boolean,
  weights: TextWeights = WEIGHTS.text,
): Tier[] {
  const exact = exactTier(field, text, lexicon, weights.exact);
  return isExactMatch
    ? [exact]
    : [exact, { matcher: wordsOf(field, searchWords(lexicon, text)), weight: weights.words }];
}

/** A name by its whole words. */
export function namesTiers(
  field: TermField,
  text: string,
  lexicon: Lexicon,
  isExactMatch: boolean,
  weights: TextWeights,
): Tier[] {
  const exact = exactTier(field, text, lexicon, weights.exact);
  return isExactMatch
    ? [exact]
    : [exact, { matcher: wordsOf(field, nameWords(lexicon, text)), weight: weights.words }];
}
