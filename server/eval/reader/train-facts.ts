import type { Standing } from '../../src/reader/facts/facts.ts';
import { scoreOf, type Weights } from '../../src/reader/lattice.ts';

/** Features of a thing in its sentence, with the right answer. */
export interface FactCase {
  features: readonly string[];
  standing: Standing;
}

export type FactWeights = ReadonlyMap<Standing, Weights>;

const EPOCHS = 8;
/** Primes: each visits all cases, in an order of its own. */
const STRIDES = [7919, 4099, 6121, 2741];
/** In the unit of the scores: the right class must win by as much. */
const MARGIN = 6;
/** A feature that fewer things have says nothing about other texts. */
const MIN_SEEN = 3;
/** A feature is kept where its largest weight is this far from its smallest. */
const MIN_SPREAD = 2;

interface Learner {
  weights: Map<string, number>;
  sums: Map<string, number>;
}

function learn({ weights, sums }: Learner, features: readonly string[], by: number, step: number) {
  for (const feature of features) {
    weights.set(feature, (weights.get(feature) ?? 0) + by);
    sums.set(feature, (sums.get(feature) ?? 0) + by * step);
  }
}

function trainOnce(
  cases: readonly FactCase[],
  classes: readonly Standing[],
  stride: number,
): Map<Standing, Map<string, number>> {
  const learners = new Map<Standing, Learner>(
    classes.map((one) => [one, { weights: new Map(), sums: new Map() }]),
  );
  let step = 1;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let at = 0; at < cases.length; at++) {
      const { features, standing } = cases[(at * stride + epoch * 101) % cases.length]!;
      let best: Standing | null = null;
      let most = Number.NEGATIVE_INFINITY;
      for (const one of classes) {
        if (one === standing) continue;
        const score = scoreOf(features, learners.get(one)!.weights);
        if (score > most) {
          most = score;
          best = one;
        }
      }
      if (scoreOf(features, learners.get(standing)!.weights) < most + MARGIN) {
        learn(learners.get(standing)!, features, 1, step);
        learn(learners.get(best!)!, features, -1, step);
      }
      step++;
    }
  }
  return new Map(
    [...learners].map(([one, { weights, sums }]) => [
      one,
      new Map([...weights].map(([f, weight]) => [f, weight - (sums.get(f) ?? 0) / step])),
    ]),
  );
}

/** Averaged perceptron of several classes; the same cases give the same weights. */
export function trainFacts(cases: readonly FactCase[]): FactWeights {
  const classes = [...new Set(cases.map(({ standing }) => standing))].sort();
  const seen = new Map<string, number>();
  for (const { features } of cases)
    for (const f of new Set(features)) seen.set(f, (seen.get(f) ?? 0) + 1);
  const kept = cases.map(({ features, standing }) => ({
    standing,
    features: features.filter((f) => seen.get(f)! >= MIN_SEEN),
  }));
  const runs = STRIDES.map((stride) => trainOnce(kept, classes, stride));
  const weights = new Map(classes.map((one) => [one, new Map<string, number>()]));
  for (const feature of [...seen.keys()].sort()) {
    const means = classes.map((one) => {
      const sum = runs.reduce((total, run) => total + (run.get(one)!.get(feature) ?? 0), 0);
      return Math.round(sum / runs.length);
    });
    if (Math.max(...means) - Math.min(...means) < MIN_SPREAD) continue;
    for (const [at, one] of classes.entries())
      if (means[at] !== 0) weights.get(one)!.set(feature, means[at]!);
  }
  return weights;
}
