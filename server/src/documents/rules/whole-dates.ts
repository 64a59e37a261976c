import { findPeriods } from './dates.ts';
import { type Segment, union } from './text-line.ts';

/** A period that a narrow column breaks over lines becomes one piece: "2019-09 – 2023-" / "06". */
export function withWholeDates(pieces: readonly Segment[]): Segment[] {
  const taken = new Set<Segment>();
  const joined: Segment[] = [];
  for (const piece of pieces) {
    if (taken.has(piece)) continue;
    let whole = piece;
    let text = piece.text;
    let last = piece;
    const used: Segment[] = [];
    for (let count = 0; count < MAX_DATE_LINES && text.length < MAX_DATE_LENGTH; count += 1) {
      const next = pieces.find((one) => !taken.has(one) && isBelow(one, last));
      if (!next) break;
      text += (/\d-$/.test(text) ? '' : ' ') + next.text.trim();
      used.push(next);
      last = next;
      if (!isWholePeriod(text) || isWholePeriod(whole.text)) continue;
      whole = { ...piece, text, box: union([piece.box, ...used.map(({ box }) => box)]) };
      for (const one of used) taken.add(one);
    }
    joined.push(whole);
  }
  return joined;
}

const MAX_DATE_LINES = 3;
const MAX_DATE_LENGTH = 40;

const isBelow = (one: Segment, { box, size }: Segment): boolean =>
  Math.abs(one.box!.x - box!.x) < 3 &&
  one.box!.y > box!.y + size * 0.7 &&
  one.box!.y < box!.y + size * 2.2;

/** A beginning and an end, and nothing beside them. */
function isWholePeriod(text: string): boolean {
  const [period, other] = findPeriods(text.trim());
  return (
    period !== undefined &&
    other === undefined &&
    (period.to !== null || /\p{L}$/u.test(text)) &&
    !period.isSingle &&
    !/[-–—]\s*$/.test(text) &&
    text.trim().length - (period.end - period.start) <= 2
  );
}
