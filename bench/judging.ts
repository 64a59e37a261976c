import { LABELLED_ON } from '../server/eval/judge/labelled.ts';
import { SETS } from '../server/eval/judge/sets.ts';
import { CRITERION_STATUSES } from '../server/src/judging/contract.ts';
import { createJudging } from '../server/src/judging/judging.ts';
import { createLexicon } from '../server/src/lexicon/lexicon.ts';
import { median, printReport } from './report.ts';

/*
 * The built-in judge on one core: the labelled profiles, each judged against five of its own
 * criteria, as in a casting.
 */

const ROUNDS = 15;
const JUDGEMENTS = 2_000;
const CRITERIA = 5;
const TARGET = 'at least 2,000 judgements a second';

export async function benchJudging(): Promise<void> {
  const judging = createJudging({ lexicon: createLexicon() });
  const castings = Object.values(SETS)
    .flat()
    .map(({ profile, labels }) => ({
      profile,
      criterias: CRITERION_STATUSES.flatMap((status) => labels[status]).slice(0, CRITERIA),
    }));
  const rates: number[] = [];
  // The first round reads the criteria and fills the caches, as the first talents of a casting do.
  for (let round = 0; round <= ROUNDS; round++) {
    const began = performance.now();
    for (let nth = 0; nth < JUDGEMENTS; nth++) {
      const { profile, criterias } = castings[nth % castings.length]!;
      await judging.judge({
        profile,
        criterias,
        language: nth % 2 === 0 ? 'en' : 'fr',
        asOf: LABELLED_ON,
      });
    }
    if (round > 0) rates.push((JUDGEMENTS / (performance.now() - began)) * 1_000);
  }
  printReport(
    'Built-in judge, one core',
    ['measured', 'judgements a second', 'target'],
    [
      [
        `${CRITERIA} criteria a judgement, median of ${ROUNDS} rounds`,
        Math.round(median(rates)).toLocaleString('en'),
        TARGET,
      ],
    ],
  );
}
