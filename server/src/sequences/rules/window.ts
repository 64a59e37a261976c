import { DateTime } from 'luxon';
import type { SequenceSettings } from './blueprint-config.ts';

/** When a sequence may send: its zone and its window (decision 29). */
export type SendingTimes = Pick<SequenceSettings, 'timezone' | 'window'>;

const MINUTES_A_DAY = 1_440;

/**
 * A window of one weekday opens once a week. A clock change can swallow that opening, and a zone
 * that crosses the date line the whole day, so the search looks a few weeks ahead.
 */
const LOOK_AHEAD_DAYS = 28;

const localTime = (at: Date, timezone: string): DateTime =>
  DateTime.fromJSDate(at, { zone: timezone });

/** The local day in that time zone at that moment, as `2026-03-29`. */
export function localDay(at: Date, timezone: string): string {
  return localTime(at, timezone).toFormat('yyyy-MM-dd');
}

/** Whether it is a Saturday or a Sunday there. */
export const isWeekend = (at: Date, timezone: string): boolean =>
  localTime(at, timezone).weekday >= 6;

export interface DayBounds {
  start: Date;
  end: Date;
}

/**
 * Caches the last day computed: a queue needs the same one for message after message, and time zone
 * arithmetic takes a tenth of a millisecond.
 */
let last: (DayBounds & { timezone: string }) | null = null;

/** The bounds of the local day, the end excluded. It has 23 to 25 hours where clocks change. */
export function dayBounds(at: Date, timezone: string): DayBounds {
  if (last?.timezone === timezone && last.start <= at && at < last.end) return last;
  const start = localTime(at, timezone).startOf('day');
  last = {
    timezone,
    start: earliest(start).toJSDate(),
    end: earliest(start.plus({ days: 1 })).toJSDate(),
  };
  return last;
}

/** Whether the local time is inside the window, on one of its days. */
export function isInWindow(at: Date, { timezone, window }: SendingTimes): boolean {
  return window === null || shows(localTime(at, timezone), window);
}

/**
 * The first moment from `at` on inside the window: `at` itself, or the next opening. An opening at
 * a local time that does not exist moves forward with the clock; if that is past the window, the
 * next day is used. When a local time occurs twice, the first one counts.
 */
export function nextInWindow(at: Date, { timezone, window }: SendingTimes): Date {
  if (window === null) return at;
  const local = localTime(at, timezone);
  if (shows(local, window)) return at;
  const today = local.startOf('day');
  for (let days = 0; days <= LOOK_AHEAD_DAYS; days++) {
    const date = today.plus({ days });
    const opening = earliest(
      date.set({ hour: Math.floor(window.fromMinute / 60), minute: window.fromMinute % 60 }),
    );
    if (opening > local && shows(opening, window)) return opening.toJSDate();
  }
  throw new Error(`a sending window never opens in ${timezone}`);
}

/** How long the window is open on a day without a clock change, in milliseconds. */
export function windowLengthMs({ window }: SendingTimes): number {
  return (window === null ? MINUTES_A_DAY : window.toMinute - window.fromMinute) * 60_000;
}

function shows(
  local: DateTime,
  { weekdays, fromMinute, toMinute }: NonNullable<SendingTimes['window']>,
): boolean {
  const minute = local.hour * 60 + local.minute;
  return weekdays.includes(local.weekday) && minute >= fromMinute && minute < toMinute;
}

/** The first of the two moments when a local time occurs twice. */
const earliest = (local: DateTime): DateTime =>
  local.getPossibleOffsets().reduce((a, b) => (a < b ? a : b));
