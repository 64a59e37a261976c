import { createPieceReader, type Lexicon } from '../../lexicon/lexicon.ts';
import { remember } from './remember.ts';
import { keywordTerm, nameWords } from './terms.ts';

/**
 * Reads texts into the words of each, in order, as the index keeps them. Most of what it holds of a profile are these, so every word is the same
 * string each time it comes: that is what makes them cheap to gather.
 */
export function createKeywordReader(lexicon: Lexicon): (texts: Iterable<string>) => (readonly string[])[] {
  const termOf = remember((word) => keywordTerm(lexicon, word));
  // No folded word reaches across a space, so a text folds like its pieces.
  const eachPiece = createPieceReader((piece) => nameWords(lexicon, piece).map(termOf));
  function wordsOf(text: string): readonly string[] {
    const words: string[] = [];
    eachPiece(text, (found) => {
      for (const term of found) words.push(term);
    });
    return words;
  }
  return (texts) => Array.from(texts, wordsOf);
}
