import { DOT_NET, type FoldedWord, foldedWords } from './fold.ts';
import { createPieceReader } from './pieces.ts';
import { blankInclusiveSuffixes, type MeaningfulWord } from './titles.ts';

/** A word of a text under scan. */
export interface ReadWord<Use extends WordBasics> extends FoldedWord, MeaningfulWord {
  use: Use;
  /** Its position among the meaningful words; -1 when it is not one of them. */
  meaningfulAt: number;
}

/**
 * A text during a scan: its words as `foldedWords` and `meaningfulWords` find them, each with its
 * stored facts.
 */
export class ScannedText<Use extends WordBasics> {
  readonly text: string;
  readonly tokens: ReadWord<Use>[] = [];
  /** The same, folded. */
  readonly words: string[] = [];
  readonly meaningful: MeaningfulWord[] = [];
  #hasCapitals: boolean | null = null;

  constructor(text: string) {
    this.text = text;
  }

  /** Whether capitals are meaningful: some letters are capitals and some are not. */
  get hasCapitals(): boolean {
    this.#hasCapitals ??= /\p{Lu}/u.test(this.text) && /\p{Ll}/u.test(this.text);
    return this.#hasCapitals;
  }

  add({ text, start, end, use }: PieceWord<Use>, offset: number, breakBefore: boolean): void {
    const { stem, isStopWord } = use;
    const token = this.tokens.length;
    const meaningfulAt = isStopWord ? -1 : this.meaningful.length;
    const word = {
      text,
      start: offset + start,
      end: offset + end,
      breakBefore,
      stem,
      token,
      use,
      meaningfulAt,
    };
    this.tokens.push(word);
    this.words.push(text);
    if (!isStopWord) this.meaningful.push(word);
  }
}

/** The facts about a word that do not depend on its position. */
export interface WordBasics {
  stem: string;
  isStopWord: boolean;
}

/** A word of a piece without spaces, and its position in the piece. */
interface PieceWord<Use> extends FoldedWord {
  use: Use;
  /**
   * The next word of the piece. Most pieces have one word, and a list would cost two more memory
   * accesses.
   */
  next: PieceWord<Use> | null;
}

interface Piece<Use> {
  first: PieceWord<Use> | null;
  /**
   * Whether a sentence or clause mark follows the last word, or occurs in a piece without words.
   */
  endsInBreak: boolean;
}

/** Words placed before and after a piece, to reveal the marks at its start and end. */
const BEFORE = 'a ';
const AFTER = ' a';
const NEW_LINE = 10;

function readPiece<Use>(piece: string, useOf: (word: string) => Use): Piece<Use> {
  const between = foldedWords(BEFORE + piece + AFTER);
  let first: PieceWord<Use> | null = null;
  for (const { text, start, end, breakBefore } of between.slice(1, -1).reverse()) {
    first = {
      text,
      start: start - BEFORE.length,
      end: end - BEFORE.length,
      breakBefore,
      use: useOf(text),
      next: first,
    };
  }
  return { first, endsInBreak: between.at(-1)!.breakBefore };
}

/** A text that is being read. */
interface Progress<Use extends WordBasics> {
  text: string;
  reading: ScannedText<Use>;
  isBroken: boolean;
  endOfLast: number;
}

function addPiece<Use extends WordBasics>(
  { first, endsInBreak }: Piece<Use>,
  into: Progress<Use>,
  start: number,
  end: number,
): void {
  const { text, reading } = into;
  for (let gap = into.endOfLast; gap < start; gap += 1)
    if (text.charCodeAt(gap) === NEW_LINE) into.isBroken = true;
  into.endOfLast = end;
  for (let word = first; word !== null; word = word.next) {
    const isApart = word.breakBefore || (into.isBroken && word.text !== DOT_NET);
    into.isBroken = false;
    reading.add(word, start, isApart && reading.words.length > 0);
  }
  into.isBroken ||= endsInBreak;
}

/**
 * Reads texts into their words, each with its stored facts. No word crosses a space, and most
 * pieces between spaces occur again.
 */
export function createTextReader<Use extends WordBasics>(
  useOf: (word: string) => Use,
): (text: string) => ScannedText<Use> {
  const eachPiece = createPieceReader((piece) => readPiece(piece, useOf));
  return (original) => {
    const text = blankInclusiveSuffixes(original);
    const reading = new ScannedText<Use>(text);
    eachPiece(text, addPiece, { text, reading, isBroken: false, endOfLast: 0 });
    return reading;
  };
}
