import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

/** A function that records what it was called with. */
function recorded<T>(compute: (text: string) => T) {
  const calls: string[] = [];
  return {
    calls,
    compute: (text: string): T => {
      calls.push(text);
      return compute(text);
    },
  };
}

test('computes each text once, also when the answer is undefined', () => {
  const { calls, compute } = recorded((text) => (text === '' ? undefined : text.length));
  const length = memoize(10, compute);
  expect(['abc', '', 'abc', ''].map(length)).toEqual([3, undefined, 3, undefined]);
  expect(calls).toEqual(['abc', '']);
});

test('stores no more than its limit, and drops the texts that were not requested again', () => {
  const { calls, compute } = recorded((text) => text);
  const same = memoize(4, compute);
  for (const text of ['often', 'a', 'often', 'b', 'often', 'c', 'often', 'd', 'often']) same(text);
  expect(calls).toEqual(['often', 'a', 'b', 'c', 'd']);
  for (const text of ['d', 'often']) same(text);
  expect(calls).toHaveLength(5);
  for (const text of ['a', 'b']) same(text);
  expect(calls).toEqual(['often', 'a', 'b', 'c', 'd', 'a', 'b']);
});

test('computes a text beyond the length each time', () => {
  const { calls, compute } = recorded((text) => text);
  const same = memoize(4, compute, 2);
  for (const text of ['ab', 'abc', 'ab', 'abc']) same(text);
  expect(calls).toEqual(['ab', 'abc', 'abc']);
});

test('returns what the function would, whatever was dropped meanwhile', () => {
  const text = fc.oneof(
    fc.constantFrom('', 'a', 'b', 'ab', 'ba', 'é', '日本', 'x'.repeat(80), 'x'.repeat(81)),
    fc.string({ maxLength: 90 }),
  );
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const read = memoize(6, (asked) => ({ asked }), 80);
      for (const one of texts) expect(read(one)).toEqual({ asked: one });
    }),
  );
});

test('computes a text once that is requested repeatedly among many others', () => {
  let times = 0;
  const read = memoize(20, (text) => (text === 'again' ? ++times : 0));
  for (let other = 0; other < 200; other++) {
    read(`other ${other}`);
    expect(read('again')).toBe(1);
  }
});
