import { findPeriods, isDuration } from './dates.ts';
import { headingsInMargin } from './margin.ts';
import { isSectionName } from './section-names.ts';
import { makeLine, type Segment, type TextLine, union } from './text-line.ts';
import { type Row, rowsOf } from './text-rows.ts';
import { withWholeDates } from './whole-dates.ts';

/*
 * Turns the pieces of text on pages into lines in reading order. A page is cut into columns where
 * a gutter runs down between two blocks of text that are read one after the other. A gutter beside
 * dates, places or labels is none: those belong to the line they stand on.
 */

interface Region {
  rows: Row[];
  x: number;
  right: number;
  page: number;
}

/** A gutter is at least this wide, in letter heights. */
const GUTTER = 0.9;
const MIN_COLUMN_ROWS = 3;
/** Two columns on one page begin within this distance of those on the page before, in points. */
const SAME_EDGE = 12;

export function readColumns(pages: readonly (readonly Segment[])[]): TextLine[] {
  const flows: Region[][] = [];
  pages.forEach((segments, index) => {
    const regions = cut(withWholeDates(piecesOf(segments)), index + 1, 0);
    const before = flows.slice();
    for (const region of regions) {
      const flow = before.findLast((known) => {
        const last = known.at(-1)!;
        return last.page === index && Math.abs(last.x - region.x) < SAME_EDGE;
      });
      if (flow) flow.push(region);
      else flows.push([region]);
    }
  });
  const lines = flows.flat().flatMap(linesOf);
  return withoutRepeats(lines, pages.length);
}

/** Joins what stands close together on one baseline; wide gaps keep pieces apart. */
function piecesOf(segments: readonly Segment[]): Segment[] {
  return rowsOf(segments).flatMap((row) => {
    const pieces: Segment[] = [];
    for (const segment of row.segments) {
      const last = pieces.at(-1);
      const box = segment.box!;
      const gap = last ? box.x - (last.box!.x + last.box!.width) : Number.POSITIVE_INFINITY;
      if (last && gap < Math.max(segment.size, last.size) * GUTTER) {
        const spaced = gap > segment.size * 0.12 || /\s$/.test(last.text);
        if (last.bold === segment.bold && last.href === segment.href) {
          last.text += (spaced ? ' ' : '') + segment.text;
          last.size = Math.max(last.size, segment.size);
          last.box = union([last.box, box]);
          continue;
        }
        // Another style inside a word is no new piece: "<b>R</b>esume".
        pieces.push({ ...segment, apart: false, text: spaced ? ` ${segment.text}` : segment.text });
      } else {
        pieces.push({ ...segment, apart: true });
      }
    }
    return pieces;
  });
}

const MAX_DEPTH = 6;

function cut(pieces: readonly Segment[], page: number, depth: number): Region[] {
  if (pieces.length === 0) return [];
  const rows = rowsOf(pieces);
  const whole: Region = {
    rows,
    x: Math.min(...rows.map((row) => row.x)),
    right: Math.max(...rows.map((row) => row.right)),
    page,
  };
  if (depth >= MAX_DEPTH || rows.length < MIN_COLUMN_ROWS) return [whole];
  const margin = headingsInMargin(rows);
  if (margin) return [{ ...whole, rows: margin }];
  const found = findColumns(rows);
  if (!found) return [whole];
  const { from, to, gutter } = found;
  const middle = rows.slice(from, to).flatMap((row) => row.segments);
  const segmentsOf = (part: readonly Row[]): Segment[] => part.flatMap((row) => row.segments);
  return [
    ...cut(segmentsOf(rows.slice(0, from)), page, depth + 1),
    ...cut(
      middle.filter((piece) => piece.box!.x < gutter),
      page,
      depth + 1,
    ),
    ...cut(
      middle.filter((piece) => piece.box!.x >= gutter),
      page,
      depth + 1,
    ),
    ...cut(segmentsOf(rows.slice(to)), page, depth + 1),
  ];
}

/** The longest stretch of rows with a gutter between two columns. */
function findColumns(rows: readonly Row[]): { from: number; to: number; gutter: number } | null {
  for (let length = rows.length; length >= MIN_COLUMN_ROWS; length -= 1) {
    for (let from = 0; from + length <= rows.length; from += 1) {
      const gutter = gutterOf(rows.slice(from, from + length));
      if (gutter !== null) return { from, to: from + length, gutter };
    }
    // Long pages of one column have no gutter anywhere: searching every stretch would be slow.
    if (rows.length - length > 60) return null;
  }
  return null;
}

