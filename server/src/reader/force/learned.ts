import { once } from '../../platform/once.ts';
import { FORCE_WEIGHTS } from '../data/force-weights.gen.ts';
import { columnsOf, readWeights } from '../weights.ts';
import { followsOn, type SeenMention } from './features.ts';
import type { Force } from './mention.ts';
import { type FirstReading, togetherFeatures } from './together.ts';

/*
 * The learned force of a mention: a linear score for each force over the features of the mention in
 * its text. docs/decisions/0114
 */

const TABLE = once(() => ({
  forces: columnsOf(FORCE_WEIGHTS) as Force[],
  weights: readWeights(FORCE_WEIGHTS),
}));

export interface LearnedForce {
  force: Force;
  /** How much speaks for each force, as logarithms of odds, in hundredths. */
  scores: Readonly<Record<Force, number>>;
}

/** What tells the forces apart: the sums of the weights of some features. */
type Scorer = (features: readonly string[]) => number[];

const likeliest = (scores: readonly number[]): number =>
  scores.reduce((top, score, at) => (score > scores[top]! ? at : top), 0);

/** The first reading: each mention follows on the force of the one before. */
export function firstReadings(
  mentions: readonly SeenMention[],
  forces: readonly Force[],
  score: Scorer,
): FirstReading[] {
  let before = 'none';
  return mentions.map(({ kind, features, link }) => {
    const scores = score([...features, ...followsOn(link, before)]);
    const force = forces[likeliest(scores)]!;
    before = force;
    const named = forces.map((one, at) => [one, scores[at]!] as const);
    return { kind, force, scores: Object.fromEntries(named) as Record<Force, number> };
  });
}

/**
 * The force of each mention of a text, in order: the one with the highest score, given the force of
 * the mention before, and then what was made of the others.
 */
export function learnedForces(mentions: readonly SeenMention[]): LearnedForce[] {
  const { forces, weights } = TABLE();
  const score: Scorer = (features) => {
    const scores = forces.map(() => 0);
    for (const feature of features) {
      const row = weights.get(feature);
      if (row === undefined) continue;
      for (let at = 0; at < row.length; at++) scores[at]! += row[at]!;
    }
    return scores;
  };
  const first = firstReadings(mentions, forces, score);
  return togetherFeatures(first).map((features, index) => {
    const more = score(features);
    const scores = forces.map((one, at) => first[index]!.scores[one] + more[at]!);
    const named = forces.map((one, at) => [one, scores[at]!] as const);
    return {
      force: forces[likeliest(scores)]!,
      scores: Object.fromEntries(named) as Record<Force, number>,
    };
  });
}
