import { expect, it } from 'vitest';
import { type Asked, windowFaults } from './narrow-keys.ts';

const SECOND_MS = 1_000;
const asked = (count: number, status: number, at = 0): Asked[] =>
  Array.from({ length: count }, (_, n) => ({ status, sentAt: at + n, answeredAt: at + n }));

it('a month that admits its limit and refuses the rest passes; one more, or a refusal below the limit, is a fault', () => {
  const month = { window: 'month', limit: 5 } as const;
  expect(windowFaults(month, [...asked(5, 200), ...asked(3, 429)], [])).toEqual([]);
  expect(windowFaults(month, [...asked(6, 200), ...asked(2, 429)], [])).toHaveLength(1);
  expect(windowFaults(month, [...asked(4, 200), ...asked(3, 429)], [])).toHaveLength(1);
  // Whose answer was lost may have been the fifth.
  expect(windowFaults(month, [...asked(4, 200), ...asked(1, 0), ...asked(3, 429)], [])).toEqual([]);
});

it('what was admitted right before a crash of the database may be admitted again, and nothing else', () => {
  const month = { window: 'month', limit: 5 } as const;
  const crash = { from: 60 * SECOND_MS, until: 62 * SECOND_MS };
  expect(
    windowFaults(
      month,
      [...asked(1, 200, 60 * SECOND_MS - 300), ...asked(5, 200, 70 * SECOND_MS)],
      [crash],
    ),
  ).toEqual([]);
  expect(
    windowFaults(
      month,
      [...asked(1, 200, 58 * SECOND_MS), ...asked(5, 200, 70 * SECOND_MS)],
      [crash],
    ),
  ).toHaveLength(1);
});

it('each clock minute is counted alone, without requests that span two', () => {
  const minute = { window: 'minute', limit: 3 } as const;
  const across: Asked = { status: 200, sentAt: 60 * SECOND_MS - 1, answeredAt: 60 * SECOND_MS };
  expect(
    windowFaults(minute, [...asked(3, 200), across, ...asked(3, 200, 60 * SECOND_MS)], []),
  ).toEqual([]);
  expect(windowFaults(minute, [...asked(3, 200), ...asked(4, 200, 60 * SECOND_MS)], [])).toEqual([
    '4 admitted in the minute 00:01, although the limit is 3 and at most 0 were forgotten',
  ]);
});
