import { expect, test } from 'vitest';
import { promptTokens } from '../tokens.ts';
import { soundsLikeWish } from './moods.ts';

const wishes = (text: string): boolean => soundsLikeWish(promptTokens(text));

test.for([
  'Japanese would open doors',
  'Le japonais ouvrirait des portes',
  'If they know Xero, all the better',
  "S'il a fait du bloc c'est parfait",
  'Cobol is gravy',
  "L'espagnol, pourquoi pas",
])('wishes: %s', (sentence) => {
  expect(wishes(sentence)).toBe(true);
});

test.for([
  'We would like a buyer',
  'The candidate would have five years',
  'Leeds would also work',
  'English is enough, German would be of use',
  'Cobol is mandatory',
  'Il faudrait un acheteur',
])('does not wish: %s', (sentence) => {
  expect(wishes(sentence)).toBe(false);
});
