import { expect, test } from 'vitest';
import { processorTime } from '../../../../test/processor-time.ts';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import { readerText } from './reader-text.ts';

const lexicon = createLexicon();

test('titles are found in a time that grows with the length of the text only', async () => {
  const time = async (sentences: number): Promise<number> => {
    const text = 'We need a director of people operations who led nurses and a sales team. ';
    return (await processorTime(() => readerText(text.repeat(sentences), lexicon, null))).ms;
  };
  await time(100);
  expect(await time(800)).toBeLessThan(8 * 4 * Math.max(await time(100), 10));
});
