import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it('moves a row to its place, and keeps the order of the others', () => {
  expect(moved(['a', 'b', 'c', 'd'], 'a', 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 'd', 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
});
