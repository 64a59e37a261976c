import { readFileSync, writeFileSync } from 'node:fs';
import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { scanPrompt } from '../../src/search/rules/interpret/reader-text.ts';
import {
  FEATURES,
  featuresOf,
  type ShortCandidate,
} from '../../src/search/rules/interpret/short-name-evidence.ts';
import { placeOf, shortNameAt } from '../../src/search/rules/interpret/short-places.ts';
import { CORE_SETS, LABELLED_SETS, PLACE_SETS } from './sets.ts';

/*
 * Learns the weights of the evidence for short place names: a logistic regression over the marked
 * prompts of `short-places.txt` and the words that look like short names in all labelled prompts.
 * Deterministic: the same files give the same weights.
 */

const OUTPUT = new URL(
  '../../src/search/rules/interpret/short-name-weights.gen.ts',
  import.meta.url,
);
/** Newton's method settles in a few steps. */
const STEPS = 12;
/** Keeps weights small where few prompts have the feature. */
const RIDGE = 0.5;
const FOLDS = 5;

interface Example {
  prompt: string;
  typed: string;
  features: string[];
  isPlace: boolean;
}

const lexicon = createLexicon();

/** Every short name of a prompt, with whether it is a place; null leaves it out. */
function examplesOf(
  prompt: string,
  isPlace: (candidate: ShortCandidate, start: number, typed: string) => boolean | null,
): Example[] {
  const text = scanPrompt(prompt, lexicon);
  const examples: Example[] = [];
  for (let at = 0; at < text.tokens.length; at++) {
    const candidate = shortNameAt(text, at);
    if (!candidate) continue;
    const start = text.tokens[at]!.start;
    const typed = prompt.slice(start, text.tokens[candidate.to - 1]!.end);
    const label = isPlace(candidate, start, typed);
    if (label === null) continue;
    const features = featuresOf(text, lexicon, candidate, shortNameAt);
    examples.push({ prompt, typed, features, isPlace: label });
  }
  return examples;
}

function marked(): Example[] {
  const lines = readFileSync(new URL('short-places.txt', import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const starts = new Set<number>();
      let prompt = '';
      for (const part of line.split(/[[\]]/).entries()) {
        if (part[0] % 2 === 1) starts.add(prompt.length);
        prompt += part[1];
      }
      return examplesOf(prompt, (_, start) => starts.has(start));
    });
}

/** The other labelled prompts: a short name is a place when a label has its letters or its place. */
function labelled(): Example[] {
  return [...LABELLED_SETS, ...PLACE_SETS, ...CORE_SETS].flatMap(({ prompts }) =>
    prompts.flatMap(({ prompt, labels }) => {
      const values = labels.flatMap(({ slot, values }) => (slot === 'place' ? values : []));
      const names = values.flatMap((value) => value.split('|')).map((name) => lexicon.fold(name));
      const ids = new Set(names.flatMap((name) => lexicon.readPlaces(name).map(({ id }) => id)));
      return examplesOf(prompt, ({ name }, _, typed) => {
        const meant = name.places.flatMap(({ place }) => placeOf(lexicon, place)?.id ?? []);
        return meant.some((id) => ids.has(id)) || names.includes(lexicon.fold(typed));
        // A code after its town is part of the label's town.
      }).filter(({ features }) => !features.includes('after a town of it'));
    }),
  );
}

const odds = (weights: ReadonlyMap<string, number>, features: readonly string[]): number =>
  features.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);

/** Solves a small symmetric system by elimination. */
function solve(matrix: number[][], values: number[]): number[] {
  const rows = matrix.map((row, index) => [...row, values[index]!]);
  for (let pivot = 0; pivot < rows.length; pivot++)
    for (let row = 0; row < rows.length; row++) {
      if (row === pivot) continue;
      const factor = rows[row]![pivot]! / rows[pivot]![pivot]!;
      if (factor === 0) continue;
      rows[row] = rows[row]!.map((cell, column) => cell - factor * rows[pivot]![column]!);
    }
  return rows.map((row, index) => row.at(-1)! / row[index]!);
}

function fit(examples: readonly Example[]): Map<string, number> {
  const names = FEATURES.map(({ name }) => name);
  const position = new Map(names.map((name, index) => [name, index]));
  let weights = names.map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const slopes = weights.map((weight) => -RIDGE * weight);
    const curves = names.map((_, row) => names.map((__, column) => (row === column ? RIDGE : 0)));
    for (const { features, isPlace } of examples) {
      const held = features.map((name) => position.get(name)!);
      const chance = 1 / (1 + Math.exp(-held.reduce((sum, index) => sum + weights[index]!, 0)));
      for (const row of held) {
        slopes[row]! += (isPlace ? 1 : 0) - chance;
        for (const column of held) curves[row]![column]! += chance * (1 - chance);
      }
    }
    weights = solve(curves, slopes).map((change, index) => weights[index]! + change);
  }
  return new Map(names.map((name, index) => [name, weights[index]!]));
}

const wrong = (weights: ReadonlyMap<string, number>, examples: readonly Example[]): Example[] =>
  examples.filter(({ features, isPlace }) => odds(weights, features) > 0 !== isPlace);

function crossValidate(examples: readonly Example[]): void {
  const missed = Array.from({ length: FOLDS }, (_, fold) =>
    wrong(
      fit(examples.filter((_, index) => index % FOLDS !== fold)),
      examples.filter((_, index) => index % FOLDS === fold),
    ),
  ).flat();
  const places = examples.filter(({ isPlace }) => isPlace).length;
  const lost = missed.filter(({ isPlace }) => isPlace).length;
  console.log(
    `cross-validated: ${places - lost} of ${places} places found, ` +
      `${missed.length - lost} of ${examples.length - places} other uses taken for places`,
  );
}

const own = marked();
const examples = [...own, ...labelled()];
crossValidate(examples);
const weights = fit(examples);
const rounded = [...weights].map(
  ([name, weight]) =>
    `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${String(Number(weight.toFixed(2)))},`,
);
writeFileSync(
  OUTPUT,
  `/** Generated by \`npm run train:places\`: do not edit. */
export const WEIGHTS: Readonly<Record<string, number>> = {
${rounded.join('\n')}
};
`,
);
if (process.argv.includes('-v'))
  for (const { prompt, typed, isPlace, features } of wrong(weights, examples))
    console.log(
      isPlace ? 'missed' : 'taken ',
      `[${typed}]`,
      prompt.slice(0, 90).replaceAll('\n', ' '),
      '|',
      features.slice(1).join(', '),
    );
