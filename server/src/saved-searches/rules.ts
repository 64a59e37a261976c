/** Pure rules of saved searches and their alerts. */

export const CADENCES = ['off', 'daily', 'weekly'] as const;
export type Cadence = (typeof CADENCES)[number];

/** Early enough to be read in the morning in Europe, late enough for what came in overnight. */
const HOUR_UTC = 5;
const MONDAY = 1;
const DAY_MS = 86_400_000;

/**
 * An alert remembers who matches, to tell of each person once. A wider search finds new people
 * every day and tells nothing.
 */
export const MAX_KNOWN_PEOPLE = 10_000;

export const MAX_SAVED_SEARCHES = 200;

/** When new people are looked for next: tomorrow at the hour at the latest, or on a Monday. */
export function nextDue(cadence: Cadence, now: Date): Date | null {
  if (cadence === 'off') return null;
  const due = new Date(now);
  due.setUTCHours(HOUR_UTC, 0, 0, 0);
  if (due <= now) due.setTime(due.getTime() + DAY_MS);
  while (cadence === 'weekly' && due.getUTCDay() !== MONDAY) due.setTime(due.getTime() + DAY_MS);
  return due;
}

/** The period that an alert belongs to: the day of its due time in UTC, `2026-03-02`. */
export const periodOf = (due: Date): string => due.toISOString().slice(0, 10);

/** Mails that failed are tried again after these times; then the bell has to do. */
const MAIL_RETRIES_MS = [60_000, 10 * 60_000, 60 * 60_000];

/** Null: no more attempts. `attempts` counts those made. */
export function mailRetryAt(attempts: number, now: Date): Date | null {
  const delay = MAIL_RETRIES_MS[attempts - 1];
  return delay === undefined ? null : new Date(now.getTime() + delay);
}

/**
 * Whether nothing of the mail can have been accepted: the server answered no, or was never reached.
 * Anything else may have been delivered, and is not sent again.
 */
export function wasRefused(error: unknown): boolean {
  const { responseCode, code } = (error ?? {}) as { responseCode?: number; code?: string };
  return (
    (responseCode !== undefined && responseCode >= 400) ||
    ['ECONNREFUSED', 'EDNS', 'ENOTFOUND', 'EAUTH', 'ETLS'].includes(code ?? '')
  );
}
