import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pace } from '../../channels/port.ts';
import type { SequenceSettings } from './blueprint-config.ts';
import { nextSlot, paceOf } from './pacing.ts';
import { isInWindow, localDay } from './window.ts';

const settings = (fields: Partial<SequenceSettings> = {}): SequenceSettings => ({
  timezone: 'Europe/Paris',
  window: { weekdays: [1, 2, 3, 4, 5], fromMinute: 540, toMinute: 1_080 },
  stopOnReply: true,
  dailyLimits: {},
  ...fields,
});

/** Gives slots to many messages one after the other, as the runner does. */
function fill(wanted: readonly Date[], pace: Pace, config: SequenceSettings): Date[] {
  const taken: Date[] = [];
  for (const at of wanted) {
    taken.push(nextSlot(at, taken, pace, config));
    taken.sort((a, b) => a.getTime() - b.getTime());
  }
  return taken;
}

describe('slots', () => {
  it('never break the window, the daily limit or the gap, in any zone', () => {
    const cases = fc.record({
      timezone: fc.constantFrom(
        'Europe/Paris',
        'America/New_York',
        'Asia/Kolkata',
        'Pacific/Apia',
        'Australia/Lord_Howe',
      ),
      fromMinute: fc.integer({ min: 0, max: 1_200 }),
      length: fc.integer({ min: 30, max: 240 }),
      perDay: fc.integer({ min: 1, max: 7 }),
      start: fc.constantFrom(
        '2026-03-27T00:00:00Z',
        '2026-10-23T00:00:00Z',
        '2026-04-03T00:00:00Z',
        '2026-11-01T00:00:00Z',
      ),
      offsetsMinutes: fc.array(fc.integer({ min: 0, max: 4 * 1_440 }), { maxLength: 40 }),
    });
    fc.assert(
      fc.property(cases, ({ timezone, fromMinute, length, perDay, start, offsetsMinutes }) => {
        const window = { weekdays: [1, 2, 4, 5, 6, 7], fromMinute, toMinute: fromMinute + length };
        const config = settings({ timezone, window, dailyLimits: { email: perDay } });
        const pace = paceOf('email', 'imap', config);
        const wanted = offsetsMinutes.map(
          (minutes) => new Date(Date.parse(start) + minutes * 60_000),
        );
        const slots = fill(wanted, pace, config);
        expect(slots.filter((slot) => !isInWindow(slot, config))).toEqual([]);
        const gaps = slots.slice(1).map((slot, n) => slot.getTime() - slots[n]!.getTime());
        expect(gaps.filter((gap) => gap < pace.gapMs)).toEqual([]);
        const perLocalDay = Map.groupBy(slots, (slot) => localDay(slot, timezone));
        expect([...perLocalDay.values()].filter((day) => day.length > perDay)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
