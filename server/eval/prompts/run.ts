import { parseArgs } from 'node:util';
import { table } from '../../src/cli/output.ts';
import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { type Outcome, scorePrompts, shareRight } from './scorecard.ts';
import { CORE_SETS, LABELLED_SETS, type LabelledSet, PLACE_SETS } from './sets.ts';

/*
 * npm run eval:prompts [-- --wrong]: how well the built-in interpreter reads the labelled prompts.
 * With --wrong also what it reads wrong.
 */

const { values } = parseArgs({ options: { wrong: { type: 'boolean', default: false } } });

const lexicon = createLexicon();

function cell(outcomes: readonly Outcome[]): string {
  const right = outcomes.filter((one) => one.right).length;
  return outcomes.length === 0
    ? '-'
    : `${(shareRight(outcomes) * 100).toFixed(1)} %  ${right}/${outcomes.length}`;
}

/** What the sets without labels for every slot say something of. */
const CORE_ROWS = [
  'title',
  'place',
  'years',
  'title + place + years',
  'refused: noise',
  'refused: protected',
  'not refused in error',
];
const PLACE_ROWS = [...CORE_ROWS, 'radius', 'exclusions'];

function hasRow(set: LabelledSet, row: string): boolean {
  if (PLACE_SETS.includes(set)) return PLACE_ROWS.includes(row);
  return !CORE_SETS.includes(set) || CORE_ROWS.includes(row);
}

for (const set of [...LABELLED_SETS, ...PLACE_SETS, ...CORE_SETS]) {
  const { name, prompts, refusals } = set;
  const rows = scorePrompts(prompts, refusals, lexicon).filter((row) => hasRow(set, row.name));
  const of = (outcomes: readonly Outcome[], language: string): string =>
    cell(outcomes.filter((one) => one.language === language));
  console.log(`\n${name}: ${prompts.length} prompts, ${refusals.length} texts to refuse\n`);
  console.log(
    table(
      ['SLOT', 'ALL', 'ENGLISH', 'FRENCH'],
      rows.map((row) => [
        row.name,
        cell(row.outcomes),
        of(row.outcomes, 'en'),
        of(row.outcomes, 'fr'),
      ]),
    ),
  );
  if (!values.wrong) continue;
  for (const row of rows) {
    const wrong = row.outcomes.filter((one) => !one.right);
    if (wrong.length > 0) console.log(`\n## ${row.name}`);
    for (const { prompt, wanted, found } of wrong)
      console.log(`${prompt}\n    wanted ${wanted}\n    found  ${found}`);
  }
}
