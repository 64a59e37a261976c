import type { Lexicon } from '../../lexicon/lexicon.ts';
import { remember } from './remember.ts';
import { exactTerm, nameWords, pairTerm } from './terms.ts';

/** A word, the terms by which it is found, and its pairs with words that came after it. */
interface Word {
  text: string;
  terms: readonly string[];
  pairs: Map<string, string>;
}

/** Pairs are kept up to this many, about 60 MB; those that come later are put together anew each time. */
const MAX_KEPT_PAIRS = 500_000;

/**
 * Reads texts into the terms of the keyword field: every word, as it is and as a stem, and every pair of neighbours for phrases. Most of what the
 * index holds of a profile are these, so every word and pair is the same string each time it comes: that is what makes them cheap to gather.
 */
export function createKeywordReader(lexicon: Lexicon): (texts: readonly string[]) => string[] {
  const wordOf = remember((text): Word => ({ text, terms: wordTerms(lexicon, text), pairs: new Map() }));
  // No folded word reaches across a space, so a text folds like its pieces.
  const wordsOf = remember((piece) => nameWords(lexicon, piece).map(wordOf));
  let keptPairs = 0;

  function pairOf({ text, pairs }: Word, next: string): string {
    const known = pairs.get(next);
    if (known !== undefined) return known;
    const pair = pairTerm(text, next);
    if (keptPairs < MAX_KEPT_PAIRS) {
      keptPairs++;
      pairs.set(next, pair);
    }
    return pair;
  }

  return (texts) => {
    const found = new Set<string>();
    for (const text of texts) {
      let before: Word | null = null;
      for (const piece of text.split(' ')) {
        for (const word of wordsOf(piece)) {
          for (const term of word.terms) found.add(term);
          if (before !== null) found.add(pairOf(before, word.text));
          before = word;
        }
      }
    }
    return [...found];
  };
}

/** The word, and its stem; a stem that is the word itself is found under the word. */
function wordTerms(lexicon: Lexicon, word: string): readonly string[] {
  return [exactTerm(word), ...lexicon.stems(word).filter((stem) => stem !== word)];
}
