import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../test/processor-time.ts';
import type { Pace } from '../../channels/port.ts';
import type { SequenceSettings } from './blueprint-config.ts';
import { nextSlot, paceOf } from './pacing.ts';

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

describe('the pace of an account', () => {
  it('spreads a limit of the sequence evenly over its window', () => {
    expect(paceOf('email', 'imap', settings({ dailyLimits: { email: 9 } }))).toEqual({
      perDay: 9,
      gapMs: 3_600_000,
    });
  });

  it('limits real accounts without a limit of their own, and a sandbox only on request', () => {
    expect(paceOf('proNetwork', 'unipile', settings())).toEqual({ perDay: 80, gapMs: 60_000 });
    expect(paceOf('proNetwork', 'sandbox', settings())).toEqual({ perDay: null, gapMs: 0 });
    expect(
      paceOf('proNetwork', 'sandbox', settings({ dailyLimits: { proNetwork: 10 } })),
    ).toMatchObject({ perDay: 10 });
  });
});

describe('slots', () => {
  it('fill a day from the opening of the window on, evenly, and then the next working day', () => {
    const config = settings({ dailyLimits: { email: 3 } });
    const friday = new Date('2026-03-13T05:00:00Z');
    const slots = fill(
      [friday, friday, friday, friday],
      paceOf('email', 'imap', config),
      config,
    ).map((at) => at.toISOString());
    expect(slots).toEqual([
      '2026-03-13T08:00:00.000Z',
      '2026-03-13T11:00:00.000Z',
      '2026-03-13T14:00:00.000Z',
      '2026-03-16T08:00:00.000Z',
    ]);
  });

  it('use free time between other messages', () => {
    const pace = { perDay: null, gapMs: 3_600_000 };
    const taken = ['2026-03-13T08:00:00Z', '2026-03-13T12:00:00Z'].map((iso) => new Date(iso));
    expect(nextSlot(new Date('2026-03-13T08:30:00Z'), taken, pace, settings()).toISOString()).toBe(
      '2026-03-13T09:00:00.000Z',
    );
    expect(nextSlot(new Date('2026-03-13T11:30:00Z'), taken, pace, settings()).toISOString()).toBe(
      '2026-03-13T13:00:00.000Z',
    );
  });

  it('are found quickly behind ten thousand others', async () => {
    const config = settings({ timezone: 'UTC', window: null, dailyLimits: { email: 100 } });
    const pace = paceOf('email', 'imap', config);
    const midnight = Date.parse('2026-03-13T00:00:00Z');
    const taken = Array.from(
      { length: 10_000 },
      (_, index) => new Date(midnight + index * pace.gapMs),
    );
    const { value: slot, ms } = await processorTime(() =>
      nextSlot(new Date(midnight), taken, pace, config),
    );
    expect(ms).toBeLessThan(250);
    expect(slot).toEqual(new Date(midnight + 10_000 * pace.gapMs));
  });
});
