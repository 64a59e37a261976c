import { parseArgs } from 'node:util';
import { table } from '../../src/cli/output.ts';
import { buildSegment } from '../../src/index/build.ts';
import { createInProcessEngine } from '../../src/index/in-process.ts';
import { createSegmentEngine, type SegmentEngine } from '../../src/index/segments.ts';
import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { createDocumentReader } from '../../src/search/document/document.ts';
import { createFilterPlans, type FilterPlans } from '../../src/search/filter-plans.ts';
import type { Filter } from '../../src/search/rules/filter.ts';
import { interpretPrompt } from '../../src/search/rules/interpret/interpret.ts';
import { validateFilters } from '../../src/search/rules/validate.ts';
import { NEARLY_EMPTY } from '../../src/search/rules/widen.ts';
import type { TalentVersion } from '../../src/talents/talents.ts';
import { type Figures, figuresOf, ndcgOf, type QueryResult } from './measure.ts';
import { strangersWorld } from './strangers-world.ts';
import { vocabularyWorlds } from './vocabulary-worlds.ts';
import type { GradedPerson, GradedQuery, World } from './world.ts';

/*
 * npm run eval:ranking -- --reference DIR [--wrong] [--world NAME]: how well search ranks people
 * whose relevance is known. See README.md beside this file. With --wrong also the worst queries of
 * the half for work.
 */

const AS_OF = new Date('2026-11-01');
const PAGE = 10;
const BATCH = 8_192;
const WORST = 40;
const NOBODY: ReadonlySet<string> = new Set();

const { values } = parseArgs({
  options: {
    reference: { type: 'string' },
    world: { type: 'string' },
    wrong: { type: 'boolean', default: false },
  },
});
if (values.reference === undefined)
  throw new Error('Name the folder of the reference data: --reference DIR');

const lexicon = createLexicon();

function indexed(people: readonly GradedPerson[]): SegmentEngine {
  const read = createDocumentReader(lexicon);
  const engine = createSegmentEngine();
  for (let at = 0; at < people.length; at += BATCH)
    engine.install(
      [
        buildSegment(
          people.slice(at, at + BATCH).map(({ profile }) => read(profile, AS_OF, AS_OF)),
        ),
      ],
      [],
    );
  return engine;
}

/** The door of search over this engine and these people, without a database. */
function plansOver(engine: SegmentEngine, people: ReadonlyMap<string, GradedPerson>) {
  return createFilterPlans({
    engine: createInProcessEngine(engine),
    lexicon,
    clock: { now: () => AS_OF, databaseNow: () => null },
    talents: {
      canonicalUrl: () => null,
      loadWithVersion: async (ids) =>
        new Map(
          ids.map((id): [string, TalentVersion] => [
            id,
            { profile: people.get(id)!.profile, version: 1, refreshedAt: AS_OF, isOwn: false },
          ]),
        ),
    },
    isStrict: async () => false,
    workspaceSets: {
      withContact: async () => [],
      inSourcing: async () => [],
      knownSourcings: async () => new Set(),
    },
  });
}

/** The filters of a query; none when the prompt gives none, or the gate refuses the title. */
function filtersOf({ asked }: GradedQuery): Filter[] {
  const raw =
    'filters' in asked ? asked.filters : interpretPrompt(asked.prompt, lexicon, 'en').filters;
  if (raw.length === 0) return [];
  const read = validateFilters(raw, lexicon);
  if ('issues' in read) {
    if (read.issues.every(({ code }) => code === 'protected_attribute')) return [];
    throw new Error(JSON.stringify(read.issues));
  }
  return read.filters;
}

/** The first page, filled up with near titles when nearly nobody matches, as a request answers it. */
async function pageOf(
  filters: readonly Filter[],
  engine: SegmentEngine,
  plans: FilterPlans,
): Promise<string[]> {
  const asked = await plans.askedBy('eval', filters);
  const own = { exclude: NOBODY, limit: PAGE };
  const { ids, count } = engine.search(await plans.prove(asked, own), own);
  const wider = count < NEARLY_EMPTY ? await plans.widened(filters, asked) : null;
  if (!wider) return ids;
  const rest = { exclude: new Set(ids), limit: PAGE - ids.length };
  return [...ids, ...engine.search(await plans.prove(wider.asked, rest), rest).ids];
}

type Answered = QueryResult & { query: GradedQuery; found: GradedPerson[] };

async function answer({ people, queries }: World): Promise<Answered[]> {
  const engine = indexed(people);
  const byId = new Map(people.map((person) => [person.profile.id, person]));
  const plans = plansOver(engine, byId);
  const answered: Answered[] = [];
  for (const query of queries) {
    const filters = filtersOf(query);
    const ids = filters.length === 0 ? [] : await pageOf(filters, engine, plans);
    const found = ids.map((id) => byId.get(id)!);
    const allowed = people.filter(query.allows);
    answered.push({
      query,
      found,
      grades: found.map((person) => (query.allows(person) ? query.gradeOf(person) : 0)),
      possible: allowed.map(query.gradeOf),
      violations: found.filter((person) => !query.allows(person)).length,
    });
  }
  return answered;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function cells({ queries, ndcg, empty, fewerThanTen, violating }: Figures): string[] {
  return [
    String(queries),
    ndcg.toFixed(3),
    percent(empty / queries),
    percent(fewerThanTen / queries),
    percent(violating / queries),
  ];
}

function printWorst(answered: readonly Answered[]): void {
  const worst = answered
    .filter(({ query }) => !query.isHeldOut)
    .sort((a, b) => (ndcgOf(a) ?? 1) - (ndcgOf(b) ?? 1))
    .slice(0, WORST);
  for (const { query, found, grades, ...one } of worst) {
    console.log(`${(ndcgOf({ grades, ...one }) ?? 1).toFixed(2)}  ${query.text}`);
    for (const [at, { profile }] of found.slice(0, 3).entries())
      console.log(`        ${grades[at]}  ${profile.jobTitle}`);
  }
}

const worlds = [...vocabularyWorlds(values.reference), strangersWorld(values.reference)].filter(
  ({ name }) => values.world === undefined || name === values.world,
);
const rows: string[][] = [];
for (const world of worlds) {
  const answered = await answer(world);
  for (const [kind, some] of Map.groupBy(answered, ({ query }) => query.kind)) {
    for (const isHeldOut of [false, true]) {
      const half = some.filter(({ query }) => query.isHeldOut === isHeldOut);
      const name = `${world.name}, ${kind}`;
      rows.push([name, isHeldOut ? 'held out' : 'work', ...cells(figuresOf(half))]);
    }
    if (values.wrong) {
      console.log(`\n## ${world.name}, ${kind}: the worst of the half for work`);
      printWorst(some);
    }
  }
  console.error(`${world.name}: ${world.people.length} people`);
}
console.log(
  `\n${table(['TITLES', 'HALF', 'QUERIES', 'NDCG@10', 'EMPTY', 'SHORT', 'VIOLATING'], rows)}`,
);
