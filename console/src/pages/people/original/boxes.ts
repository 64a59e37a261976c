export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece of text as the file draws it. */
export interface Piece {
  text: string;
  box: Box;
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Where a text stands within the lines that hold it: the piece that contains it, cut to it by its
 * share of the letters. The whole lines when no one piece contains it.
 */
export function boxOfText(text: string, lines: Box, pieces: readonly Piece[]): Box {
  const wanted = plain(text.trim());
  for (const piece of pieces) {
    if (!isWithin(piece.box, lines)) continue;
    const at = plain(piece.text).indexOf(wanted);
    if (at === -1 || wanted === '') continue;
    const { x, width, ...rest } = piece.box;
    const letter = width / piece.text.length;
    return { ...rest, x: x + at * letter, width: Math.max(wanted.length * letter, 4) };
  }
  return lines;
}

/** The middle of the piece is in the lines. */
function isWithin({ x, y, width, height }: Box, lines: Box): boolean {
  const [left, top] = [x + width / 2, y + height / 2];
  return (
    left >= lines.x - 2 &&
    left <= lines.x + lines.width + 2 &&
    top >= lines.y - 2 &&
    top <= lines.y + lines.height + 2
  );
}
