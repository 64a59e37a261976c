import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rangeOf } from './selection-range.ts';

const lists = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 });

it('spans both ends in any direction, without gaps', () => {
  fc.assert(
    fc.property(lists, fc.nat(), fc.nat(), (ids, a, b) => {
      const [from, to] = [a % ids.length, b % ids.length];
      const range = rangeOf(ids, ids[from]!, ids[to]!);
      expect(range).toEqual(ids.slice(Math.min(from, to), Math.max(from, to) + 1));
      expect(rangeOf(ids, ids[to]!, ids[from]!)).toEqual(range);
    }),
  );
});

it('is the clicked one alone when nothing was clicked before, or it is gone', () => {
  expect(rangeOf(['a', 'b'], null, 'b')).toEqual(['b']);
  expect(rangeOf(['a', 'b'], 'gone', 'b')).toEqual(['b']);
});
