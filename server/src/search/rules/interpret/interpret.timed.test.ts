import { expect, test } from 'vitest';
import { ENGLISH_NOTES } from '../../../../eval/prompts/labelled-notes-en.ts';
import { FRENCH_NOTES } from '../../../../eval/prompts/labelled-notes-fr.ts';
import { ENGLISH_PROMPTS } from '../../../../eval/prompts/labelled-prompts-en.ts';
import { FRENCH_PROMPTS } from '../../../../eval/prompts/labelled-prompts-fr.ts';
import { processorTime } from '../../../../test/processor-time.ts';
import { createLexicon } from '../../../lexicon/lexicon.ts';
import { interpretPrompt } from './interpret.ts';

const lexicon = createLexicon();
const prompts = [
  ...[...ENGLISH_PROMPTS, ...ENGLISH_NOTES].map(([prompt]) => ({
    prompt,
    language: 'en' as const,
  })),
  ...[...FRENCH_PROMPTS, ...FRENCH_NOTES].map(([prompt]) => ({ prompt, language: 'fr' as const })),
];
const ROUNDS = 5;
/** It is 1.5 here; `node bench/prompts.ts` says how many milliseconds that is. */
const MAXIMUM_RATIO = 3;
const texts = prompts.map(({ prompt }) => prompt).join('\n');
const COUNTS = 40;

/** Folds and counts words, as a reader does, but is no part of the product. */
function countWords(): number {
  const counts = new Map<string, number>();
  for (const [word] of texts.matchAll(/[\p{L}\p{N}]+/gu)) {
    const folded = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    counts.set(folded, (counts.get(folded) ?? 0) + 1);
  }
  return counts.size;
}

test('a usual prompt is read while the words of all of them are counted three times', async () => {
  const ratios: number[] = [];
  // In turn, so that a machine that is busy slows both. The first round also loads and compiles.
  for (let round = 0; round < ROUNDS; round++) {
    const reading = await processorTime(() => {
      for (const { prompt, language } of prompts) interpretPrompt(prompt, lexicon, language);
    });
    const counting = await processorTime(() => {
      for (let count = 0; count < COUNTS; count++) countWords();
    });
    ratios.push(reading.ms / prompts.length / (counting.ms / COUNTS));
  }
  console.info(`ratios: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`);
  expect(Math.min(...ratios)).toBeLessThan(MAXIMUM_RATIO);
});
