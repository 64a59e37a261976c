import type { Force } from '../../src/reader/force/learned.ts';

/** Features of a mention in its text, with its force. */
export interface ForceCase {
  features: readonly string[];
  force: Force;
}

export const FORCES: readonly Force[] = ['required', 'wished', 'excluded', 'aside'];

const EPOCHS = 6;
const RATE = 0.03;
/** What the sums of squares start from, so that the first steps are not too long. */
const FIRST_SQUARE = 1e-2;
/** Knuth's multiplicative hash: an order that has nothing to do with who wrote a text. */
const SHUFFLE = 2654435761;
/** A prime: each epoch visits all cases, in an order of its own. */
const STRIDE = 7919;
/** Features seen once teach nothing that holds elsewhere. */
const MIN_SEEN = 2;

/** What is learned from: the features of a thing, and which of the answers is right. */
export interface Case {
  features: readonly string[];
  answer: number;
}

function numbered(cases: readonly Case[], least: number): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { features } of cases)
    for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  const kept = [...seen].filter(([, count]) => count >= least).map(([feature]) => feature);
  return new Map(kept.map((feature, at) => [feature, at]));
}

/** What each force has too much probability by, in place of the scores. */
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

/**
 * Logistic regression by AdaGrad over few epochs: stopping early keeps rare features weak. The same
 * cases give the same weights: of each feature, one for each of `FORCES`.
 */
export const trainForces = (cases: readonly ForceCase[]): ReadonlyMap<string, readonly number[]> =>
  trainLinear(
    cases.map(({ features, force }) => ({ features, answer: FORCES.indexOf(force) })),
    FORCES.length,
    MIN_SEEN,
  );

/** The same for any `count` answers; features seen less than `least` times are left out. */
export function trainLinear(
  cases: readonly Case[],
  count: number,
  least: number,
): ReadonlyMap<string, readonly number[]> {
  const ids = numbered(cases, least);
  const weights = new Float64Array(ids.size * count);
  const squares = new Float64Array(ids.size * count).fill(FIRST_SQUARE);
  const rows = cases
    .map(({ features, answer }, at) => ({
      key: Math.imul(at, SHUFFLE) >>> 0,
      ids: features.flatMap((one) => ids.get(one) ?? []),
      answer,
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
  return new Map(
    [...ids].map(([feature, id]) => [
      feature,
      Array.from({ length: count }, (_, at) => Math.round(weights[id * count + at]! * 100)),
    ]),
  );
}
