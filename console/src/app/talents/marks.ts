/**
 * A quote in a profile: its position (a JSON pointer into the profile), and the exact text there.
 */
export interface Mark {
  path: string;
  quote: string;
}

export interface Piece {
  text: string;
  marked: boolean;
}

/**
 * Splits a text into pieces, marking the first occurrence of each quote. Overlapping quotes become
 * one mark.
 */
export function piecesOf(text: string, quotes: readonly string[]): Piece[] {
  const ranges = quotes
    .filter((quote) => quote !== '')
    .map((quote) => ({ start: text.indexOf(quote), length: quote.length }))
    .filter(({ start }) => start >= 0)
    .map(({ start, length }) => ({ start, end: start + length }))
    .toSorted((a, b) => a.start - b.start);
  const pieces: Piece[] = [];
  let at = 0;
  let last: { start: number; end: number } | undefined;
  const push = (end: number, marked: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), marked });
    at = Math.max(at, end);
  };
  for (const range of ranges) {
    if (last && range.start <= last.end) {
      last.end = Math.max(last.end, range.end);
      continue;
    }
    if (last) push(last.end, true);
    push(range.start, false);
    last = { ...range };
  }
  if (last) push(last.end, true);
  push(text.length, false);
  return pieces;
}
