import type { Lexicon } from '../../lexicon/types.ts';
import { keywordTerm, nameWords } from '../document/terms.ts';
import { memoizeShort } from './remember.ts';

/** A word of a text as the index stores it, and its position: UTF-16 offsets. */
export interface TextToken {
  /** The form in a document's `texts`. */
  term: string;
  /** The folded word. */
  word: string;
  start: number;
  end: number;
}

export type TokenReader = (text: string) => TextToken[];

/** Reads the words of a text. The terms are those that the document reader finds in it. */
export function createTokenReader(lexicon: Lexicon): TokenReader {
  // No folded word reaches across a space. So a text reads like its pieces, and most pieces repeat.
  const read = memoizeShort((piece): readonly TextToken[] => {
    const words = nameWords(lexicon, piece);
    const places = placesOf(piece, words.length);
    return words.map((word, nth) => ({ term: keywordTerm(lexicon, word), word, ...places[nth]! }));
  });
  return (text) => {
    const tokens: TextToken[] = [];
    let at = 0;
    for (const piece of text.split(' ')) {
      for (const { term, word, start, end } of read(piece))
        tokens.push({ term, word, start: at + start, end: at + end });
      at += piece.length + 1;
    }
    return tokens;
  };
}

/** Letters, digits and the signs that belong to names such as C++, C# and Node.js. */
const RUN = /[\p{L}\p{M}\p{N}]+(?:[.+#&'’]*[\p{L}\p{M}\p{N}+#]+)*/gu;

/**
 * The positions of the words of a piece without spaces. When the words cannot be told apart, each
 * gets the whole piece without the marks around it.
 */
function placesOf(piece: string, count: number): Pick<TextToken, 'start' | 'end'>[] {
  const runs = [...piece.matchAll(RUN)].map(({ 0: run, index }) => ({
    start: index,
    end: index + run.length,
  }));
  if (runs.length === count) return runs;
  const whole = { start: runs[0]?.start ?? 0, end: runs.at(-1)?.end ?? piece.length };
  return Array(count).fill(whole);
}

/** The position of these words in a row; null when they are not in the text. */
export function findPhrase(
  tokens: readonly TextToken[],
  words: readonly string[],
): { start: number; end: number } | null {
  for (let at = 0; at + words.length <= tokens.length; at++) {
    if (words.every((word, nth) => tokens[at + nth]!.word === word))
      return { start: tokens[at]!.start, end: tokens[at + words.length - 1]!.end };
  }
  return null;
}
