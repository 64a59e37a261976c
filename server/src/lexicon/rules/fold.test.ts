import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldedWords } from './fold.ts';
import { genderedForms } from './gender.ts';
import { stem } from './stem.ts';

const graphemes = fc.string({ unit: 'grapheme', maxLength: 60 });
/** Texts dense in the marks that folding treats apart. */
const marked = fc.string({
  unit: fc.constantFrom(..." abcnetjs59.+#'’-&/,É\u0301œ"),
  maxLength: 24,
});
const anyText = fc.oneof(graphemes, marked);

describe('fold', () => {
  it.each([
    ['Ingénieure À Œuvrer', 'ingenieure a oeuvrer'],
    ['C++, C# et Node.js.', 'c++ c# et node.js'],
    ['C++17', 'c++ 17'],
    ['ASP.NET / .NET', 'asp.net .net'],
    ['Ph.D., U.S.A.', 'phd usa'],
    ['bac+5', 'bac+5'],
    ['l’Oréal & R&D', 'l oreal r d'],
    ['Hello.World', 'hello world'],
    ['Łódź, Straße', 'lodz strasse'],
    ['5+ years', '5 years'],
  ])('turns %j into %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('changes nothing when it folds again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves only single spaces and no capital letter', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(text)).not.toMatch(/^ | $| {2}|[A-Z]/);
      }),
    );
  });

  it('gives every word its position in the text, in order and without overlap', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let end = 0;
        for (const token of foldedWords(text)) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(token.end).toBeGreaterThan(token.start);
          expect(token.end).toBeLessThanOrEqual(text.length);
          expect(fold(text.slice(token.start, token.end))).toBe(token.text);
          end = token.end;
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('stem', () => {
  it.each([
    ['developpeuses', 'developpeur'],
    ['directrices', 'directeur'],
    ['ingenieures', 'ingenieurs'],
    ['infirmieres', 'infirmier'],
    ['techniciennes', 'technicien'],
    ['commerciaux', 'commerciale'],
    ['chargees', 'charge'],
    ['cheffes', 'chef'],
    ['engineers', 'engineer'],
    ['companies', 'company'],
  ])('%s and %s share one', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it('leaves names of technologies alone', () => {
    expect(['c++', 'c#', 'node.js', 'aws', 'ios'].map(stem)).toEqual([
      'c++',
      'c#',
      'node.js',
      'aws',
      'ios',
    ]);
  });
});

describe('genderedForms', () => {
  it.each([
    ['developpeur web', 'developpeuse web'],
    ['directeur commercial', 'directrice commerciale'],
    ['ingenieur', 'ingenieure'],
    ['infirmier', 'infirmiere'],
    ['chef de projet', 'cheffe de projet'],
    ['technicien de maintenance', 'technicienne de maintenance'],
    ['assistant administratif', 'assistante administrative'],
    ['charge de mission', 'chargee de mission'],
    ['acheteur', 'acheteuse'],
    ['avocat', 'avocate'],
    ['chirurgien dentiste', 'chirurgienne dentiste'],
  ])('%s has %s', (masculine, feminine) => {
    expect(genderedForms(masculine)).toContain(feminine);
  });

  it('does not touch what follows a preposition', () => {
    expect(genderedForms('directeur des ventes')).toEqual([
      'directeur des ventes',
      'directrice des ventes',
    ]);
  });
});
