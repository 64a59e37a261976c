import { once } from '../../platform/once.ts';
import { FACT_WEIGHTS } from '../data/fact-weights.gen.ts';
import { scoreOf, type Weights } from '../lattice.ts';
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

/** A row of the table: the feature, a tab, its weights by the standings of the first row. */
function readTable(table: string): [Standing, Weights][] {
  const [head = [], ...rows] = table.split('\n').map((row) => row.split('\t'));
  const standings = head.slice(1) as Standing[];
  return standings.map((standing, at): [Standing, Weights] => [
    standing,
    new Map(
      rows.flatMap((row): [string, number][] => {
        const weight = Number(row[at + 1]);
        return weight === 0 ? [] : [[row[0]!, weight]];
      }),
    ),
  ]);
}

const WEIGHTS = once(() => readTable(FACT_WEIGHTS));

export function learnedStanding(features: readonly string[]): LearnedStanding {
  let asserted = 0;
  let most = Number.NEGATIVE_INFINITY;
  let other: LearnedStanding['other'] = 'aside';
  for (const [standing, weights] of WEIGHTS()) {
    const score = scoreOf(features, weights);
    if (standing === 'asserted') asserted = score;
    else if (score > most) {
      most = score;
      other = standing;
    }
  }
  return { lead: asserted - most, other };
}
