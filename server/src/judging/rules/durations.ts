import type { Bound } from '../../reader/quantities/bounds.ts';

/**
 * Working time: periods with missing ends, counted once where they overlap. All instants are
 * milliseconds since the Unix epoch.
 */

const YEAR_MS = 365.25 * 24 * 3600 * 1000;

/** The dates of a job. Null means that the profile does not state the date. */
export interface Period {
  start: number | null;
  end: number | null;
}

/** Years, rounded to a tenth; `max` is null when there is no upper limit. */
export interface YearRange {
  min: number;
  max: number | null;
  /** True when at least one period lacks a date that would change the result. */
  open: boolean;
}

export type { Bound };

/** The share of a threshold above which a miss is a near miss. */
const NEAR = 0.7;

const rounded = (years: number): number => Math.round(years * 10) / 10;

/**
 * The longest working life that a profile can state. An earlier date is a mistake, such as the year
 * 0001 of an empty field.
 */
const LIFETIME_YEARS = 80;

/** The instant of a profile's timestamp; null when it is missing, unreadable or a mistake. */
export function instant(text: string | null, asOf: number): number | null {
  if (text === null) return null;
  const time = Date.parse(text);
  return Number.isNaN(time) || Math.abs(time - asOf) > LIFETIME_YEARS * YEAR_MS ? null : time;
}

/**
 * Adds up the periods until `asOf`, counting overlaps once. A missing start or end makes the result
 * a range; a period in the future counts as nothing.
 */
export function totalYears(periods: readonly Period[], asOf: number): YearRange {
  const sure: [number, number][] = [];
  const possible: [number, number][] = [];
  let unbounded = false;
  let open = false;
  for (const { start, end } of periods) {
    const until = end === null ? asOf : Math.min(end, asOf);
    if (start !== null && start > until) continue;
    if (start === null) unbounded = true;
    else {
      possible.push([start, until]);
      if (end !== null) sure.push([start, until]);
      else open = true;
    }
  }
  return {
    min: rounded(union(sure)),
    max: unbounded ? null : rounded(union(possible)),
    open: open || unbounded,
  };
}

function union(intervals: [number, number][]): number {
  intervals.sort((a, b) => a[0] - b[0]);
  let total = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [start, end] of intervals) {
    if (end <= reached) continue;
    total += end - Math.max(start, reached);
    reached = end;
  }
  return total / YEAR_MS;
}

export type Comparison = 'within' | 'near' | 'outside' | 'undecided_near' | 'undecided';

/**
 * Compares a range of years with a bound: `within` or `outside` when every value of the range
 * agrees, `near` when it misses by less than 30 %, `undecided` when the missing dates decide
 * (`undecided_near` when even the worst case would be near).
 */
export function compare(range: YearRange, bound: Bound): Comparison {
  const worst = standing(range.min, bound);
  const best = range.max === null ? highest(range.min, bound) : standing(range.max, bound);
  if (worst === best && (worst !== 'outside' || !straddles(range, bound))) return worst;
  return worst === 'outside' || best === 'outside' ? 'undecided' : 'undecided_near';
}

function standing(years: number, { min, max, strict }: Bound): 'within' | 'near' | 'outside' {
  const low = min !== null && (strict ? years <= min : years < min);
  const high = max !== null && (strict ? years >= max : years > max);
  if (!low && !high) return 'within';
  if (low) return years >= min * NEAR && years > 0 ? 'near' : 'outside';
  // Any larger number clearly misses an upper bound, however small the difference. Only the upper
  // end of a span is lenient.
  return years === max || (min !== null && years <= (max ?? 0) / NEAR) ? 'near' : 'outside';
}

/** How the longest possible time compares with the bound when it has no upper limit. */
const highest = (from: number, bound: Bound): 'within' | 'near' | 'outside' =>
  standing(bound.max === null ? Math.max(from, 100) : 100, bound);

/** True when the range starts below the bound and may end above it. */
function straddles(range: YearRange, { min, max }: Bound): boolean {
  const below = min !== null && range.min < min;
  const above = max !== null && (range.max === null || range.max > max);
  return below && above;
}
