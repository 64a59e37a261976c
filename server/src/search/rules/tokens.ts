import type { Lexicon } from '../../lexicon/lexicon.ts';
import { keywordTerm, nameWords } from './terms.ts';

/** A word of a text as the index keeps it, and where it stands: UTF-16 offsets. */
export interface Token {
  /** As a document's `texts` hold it. */
  term: string;
  /** The folded word. */
  word: string;
  start: number;
  end: number;
}

/** The words of a text; the terms are those that the document reader finds in it. */
export function tokensOf(text: string, lexicon: Lexicon): Token[] {
  const tokens: Token[] = [];
  for (const { 0: piece, index } of text.matchAll(/[^ ]+/g)) {
    const words = nameWords(lexicon, piece);
    const places = placesOf(piece, words.length);
    words.forEach((word, nth) => {
      const { from, to } = places[nth]!;
      tokens.push({ term: keywordTerm(lexicon, word), word, start: index + from, end: index + to });
    });
  }
  return tokens;
}

/** Letters, digits and the signs that belong to names such as C++, C# and Node.js. */
const RUN = /[\p{L}\p{M}\p{N}]+(?:[.+#&'’]*[\p{L}\p{M}\p{N}+#]+)*/gu;

/** Where the words of a piece without spaces stand; where it cannot be told which is which, each is the whole piece without the marks around it. */
function placesOf(piece: string, count: number): { from: number; to: number }[] {
  const runs = [...piece.matchAll(RUN)].map(({ 0: run, index }) => ({ from: index, to: index + run.length }));
  if (runs.length === count) return runs;
  const whole = { from: runs[0]?.from ?? 0, to: runs.at(-1)?.to ?? piece.length };
  return Array(count).fill(whole);
}

/** Where these words stand in a row; null when they do not. */
export function findPhrase(tokens: readonly Token[], words: readonly string[]): { start: number; end: number } | null {
  for (let at = 0; at + words.length <= tokens.length; at++) {
    if (words.every((word, nth) => tokens[at + nth]!.word === word)) return { start: tokens[at]!.start, end: tokens[at + words.length - 1]!.end };
  }
  return null;
}
