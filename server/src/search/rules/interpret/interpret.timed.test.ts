import { expect, test } from 'vitest';
import { ENGLISH_NOTES } from '../../../../eval/prompts/labelled-notes-en.ts';
import { FRENCH_NOTES } from '../../../../eval/prompts/labelled-notes-fr.ts';
import { ENGLISH_PROMPTS } from '../../../../eval/prompts/labelled-prompts-en.ts';
import { FRENCH_PROMPTS } from '../../../../eval/prompts/labelled-prompts-fr.ts';
import { processorTime } from '../../../../test/processor-time.ts';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import { interpretPrompt } from './interpret.ts';

const lexicon = createLexicon();

test('usual prompts take at most 2 ms on average', async () => {
  const english = [...ENGLISH_PROMPTS, ...ENGLISH_NOTES];
  const french = [...FRENCH_PROMPTS, ...FRENCH_NOTES];
  const readAll = (): void => {
    for (const [prompt] of english) interpretPrompt(prompt, lexicon, 'en');
    for (const [prompt] of french) interpretPrompt(prompt, lexicon, 'fr');
  };
  // A service that runs has loaded its tables and compiled its code.
  readAll();
  const { ms } = await processorTime(readAll);
  const average = ms / (english.length + french.length);
  console.info(`on average: ${average.toFixed(2)} ms`);
  expect(average).toBeLessThan(2);
});
