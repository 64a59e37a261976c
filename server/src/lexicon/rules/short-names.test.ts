import { expect, it } from 'vitest';
import { shortNameOf } from './short-names.ts';

it.each([
  ['Évian-les-Bains', 'FR', 'Évian'],
  ['Thonon-les-Bains', 'FR', 'Thonon'],
  ['Burton upon Trent', 'GB', 'Burton'],
  ['Freiburg im Breisgau', 'DE', 'Freiburg'],
  ['Villeneuve-sur-Lot', 'FR', null],
  ['Saint-Denis', 'FR', null],
  ['Stoke-on-Trent', 'GB', null],
  ['Marina del Rey', 'US', null],
])('the short form of %s (%s) is %s', (name, country, short) => {
  expect(shortNameOf(name, country)).toBe(short);
});
