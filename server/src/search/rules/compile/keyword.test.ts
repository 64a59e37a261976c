import { expect, it } from 'vitest';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import { compileKeywords } from './keyword.ts';

const lexicon = createLexicon();

it.each(['"\u{f0000} "', '\u{f0000}', '"\\"', '""', '"', '\u0301', 'ー'])(
  'a keyword without a word, %j, compiles, and does not match everyone',
  (text) => {
    for (const isExactMatch of [false, true]) {
      for (const { matcher } of compileKeywords(text, lexicon, isExactMatch))
        expect(JSON.stringify(matcher)).not.toContain('{"kind":"all","of":[]}');
    }
  },
);
