import { findPeriods, type Period } from './dates.ts';
import { type HeadLine, isProse, readHeadLine } from './parts.ts';
import type { TextLine } from './text-line.ts';

/*
 * Cuts a section of jobs or studies into entries. Dates are the anchors: each entry has one period,
 * in a line of its heading. How many heading lines stand above the date is learned from the first
 * entry and the look of the lines, and holds for the others.
 */

export interface Entry {
  head: HeadLine[];
  body: TextLine[];
  period: Period | null;
  /** The lines that hold the period. */
  dateLines: TextLine[];
}

const MAX_ABOVE = 4;
const MAX_BELOW = 3;
/** More words below a date, in plain letters, begin the description. */
const MAX_PLAIN_WORDS = 8;

interface Row {
  line: TextLine;
  head: HeadLine;
  period: Period | null;
  prose: boolean;
  /** A second line of a period that is written on two. */
  joined: boolean;
}

export function readEntries(lines: readonly TextLine[]): Entry[] {
  const rows = joinDates(withoutListMarks(lines).map(rowOf));
  const anchors = anchorsOf(rows);
  if (anchors.length === 0) return undated(rows);
  const starts = startsOf(rows, anchors);
  return anchors.flatMap((anchor, index) => {
    const start = starts[index]!;
    const end = starts[index + 1] ?? rows.length;
    const next = undatedAfter(rows, { start, anchor, end });
    return [
      entryOf(rows, { start, anchor, end: next[0] ?? end, isFirst: index === 0 }),
      ...next.flatMap((from, at) => undated(rows.slice(from, next[at + 1] ?? end))),
    ];
  });
}

/** Entries without a date, known by the look of their first line: that of the entry before. */
function undatedAfter(
  rows: readonly Row[],
  { start, anchor, end }: { start: number; anchor: number; end: number },
): number[] {
  const top = rows[start]!;
  const isSetOff = top.line.heading > 0 || top.line.segments[0]?.bold === true;
  if (!isSetOff || start === anchor) return [];
  return range(anchor + 2, end - 1).filter((index) => {
    const row = rows[index]!;
    return !row.prose && row.head.parts.length > 0 && styleOf(row) === styleOf(top);
  });
}

/**
 * Some layouts write the entries themselves as a list: their headings are marked like the points of
 * a description, and stand at the dates.
 */
function withoutListMarks(lines: readonly TextLine[]): readonly TextLine[] {
  const dated = lines.flatMap((line, index) =>
    line.text.length < 90 &&
    (bareOngoing(line) || findPeriods(line.text).some((one) => !one.isSingle))
      ? [index]
      : [],
  );
  const marked = dated.filter(
    (index) =>
      lines[index]!.bullet || (lines[index - 1]?.bullet && lines[index - 1]!.text.length < 90),
  );
  const bullets = lines.filter(({ bullet }) => bullet).length;
  const isStructure = marked.length > dated.length / 2 && bullets <= dated.length * 2 + 1;
  return isStructure ? lines.map((line) => ({ ...line, bullet: false })) : lines;
}

function rowOf(line: TextLine): Row {
  const head = readHeadLine(line);
  const first = head.periods[0] ?? bareOngoing(line);
  const prose = isProseRow(line, head) && (head.periods.length > 0 || first === null);
  return { line, head, period: first, prose, joined: false };
}

