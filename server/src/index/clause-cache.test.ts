import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bitset, emptyBitset } from './bitset.ts';
import { buildSegment } from './build.ts';
import { createClauseCache } from './clause-cache.ts';
import { openSegment, type Segment } from './segment.ts';

const segments = Array.from(
  { length: 4 },
  (_, n): Segment =>
    openSegment(buildSegment([{ id: `p${n}`, quality: n, terms: {}, numbers: {} }])),
);

describe('what is remembered of clauses', () => {
  test('is never more than there is room for, nor another set than was given, and is nothing once all segments are gone', () => {
    const keys = Array.from({ length: 12 }, (_, n) => `clause ${n}`);
    const ask = fc.record({
      key: fc.constantFrom(...keys),
      segment: fc.constantFrom(...segments),
      words: fc.nat(300),
    });
    const step = fc.oneof(
      { weight: 5, arbitrary: ask },
      { weight: 1, arbitrary: fc.record({ gone: fc.constantFrom(...segments) }) },
    );
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 200 }),
        fc.integer({ min: 0, max: 20_000 }),
        (steps, room) => {
          const cache = createClauseCache(() => room);
          const given = new Map(keys.map((key) => [key, new Map<Segment, Bitset>()]));
          const forget = (segment: Segment) => {
            cache.forget(segment);
            for (const sets of given.values()) sets.delete(segment);
          };
          const use = (key: string, segment: Segment, words: number) => {
            const clause = cache.find(key);
            const known = clause.get(segment);
            if (known) return expect(known).toBe(given.get(key)!.get(segment));
            const found = emptyBitset(words * 32);
            clause.set(segment, found);
            given.get(key)!.set(segment, found);
          };
          for (const one of steps) {
            if ('gone' in one) forget(one.gone);
            else use(one.key, one.segment, one.words);
            expect(cache.bytes()).toBeLessThanOrEqual(room);
          }
          for (const segment of segments) cache.forget(segment);
          for (const segment of segments)
            expect(keys.filter((key) => cache.find(key).get(segment))).toEqual([]);
        },
      ),
    );
  });

  test('is of the clauses that were used last', () => {
    const cache = createClauseCache(() => 3 * 1_000);
    const [segment] = segments;
    const ask = (key: string) => {
      const clause = cache.find(key);
      const known = clause.get(segment!) !== undefined;
      if (!known) clause.set(segment!, emptyBitset(1_024));
      return known;
    };
    expect(['a', 'b', 'c', 'a', 'd', 'e', 'f', 'a'].map(ask)).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(ask('b')).toBe(false);
  });

  test('takes no room for what is a part of the segment', () => {
    const cache = createClauseCache(() => 10_000);
    const [segment] = segments;
    cache.find('a').set(segment!, segment!.starts);
    const before = cache.bytes();
    cache.find('b').set(segment!, new Uint32Array(500));
    expect(cache.bytes() - before).toBeGreaterThan(before);
  });
});
