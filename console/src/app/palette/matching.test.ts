import { expect, it } from 'vitest';
import { matches } from './matching.ts';

it('finds words in any order, without their accents', () => {
  expect(matches('Élodie Martin', 'mar elo')).toBe(true);
  expect(matches('Élodie Martin', 'MARTIN')).toBe(true);
  expect(matches('Élodie Martin', '')).toBe(true);
});

it('wants every word', () => {
  expect(matches('Élodie Martin', 'elo durand')).toBe(false);
});
