import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KeywordQuery, parseKeywords } from './keywords.ts';

/** The tree as a text with every parenthesis written. */
function shown(query: KeywordQuery): string {
  if (query.kind === 'word') return query.text;
  if (query.kind === 'phrase') return `"${query.text}"`;
  if (query.kind === 'not') return `!${shown(query.of)}`;
  return `(${query.of.map(shown).join(query.kind === 'and' ? ' & ' : ' | ')})`;
}

function read(text: string): string {
  const parsed = parseKeywords(text);
  return 'problem' in parsed ? `problem: ${parsed.problem}` : shown(parsed.query);
}

describe('keyword texts', () => {
  test.each([
    ['java', 'java'],
    ['java spring', '(java & spring)'],
    ['java AND spring', '(java & spring)'],
    ['java OR kotlin spring', '(java | (kotlin & spring))'],
    ['(java OR kotlin) spring', '((java | kotlin) & spring)'],
    ['"machine learning" NOT intern', '("machine learning" & !intern)'],
    ['java -intern', '(java & !intern)'],
    ['front-end', 'front-end'],
    ['NOT NOT java', 'java'],
    ['NOT (a OR b)', '!(a | b)'],
    ['données ET python OU sql SAUF stage', '((données & python) | (sql & !stage))'],
    ['« chef de projet »', '" chef de projet "'],
    ['rock and roll', '(rock & and & roll)'],
    ['R&D - Lyon', '(R&D & Lyon)'],
    ['c++ OR c#', '(c++ | c#)'],
  ])('%s', (text, tree) => {
    expect(read(text)).toBe(tree);
  });

  test.each([
    '"open',
    '(java',
    'java)',
    'java OR',
    'AND java',
    'NOT',
    '()',
    '---',
    '',
    `${'('.repeat(30)}a${')'.repeat(30)}`,
  ])('%j is refused with a reason', (text) => {
    expect(read(text)).toMatch(/^problem: ./);
  });

  test('no text throws an error or takes long', () => {
    const piece = fc.constantFrom(
      'a',
      '"',
      '(',
      ')',
      ' ',
      'AND',
      'OR',
      'NOT',
      '-',
      '|',
      '«',
      '»',
      'é',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 60 }),
        (pieces) => void parseKeywords(pieces.join(' ')),
      ),
    );
    expect(read('('.repeat(100_000))).toMatch(/^problem/);
  });
});
