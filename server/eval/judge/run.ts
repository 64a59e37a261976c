import path from 'node:path';
import { parseArgs } from 'node:util';
import { createJudging, createModelJudge } from '../../src/judging/judging.ts';
import type { Judging } from '../../src/judging/port.ts';
import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { silentLog } from '../../src/platform/log.ts';
import { createMetrics } from '../../src/platform/metrics.ts';
import { createModel } from '../../src/platform/model.ts';
import { reportHeldOutFacts } from './held-out-facts.ts';
import { reportOtherWords } from './other-words.ts';
import { judgeRecruiters } from './recruiters.ts';
import { missesOf, reportRecruiters } from './recruiters-report.ts';
import { type Scorecard, score, type Tally } from './scorecard.ts';
import { SETS } from './sets.ts';

/**
 * `npm run eval:judge [-- --misses] [--reference DIR]`: the scorecard of the built-in judge and,
 * when LLM_MODEL is set, of the operator's model. With a folder of reference data, also its
 * recruiters' criteria.
 */

const { values } = parseArgs({
  options: { misses: { type: 'boolean', default: false }, reference: { type: 'string' } },
});

const lexicon = createLexicon();
const metrics = createMetrics();
const model = createModel(loadConfig(), { log: silentLog, metrics });
const judges = [
  createJudging({ lexicon }),
  ...(model === null
    ? []
    : [createJudging({ lexicon, judge: createModelJudge({ model, lexicon, metrics }) })]),
];

console.log(reportHeldOutFacts());
for (const judging of judges) {
  for (const [name, pairs] of Object.entries(SETS)) print(name, await score(judging, pairs));
  await reportStrangers(judging, "Strangers' pairs", 'strangers');
  await reportStrangers(judging, "Another stranger's pairs", 'more-strangers');
  await reportWriters(judging, 'fourth-writer', 'fifth-writer');
  const otherWords = await reportOtherWords(judging);
  console.log(otherWords.text);
  if (values.misses) console.log(otherWords.misses.join('\n'));
  if (values.reference !== undefined) {
    const pairs = await judgeRecruiters(judging, path.join(values.reference, 'recruiter'));
    console.log(reportRecruiters("Recruiters' reference", [{ name: 'WORK', pairs }]));
    if (values.misses) console.log(missesOf(pairs).join('\n'));
  }
}

/** Writers who saw no code; every fourth row is in `held-out/`, run and never read. */
async function reportWriters(judging: Judging, ...names: string[]): Promise<void> {
  for (const name of names) {
    const folder = path.join(import.meta.dirname, name);
    const everyone = (): boolean => true;
    const work = await judgeRecruiters(judging, folder, everyone);
    const heldOut = await judgeRecruiters(judging, `${folder}/held-out`, everyone, folder);
    const columns = [
      { name: 'WORK', pairs: work },
      { name: 'HELD OUT', pairs: heldOut },
    ];
    console.log(reportRecruiters(`A ${name.replace('-', ' ')}`, columns));
    if (values.misses) console.log(missesOf(work).join('\n'));
  }
}

/** Ids that end in an even digit are held out: their figures are read, never their texts. */
async function reportStrangers(judging: Judging, title: string, name: string): Promise<void> {
  const folder = path.join(import.meta.dirname, name);
  const isWork = (id: string): boolean => Number(id.at(-1)) % 2 === 1;
  const work = await judgeRecruiters(judging, folder, isWork);
  const heldOut = await judgeRecruiters(judging, folder, (id) => !isWork(id));
  const columns = [
    { name: 'WORK', pairs: work },
    { name: 'HELD OUT', pairs: heldOut },
  ];
  console.log(reportRecruiters(title, columns));
  if (values.misses) console.log(missesOf(work).join('\n'));
}

function print(set: string, card: Scorecard): void {
  const rows: [string, string][] = [
    ['criterion accuracy', share(card.pairs)],
    ['  English criteria', share(card.english)],
    ['  French criteria', share(card.french)],
    ...Object.entries(card.byStatus).map(([status, tally]): [string, string] => [
      `  ${status}`,
      share(tally),
    ]),
    ['verdict kappa (quadratic)', card.kappa.toFixed(3)],
    ['verdicts alike', share(card.verdicts)],
    ['green precision', share(card.greens)],
    ['valid quotes', share(card.quotes)],
    ['texts in the language', share(card.texts)],
    ['swap flips', `${card.swapFlips.right} of ${card.swapFlips.total}`],
    ['injection flips', `${card.injectionFlips.right} of ${card.injectionFlips.total}`],
  ];
  console.log(
    `\n${card.judge}, ${set}\n${rows.map(([name, value]) => `  ${name.padEnd(28)} ${value}`).join('\n')}`,
  );
  if (values.misses) for (const miss of card.misses) console.log(`    ${miss}`);
}

function share({ right, total }: Tally): string {
  return `${total === 0 ? '-' : ((right / total) * 100).toFixed(1)} % (${right} of ${total})`;
}
