import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generatePeople } from '../../../sample/src/sample.ts';
import { table } from '../../src/cli/output.ts';
import { createInProcessEngine, createSegmentEngine } from '../../src/index/index.ts';
import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { createFilterPlans } from '../../src/search/filter-plans.ts';
import type { Filter } from '../../src/search/rules/filter.ts';
import { interpretPrompt } from '../../src/search/rules/interpret/interpret.ts';
import { NEARLY_EMPTY } from '../../src/search/rules/widen.ts';
import { createSegmentReader } from '../../src/search/segment-reader.ts';

/*
 * npm run eval:found -- --reference DIR: how many of the people queries in that folder match
 * nobody, or fewer than ten, among 20,000 made-up people; and how many do when the search goes
 * beyond the title. Ids that end in an even digit are for work; the
 * odd ones are held out. Prints figures only.
 */

const AS_OF = new Date('2026-06-15');
const SEED = 7;

const { values } = parseArgs({
  options: { reference: { type: 'string' }, people: { type: 'string', default: '20000' } },
});
if (values.reference === undefined) throw new Error('--reference DIR names the reference data');

const lexicon = createLexicon();
const engine = createSegmentEngine();
const reader = createSegmentReader(lexicon)(AS_OF);
const batches = generatePeople({
  count: Number(values.people),
  seed: SEED,
  asOf: AS_OF,
  batchSize: 1_000,
});
for (const people of batches)
  for (const person of people)
    reader.add({ id: person.id, profile: JSON.stringify(person), updatedAt: AS_OF });
engine.install(reader.end().segments, []);

const file = path.join(values.reference, 'people_queries', 'queries.jsonl');
const queries: { id: string; text: string }[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** How many people a search means, and how many more it finds beyond its title. */
interface Found {
  meant: number;
  beyond: number;
}
type Search = (filters: readonly Filter[]) => Promise<Found>;

const plans = createFilterPlans({
  engine: createInProcessEngine(engine),
  lexicon,
  clock: { now: () => AS_OF, databaseNow: () => null },
  // Nothing is read: the queries ask for no phrase, no contact and no sourcing.
  talents: { canonicalUrl: () => null, loadWithVersion: async () => new Map() },
  isStrict: async () => false,
  workspaceSets: {
    withContact: async () => [],
    inSourcing: async () => [],
    knownSourcings: async () => new Set(),
  },
});
const search: Search = async (filters) => {
  if (filters.length === 0) return { meant: 0, beyond: 0 };
  const asked = await plans.askedBy('eval', filters);
  const meant = engine.search(asked.plan, { exclude: new Set(), limit: 0 }).count;
  const wider = meant < NEARLY_EMPTY ? await plans.widened(filters, asked) : null;
  return { meant, beyond: wider?.count ?? 0 };
};

/** The titles alone: places without people do not count. A query without one finds everybody. */
const searchTitles: Search = async (filters) => {
  const titles = filters.filter(({ filterType }) => filterType === 'JOB_TITLE');
  return titles.length === 0 ? { meant: Infinity, beyond: 0 } : search(titles);
};

const rows: [string, Search, (found: Found) => boolean][] = [
  ['matches nobody', search, ({ meant }) => meant === 0],
  ['matches nobody, also widened', search, ({ meant, beyond }) => meant + beyond === 0],
  ['matches fewer than ten', search, ({ meant }) => meant < NEARLY_EMPTY],
  ['fewer than ten, also widened', search, ({ meant, beyond }) => meant + beyond < NEARLY_EMPTY],
  ['its title alone matches nobody', searchTitles, ({ meant }) => meant === 0],
  [
    'its title alone nobody, also widened',
    searchTitles,
    ({ meant, beyond }) => meant + beyond === 0,
  ],
];
const read = queries.map(({ id, text }) => ({
  heldOut: Number(id.at(-1)) % 2 === 1,
  filters: interpretPrompt(text, lexicon, 'en').filters,
}));
async function cellOf(
  heldOut: boolean,
  find: Search,
  counts: (found: Found) => boolean,
): Promise<string> {
  const some = read.filter((one) => one.heldOut === heldOut);
  const found = await Promise.all(some.map(({ filters }) => find(filters)));
  const hits = found.filter(counts).length;
  return `${((hits / some.length) * 100).toFixed(1)} %  ${hits}/${some.length}`;
}

const lines: string[][] = [];
for (const [name, find, counts] of rows)
  lines.push([name, await cellOf(false, find, counts), await cellOf(true, find, counts)]);
console.log(table(['QUERY', 'WORK', 'HELD OUT'], lines));
