import { expect, test } from 'vitest';
import { makeBed } from './bed.ts';
import { measureIdentity, recallOf } from './measure.ts';

/** `npm run eval:identity` prints the same by kind of change. */
test('merges are right, and copies of people are proposed, held-out kinds too', () => {
  const { first, second } = makeBed();
  const figures = measureIdentity([...first, ...second]);
  expect(figures.merges).toBeGreaterThan(50);
  expect(figures.wrongMerges).toBe(0);
  expect(recallOf(figures, () => true)).toBeGreaterThanOrEqual(0.95);
  expect(recallOf(figures, ({ isHeldOut }) => isHeldOut)).toBeGreaterThanOrEqual(0.9);
  expect(figures.falseProposals).toBeLessThanOrEqual(20);
});
