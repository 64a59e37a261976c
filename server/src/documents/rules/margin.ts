import { findPeriods } from './dates.ts';
import { type Segment, union } from './text-line.ts';
import { type Row, rowsOf } from './text-rows.ts';

/*
 * Names of sections that stand alone in the left margin, beside what they are about. They are no
 * column: each comes before the lines on its right.
 */

const MIN_HEADINGS = 3;
const MAX_LENGTH = 32;
/** What stands in the margin is this much less than what stands beside it. */
const MAX_SHARE = 0.5;

/** A footer may stand below the margin. */
const MAX_STRAY = 1;

const styleOf = ({ bold, size, text }: Segment): string =>
  `${bold} ${Math.round(size * 2)} ${text === text.toUpperCase()}`;

/** The rows in reading order; null when the margin holds no such names. */
export function headingsInMargin(rows: readonly Row[]): Row[] | null {
  const [first, ...others] = rows.map(({ x }) => x).toSorted((a, b) => a - b);
  if (first === undefined || others.length === 0) return null;
  const isInMargin = (piece: Segment): boolean => Math.abs(piece.box!.x - first) < 4;
  const pieces = rows.flatMap(({ segments }) => segments);
  const [style, lines] =
    [...Map.groupBy(pieces.filter(isInMargin), styleOf)].toSorted(
      (a, b) => b[1].length - a[1].length,
    )[0] ?? [];
  if (!lines || lines.length < MIN_HEADINGS) return null;
  const top = Math.min(...lines.map(({ box }) => box!.y));
  const right = Math.max(...lines.map(({ box }) => box!.x + box!.width));
  const below = pieces.filter(({ box, size }) => box!.y > top - size * 0.7);
  const beside = below.filter((piece) => !lines.includes(piece));
  const isName = ({ text }: Segment): boolean =>
    text.length <= MAX_LENGTH && findPeriods(text).length === 0 && /\p{L}{2}/u.test(text);
  const isMargin =
    lines.every(isName) &&
    // Everything else below the first name stands to the right of all of them.
    beside.filter(({ box }) => box!.x < right).length <= MAX_STRAY &&
    lines.length < rowsOf(beside).length * MAX_SHARE &&
    beside.filter((piece) => styleOf(piece) === style).length <= lines.length;
  if (!isMargin) return null;
  const names = joinedNames(lines);
  const above = pieces.filter((piece) => !below.includes(piece));
  const inOrder = names.flatMap((name, index) => {
    const begin = index === 0 ? Number.NEGATIVE_INFINITY : edgeOf(name);
    const end = names[index + 1] ? edgeOf(names[index + 1]!) : Number.POSITIVE_INFINITY;
    const own = beside.filter(({ box }) => box!.y >= begin && box!.y < end);
    return [...rowsOf([name]), ...rowsOf(own)];
  });
  return [...rowsOf(above), ...inOrder];
}

const edgeOf = ({ box, size }: Segment): number => box!.y - size * 0.7;

/** A name that goes on in the next line is one name. */
function joinedNames(lines: readonly Segment[]): Segment[] {
  const names: Segment[] = [];
  for (const line of lines.toSorted((a, b) => a.box!.y - b.box!.y)) {
    const last = names.at(-1);
    const gap = last ? line.box!.y - (last.box!.y + last.box!.height) : Number.POSITIVE_INFINITY;
    if (last && gap < line.size * 0.9)
      names[names.length - 1] = {
        ...last,
        text: `${last.text} ${line.text.trim()}`,
        box: union([last.box, line.box]),
      };
    else names.push(line);
  }
  return names;
}