function gutterOf(rows: readonly Row[]): number | null {
  const pieces = rows.flatMap((row) => row.segments).toSorted((a, b) => a.box!.x - b.box!.x);
  const size = pieces.reduce((sum, piece) => sum + piece.size, 0) / pieces.length;
  let right = Number.NEGATIVE_INFINITY;
  let best: { at: number; width: number } | null = null;
  for (const piece of pieces) {
    const width = piece.box!.x - right;
    if (Number.isFinite(right) && width >= size * GUTTER && (!best || width > best.width)) {
      const at = piece.box!.x - width / 2;
      if (areColumns(rows, at)) best = { at, width };
    }
    right = Math.max(right, piece.box!.x + piece.box!.width);
  }
  return best?.at ?? null;
}

function areColumns(rows: readonly Row[], gutter: number): boolean {
  const left: Segment[][] = [];
  const right: Segment[][] = [];
  let both = 0;
  for (const row of rows) {
    const before = row.segments.filter((piece) => piece.box!.x < gutter);
    const after = row.segments.filter((piece) => piece.box!.x >= gutter);
    if (before.length > 0) left.push(before);
    if (after.length > 0) right.push(after);
    if (before.length > 0 && after.length > 0) both += 1;
  }
  if (left.length < MIN_COLUMN_ROWS || right.length < MIN_COLUMN_ROWS) return false;
  const ends = [rows[0]!, rows.at(-1)!];
  // A stretch begins and ends where both columns have something near.
  if (!overlap(left, right, ends)) return false;
  const headings = (side: Segment[][]): number =>
    side.filter((line) => isSectionName(textOf(line))).length;
  const [inLeft, inRight] = [headings(left), headings(right)];
  const isMargin = (side: Segment[][], own: number, other: number): boolean => {
    const notes = side.filter((line) => isMarginNote(textOf(line))).length;
    // Dates, or the labels of sections with what they are about on the other side.
    return notes >= side.length * 0.5 || (other === 0 && notes + own >= side.length * 0.6);
  };
  if (isMargin(left, inLeft, inRight) || isMargin(right, inRight, inLeft)) return false;
  if (inLeft > 0 && inRight > 0) return true;
  const [small, large] = left.length <= right.length ? [left, right] : [right, left];
  const beside = both / small.length;
  // Cards in a grid below the headings of one side: the next heading ends the grid.
  if (inLeft + inRight > 0) return beside < 0.5;
  return beside < 0.8 || small.length >= large.length * 0.6;
}

function overlap(left: Segment[][], right: Segment[][], ends: readonly Row[]): boolean {
  const span = (side: Segment[][]) => {
    const box = union(side.flat().map((piece) => piece.box))!;
    return [box.y, box.y + box.height] as const;
  };
  const [a, b] = [span(left), span(right)];
  const shared = Math.min(a[1], b[1]) - Math.max(a[0], b[0]);
  const shorter = Math.min(a[1] - a[0], b[1] - b[0]);
  return ends.length > 0 && shared >= shorter * 0.6;
}

const textOf = (line: readonly Segment[]): string => line.map(({ text }) => text).join(' ');

const MAX_NOTE_WORDS = 4;

/** A date, or a few words that begin no sentence and no list: a place, a length of time. */
function isMarginNote(text: string): boolean {
  if (findPeriods(text).length > 0 || isDuration(text)) return true;
  if (/^\W*(?:present|now|current|today|aujourd['’]hui|to)\W*$/i.test(text)) return true;
  const words = text.trim().split(/\s+/);
  return words.length <= MAX_NOTE_WORDS && /,/.test(text) && !/[;:|]/.test(text);
}

function linesOf(region: Region): TextLine[] {
  let before: Row | null = null;
  return region.rows.flatMap((row) => {
    const gap = before ? Math.max(0, (row.y - before.bottom) / row.size) : 0;
    before = row;
    const line = makeLine(row.segments, {
      page: region.page,
      line: null,
      heading: 0,
      bullet: false,
      gap,
      full: row.right > region.right - (region.right - region.x) * 0.14,
    });
    return line ? [line] : [];
  });
}

const PAGE_NUMBER = /^(?:page\s*)?\d{1,2}\s*(?:(?:\/|of|sur|von|de)\s*\d{1,2})?$/i;

/** "Page 1 / 2" */
export const isPageNumber = (text: string): boolean => PAGE_NUMBER.test(text);

/** Drops page numbers, and lines that stand at the same place on every page. */
function withoutRepeats(lines: readonly TextLine[], pages: number): TextLine[] {
  const key = (line: TextLine): string => `${Math.round(line.box!.y / 4)} ${line.text}`;
  const seen = new Map<string, Set<number>>();
  for (const line of lines)
    seen.set(key(line), (seen.get(key(line)) ?? new Set()).add(line.page ?? 0));
  return lines.filter((line) => {
    if (isPageNumber(line.text) && (pages > 1 || /page|\//i.test(line.text))) return false;
    return line.page === 1 || pages < 2 || seen.get(key(line))!.size < pages;
  });
}
