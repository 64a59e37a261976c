import { LABELLED_SETS } from '../server/eval/prompts/sets.ts';
import { createLexicon } from '../server/src/lexicon/lexicon.ts';
import { readProtected } from '../server/src/reader/protected/gate.ts';
import { interpretPrompt } from '../server/src/search/rules/interpret/interpret.ts';
import { ms, percentile, printReport } from './report.ts';

/*
 * How long the built-in interpreter takes for a prompt: the labelled prompts, each for the first
 * time in this process and again with warm caches. The refusal gate is included, as in every search
 * by prompt.
 */

const ROUNDS = 5;
const TARGET = 'p50 at most 2 ms';

export async function benchPrompts(): Promise<void> {
  const lexicon = createLexicon();
  const prompts = LABELLED_SETS.flatMap((set) => set.prompts);
  const startedAt = performance.now();
  interpretPrompt('Backend engineer in Paris', lexicon, 'en');
  const loadedAfterMs = performance.now() - startedAt;
  const first: number[] = [];
  const again: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { prompt, language } of prompts) {
      const begun = performance.now();
      readProtected(prompt, lexicon).refused;
      interpretPrompt(prompt, lexicon, language);
      (round === 0 ? first : again).push(performance.now() - begun);
    }
  }
  const row = (name: string, times: readonly number[]): string[] => [
    name,
    String(times.length),
    ms(percentile(times, 0.5)),
    ms(percentile(times, 0.99)),
    ms(Math.max(...times)),
    TARGET,
  ];
  printReport(
    'Reading a prompt, without a model',
    ['PROMPT', 'READ', 'P50', 'P99', 'WORST', 'TARGET'],
    [row('never seen', first), row('seen before', again)],
    [`The first prompt of a process also loads titles and places: ${ms(loadedAfterMs)}.`],
  );
}

if (import.meta.main) await benchPrompts();
