import { bestCover, type Features, scoreOf } from '../../src/reader/lattice.ts';
import type { TitleArc } from '../../src/reader/titles/arcs.ts';

/** A prompt as the trainer sees it: its arcs, and for each arc whether a label names it. */
export interface TrainingCase {
  left: readonly Features[];
  arcs: readonly TitleArc[];
  /** Groups of arcs of which one is right: one group for each title that the labels name. */
  wanted: readonly (readonly TitleArc[])[];
}

const EPOCHS = 10;
/** Primes: each visits all cases, in an order of its own. */
const STRIDES = [7919, 4099, 6121, 2741, 9973, 3571];
/** In the unit of the scores. */
const MARGIN = 8;

interface Learner {
  weights: Map<string, number>;
  /** The sums over all steps, for the average. */
  sums: Map<string, number>;
  step: number;
}

/**
 * The best cover when every arc that is not wanted has a lead: the wanted one must win by a margin,
 * which makes the weights hold for prompts that were not seen.
 */
function cover(
  one: TrainingCase,
  wanted: readonly TitleArc[],
  weights: Map<string, number>,
): TitleArc[] {
  return bestCover(
    one.left.map((features) => scoreOf(features, weights)),
    one.arcs,
    (arc) => scoreOf(arc.features, weights) + (wanted.includes(arc) ? -MARGIN : MARGIN),
  );
}

/**
 * The best cover that holds one arc of each wanted group. Labels name the titles that are searched;
 * a role in passing ("reporting to the CFO") may be read, other runs of words may not.
 */
function wantedCover(one: TrainingCase, weights: Map<string, number>): TitleArc[] {
  const sure = one.wanted.map((group) =>
    group.reduce((best, arc) =>
      scoreOf(arc.features, weights) > scoreOf(best.features, weights) ? arc : best,
    ),
  );
  if (one.wanted.length === 0) return [];
  const free = one.arcs.filter(
    (arc) =>
      arc.features.includes('role:exact') &&
      sure.every((other) => arc.to <= other.from || arc.from >= other.to),
  );
  // A large bonus makes the wanted arcs part of every best cover.
  return bestCover(
    one.left.map((features) => scoreOf(features, weights)),
    [...free, ...sure],
    (arc) => scoreOf(arc.features, weights) + (sure.includes(arc) ? 1e6 : 0),
  );
}

function featuresOf(one: TrainingCase, arcs: readonly TitleArc[]): string[] {
  const covered = new Set(
    arcs.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  return [
    ...arcs.flatMap((arc) => arc.features),
    ...one.left.flatMap((features, at) => (covered.has(at) ? [] : features)),
  ];
}

function learn(learner: Learner, features: readonly string[], amount: number): void {
  for (const feature of features) {
    learner.weights.set(feature, (learner.weights.get(feature) ?? 0) + amount);
    learner.sums.set(feature, (learner.sums.get(feature) ?? 0) + amount * learner.step);
  }
}

const sameArcs = (a: readonly TitleArc[], b: readonly TitleArc[]): boolean =>
  a.length === b.length && a.every((arc, at) => arc.from === b[at]!.from && arc.to === b[at]!.to);

function trainOnce(cases: readonly TrainingCase[], stride: number): Map<string, number> {
  const learner: Learner = { weights: new Map(), sums: new Map(), step: 1 };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let at = 0; at < cases.length; at += 1) {
      const one = cases[(at * stride + epoch * 101) % cases.length]!;
      const wanted = wantedCover(one, learner.weights);
      const found = cover(one, wanted, learner.weights);
      if (!sameArcs(found, wanted)) {
        learn(learner, featuresOf(one, wanted), 1);
        learn(learner, featuresOf(one, found), -1);
      }
      learner.step += 1;
    }
  }
  const average = new Map<string, number>();
  for (const [feature, weight] of learner.weights)
    average.set(feature, weight - (learner.sums.get(feature) ?? 0) / learner.step);
  return average;
}

/**
 * Averaged perceptron over covers: where the best cover is not the wanted one, the features of the
 * wanted one gain 1 and those of the other lose 1. The answer is the mean of several orders of the
 * cases, because one order alone leaves its own accidents in the weights. The same cases give the
 * same weights.
 */
export function trainTitles(cases: readonly TrainingCase[]): Map<string, number> {
  const runs = STRIDES.map((stride) => trainOnce(cases, stride));
  const weights = new Map<string, number>();
  for (const feature of new Set(runs.flatMap((run) => [...run.keys()]))) {
    const sum = runs.reduce((total, run) => total + (run.get(feature) ?? 0), 0);
    const rounded = Math.round((sum / runs.length) * 10) / 10;
    if (rounded !== 0) weights.set(feature, rounded);
  }
  return weights;
}
