import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedWords } from './fold.ts';
import { createPieceReader } from './pieces.ts';
import { createTextReader } from './reading.ts';
import { isStopWord, stem } from './stem.ts';
import { blankInclusiveSuffixes, meaningfulWords } from './titles.ts';

const PIECES =
  'Ingénieure|C++|c#|Node.js|.NET|asp.net|.net.|bac+5|bac+|5|+5|R&D|U.S.A.|Ph.D|œuvre|A/B|l’équipe|3.5|(H/F)|…|.|,|–|•|@|a|de|É\u0301|\u0301|💼|développeur·se|x/ſe'.split(
    '|',
  );
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...PIECES),
        fc.constantFrom(' ', '\n', ' \n ', '\t', '', ', ', '\u00a0'),
      ),
      { maxLength: 30 },
    )
    .map((pairs) => pairs.flat().join('')),
);

test('a text read in pieces has the words, breaks and places of the whole text, also when it is read again', () => {
  const read = createTextReader((word) => ({ stem: stem(word), isStopWord: isStopWord(word) }));
  fc.assert(
    fc.property(text, (original) => {
      const tokens = foldedWords(blankInclusiveSuffixes(original)).map(
        ({ text, start, end, breakBefore }) => ({ text, start, end, breakBefore }),
      );
      for (let time = 0; time < 2; time++) {
        const reading = read(original);
        expect(
          reading.tokens.map(({ text, start, end, breakBefore }) => ({
            text,
            start,
            end,
            breakBefore,
          })),
        ).toEqual(tokens);
        expect(reading.words).toEqual(tokens.map(({ text }) => text));
        expect(reading.meaningful.map(({ stem, token }) => ({ stem, token }))).toEqual(
          meaningfulWords(tokens),
        );
        expect(reading.tokens.map(({ token }) => token)).toEqual(tokens.map((_, at) => at));
        expect(reading.tokens.filter(({ meaningfulAt }) => meaningfulAt >= 0)).toEqual(
          reading.meaningful,
        );
      }
    }),
    { numRuns: 1_000 },
  );
});

test('pieces stay distinct, whatever their letters and number', () => {
  const eachPiece = createPieceReader((piece) => piece);
  const many = Array.from({ length: 150_000 }, (_, at) => `${at.toString(36)}é`);
  const manyInOne = many.join(' ');
  for (let time = 0; time < 2; time++) {
    const found: string[] = [];
    eachPiece(manyInOne, (piece, into) => into.push(piece), found);
    // As one text: comparing the lists item by item takes longer than reading them.
    expect(found.join(' ') === manyInOne).toBe(true);
  }
  fc.assert(
    fc.property(text, (text) => {
      const found: string[] = [];
      const visit = (piece: string, into: string[], start: number, end: number): void => {
        expect(text.slice(start, end)).toBe(piece);
        into.push(piece);
      };
      eachPiece(text, visit, found);
      expect(found).toEqual(text.split(/[ \n]+/).filter((piece) => piece !== ''));
    }),
  );
});
