import type { Standing } from '../../src/reader/facts/facts.ts';

/** Features of a thing in its sentence, with the right answer. */
export interface FactCase {
  features: readonly string[];
  standing: Standing;
}

/** Of each standing, the weights of features, in twentieths; none is 0. */
export type FactWeights = ReadonlyMap<Standing, ReadonlyMap<string, number>>;

/** Stopping early keeps rare features weak. */
const EPOCHS = 6;
const RATE = 0.03;
/** What the sums of squares start from, so that the first steps are not too long. */
const FIRST_SQUARE = 1e-2;
/** Knuth's multiplicative hash: an order that has nothing to do with who wrote a sentence. */
const SHUFFLE = 2654435761;
/** A prime: each epoch visits all cases, in an order of its own. */
const STRIDE = 7919;
/** A feature that fewer things have says nothing about other texts. */
const MIN_SEEN = 3;
/** Finer weights make the file longer and the reading no better. */
const UNITS = 20;
/** A feature is kept where its largest weight is this far from its smallest, in units. */
const MIN_SPREAD = 3;

function numbered(cases: readonly FactCase[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { features } of cases)
    for (const one of new Set(features)) seen.set(one, (seen.get(one) ?? 0) + 1);
  const kept = [...seen].filter(([, count]) => count >= MIN_SEEN).map(([feature]) => feature);
  return new Map(kept.sort().map((feature, at) => [feature, at]));
}

/** What each standing has too much probability by, in place of the scores. */
function errors(scores: Float64Array, answer: number): void {
  const most = Math.max(...scores);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) {
    scores[at] = Math.exp(scores[at]! - most);
    sum += scores[at]!;
  }
  for (let at = 0; at < scores.length; at++)
    scores[at] = scores[at]! / sum - (at === answer ? 1 : 0);
}

/** Logistic regression by AdaGrad over few epochs; the same cases give the same weights. */
export function trainFacts(cases: readonly FactCase[]): FactWeights {
  const standings = [...new Set(cases.map(({ standing }) => standing))].sort();
  const ids = numbered(cases);
  const count = standings.length;
  const weights = new Float64Array(ids.size * count);
  const squares = new Float64Array(ids.size * count).fill(FIRST_SQUARE);
  const rows = cases
    .map(({ features, standing }, at) => ({
      key: Math.imul(at + 1, SHUFFLE) >>> 0,
      ids: [...new Set(features)].flatMap((one) => ids.get(one) ?? []),
      answer: standings.indexOf(standing),
    }))
    .sort((a, b) => a.key - b.key);
  const scores = new Float64Array(count);
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (let step = 0; step < rows.length; step++) {
      const row = rows[(step * STRIDE + epoch * 101) % rows.length]!;
      scores.fill(0);
      for (const id of row.ids)
        for (let at = 0; at < count; at++) scores[at]! += weights[id * count + at]!;
      errors(scores, row.answer);
      for (const id of row.ids)
        for (let at = 0; at < count; at++) {
          const here = id * count + at;
          squares[here]! += scores[at]! ** 2;
          weights[here]! -= (RATE * scores[at]!) / Math.sqrt(squares[here]!);
        }
    }
  return rounded(standings, ids, weights);
}

function rounded(
  standings: readonly Standing[],
  ids: ReadonlyMap<string, number>,
  weights: Float64Array,
): FactWeights {
  const kept = new Map(standings.map((one) => [one, new Map<string, number>()]));
  for (const [feature, id] of ids) {
    const row = standings.map((_, at) => Math.round(weights[id * standings.length + at]! * UNITS));
    if (Math.max(...row) - Math.min(...row) < MIN_SPREAD) continue;
    for (const [at, one] of standings.entries())
      if (row[at] !== 0) kept.get(one)!.set(feature, row[at]!);
  }
  return kept;
}
