import { once } from '../../platform/once.ts';
import { FACT_WEIGHTS } from '../data/fact-weights.gen.ts';
import type { Standing } from './named.ts';

/*
 * The learned reading of a sentence: a linear score for each standing over the features of the thing
 * in its sentence. docs/decisions/0092
 */

export interface LearnedStanding {
  /** How far being asserted leads the best other standing; negative when another leads. */
  lead: number;
  /** The best standing other than asserted. */
  other: Exclude<Standing, 'asserted'>;
}

interface Table {
  standings: readonly Standing[];
  /** Of each feature, its weight for each standing. */
  weights: ReadonlyMap<string, readonly number[]>;
}

/** A row of the table: the feature, a tab, its weights by the standings of the first row. */
function readTable(table: string): Table {
  const [head = [], ...rows] = table.split('\n').map((row) => row.split('\t'));
  return {
    standings: head.slice(1) as Standing[],
    weights: new Map(rows.map(([feature = '', ...weights]) => [feature, weights.map(Number)])),
  };
}

const TABLE = once(() => readTable(FACT_WEIGHTS));

export function learnedStanding(features: readonly string[]): LearnedStanding {
  const { standings, weights } = TABLE();
  const scores = standings.map(() => 0);
  for (const feature of features) {
    const row = weights.get(feature);
    if (row === undefined) continue;
    for (let at = 0; at < row.length; at++) scores[at]! += row[at]!;
  }
  let asserted = 0;
  let most = Number.NEGATIVE_INFINITY;
  let other: LearnedStanding['other'] = 'aside';
  for (const [at, standing] of standings.entries()) {
    if (standing === 'asserted') asserted = scores[at]!;
    else if (scores[at]! > most) {
      most = scores[at]!;
      other = standing;
    }
  }
  return { lead: asserted - most, other };
}
