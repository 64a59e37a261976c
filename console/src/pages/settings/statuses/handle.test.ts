import { expect, it } from 'vitest';
import { handleOf } from './handle.ts';

it.each([
  ['Phone screen', 'PHONE_SCREEN'],
  ['Entretien planifié !', 'ENTRETIEN_PLANIFIE'],
  ['2nd interview', 'ND_INTERVIEW'],
  ['  Offer – sent ', 'OFFER_SENT'],
  ['面接', ''],
  ['x'.repeat(80), 'X'.repeat(49)],
])('makes a handle of %s', (label, handle) => {
  expect(handleOf(label)).toBe(handle);
});
