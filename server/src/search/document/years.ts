/** Work over time. Years are whole years, rounded down; overlapping jobs count once. */

const DAY_MS = 86_400_000;
/** Twelve months are 365 or 366 days: both are a year. */
const DAYS_PER_YEAR = 365;

export interface Period {
  startDate: string | null;
  endDate: string | null;
  isCurrent: boolean;
}

/** A period whose dates were read, in milliseconds. */
export interface Dated {
  /** -Infinity when unknown: a job with a known start counts as newer. */
  from: number;
  /** NaN when unknown. */
  to: number;
  isCurrent: boolean;
}

export function datesOf({ startDate, endDate, isCurrent }: Period): Dated {
  const from = startDate === null ? Number.NaN : Date.parse(startDate);
  return {
    from: Number.isNaN(from) ? -Infinity : from,
    to: endDate === null ? Number.NaN : Date.parse(endDate),
    isCurrent,
  };
}

/**
 * The last moment of a period that has begun. A finished job with an unknown end lasts only a
 * moment.
 */
function endOf({ from, to, isCurrent }: Dated, asOf: number): number {
  const end = Number.isNaN(to) ? (isCurrent ? asOf : from) : Math.min(to, asOf);
  return Math.max(from, end);
}

const byStart = (a: Dated, b: Dated): number => a.from - b.from;

/**
 * Whole years in which at least one of the jobs ran; null when no job has a known start in the
 * past.
 */
export function yearsOf(jobs: readonly Dated[], asOf: Date): number | null {
  const days = daysOf(jobs, asOf);
  // A leap day every fourth year must not add up to an extra year of work.
  return days === null ? null : Math.floor((days - Math.floor(days / 1461)) / DAYS_PER_YEAR);
}

/** The fewest days that make this many whole years. */
export const fewestDays = (years: number): number =>
  years <= 0 ? 0 : years * DAYS_PER_YEAR + Math.ceil(years / 4) - 1;

/**
 * Whole days in which at least one of the jobs ran; null when no job has a known start in the past.
 */
export function daysOf(jobs: readonly Dated[], asOf: Date): number | null {
  const now = asOf.getTime();
  const begun = jobs.filter(({ from }) => from !== -Infinity && from <= now).sort(byStart);
  if (begun.length === 0) return null;
  let worked = 0;
  let until = -Infinity;
  for (const job of begun) {
    const end = endOf(job, now);
    worked += Math.max(0, end - Math.max(job.from, until));
    until = Math.max(until, end);
  }
  return Math.floor(worked / DAY_MS);
}

/**
 * The day on which the jobs would have begun if they had run without gaps until now; null when no
 * ongoing job has a known start.
 */
export function sinceOf(jobs: readonly Dated[], asOf: Date): number | null {
  const now = asOf.getTime();
  const isEmployed = jobs.some(
    ({ from, to, isCurrent }) => isCurrent && from !== -Infinity && from <= now && !(to <= now),
  );
  return isEmployed ? dayOf(asOf) - daysOf(jobs, asOf)! : null;
}

/** Days since the Unix epoch. */
export const dayOf = (date: Date): number => Math.floor(date.getTime() / DAY_MS);
