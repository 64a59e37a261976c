import { createPieceReader } from '../../lexicon/lexicon.ts';
import type { Lexicon } from '../../lexicon/types.ts';
import { memoize } from '../../platform/memoize.ts';

/** Enough for the short texts that profiles share. Longer texts rarely repeat. */
const SHORT_TEXTS = { limit: 40_000, maxLength: 80 };

/** Stores the answers of a pure function for short texts. Answers are shared: never change them. */
export const memoizeShort = <T>(
  compute: (text: string) => T,
  limit = SHORT_TEXTS.limit,
): ((text: string) => T) => memoize(limit, compute, SHORT_TEXTS.maxLength);

/**
 * The same lexicon with its answers about words and short texts stored: indexing asks about the
 * same ones repeatedly.
 */
export function rememberShortTexts(lexicon: Lexicon): Lexicon {
  // No folded word reaches across a space. So a text reads like its pieces, and pieces repeat.
  const eachPiece = createPieceReader((piece) => ({
    folded: lexicon.fold(piece),
    stems: lexicon.stems(piece),
  }));
  const addFolded = ({ folded }: { folded: string }, words: string[]): void => {
    if (folded !== '') words.push(folded);
  };
  const addStems = ({ stems }: { stems: readonly string[] }, words: string[]): void => {
    for (const stem of stems) words.push(stem);
  };
  return {
    ...lexicon,
    fold(text) {
      const words: string[] = [];
      eachPiece(text, addFolded, words);
      return words.length === 1 ? words[0]! : words.join(' ');
    },
    stems(text) {
      const words: string[] = [];
      eachPiece(text, addStems, words);
      return words;
    },
    scan: memoizeShort(lexicon.scan),
  };
}
