import path from 'node:path';
import { parseArgs } from 'node:util';
import { table } from '../../src/cli/output.ts';
import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { readProtected } from '../../src/reader/protected/gate.ts';
import { interpretPrompt } from '../../src/search/rules/interpret/interpret.ts';
import { describeMarked, markTexts, readMarked } from './marked.ts';
import { markPeopleQueries, type QueryOutcome } from './reference/people-queries.ts';
import { reportQuantities } from './reference/quantities.ts';
import {
  type Marked,
  markPrompt,
  type RecruiterPrompt,
  readJsonLines,
  readRecruiterPrompts,
} from './reference/recruiter.ts';
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

const WORK_AND_HELD_OUT = [
  ['WORK', 1],
  ['HELD OUT', 0],
] as const;

/** Strangers' ids that end in an even digit are held out. */
const lastDigit = ({ id }: { id: string }): number => Number(id.at(-1)) % 2;

function markAll(prompts: readonly RecruiterPrompt[]): Marked[] {
  return prompts.map((prompt) =>
    markPrompt(
      prompt,
      readProtected(prompt.prompt, lexicon).refused.length > 0
        ? { filters: [], criteria: [], ignored: [] }
        : interpretPrompt(prompt.prompt, lexicon, prompt.lang),
      lexicon,
    ),
  );
}

/** The rows of recruiters' prompts: a column for each group of prompts. */
function recruiterRows(groups: readonly (readonly Marked[])[]): string[][] {
  const accepted = (some: readonly Marked[]): string =>
    share(some.filter(({ misses }) => misses.length === 0).length, some.length);
  const styles = [...new Set(groups.flat().map(({ prompt }) => prompt.style))];
  return [
    ['accepted', ...groups.map(accepted)],
    ...styles.map((style) => [
      `accepted: ${style}`,
      ...groups.map((some) => accepted(some.filter(({ prompt }) => prompt.style === style))),
    ]),
    [
      'prompts turned round',
      ...groups.map((some) =>
        String(some.filter(({ inversions }) => inversions.length > 0).length),
      ),
    ],
    [
      'required, not asked',
      ...groups.map((some) => String(some.flatMap(({ invented }) => invented).length)),
    ],
  ];
}

function reportWrong(marked: readonly Marked[]): void {
  for (const { prompt, misses } of marked)
    if (misses.length > 0) console.log(`${prompt.prompt}\n    ${misses.join('\n    ')}`);
}

/** The strangers' set of this folder; what is read wrong of its work half only. */
function reportStrangers(): void {
  const marked = markAll(readRecruiterPrompts(path.join(import.meta.dirname, 'strangers')));
  const groups = WORK_AND_HELD_OUT.map(([, digit]) =>
    marked.filter(({ prompt }) => lastDigit(prompt) === digit),
  );
  console.log(`\nStrangers' prompts: ${marked.length}\n`);
  console.log(table(['', ...WORK_AND_HELD_OUT.map(([name]) => name)], recruiterRows(groups)));
  if (values.wrong) reportWrong(groups[0] ?? []);
  for (const [file, isRight] of [
    ['noise.jsonl', (filters: number) => filters === 0],
    ['valid.jsonl', (filters: number) => filters > 0],
  ] as const) {
    const texts = readJsonLines<{ id: string; lang: 'en' | 'fr'; text: string }>(
      path.join(import.meta.dirname, 'strangers', file),
    );
    const cells = WORK_AND_HELD_OUT.map(([name, digit]) => {
      const some = texts.filter((one) => lastDigit(one) === digit);
      const right = some.filter(({ text, lang }) => {
        const isProtected = readProtected(text, lexicon).refused.length > 0;
        return isRight(isProtected ? 0 : interpretPrompt(text, lexicon, lang).filters.length);
      });
      return `${name.toLowerCase()} ${share(right.length, some.length)}`;
    });
    console.log(
      `${file === 'noise.jsonl' ? 'noise refused' : 'searches taken'}: ${cells.join(', ')}`,
    );
  }
  reportStrangersPlaces();
  console.log(reportQuantities(path.join(import.meta.dirname, 'strangers'), lexicon, false));
}

/** Whether a place filter of each prompt names one of the labelled places. */
function reportStrangersPlaces(): void {
  const prompts = readJsonLines<{ id: string; lang: 'en' | 'fr'; prompt: string; g: string }>(
    path.join(import.meta.dirname, 'strangers', 'places.jsonl'),
  );
  const cells = WORK_AND_HELD_OUT.map(([name, digit]) => {
    const some = prompts.filter((one) => lastDigit(one) === digit);
    const right = some.filter(({ prompt, lang, g }) => {
      const wanted = g.split('|');
      const ids = new Set(wanted.flatMap((one) => lexicon.readPlaces(one)).map(({ id }) => id));
      return interpretPrompt(prompt, lexicon, lang)
        .filters.filter((one) => one.filterType === 'LOCATION' && !one.isExcluded)
        .flatMap(({ value }) => (Array.isArray(value) ? value.map(String) : [String(value)]))
        .some((value) => {
          const folded = lexicon.fold(value);
          const isNamed = wanted.some((one) => folded.startsWith(lexicon.fold(one)));
          return isNamed || ids.has(lexicon.readPlaces(value)[0]?.id ?? '');
        });
    });
    return `${name.toLowerCase()} ${share(right.length, some.length)}`;
  });
  console.log(`places: ${cells.join(', ')}`);
}

function reportRecruiters(folder: string): void {
  const marked = markAll(readRecruiterPrompts(path.join(folder, 'recruiter')));
  console.log(`\nRecruiters' prompts: ${marked.length}\n`);
  console.log(table(['', 'ALL'], recruiterRows([marked])));
  if (values.wrong) reportWrong(marked);
}

reportStrangers();
console.log(`\n${describeMarked(markTexts(readMarked('all'), lexicon))}`);
if (values.reference !== undefined) {
  reportPeopleQueries(values.reference);
  reportRecruiters(values.reference);
  console.log(reportQuantities(path.join(values.reference, 'recruiter'), lexicon, values.wrong));
}
