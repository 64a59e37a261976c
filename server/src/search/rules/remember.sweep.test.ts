import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { rememberShortTexts } from './remember.ts';

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
