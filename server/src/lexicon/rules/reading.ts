import { DOT_NET, type Token, tokenize } from './fold.ts';
import { createPieceReader } from './pieces.ts';
import { blankInclusiveSuffixes, type Word } from './titles.ts';

/** A text under scan: its words as `tokenize` and `meaningfulWords` find them. */
export interface Reading {
  text: string;
  tokens: readonly Token[];
  words: readonly string[];
  meaningful: readonly Word[];
  /** Position among the meaningful words, by token; -1 for a word that is none of them. */
  meaningfulAt: readonly number[];
  /** Whether capitals tell anything: some letters are capitals and some are not. */
  hasCapitals: boolean;
}

/** What there is to know of a word wherever it stands. */
export interface WordBasics {
  stem: string;
  isStopWord: boolean;
}

/** The words of a piece without spaces, where they stand in it, and the marks around them. */
interface Piece<Use> {
  tokens: readonly Token[];
  uses: readonly Use[];
  /** Whether a sentence or clause mark stands after the last word, or in a piece without words. */
  endsInBreak: boolean;
}

/** Between words that stand apart it shows what marks a piece begins and ends with. */
const BEFORE = 'a ';
const AFTER = ' a';

function readPiece<Use>(piece: string, useOf: (word: string) => Use): Piece<Use> {
  const between = tokenize(BEFORE + piece + AFTER);
  const tokens = between.slice(1, -1).map((token) => ({ ...token, start: token.start - BEFORE.length, end: token.end - BEFORE.length }));
  return { tokens, uses: tokens.map(({ text }) => useOf(text)), endsInBreak: between.at(-1)!.breakBefore };
}

/** Reads texts into their words, each with what there is to know of it. No word reaches across a space, and most pieces between spaces come again. */
export function createTextReader<Use extends WordBasics>(useOf: (word: string) => Use): (text: string) => { reading: Reading; uses: readonly Use[] } {
  const eachPiece = createPieceReader((piece) => readPiece(piece, useOf));
  return (original) => {
    const text = blankInclusiveSuffixes(original);
    const tokens: Token[] = [];
    const words: string[] = [];
    const uses: Use[] = [];
    const meaningful: Word[] = [];
    const meaningfulAt: number[] = [];
    let isBroken = false;
    let endOfLast = 0;
    eachPiece(text, (piece, start, end) => {
      for (let gap = endOfLast; gap < start; gap += 1) if (text[gap] === '\n') isBroken = true;
      endOfLast = end;
      for (let at = 0; at < piece.tokens.length; at += 1) {
        const token = piece.tokens[at]!;
        const use = piece.uses[at]!;
        const isApart = token.breakBefore || (isBroken && token.text !== DOT_NET);
        isBroken = false;
        meaningfulAt.push(use.isStopWord ? -1 : meaningful.length);
        if (!use.isStopWord) meaningful.push({ stem: use.stem, token: words.length });
        tokens.push({ text: token.text, start: start + token.start, end: start + token.end, breakBefore: isApart && words.length > 0 });
        words.push(token.text);
        uses.push(use);
      }
      isBroken ||= piece.endsInBreak;
    });
    const hasCapitals = /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text);
    return { reading: { text, tokens, words, meaningful, meaningfulAt, hasCapitals }, uses };
  };
}
