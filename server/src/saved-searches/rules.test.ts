import { expect, it } from 'vitest';
import { mailRetryAt, nextDue, periodOf, wasRefused } from './rules.ts';

it('an alert is due at the next 05:00 UTC, or on the next Monday, and always later than now', () => {
  const due = (cadence: 'daily' | 'weekly', now: string) =>
    nextDue(cadence, new Date(now))!.toISOString();
  expect(due('daily', '2026-03-02T04:59:59Z')).toBe('2026-03-02T05:00:00.000Z');
  expect(due('daily', '2026-03-02T05:00:00Z')).toBe('2026-03-03T05:00:00.000Z');
  expect(due('weekly', '2026-03-02T04:00:00Z')).toBe('2026-03-02T05:00:00.000Z');
  expect(due('weekly', '2026-03-02T06:00:00Z')).toBe('2026-03-09T05:00:00.000Z');
  expect(nextDue('off', new Date())).toBeNull();
  expect(periodOf(new Date('2026-03-09T05:00:00Z'))).toBe('2026-03-09');
});

it('a mail is tried three times more, and never again when it may have arrived', () => {
  const now = new Date('2026-03-02T05:00:00Z');
  expect([1, 2, 3, 4].map((attempts) => mailRetryAt(attempts, now)?.toISOString())).toEqual([
    '2026-03-02T05:01:00.000Z',
    '2026-03-02T05:10:00.000Z',
    '2026-03-02T06:00:00.000Z',
    undefined,
  ]);
  expect(wasRefused(Object.assign(new Error(), { responseCode: 450 }))).toBe(true);
  expect(wasRefused(Object.assign(new Error(), { code: 'ECONNREFUSED' }))).toBe(true);
  expect(wasRefused(new Error('the server closed the connection'))).toBe(false);
});
