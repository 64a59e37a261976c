import { expect, test } from 'vitest';
import { processorTime } from '../../../../test/processor-time.ts';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import { interpretPrompt } from './interpret.ts';

const lexicon = createLexicon();

/** Texts that made a reader look at the whole prompt again for each of their words. */
const SHAPES = {
  places: 'Lyon, Paris, Leeds, ',
  'towns in a row': 'Lyon Paris Leeds Bristol ',
  'codes of states': 'MA CT RI NY ',
  numbers: '12 34 56 78 ',
  'numbers of départements': '75, 69, 13, 33 et 44 ',
  'short lines': 'a\n',
  slashes: 'a/b/c/',
  'unknown names': 'Alpha Beta Gamma Delta ',
  letters: 'Hi Tom, we need a nurse in Leeds. He is from Dublin. Thanks, Bob\n',
};

test.for(Object.entries(SHAPES))(
  '%s are read in a time that grows with the length only',
  { timeout: 30_000 },
  async ([, shape]) => {
    const measure = async (length: number): Promise<number> => {
      const text = shape.repeat(Math.ceil(length / shape.length)).slice(0, length);
      return (await processorTime(() => interpretPrompt(text, lexicon, 'en'))).ms;
    };
    await measure(5_000);
    const short = await measure(10_000);
    expect(await measure(40_000)).toBeLessThan(10 * Math.max(short, 30));
  },
);
