import { describe, expect, it } from 'vitest';
import { presentedKey, secondsLeft } from './rules.ts';
import { displayPrefix, isWellFormed, newSecret } from './secret.ts';

describe('presentedKey', () => {
  it.each([
    ['x-api-key alone', { 'x-api-key': 'k' }, 'k'],
    ['Bearer alone', { authorization: 'Bearer k' }, 'k'],
    ['x-api-key wins over Bearer', { 'x-api-key': 'a', authorization: 'Bearer b' }, 'a'],
    ['an empty x-api-key counts as none', { 'x-api-key': '', authorization: 'Bearer b' }, 'b'],
    ['two x-api-key headers are one wrong key', { 'x-api-key': ['a', 'b'] }, 'a, b'],
    ['Basic is no key', { authorization: 'Basic abc' }, null],
    ['Bearer without a value is no key', { authorization: 'Bearer ' }, null],
    ['nothing', {}, null],
  ])('%s', (_name, headers, expected) => {
    expect(presentedKey(headers)).toBe(expected);
  });
});

it('a secret carries a checksum that notices a changed character', () => {
  const secret = newSecret();
  expect(isWellFormed(secret)).toBe(true);
  const flipped = secret.slice(0, 10) + (secret[10] === 'a' ? 'b' : 'a') + secret.slice(11);
  expect(isWellFormed(flipped)).toBe(false);
  expect(displayPrefix(secret)).toHaveLength(9);
});

it('secondsLeft counts to the end of the UTC bucket', () => {
  const now = new Date('2026-03-10T12:34:56.000Z');
  expect([1, 60, 3_600, 86_400].map((window) => secondsLeft(window, now))).toEqual([
    1, 4, 1_504, 41_104,
  ]);
});
