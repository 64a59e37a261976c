import { once } from '../../platform/once.ts';
import { FORCE_WEIGHTS } from '../data/force-weights.gen.ts';
import { followsOn, type SeenMention } from './features.ts';

/*
 * The learned force of a mention: a linear score for each force over the features of the mention in
 * its text. docs/decisions/0114
 */

/** What a mention counts for; aside: it says nothing about the person searched. */
export type Force = 'required' | 'wished' | 'excluded' | 'aside';

/** A row of the table: the feature, a tab, its weights by the forces of the first row. */
const TABLE = once(() => {
  const [head = [], ...rows] = FORCE_WEIGHTS.split('\n').map((row) => row.split('\t'));
  return {
    forces: head.slice(1) as Force[],
    weights: new Map(rows.map(([feature = '', ...weights]) => [feature, weights.map(Number)])),
  };
});

export interface LearnedForce {
  force: Force;
  /** How much speaks for each force, as logarithms of odds, in hundredths. */
  scores: Readonly<Record<Force, number>>;
}

/**
 * The force of each mention of a text, in order: the one with the highest score, given the force of
 * the mention before.
 */
export function learnedForces(mentions: readonly SeenMention[]): LearnedForce[] {
  const { forces, weights } = TABLE();
  let before = 'none';
  return mentions.map(({ features, link }) => {
    const scores = forces.map(() => 0);
    for (const feature of [...features, ...followsOn(link, before)]) {
      const row = weights.get(feature);
      if (row === undefined) continue;
      for (let at = 0; at < row.length; at++) scores[at]! += row[at]!;
    }
    const best = scores.reduce((top, score, at) => (score > scores[top]! ? at : top), 0);
    const force = forces[best]!;
    before = force;
    const named = forces.map((one, at) => [one, scores[at]!] as const);
    return { force, scores: Object.fromEntries(named) as Record<Force, number> };
  });
}
