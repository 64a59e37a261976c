import path from 'node:path';
import { parseArgs } from 'node:util';
import { table } from '../../src/cli/output.ts';
import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { interpretPrompt } from '../../src/search/rules/interpret/interpret.ts';
import { markPeopleQueries, type QueryOutcome } from './reference/people-queries.ts';
import { reportQuantities } from './reference/quantities.ts';
import { type Marked, markPrompt, readRecruiterPrompts } from './reference/recruiter.ts';
import { type Outcome, scorePrompts, shareRight } from './scorecard.ts';
import { CORE_SETS, LABELLED_SETS, type LabelledSet, PLACE_SETS } from './sets.ts';

/*
 * npm run eval:prompts [-- --wrong]: how well the built-in interpreter reads the labelled prompts.
 * With --wrong also what it reads wrong. With --reference DIR also how it reads the reference data
 * of that folder: strangers' queries, recruiters' prompts and amounts.
 */

const { values } = parseArgs({
  options: { wrong: { type: 'boolean', default: false }, reference: { type: 'string' } },
});

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

function share(right: number, all: number): string {
  return all === 0 ? '-' : `${((right / all) * 100).toFixed(1)} %  ${right}/${all}`;
}

/** Work and held-out figures side by side: only the first were read by those who fit the reader. */
function reportPeopleQueries(folder: string): void {
  const outcomes = markPeopleQueries(folder, lexicon);
  const cellOf = (heldOut: boolean, isRight: (one: QueryOutcome) => boolean): string => {
    const some = outcomes.filter((one) => one.heldOut === heldOut);
    return share(some.filter(isRight).length, some.length);
  };
  const rows: [string, (one: QueryOutcome) => boolean][] = [
    ['title', (one) => one.title],
    ['place', (one) => one.place],
    ['years', (one) => one.years],
    ['title + place + years', (one) => one.title && one.place && one.years],
  ];
  console.log(`\nPeople queries: ${outcomes.length}\n`);
  console.log(
    table(
      ['SLOT', 'WORK', 'HELD OUT'],
      rows.map(([name, isRight]) => [name, cellOf(false, isRight), cellOf(true, isRight)]),
    ),
  );
}

function reportRecruiters(folder: string): void {
  const marked = readRecruiterPrompts(folder).map((prompt) =>
    markPrompt(
      prompt,
      lexicon.findProtected(prompt.prompt).length > 0
        ? { filters: [], criteria: [], ignored: [] }
        : interpretPrompt(prompt.prompt, lexicon, prompt.lang),
      lexicon,
    ),
  );
  const accepted = (some: readonly Marked[]): string =>
    share(some.filter(({ misses }) => misses.length === 0).length, some.length);
  const styles = [...new Set(marked.map(({ prompt }) => prompt.style))];
  console.log(`\nRecruiters' prompts accepted as they were read: ${marked.length}\n`);
  console.log(
    table(
      ['STYLE', 'ACCEPTED'],
      [
        ['all', accepted(marked)],
        ...styles.map((style) => [
          style,
          accepted(marked.filter((one) => one.prompt.style === style)),
        ]),
        ['turned round', String(marked.filter(({ inversions }) => inversions.length > 0).length)],
        ['required, not asked', String(marked.flatMap(({ invented }) => invented).length)],
      ],
    ),
  );
  if (values.wrong)
    for (const { prompt, misses } of marked)
      if (misses.length > 0) console.log(`${prompt.prompt}\n    ${misses.join('\n    ')}`);
}

if (values.reference !== undefined) {
  reportPeopleQueries(values.reference);
  reportRecruiters(values.reference);
  console.log(reportQuantities(path.join(values.reference, 'recruiter'), lexicon, values.wrong));
}
