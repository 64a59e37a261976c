import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

/** A table of so many rows; each statement takes at most the size. */
function table(rows: number) {
  const taken: number[] = [];
  const take = async (size: number): Promise<number> => {
    const found = Math.min(size, rows);
    rows -= found;
    taken.push(found);
    return found;
  };
  return { taken, take };
}

it('deletes everything in statements of a bounded size', async () => {
  const { taken, take } = table(25);
  expect(await inBatches(take, { size: 10, pauseMs: 0 })).toBe(25);
  expect(taken).toEqual([10, 10, 5]);
});

it('leaves the rest to the next run, so that one run has an end', async () => {
  const { taken, take } = table(1_000);
  expect(await inBatches(take, { size: 10, pauseMs: 0, most: 3 })).toBe(30);
  expect(taken).toHaveLength(3);
});
