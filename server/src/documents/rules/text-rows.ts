import { type Segment, union } from './text-line.ts';

/** Pieces on one baseline. */
export interface Row {
  segments: Segment[];
  x: number;
  right: number;
  y: number;
  bottom: number;
  size: number;
}

export function rowsOf(segments: readonly Segment[]): Row[] {
  const rows: Row[] = [];
  const sorted = segments.toSorted((a, b) => baseline(a) - baseline(b));
  for (const segment of sorted) {
    const row = rows.findLast(
      (one) =>
        Math.abs(baseline(one.segments[0]!) - baseline(segment)) <
        Math.min(one.size, segment.size) * 0.45,
    );
    if (row) {
      row.segments.push(segment);
      row.size = Math.max(row.size, segment.size);
    } else {
      rows.push({ segments: [segment], x: 0, right: 0, y: 0, bottom: 0, size: segment.size });
    }
  }
  for (const row of rows) {
    row.segments.sort((a, b) => a.box!.x - b.box!.x);
    const box = union(row.segments.map((segment) => segment.box))!;
    row.x = box.x;
    row.right = box.x + box.width;
    row.y = box.y;
    row.bottom = box.y + box.height;
  }
  return rows.toSorted((a, b) => a.y - b.y);
}

const baseline = ({ box }: Segment): number => box!.y + box!.height * 0.8;
