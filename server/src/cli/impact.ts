import { readFileSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { Option } from 'commander';
import { CsvError, parse } from 'csv-parse/sync';
import { type DeclaredPerson, impactOf } from '../fairness/rules/impact.ts';
import { answerWith, examples } from './command.ts';
import { CommandFailure } from './failure.ts';
import { impactCsv, impactPage, impactText } from './impact-report.ts';
import {
  addServiceOptions,
  createServiceApi,
  queryOf,
  type ServiceApi,
  type ServiceOptions,
  segment,
} from './service-api.ts';

/*
 * What people declared about themselves is read on this machine and compared with the verdicts
 * here: it is neither sent to the service nor stored.
 */

const ID_COLUMN = 'talentId';
const MAX_CATEGORIES = 6;
const PAGE_SIZE = 100;

interface ImpactOptions extends ServiceOptions {
  categories: string;
  selected: 'green' | 'green,amber';
  html?: string;
  csv?: string;
  language: 'en' | 'fr';
}

export function addImpact(fairness: Command): void {
  const command = addServiceOptions(
    fairness
      .command('impact')
      .description(
        'selection rates and impact ratios of the people whom castings judged, by what they declared about themselves',
      )
      .argument('<castingId...>', 'castings whose people are counted, each person once')
      .requiredOption(
        '--categories <file>',
        `CSV with a column ${ID_COLUMN} and one column for each category; read here, never sent or stored`,
      )
      .addOption(
        new Option('--selected <verdicts>', 'effective verdicts that count as selected')
          .choices(['green', 'green,amber'])
          .default('green'),
      )
      .option('--html <file>', 'write the report as a page')
      .option('--csv <file>', 'write the tables as CSV')
      .addOption(
        new Option('--language <language>', 'language of the page')
          .choices(['en', 'fr'])
          .default('en'),
      ),
  ).addHelpText(
    'after',
    examples(
      'greenroom fairness impact cast_… --categories declared.csv --html impact.html --csv impact.csv',
    ),
  );
  answerWith<ImpactOptions>(
    command,
    async ({ categories: file, selected, html, csv, language, ...service }, castingIds) => {
      const declared = readCategories(file);
      const verdicts = await readVerdicts(createServiceApi(service), castingIds);
      const chosen = new Set(selected.split(','));
      const people = [...verdicts].map(
        ([talentId, verdict]): DeclaredPerson => ({
          isSelected: chosen.has(verdict),
          groups: declared.people.get(talentId) ?? {},
        }),
      );
      const report = { castingIds, verdicts: selected, ...impactOf(people, declared.categories) };
      if (html) write(html, impactPage(report, language));
      if (csv) write(csv, impactCsv(report));
      return { data: report, text: impactText(report) };
    },
  );
}

/** Only for the user: groups of one may be known to others. */
function write(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600 });
  } catch (error) {
    throw new CommandFailure(`${file} cannot be written: ${(error as Error).message}`);
  }
}

interface Declared {
  categories: string[];
  people: Map<string, Record<string, string>>;
}

/** Throws a CommandFailure that names the file, the line and what to change. */
export function readCategories(file: string): Declared {
  const [headings = [], ...rows] = readCsv(file);
  const at = headings.indexOf(ID_COLUMN);
  const categories = headings.filter((heading) => heading !== ID_COLUMN);
  if (at < 0)
    throw new CommandFailure(`${file} has no column ${ID_COLUMN}; its first line must name one.`);
  if (categories.length === 0 || categories.length > MAX_CATEGORIES)
    throw new CommandFailure(
      `${file} has ${categories.length} categories; give 1 to ${MAX_CATEGORIES} columns beside ${ID_COLUMN}.`,
    );
  if (new Set(headings).size < headings.length || categories.includes(''))
    throw new CommandFailure(`${file} has two columns of one name, or one without a name.`);
  const people = new Map<string, Record<string, string>>();
  for (const [nth, cells] of rows.entries()) {
    const talentId = cells[at] ?? '';
    if (talentId === '' || people.has(talentId))
      throw new CommandFailure(
        `Line ${nth + 2} of ${file} has ${talentId === '' ? 'no' : 'a repeated'} ${ID_COLUMN}.`,
      );
    // Without a prototype: a heading is any text.
    const groups: Record<string, string> = Object.create(null);
    for (const [column, heading] of headings.entries())
      if (column !== at && cells[column]) groups[heading] = cells[column];
    people.set(talentId, groups);
  }
  return { categories, people };
}

function readCsv(file: string): string[][] {
  try {
    return parse(readFileSync(file), { bom: true, trim: true, skip_empty_lines: true });
  } catch (error) {
    const why = error instanceof CsvError ? error.message : (error as Error).message;
    throw new CommandFailure(`${file} cannot be read as CSV: ${why}`);
  }
}

interface Page {
  talents: { talentId: string; effectiveVerdict: string }[];
  nextPageCursor: string | null;
}

/** A person whom several castings judged counts with the best verdict: once selected is selected. */
async function readVerdicts(
  api: Pick<ServiceApi, 'get'>,
  castingIds: readonly string[],
): Promise<Map<string, string>> {
  const order = ['red', 'amber', 'green'];
  const verdicts = new Map<string, string>();
  for (const castingId of castingIds) {
    let cursor: string | null = null;
    do {
      const query: string = queryOf({
        pageSize: PAGE_SIZE,
        ...(cursor === null ? {} : { cursor }),
      });
      const page: Page = await api.get<Page>(
        `/search/talents/qualified/${segment(castingId)}${query}`,
      );
      for (const { talentId, effectiveVerdict } of page.talents) {
        const known = verdicts.get(talentId);
        if (known === undefined || order.indexOf(effectiveVerdict) > order.indexOf(known))
          verdicts.set(talentId, effectiveVerdict);
      }
      cursor = page.nextPageCursor;
    } while (cursor !== null);
  }
  return verdicts;
}