const ONGOING_ONLY =
  /^[\s–—-]*(?:present|current|now|today|aujourd['’]hui|à ce jour|en cours|actuel(?:lement)?|heute)[\s)]*$/i;

/** "– Present" where no start is written. */
function bareOngoing(line: TextLine): Period | null {
  const isBare = line.segments.some(({ text }) => ONGOING_ONLY.test(text));
  return isBare
    ? { start: 0, end: line.text.length, from: null, to: null, isOngoing: true, isSingle: false }
    : null;
}

/** A date at the edge of a long line makes it a heading; one inside a sentence does not. */
function isProseRow(line: TextLine, { periods }: HeadLine): boolean {
  if (!isProse(line)) return false;
  const [period] = periods;
  if (!period || line.text.length > 220) return true;
  const before = line.text.slice(0, period.start).trim();
  const after = line.text.slice(period.end).trim();
  const rest = Math.min(before.length, after.length);
  const isEdge = rest <= 3;
  const length = before.length + after.length;
  return !(isEdge && length < (period.isSingle ? 40 : line.bullet ? 110 : 220));
}

/** "Dec 2013", "–", "Present" on lines or in pieces of their own are one period. */
function joinDates(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const merged = mergeWithin(row);
    const isBare = merged.head.parts.length === 0;
    const isOngoing = ONGOING_ONLY.test(merged.line.text);
    const opens = last?.period?.isSingle && last.head.parts.length === 0 && !last.joined;
    if (last && opens && (isOngoing || (isBare && merged.period?.isSingle))) {
      const from = last.period!;
      last.period = {
        ...from,
        isSingle: false,
        isOngoing: isOngoing,
        to: isOngoing ? null : merged.period!.from,
      };
      joined.push({ ...merged, period: null, joined: true, head: { ...merged.head, parts: [] } });
      continue;
    }
    // Layouts for wide and narrow screens write the same dates twice.
    const isRepeat =
      isBare &&
      merged.period !== null &&
      joined.slice(-4).some((one) => one.period && isSamePeriod(one.period, merged.period!));
    joined.push(isRepeat ? { ...merged, period: null, joined: true } : merged);
  }
  return joined;
}

const isSamePeriod = (a: Period, b: Period): boolean =>
  a.from !== null &&
  JSON.stringify([a.from, a.to, a.isOngoing]) === JSON.stringify([b.from, b.to, b.isOngoing]);

/** Two single dates in one line are the ends of a period. */
function mergeWithin(row: Row): Row {
  const [a, b] = row.head.periods;
  if (!a || !b || row.head.periods.length > 2 || !a.isSingle) return row;
  const between = row.line.text.slice(a.end, b.start);
  if (between.length > 12 || /\p{L}{4,}/u.test(between)) return row;
  if (!b.isSingle) return row;
  return { ...row, period: { ...a, end: b.end, to: b.from, isSingle: false } };
}

function anchorsOf(rows: readonly Row[]): number[] {
  const dated = rows.flatMap((row, index) => (row.period && !row.prose ? [index] : []));
  const ranged = dated.filter((index) => !rows[index]!.period!.isSingle);
  if (ranged.length === 0) return dated;
  // Among periods a single date is an entry only where nothing else dates the lines around it.
  return dated.filter((index) => {
    if (!rows[index]!.period!.isSingle) return true;
    const near = ranged.some((other) => Math.abs(other - index) <= 2);
    return !near && looksLike(rows, index, ranged);
  });
}

const styleOf = ({ line }: Row): string =>
  `${Math.round(line.size * 2)} ${line.segments[0]?.bold} ${line.heading}`;

function looksLike(rows: readonly Row[], index: number, others: readonly number[]): boolean {
  return others.some((other) => styleOf(rows[other]!) === styleOf(rows[index]!));
}

/** Where each entry begins: `above` lines over its date, fewer where the lines there are not free. */
function startsOf(rows: readonly Row[], anchors: readonly number[]): number[] {
  const first = anchors[0]!;
  const free = (anchor: number, previous: number): number => {
    let count = 0;
    while (count < MAX_ABOVE) {
      const index = anchor - count - 1;
      const row = rows[index];
      if (index <= previous || !row || row.prose || row.joined) break;
      count += 1;
    }
    return count;
  };
  const above = Math.min(first, free(first, -1));
  const top = rows[first - above];
  let start = first - above;
  return anchors.map((anchor, index) => {
    if (index === 0) return start;
    const previous = anchors[index - 1]!;
    // A date alone, with nothing above it, has its heading below.
    const isBare = start === previous && rows[previous]!.head.parts.length === 0;
    const available = free(anchor, isBare ? previous + 1 : previous);
    start = startOf(anchor, previous, available);
    return start;
  });

  function startOf(anchor: number, previous: number, available: number): number {
    if (above === 0) return anchor - aboveByGap(rows, anchor, available, previous);
    for (let count = Math.min(available, MAX_ABOVE); count > 0; count -= 1) {
      const row = rows[anchor - count]!;
      if (top && count === above && styleOf(row) === styleOf(top)) return anchor - count;
    }
    const same = range(1, available).find(
      (count) => top && styleOf(rows[anchor - count]!) === styleOf(top) && count <= above,
    );
    return anchor - (same ?? Math.min(available, above));
  }
}

/** With the date in the first line of an entry, a line above it belongs only across no blank space. */
function aboveByGap(
  rows: readonly Row[],
  anchor: number,
  available: number,
  previous: number,
): number {
  const row = rows[anchor]!;
  const above = rows[anchor - 1];
  if (available === 0 || !above || anchor - 1 === previous) return 0;
  const isHeading = above.line.heading > 0 && above.line.heading < (row.line.heading || 9);
  const isStrong = above.line.bold && !row.line.bold && above.line.gap > row.line.gap + 0.3;
  return isHeading || isStrong ? 1 : 0;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

function entryOf(
  rows: readonly Row[],
  { start, anchor, end, isFirst }: { start: number; anchor: number; end: number; isFirst: boolean },
): Entry {
  // Lines above the first entry's heading are no part of it, but must not be lost.
  const lost = isFirst ? rows.slice(0, start) : [];
  const head: Row[] = rows.slice(start, anchor + 1);
  let next = anchor + 1;
  const above = head.length;
  while (next < end && head.length - above < MAX_BELOW) {
    const row = rows[next]!;
    if (row.joined) {
      next += 1;
      continue;
    }
    if (row.prose || isNewBlock(head, row)) break;
    head.push(row);
    next += 1;
  }
  return {
    head: head.map((row) => row.head),
    body: [...lost, ...rows.slice(next, end)].map(({ line }) => line),
    period: rows[anchor]!.period,
    dateLines: [rows[anchor]!.line],
  };
}

/** A label such as "Highlights", a link or a wide gap ends the heading. */
function isNewBlock(head: readonly Row[], row: Row): boolean {
  const parts = head.reduce((sum, one) => sum + one.head.parts.length, 0);
  if (parts === 0) return false;
  if (
    /^(?:highlights?|responsibilities|achievements|tasks|missions?|r[ée]alisations|technologies|stack|environnement|tools|description|summary|keywords|courses)\b\s*:?/i.test(
      row.line.text,
    )
  )
    return true;
  if (row.line.text.endsWith(':')) return true;
  const { line } = row;
  const isPlain = !line.bold && line.heading === 0 && !row.period;
  if (isPlain && line.full && line.text.length > 60) return true;
  if (isPlain && line.text.split(/\s+/).length > MAX_PLAIN_WORDS && !/[|·•–—]/.test(line.text))
    return true;
  return parts >= 2 && row.line.gap > 1.2;
}

/** A section without dates: an entry begins at each heading or bold line. */
function undated(rows: readonly Row[]): Entry[] {
  const [first] = rows.filter((row) => !row.prose);
  if (!first) return [];
  const style = styleOf(first);
  const isStyled = first.line.heading > 0 || first.line.bold;
  const starts = rows.flatMap((row, index) =>
    !row.prose && styleOf(row) === style && (isStyled || index === 0 || row.line.gap > 0.8)
      ? [index]
      : [],
  );
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? rows.length;
    const own = rows.slice(start, end);
    const heads = own.findIndex((row) => row.prose);
    const count = Math.min(heads === -1 ? own.length : heads, MAX_BELOW);
    return {
      head: own.slice(0, count).map((row) => row.head),
      body: own.slice(count).map(({ line }) => line),
      period: null,
      dateLines: [],
    };
  });
}
