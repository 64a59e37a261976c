import { expect, it } from 'vitest';
import { judgeAttempt } from './delivery.ts';

it('delivers on 2xx, retries what may be temporary, and gives up immediately on any other 4xx', () => {
  const outcomes = new Map<string, number[]>();
  for (let status = 100; status <= 999; status++) {
    const outcome = judgeAttempt(status, 1);
    outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), status]);
  }
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i);
  expect(outcomes.get('delivered')).toEqual(range(200, 299));
  expect(outcomes.get('failed')).toEqual(
    range(400, 499).filter((status) => status !== 408 && status !== 429),
  );
  expect(outcomes.get('retry')).toEqual([
    ...range(100, 199),
    ...range(300, 399),
    408,
    429,
    ...range(500, 999),
  ]);
  expect(judgeAttempt(null, 1)).toBe('retry');
});

it('makes three attempts at most', () => {
  expect([1, 2, 3].map((attempt) => judgeAttempt(503, attempt))).toEqual([
    'retry',
    'retry',
    'failed',
  ]);
  expect(judgeAttempt(200, 3)).toBe('delivered');
});
