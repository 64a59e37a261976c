import { ended, LetterTable, mixed } from './letters.ts';

/**
 * Enough for the words of a large database in both languages, with what stands around them: a few
 * megabytes.
 */
const MAX_PIECES = 100_000;
/** What is longer hardly ever comes twice. */
const MAX_LENGTH = 60;

const SPACE = 32;
const NEW_LINE = 10;

/**
 * Calls `visit` for each piece of the text between spaces and line ends, with where it stands, in
 * order. What it gathers them in comes beside it: a function that is made for each text, to hold
 * that, loses its compiled code at every collection of garbage.
 */
export type PieceReader<T> = <Into>(
  text: string,
  visit: (piece: T, into: Into, start: number, end: number) => void,
  into: Into,
) => void;

/**
 * Reads texts piece by piece, and each piece once. A text of a profile comes once, and its words
 * again and again: they are found by their letters as they stand in the text, so that no string has
 * to be cut out of it, which takes several times as long as all the rest.
 */
export function createPieceReader<T>(read: (piece: string) => T): PieceReader<T> {
  let known = new LetterTable<T>();
  /** The letters of the piece that is looked for, as far as they are compared. */
  const wanted = new Uint16Array(MAX_LENGTH);

  function find(length: number, hash: number): T {
    const value = known.find(wanted, length, hash);
    return value !== undefined ? value : learn(length, hash);
  }

  function learn(length: number, hash: number): T {
    // A slice of the text would keep all of it in memory.
    const piece = String.fromCharCode(...wanted.subarray(0, length));
    const value = read(piece);
    if (known.size === MAX_PIECES) known = new LetterTable();
    known.add(piece, hash, value);
    return value;
  }

  return (text, visit, into) => {
    let from = 0;
    let hash = 0;
    for (let at = 0; at <= text.length; at++) {
      const code = at === text.length ? SPACE : text.charCodeAt(at);
      if (code !== SPACE && code !== NEW_LINE) {
        hash = mixed(hash, code);
        if (at - from < MAX_LENGTH) wanted[at - from] = code;
        continue;
      }
      const length = at - from;
      if (length > 0)
        visit(
          length > MAX_LENGTH ? read(text.slice(from, at)) : find(length, ended(hash)),
          into,
          from,
          at,
        );
      from = at + 1;
      hash = 0;
    }
  };
}
