import { describe, expect, test } from 'vitest';
import { processorTime } from '../../../test/processor-time.ts';
import { promptTokens } from '../tokens.ts';
import { readStructure } from './structure.ts';

const ADVERT = `Wine Buyer - Bordeaux
About us: we are a family house of merchants. Founded in 1921, we ship to 40 countries.
Your role: you will taste, buy and negotiate with 200 estates.
You have: five years in wine buying; fluent English. A WSET diploma is a plus.
We offer: EUR 50,000, a car and eight weeks off.
Agency candidates need not apply.`;

describe('blocks', () => {
  test('are read in time that grows with the length, not faster', async () => {
    const time = async (repeats: number): Promise<number> => {
      const tokens = promptTokens(`${ADVERT}\n`.repeat(repeats));
      return (await processorTime(() => readStructure(tokens))).ms;
    };
    await time(20);
    const [short, long] = [await time(25), await time(200)];
    expect(long / Math.max(short, 1)).toBeLessThan(40);
  });
});
