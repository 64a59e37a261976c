import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../test/processor-time.ts';
import { promptTokens } from '../tokens.ts';
import { readTimes } from './time.ts';

describe('an amount of time', () => {
  it('is found in a time that grows with the length of the text only', async () => {
    const text = "minimum 3 ans d'expérience, pas plus de dix ans depuis 5 ans et ";
    const measure = async (length: number): Promise<number> => {
      const tokens = promptTokens(text.repeat(Math.ceil(length / text.length)));
      return (await processorTime(() => readTimes(tokens))).ms;
    };
    await measure(25_000);
    expect(await measure(100_000)).toBeLessThan(8 * Math.max(await measure(25_000), 10));
  });
});
