import fc from 'fast-check';
import { expect, it } from 'vitest';
import { piecesOf } from './marks.ts';

it('marks what is quoted, and nothing else', () => {
  expect(piecesOf('Builds services in Python.', ['Python', 'Builds'])).toEqual([
    { text: 'Builds', marked: true },
    { text: ' services in ', marked: false },
    { text: 'Python', marked: true },
    { text: '.', marked: false },
  ]);
  expect(piecesOf('Python', [])).toEqual([{ text: 'Python', marked: false }]);
  expect(piecesOf('Python', ['Rust', ''])).toEqual([{ text: 'Python', marked: false }]);
});

it('marks quotes that overlap or touch as one', () => {
  expect(piecesOf('machine learning', ['machine lear', 'learning'])).toEqual([
    { text: 'machine learning', marked: true },
  ]);
  expect(piecesOf('ab', ['a', 'b'])).toEqual([{ text: 'ab', marked: true }]);
});

it('never loses or adds a character', () => {
  const short = fc.string({ maxLength: 12, unit: fc.constantFrom('a', 'b', ' ') });
  fc.assert(
    fc.property(short, fc.array(short, { maxLength: 4 }), (text, quotes) => {
      const pieces = piecesOf(text, quotes);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      for (const quote of quotes.filter((one) => one !== '' && text.includes(one)))
        expect(pieces.some((piece) => piece.marked && piece.text.includes(quote))).toBe(true);
    }),
  );
});
