import { once } from '../../platform/once.ts';
import { FACT_WEIGHTS } from '../data/fact-weights.gen.ts';
import { columnsOf, readWeights } from '../weights.ts';
import type { Standing } from './named.ts';

/*
 * The learned reading of a sentence: a linear score for each standing over the features of the thing
 * in its sentence. docs/decisions/0092
 */

export interface LearnedStanding {
  /** The odds of being asserted, as a logarithm: 0 is as likely as not. */
  lead: number;
  /** The probability of being denied. */
  denied: number;
  /** The likeliest standing that neither asserts nor denies. */
  other: Exclude<Standing, 'asserted' | 'denied'>;
}

/** The weights are in twentieths. */
const UNIT = 20;

const TABLE = once(() => ({
  standings: columnsOf(FACT_WEIGHTS) as Standing[],
  weights: readWeights(FACT_WEIGHTS),
}));

export function learnedStanding(features: readonly string[]): LearnedStanding {
  const { standings, weights } = TABLE();
  const scores = standings.map(() => 0);
  for (const feature of features) {
    const row = weights.get(feature);
    if (row === undefined) continue;
    for (let at = 0; at < row.length; at++) scores[at]! += row[at]!;
  }
  const highest = Math.max(...scores);
  const chances = scores.map((score) => Math.exp((score - highest) / UNIT));
  const all = chances.reduce((sum, one) => sum + one, 0);
  let other: LearnedStanding['other'] = 'aside';
  let most = -1;
  let asserted = 0;
  let denied = 0;
  for (const [at, standing] of standings.entries()) {
    const chance = chances[at]!;
    if (standing === 'asserted') asserted = chance;
    else if (standing === 'denied') denied = chance;
    else if (chance > most) {
      most = chance;
      other = standing;
    }
  }
  return { lead: Math.log(asserted / (all - asserted)), denied: denied / all, other };
}
