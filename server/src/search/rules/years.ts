/** Work over time. Years are whole years, rounded down; overlapping jobs count once. */

const DAY_MS = 86_400_000;
/** Twelve months are 365 or 366 days: both are a year. */
const DAYS_PER_YEAR = 365;

export interface Period {
  startDate: string | null;
  endDate: string | null;
  isCurrent: boolean;
}

/** First and last moment in milliseconds; null when the start is unknown or lies in the future. An unknown end of a job that is over makes it a moment. */
function interval({ startDate, endDate, isCurrent }: Period, asOf: number): { from: number; to: number } | null {
  const from = startDate === null ? Number.NaN : Date.parse(startDate);
  if (!(from <= asOf)) return null;
  const end = endDate === null ? Number.NaN : Date.parse(endDate);
  const to = Number.isNaN(end) ? (isCurrent ? asOf : from) : Math.min(end, asOf);
  return { from, to: Math.max(from, to) };
}

/** Whole years in which at least one of the jobs ran; null when no job has a known start. */
export function yearsOf(periods: readonly Period[], asOf: Date): number | null {
  const intervals = periods.flatMap((period) => interval(period, asOf.getTime()) ?? []).sort((a, b) => a.from - b.from);
  if (intervals.length === 0) return null;
  let worked = 0;
  let until = -Infinity;
  for (const { from, to } of intervals) {
    worked += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  // A leap day in every fourth year must not add up to a year that nobody worked.
  const days = worked / DAY_MS;
  return Math.floor((days - Math.floor(days / 1461)) / DAYS_PER_YEAR);
}

/** Days since the Unix epoch. */
export const dayOf = (date: Date): number => Math.floor(date.getTime() / DAY_MS);
