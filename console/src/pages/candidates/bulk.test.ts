import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forEach, type Outcome } from './bulk.ts';

it('tries each item once, a few at a time, and reports each outcome', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(1_000), { maxLength: 60 }), async (items) => {
      const tried: number[] = [];
      const outcomes = new Map<number, Outcome>();
      let running = 0;
      await forEach(
        items,
        async (item) => {
          tried.push(item);
          running += 1;
          expect(running).toBeLessThanOrEqual(6);
          await Promise.resolve();
          running -= 1;
          if (item % 3 === 0) throw new Error('refused');
        },
        (item, outcome) => outcomes.set(item, outcome),
      );
      expect(tried.toSorted()).toEqual(items.toSorted());
      expect(
        [...outcomes].every(([item, { state }]) => state === (item % 3 === 0 ? 'failed' : 'done')),
      ).toBe(true);
      expect(outcomes.size).toBe(items.length);
    }),
  );
});

it('stops once the rest would fail for the same reason', async () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  const outcomes: Outcome[] = [];
  let tries = 0;
  const run = async () => {
    tries += 1;
    throw new Error('no credits');
  };
  await forEach(
    items,
    run,
    (_, outcome) => outcomes.push(outcome),
    () => true,
  );
  expect(tries).toBeLessThanOrEqual(6);
  expect(outcomes).toHaveLength(50);
  expect(outcomes.every(({ state }) => state === 'failed')).toBe(true);
});
