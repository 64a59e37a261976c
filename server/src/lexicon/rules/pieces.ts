import { ended, LetterTable, mixed } from './letters.ts';

/**
 * Enough for the words of a large database in both languages, with the punctuation around them: a
 * few megabytes.
 */
const MAX_PIECES = 100_000;
/** Longer pieces hardly ever occur twice. */
const MAX_LENGTH = 60;

const SPACE = 32;
const NEW_LINE = 10;

/**
 * Calls `visit` for each piece of the text between spaces and line ends, with its position, in
 * order. `visit` receives its target as an argument: a closure created for each text would lose its
 * compiled code at every garbage collection.
 */
export type PieceReader<T> = <Into>(
  text: string,
  visit: (piece: T, into: Into, start: number, end: number) => void,
  into: Into,
) => void;

/**
 * Reads texts piece by piece, and each distinct piece once. The text of a profile occurs once, but
 * its words occur again and again. They are found by their letters in place: slicing a string from
 * the text would take several times as long as everything else.
 */
export function createPieceReader<T>(read: (piece: string) => T): PieceReader<T> {
  let known = new LetterTable<T>();
  /** The letters of the piece to find, up to the number compared. */
  const wanted = new Uint16Array(MAX_LENGTH);

  function find(length: number, hash: number): T {
    const value = known.find(wanted, length, hash);
    return value !== undefined ? value : learn(length, hash);
  }

  function learn(length: number, hash: number): T {
    // A slice of the text would retain the whole text in memory.
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
