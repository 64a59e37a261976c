import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { remember, rememberShortTexts } from './remember.ts';

const lexicon = createLexicon();
const remembering = rememberShortTexts(lexicon);

test('the remembering lexicon folds and stems every text like the lexicon itself, the first time and again', () => {
  const piece = fc.constantFrom(
    'Ingénieure',
    'C++',
    'c#',
    'Node.js',
    '.NET',
    'bac+5',
    'R&D',
    'U.S.A.',
    'œuvre',
    'A/B',
    'l’équipe',
    '3.5',
    'front-end',
    '(H/F)',
    '…',
    'bac +5',
    '.',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .tuple(fc.array(piece, { maxLength: 30 }), fc.constantFrom(' ', '\n', '\t ', ''))
      .map(([p, gap]) => p.join(gap)),
  );
  fc.assert(
    fc.property(text, (text) => {
      for (let time = 0; time < 2; time++) {
        expect(remembering.fold(text)).toBe(lexicon.fold(text));
        expect(remembering.stems(text)).toEqual(lexicon.stems(text));
      }
    }),
    { numRuns: 500 },
  );
});

test('what is remembered is what would be read, whatever was forgotten meanwhile', () => {
  const text = fc.oneof(
    fc.constantFrom('', 'a', 'b', 'ab', 'ba', 'é', '日本', 'x'.repeat(80), 'x'.repeat(81)),
    fc.string({ maxLength: 90 }),
  );
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const read = remember((asked) => ({ asked }), 3);
      for (const one of texts) expect(read(one)).toEqual({ asked: one });
    }),
  );
});

test('a text that is asked for again and again is read once', () => {
  let times = 0;
  const read = remember((text) => (text === 'again' ? ++times : 0), 10);
  for (let other = 0; other < 200; other++) {
    read(`other ${other}`);
    expect(read('again')).toBe(1);
  }
});
