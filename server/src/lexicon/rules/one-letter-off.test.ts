import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOneLetterOff, shortenings } from './one-letter-off.ts';

it.each([
  ['a letter swapped with the next', 'san deigo', 'san diego', true],
  ['a letter too many', 'torontto', 'toronto', true],
  ['a letter too few', 'birmigham', 'birmingham', true],
  ['another letter', 'torinto', 'toronto', true],
  ['the same', 'toronto', 'toronto', false],
  ['two errors', 'tornoot', 'toronto', false],
])('%s: %s for %s', (_, typed, name, off) => {
  expect(isOneLetterOff(typed, name)).toBe(off);
  expect(isOneLetterOff(name, typed)).toBe(off);
});

it('two texts one letter off share a shortening', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 2 }),
      fc.nat(),
      fc.string({ maxLength: 1, minLength: 1 }),
      (text, seed, letter) => {
        const at = seed % (text.length - 1);
        const swapped = text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
        for (const typed of [
          text.slice(0, at) + text.slice(at + 1),
          text.slice(0, at) + letter + text.slice(at),
          swapped,
        ]) {
          expect(shortenings(text).some((one) => shortenings(typed).includes(one))).toBe(true);
          expect(isOneLetterOff(text, typed)).toBe(text !== typed);
        }
      },
    ),
  );
});
