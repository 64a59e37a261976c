import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { dayBounds, isInWindow, localDay, nextInWindow, type SendingTimes } from './window.ts';

const ZONES = [
  'Europe/Paris',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'UTC',
];

/** Moments around the clock changes of 2011 (Apia loses a day) to 2030. */
const moments = fc.date({
  min: new Date('2011-12-25T00:00:00Z'),
  max: new Date('2030-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const sendingTimes = fc
  .record({
    timezone: fc.constantFrom(...ZONES),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    fromMinute: fc.integer({ min: 0, max: 1_439 }),
    length: fc.integer({ min: 1, max: 1_440 }),
  })
  .map(({ timezone, weekdays, fromMinute, length }): SendingTimes => {
    return {
      timezone,
      window: {
        weekdays: weekdays.sort(),
        fromMinute,
        toMinute: Math.min(1_440, fromMinute + length),
      },
    };
  });

const calendars = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
  ]),
);

/** An oracle that asks the platform's own calendar instead of the library. */
function wall(at: Date, timeZone: string): { weekday: string; minute: number } {
  const parts = calendars.get(timeZone)!.formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)!.value;
  return { weekday: part('weekday'), minute: Number(part('hour')) * 60 + Number(part('minute')) };
}
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

describe('the sending window', () => {
  it('never allows sending at another local time, in any zone, on any day', () => {
    fc.assert(
      fc.property(moments, sendingTimes, (at, sending) => {
        const sent = nextInWindow(at, sending);
        const { weekday, minute } = wall(sent, sending.timezone);
        const { weekdays, fromMinute, toMinute } = sending.window!;
        expect(sent >= at).toBe(true);
        expect(weekdays.map((day) => WEEKDAYS[day - 1])).toContain(weekday);
        expect(minute >= fromMinute && minute < toMinute).toBe(true);
      }),
      { numRuns: 600 },
    );
  });

  it('holds nothing back inside, and asking twice changes nothing', () => {
    fc.assert(
      fc.property(moments, sendingTimes, (at, sending) => {
        const sent = nextInWindow(at, sending);
        expect(nextInWindow(sent, sending)).toEqual(sent);
        if (isInWindow(at, sending)) expect(sent).toEqual(at);
      }),
      { numRuns: 300 },
    );
  });

  it('opens at its first minute, apart from the days on which the clock changes', () => {
    fc.assert(
      fc.property(moments, sendingTimes, (at, sending) => {
        const sent = nextInWindow(at, sending);
        const local = DateTime.fromJSDate(sent, { zone: sending.timezone });
        const isChanging =
          local.startOf('day').plus({ days: 1 }).diff(local.startOf('day'), 'hours').hours !== 24;
        if (sent > at && !isChanging)
          expect(local.hour * 60 + local.minute).toBe(sending.window!.fromMinute);
      }),
      { numRuns: 300 },
    );
  });
});

describe('local days', () => {
  it('contain the moment, follow each other without a gap, and are as long as local clocks show', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...ZONES), (at, zone) => {
        const { start, end } = dayBounds(at, zone);
        expect(start <= at && at < end).toBe(true);
        expect(dayBounds(end, zone).start).toEqual(end);
        expect(localDay(start, zone)).toBe(localDay(at, zone));
        expect(localDay(new Date(end.getTime() - 1), zone)).toBe(localDay(at, zone));
      }),
      { numRuns: 300 },
    );
  });
});
