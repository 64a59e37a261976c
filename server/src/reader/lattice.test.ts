import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Arc, bestCover } from './lattice.ts';

interface Scored extends Arc {
  score: number;
}

const TOKENS = 6;

const anyArc = fc
  .tuple(fc.nat(TOKENS - 1), fc.integer({ min: 1, max: 3 }), fc.integer({ min: -9, max: 9 }))
  .map(([from, length, score]): Scored => ({ from, to: Math.min(TOKENS, from + length), score }));
const anyLeft = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: TOKENS, maxLength: TOKENS });

const overlaps = (a: Arc, b: Arc): boolean => a.from < b.to && b.from < a.to;

function sumOf(left: readonly number[], cover: readonly Scored[]): number {
  const free = left.filter((_, at) => !cover.some(({ from, to }) => at >= from && at < to));
  return [...free, ...cover.map(({ score }) => score)].reduce((sum, one) => sum + one, 0);
}

/** The highest sum of all covers, by trying each. */
function highest(left: readonly number[], arcs: readonly Scored[], cover: Scored[] = []): number {
  const [arc, ...rest] = arcs;
  if (!arc) return sumOf(left, cover);
  const without = highest(left, rest, cover);
  return cover.some((one) => overlaps(one, arc))
    ? without
    : Math.max(without, highest(left, rest, [...cover, arc]));
}

describe('the best cover', () => {
  test('has the highest sum of all covers, and no overlaps', () => {
    fc.assert(
      fc.property(anyLeft, fc.array(anyArc, { maxLength: 8 }), (left, arcs) => {
        const cover = bestCover(left, arcs, ({ score }) => score);
        expect(cover.some((a) => cover.some((b) => a !== b && overlaps(a, b)))).toBe(false);
        expect(sumOf(left, cover)).toBe(highest(left, arcs));
      }),
    );
  });

  test('leaves tokens out rather than take an arc that gains nothing', () => {
    expect(bestCover([0, 0], [{ from: 0, to: 2, score: 0 }], ({ score }) => score)).toEqual([]);
  });
});
