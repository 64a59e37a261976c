import fc from 'fast-check';
import { expect, it } from 'vitest';
import { END_OF_TEXT } from '../../index/port.ts';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { createKeywordReader } from './keyword-reader.ts';

const MAX_PIECES = 500;
const keywords = createKeywordReader(createLexicon(), MAX_PIECES);
const word = fc.constantFrom(
  'Senior',
  'engineer,',
  'C++',
  'Node.js/React',
  '—',
  'd’affaires',
  'R&D',
  'Éléonore',
  'x',
  '日本',
);
const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '));

/** Numbers terms as a segment does, in the order in which they first come, and names them again. */
function numbering() {
  const terms: string[] = [];
  const numbered = keywords.numberedBy((term) =>
    terms.includes(term) ? terms.indexOf(term) : terms.push(term) - 1,
  );
  return (texts: readonly string[]): string[][] => {
    const { numbers, length } = numbered(texts);
    const named: string[][] = [];
    let words: string[] = [];
    for (const number of numbers.subarray(0, length)) {
      if (number !== END_OF_TEXT) words.push(terms[number]!);
      else {
        named.push(words);
        words = [];
      }
    }
    return named;
  };
}

it('numbers stand for the words that the texts have, in two segments at a time', () => {
  const [one, other] = [numbering(), numbering()];
  const numbered = (texts: readonly string[], turn: boolean): string[][] =>
    (turn ? one : other)(texts);
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), fc.boolean(), (texts, turn) => {
      expect(numbered(texts, turn)).toEqual(keywords.words(texts));
    }),
  );
});

it('numbers keep their words after so many others that the cache was cleared', () => {
  const texts = ['first engineers', 'C++ first'];
  const numbered = numbering();
  numbered(texts);
  keywords.words([Array.from({ length: MAX_PIECES }, (_, n) => `w${n}`).join(' ')]);
  expect(numbered(texts.toReversed())).toEqual([
    ['=c++', '=first'],
    ['=first', '=engineers engineer'],
  ]);
});
