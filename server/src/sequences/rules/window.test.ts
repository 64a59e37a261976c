import { describe, expect, it } from 'vitest';
import { localDay, nextInWindow, type SendingTimes, windowLengthMs } from './window.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

const times = (timezone: string, from: string, to: string, weekdays = EVERY_DAY): SendingTimes => {
  const minute = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  return { timezone, window: { weekdays, fromMinute: minute(from), toMinute: minute(to) } };
};
const next = (iso: string, sending: SendingTimes) =>
  nextInWindow(new Date(iso), sending).toISOString();

describe('the sending window', () => {
  it('waits over the weekend', () => {
    expect(
      next('2026-03-13T17:30:00Z', times('Europe/Paris', '09:00', '18:00', [1, 2, 3, 4, 5])),
    ).toBe('2026-03-16T08:00:00.000Z');
  });

  it('keeps the local hour when summer time begins and ends', () => {
    const office = times('Europe/Paris', '09:00', '18:00');
    expect(next('2026-03-28T20:00:00Z', office)).toBe('2026-03-29T07:00:00.000Z');
    expect(next('2026-10-24T20:00:00Z', office)).toBe('2026-10-25T08:00:00.000Z');
  });

  it('moves an opening that does not exist forward, by an hour or by half of one', () => {
    expect(next('2026-03-29T00:00:00Z', times('Europe/Paris', '02:30', '06:00'))).toBe(
      '2026-03-29T01:30:00.000Z',
    );
    expect(next('2026-03-08T05:00:00Z', times('America/New_York', '02:10', '06:00'))).toBe(
      '2026-03-08T07:10:00.000Z',
    );
    // Lord Howe's clocks go from 02:00 to 02:30.
    expect(next('2026-10-03T14:00:00Z', times('Australia/Lord_Howe', '02:10', '06:00'))).toBe(
      '2026-10-03T15:40:00.000Z',
    );
  });

  it('waits for the next day when the clock jumps over the whole window', () => {
    expect(next('2026-03-29T00:00:00Z', times('Europe/Paris', '02:00', '02:45'))).toBe(
      '2026-03-30T00:00:00.000Z',
    );
  });

  it('opens once where a local time occurs twice: the first time', () => {
    expect(next('2026-10-24T23:00:00Z', times('Europe/Paris', '02:30', '06:00'))).toBe(
      '2026-10-25T00:30:00.000Z',
    );
    expect(next('2026-11-01T04:00:00Z', times('America/New_York', '01:30', '06:00'))).toBe(
      '2026-11-01T05:30:00.000Z',
    );
  });

  it('skips the Friday that Samoa never had', () => {
    expect(next('2011-12-29T20:00:00Z', times('Pacific/Apia', '09:00', '10:00', [5]))).toBe(
      '2012-01-05T19:00:00.000Z',
    );
  });

  it('allows any time when there is none', () => {
    const at = new Date('2026-03-29T03:33:33.333Z');
    expect(nextInWindow(at, { timezone: 'Europe/Paris', window: null })).toBe(at);
  });
});

describe('local days', () => {
  it('are those of the zone', () => {
    const at = new Date('2026-03-10T10:30:00Z');
    expect(localDay(at, 'Pacific/Apia')).toBe('2026-03-10');
    expect(localDay(at, 'America/New_York')).toBe('2026-03-10');
    expect(localDay(new Date('2026-03-10T11:30:00Z'), 'Pacific/Apia')).toBe('2026-03-11');
    expect(localDay(new Date('2026-03-10T19:00:00Z'), 'Asia/Kolkata')).toBe('2026-03-11');
  });

  it('are measured for spacing without clock changes', () => {
    expect(windowLengthMs(times('Europe/Paris', '09:00', '18:00'))).toBe(9 * 3_600_000);
    expect(windowLengthMs({ timezone: 'UTC', window: null })).toBe(24 * 3_600_000);
  });
});
