import { END_OF_TEXT, type NumberedTexts } from '../../index/port.ts';
import { createPieceReader } from '../../lexicon/lexicon.ts';
import type { Lexicon, PieceReader } from '../../lexicon/types.ts';
import { memoizeShort } from '../rules/remember.ts';
import { keywordTerm, nameWords } from './terms.ts';

export interface KeywordReader {
  /** The words of each text, in order, as the index stores them. */
  words(texts: Iterable<string>): readonly (readonly string[])[];
  /**
   * The same words as numbers from `numberOf`. Keywords are most of a profile's data in the index,
   * so each word is looked up only once. The next texts overwrite the result.
   */
  numberedBy(numberOf: (term: string) => number): (texts: Iterable<string>) => NumberedTexts;
}

/** The maximum number of pieces before all are forgotten: a few megabytes. */
const MAX_PIECES = 200_000;

/**
 * Reads texts into keywords. No folded word reaches across a space. So a text reads like its
 * pieces, and pieces repeat.
 */
export function createKeywordReader(lexicon: Lexicon, maxPieces = MAX_PIECES): KeywordReader {
  const termOf = memoizeShort((word) => keywordTerm(lexicon, word));
  /** The terms of each piece, indexed by the piece's number. */
  let termsOf: (readonly string[])[] = [];
  let eachPiece = numberPieces();
  /**
   * The result for each piece. Above zero: its number plus one. Below zero: the position of its
   * numbers in `several` of that numbering.
   */
  let known = new Int32Array(1_024);
  /**
   * The numbering that each entry of `known` belongs to. So the next segment need not clear the
   * table of all pieces: a segment of a stream has only a few profiles.
   */
  let knownBy = new Int32Array(1_024);
  let numberings = 0;

  function numberPieces(): PieceReader<number> {
    return createPieceReader((piece) => termsOf.push(nameWords(lexicon, piece).map(termOf)) - 1);
  }

  function addTerms(piece: number, words: string[]): void {
    for (const term of termsOf[piece]!) words.push(term);
  }

  function forgetMany(): void {
    if (termsOf.length < maxPieces) return;
    termsOf = [];
    eachPiece = numberPieces();
    knownBy.fill(0);
  }

  return {
    words(texts) {
      forgetMany();
      return Array.from(texts, (text) => {
        const words: string[] = [];
        eachPiece(text, addTerms, words);
        return words;
      });
    },

    numberedBy(numberOf) {
      const found = createNumberList();
      const several: (readonly number[])[] = [];
      const numbering = ++numberings;

      function learn(piece: number): number {
        if (piece >= known.length) {
          known = grownTo(known, piece + 1);
          knownBy = grownTo(knownBy, piece + 1);
        }
        const numbers = termsOf[piece]!.map(numberOf);
        known[piece] = numbers.length === 1 ? numbers[0]! + 1 : -several.push(numbers);
        knownBy[piece] = numbering;
        return known[piece]!;
      }

      function visit(piece: number): void {
        const number = knownBy[piece] === numbering ? known[piece]! : learn(piece);
        if (number > 0) found.add(number - 1);
        else for (const one of several[-number - 1]!) found.add(one);
      }

      return (texts) => {
        forgetMany();
        found.clear();
        for (const text of texts) {
          eachPiece(text, visit, undefined);
          found.add(END_OF_TEXT);
        }
        return found.all();
      };
    },
  };
}

function createNumberList() {
  let numbers = new Int32Array(1_024);
  let length = 0;
  return {
    clear(): void {
      length = 0;
    },
    add(number: number): void {
      if (length === numbers.length) numbers = grownTo(numbers, length + 1);
      numbers[length++] = number;
    },
    all: (): NumberedTexts => ({ numbers, length }),
  };
}

function grownTo(array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(2 ** Math.ceil(Math.log2(length + 1)));
  wider.set(array);
  return wider;
}
