import fc from 'fast-check';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { createCredits } from '../credits/credits.ts';
import {
  createIndexFeed,
  createInProcessEngine,
  createSegmentEngine,
  type IndexFeed,
} from '../index/index.ts';
import { createCriterionPreviews } from '../judging/judging.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { silentLog } from '../platform/log.ts';
import type { Principal } from '../platform/operation.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { createTalents, type Talents } from '../talents/talents.ts';
import {
  createProfileReader,
  createSearch,
  type Search,
  SearchEngineError,
  type SearchOptions,
} from './search.ts';

const IN_PARIS = 34;
const lexicon = createLexicon();
const credits = createCredits();
const engine = createSegmentEngine();
const workspaceSets = {
  withContact: async () => [],
  inSourcing: async () => [],
  knownSourcings: async () => new Set<string>(),
};
let database: TestDatabase;
let talents: Talents;
let feed: IndexFeed;
let search: Search;

const profilesOf = ({ db, url }: TestDatabase) =>
  createProfileReader({
    lexicon,
    vocabularies: [],
    clock: systemClock,
    database: { url },
    connections: { max: 2, reserve: db.reserveConnections },
  });

function searchWith(options: Partial<SearchOptions> = {}): Search {
  const refresh = { isStale: () => false, ensureFresh: async () => new Map(), waitMs: 0 };
  return createSearch({
    db: database.db,
    engine: createInProcessEngine(engine),
    lexicon,
    talents,
    profiles: profilesOf(database),
    credits,
    workspaceSets,
    refresh,
    clock: systemClock,
    countryOf: async () => null,
    isStrict: async () => false,
    forecastGreens: async () => Promise.reject(new Error('nobody asks')),
    previewCriterias: createCriterionPreviews({ lexicon }),
    timeoutMs: 5_000,
    ...options,
  });
}

beforeAll(async () => {
  database = await testDatabase();
  talents = createTalents({
    db: database.db,
    clock: systemClock,
    secretBox: createSecretBox('the secret key of the tests'),
  });
  search = searchWith();
  feed = createIndexFeed({
    readChanges: talents.changesSince,
    read: profilesOf(database).read,
    engine,
    log: silentLog,
  });
  await talents.importProfiles([
    ...engineers(IN_PARIS),
    ...engineers(3, { city: 'Lyon' }),
  ] as Parameters<Talents['importProfiles']>[0]);
  await feed.start();
});
afterAll(async () => {
  feed.stop();
  await database.close();
});

/**
 * The same database, and how many statements it was asked so far; the ends of transactions not
 * counted.
 */
function counted(db: Database): { db: Database; statements(): number } {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      count++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), statements: () => count };
}

let serial = 0;

async function newPrincipal(apiCredits: number): Promise<Principal> {
  const workspaceId = `ws_${++serial}`;
  await database.db
    .insertInto('workspaces')
    .values({ id: workspaceId, name: workspaceId })
    .execute();
  if (apiCredits > 0)
    await credits.grant(database.db, workspaceId, {
      account: 'api',
      amount: apiCredits,
      key: 'grant',
      reason: 'test',
    });
  return {
    workspaceId,
    userId: null,
    keyId: `key_${serial}`,
    scopes: [],
    language: null,
    capabilities: [],
  };
}

const balance = ({ workspaceId }: Principal) => credits.available(database.db, workspaceId, 'api');

async function transactions({ workspaceId }: Principal): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from search_transactions where workspace_id = ${workspaceId}`.execute(
    database.db,
  );
  return rows[0]!.count;
}

async function refusal(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

describe('a page', () => {
  test('holds ten talents, counts all matches, and costs one credit a talent', async () => {
    const principal = await newPrincipal(100);
    const page = await search.byFilters(principal, { filters: ENGINEERS_IN('Paris') });
    expect(page).toMatchObject({
      estimationCount: IN_PARIS,
      pendingRefreshCount: 0,
      searchTransactionId: expect.stringMatching(/^stx_/),
    });
    expect(page.talents).toHaveLength(10);
    expect(page.talents[0]).toMatchObject({ city: 'Paris', jobTitle: 'Backend Engineer' });
    expect(await balance(principal)).toBe(90);
  });

  test('is capped by the balance, and the estimate is not', async () => {
    const principal = await newPrincipal(3);
    const page = await search.byFilters(principal, { filters: ENGINEERS_IN('Paris') });
    expect(page.talents).toHaveLength(3);
    expect(page.estimationCount).toBe(IN_PARIS);
    expect(await balance(principal)).toBe(0);
  });

  test('without matches is empty and free', async () => {
    const principal = await newPrincipal(5);
    const page = await search.byFilters(principal, { filters: ENGINEERS_IN('Brest') });
    expect(page).toMatchObject({ talents: [], estimationCount: 0 });
    expect(await balance(principal)).toBe(5);
    expect(await transactions(principal)).toBe(1);
  });

  test('with an empty balance is refused and leaves no trace', async () => {
    const principal = await newPrincipal(0);
    for (const city of ['Paris', 'Brest']) {
      const error = await refusal(search.byFilters(principal, { filters: ENGINEERS_IN(city) }));
      expect(error).toMatchObject({
        code: 'insufficient_api_credits',
        fields: { available: 0, required: 1 },
      });
    }
    expect(await transactions(principal)).toBe(0);
  });

  test('leaves out a talent erased a moment ago, and does not charge for it', async () => {
    await talents.importProfiles(
      engineers(2, { city: 'Nice' }) as Parameters<Talents['importProfiles']>[0],
    );
    await feed.catchUp();
    const [first, second] = (
      await search.pool('ws', await search.parseFilters('ws', ENGINEERS_IN('Nice')), {
        exclude: new Set(),
        limit: 2,
      })
    ).ids;
    await database.db.transaction().execute((tx) => talents.eraseTalent(tx, first!));
    const principal = await newPrincipal(5);
    const page = await search.byFilters(principal, { filters: ENGINEERS_IN('Nice') });
    expect(page.talents.map((talent) => talent.id)).toEqual([second]);
    expect(await balance(principal)).toBe(4);
    await feed.catchUp();
    expect(
      (await search.byFilters(principal, { filters: ENGINEERS_IN('Nice') })).estimationCount,
    ).toBe(1);
  });
});

describe('pages', () => {
  test('that name all earlier transactions walk every match once, with the same estimate on each', async () => {
    const principal = await newPrincipal(100);
    const related: string[] = [];
    const seen: string[] = [];
    for (;;) {
      const page = await search.byFilters(principal, {
        filters: ENGINEERS_IN('Paris'),
        relatedSearchTransactionIds: related,
      });
      expect(page.estimationCount).toBe(IN_PARIS);
      if (page.talents.length === 0) break;
      related.push(page.searchTransactionId);
      seen.push(...page.talents.map((talent) => talent.id));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(IN_PARIS);
    expect(await balance(principal)).toBe(100 - IN_PARIS);
  });

  test('list nobody twice and everyone who stayed while people change, with as many statements for the last page as for the second', async () => {
    const people = engineers(450, { city: 'Nantes' });
    const importNow = async (rows: readonly object[]) => {
      await talents.importProfiles(rows as Parameters<Talents['importProfiles']>[0]);
      await feed.catchUp();
    };
    await importNow(people);
    const { db, statements } = counted(database.db);
    const paging = searchWith({ db });
    const principal = await newPrincipal(1_000);
    const [related, seen, costs]: [string[], string[], number[]] = [[], [], []];
    for (let page = 0; page < 60; page++) {
      // A profile that gets a summary is more complete than before, and moves up past people who were
      // returned already.
      const moved = people
        .filter((_, at) => at % 41 === page % 41)
        .map((row) => ({ ...row, summary: `As of page ${page}.` }));
      const come = engineers(1, { city: 'Nantes' }).map((row) => ({
        ...row,
        id: `eng-nantes-new-${page}`,
        firstname: `Newcomer ${page}`,
      }));
      const importing = page % 3 === 0 ? importNow([...moved, ...come]) : null;
      const before = statements();
      const found = await paging.byFilters(principal, {
        filters: ENGINEERS_IN('Nantes'),
        relatedSearchTransactionIds: related,
      });
      costs.push(statements() - before);
      await importing;
      if (found.talents.length === 0) break;
      related.push(found.searchTransactionId);
      seen.push(...found.talents.map((talent) => talent.id));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(people.filter((row) => !seen.includes((row as { id: string }).id))).toEqual([]);
    expect(related.length).toBeGreaterThan(45);
    expect(new Set(costs.slice(1, -1))).toEqual(new Set([costs[0]! + 1]));
  });

  test('with an unknown or foreign transaction are refused at its place, alike, and charge nothing', async () => {
    const [mine, other] = [await newPrincipal(50), await newPrincipal(50)];
    const ask = (principal: Principal, related: string[]) =>
      search.byFilters(principal, {
        filters: ENGINEERS_IN('Paris'),
        relatedSearchTransactionIds: related,
      });
    const { searchTransactionId: known } = await ask(mine, []);
    const { searchTransactionId: foreign } = await ask(other, []);
    const errors = await Promise.all([
      refusal(ask(mine, [known, foreign])),
      refusal(ask(mine, [known, 'stx_unknown'])),
    ]);
    for (const error of errors) {
      expect(error).toMatchObject({
        code: 'validation_error',
        fields: { issues: [{ path: ['relatedSearchTransactionIds', 1] }] },
      });
    }
    expect(errors[0]!.fields).toEqual(errors[1]!.fields);
    expect(await balance(mine)).toBe(40);
  });

  test('take at most 100 transactions', async () => {
    const principal = await newPrincipal(5);
    const related = Array.from({ length: 101 }, (_, i) => `stx_${i}`);
    expect(
      await refusal(
        search.byFilters(principal, {
          filters: ENGINEERS_IN('Paris'),
          relatedSearchTransactionIds: related,
        }),
      ),
    ).toMatchObject({
      code: 'too_many_search_transactions',
    });
  });
});

describe('credits', () => {
  test('concurrent searches never return more talents than there were credits', async () => {
    const principal = await newPrincipal(25);
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, () =>
        search.byFilters(principal, { filters: ENGINEERS_IN('Paris') }),
      ),
    );
    const returned = answers.map((answer) =>
      answer.status === 'fulfilled' ? answer.value.talents.length : 0,
    );
    expect(returned.reduce((sum, n) => sum + n, 0)).toBe(25);
    expect(await balance(principal)).toBe(0);
    expect(await transactions(principal)).toBe(
      answers.filter((answer) => answer.status === 'fulfilled').length,
    );
  });

  test('a search charges exactly what it returns, whatever the balance', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 14 }),
        fc.constantFrom('Paris', 'Lyon', 'Brest'),
        async (granted, city) => {
          const principal = await newPrincipal(granted);
          const { talents } = await search.byFilters(principal, { filters: ENGINEERS_IN(city) });
          expect(await balance(principal)).toBe(granted - talents.length);
          expect(talents).toHaveLength(Math.min(granted, { Paris: 10, Lyon: 3, Brest: 0 }[city]!));
        },
      ),
      { numRuns: 20 },
    );
  });

  test('a search that takes too long answers search_engine_timeout and charges nothing', async () => {
    const principal = await newPrincipal(5);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = searchWith({
      timeoutMs: 5,
      talents: {
        ...talents,
        async loadWithVersion(ids) {
          await held;
          return talents.loadWithVersion(ids);
        },
      },
    });
    expect(
      await refusal(slow.byFilters(principal, { filters: ENGINEERS_IN('Paris') })),
    ).toMatchObject({ code: 'search_engine_timeout' });
    release();
    expect(await balance(principal)).toBe(5);
    expect(await transactions(principal)).toBe(0);
  });
});

test('a failing index is distinguished from a failing database', async () => {
  const filters = await search.parseFilters('ws', [
    ...ENGINEERS_IN('Paris'),
    { filterType: 'IN_SOURCING', value: false },
  ]);
  const failing = (part: Partial<SearchOptions>) =>
    searchWith(part).pool('ws', filters, { exclude: new Set(), limit: 1 });
  const broken = () => Promise.reject(new Error('broken'));
  await expect(
    failing({ engine: { ...createInProcessEngine(engine), search: broken } }),
  ).rejects.toBeInstanceOf(SearchEngineError);
  await expect(
    failing({ workspaceSets: { ...workspaceSets, inSourcing: broken } }),
  ).rejects.not.toBeInstanceOf(SearchEngineError);
});

test('a profile is searched only on sites of profiles', async () => {
  const asked = (value: unknown) =>
    search.parseFilters('ws', [{ filterType: 'PRO_NETWORK_URL', value }]);
  await asked(['https://fr.linkedin.com/in/ada', 'linkedin.com/in/ada', '/in/ada']);
  expect(await refusal(asked(['/in/ada', 'https://example.com/in/ada']))).toMatchObject({
    fields: { issues: [{ path: ['filters', 0, 'value', 1] }] },
  });
});

describe('a phrase of three words', () => {
  const CITY = { filterType: 'LOCATION', value: 'Dijon' };
  const phrase = (value: string, more: object = {}) => ({ filterType: 'KEYWORD', value, ...more });
  const people = (count: number, kind: string, summary: string) =>
    engineers(count, { city: 'Dijon' }).map((row, at) => ({
      ...row,
      id: `${kind}-${at}`,
      firstname: kind,
      summary,
    }));

  beforeAll(async () => {
    // Profiles with the words apart are more complete, and would otherwise come first.
    const apart = people(250, 'apart', 'Head of marketing, then director of sales.').map((row) => ({
      ...row,
      languages: [{ name: 'French' }],
    }));
    await talents.importProfiles([...apart, ...people(15, 'whole', 'Head of sales.')] as Parameters<
      Talents['importProfiles']
    >[0]);
    await feed.catchUp();
  });

  const found = async (filters: object[]) => {
    const { talents: hits, estimationCount } = await search.byFilters(await newPrincipal(50), {
      filters,
    });
    return {
      kinds: [...new Set(hits.map(({ id }) => id.split('-')[0]))],
      hits: hits.length,
      estimationCount,
    };
  };

  test('is found as a whole, never by its separate words, however many people have those', async () => {
    expect(await found([CITY, phrase('"Head of Sales"')])).toMatchObject({
      kinds: ['whole'],
      hits: 10,
    });
    const { talents: hits } = await search.byFilters(await newPrincipal(1), {
      filters: [CITY, phrase('"Head of Sales"')],
    });
    expect(hits[0]!.matched[1]).toEqual({
      filter: 1,
      filterType: 'KEYWORD',
      path: '/summary',
      text: 'Head of sales',
    });
    expect(await found([CITY, phrase('head-of-sales OR cobol')])).toMatchObject({
      kinds: ['whole'],
      hits: 10,
    });
    const pool = await search.pool(
      'ws',
      await search.parseFilters('ws', [CITY, phrase('"head of sales"')]),
      { exclude: new Set(), limit: 15 },
    );
    expect(pool.ids.filter((id) => !id.startsWith('whole'))).toEqual([]);
  });

  test('is counted exactly, and removes nobody else where it is excluded', async () => {
    const few = { filterType: 'KEYWORD', value: 'cobol', isExcluded: true };
    await database.db.transaction().execute(async (tx) => {
      for (let at = 100; at < 250; at++) await talents.eraseTalent(tx, `apart-${at}`);
    });
    await feed.catchUp();
    expect(await found([CITY, few, phrase('"head of sales"')])).toEqual({
      kinds: ['whole'],
      hits: 10,
      estimationCount: 15,
    });
    expect(await found([CITY, phrase('"head of sales"', { isExcluded: true })])).toEqual({
      kinds: ['apart'],
      hits: 10,
      estimationCount: 100,
    });
    expect(await found([CITY, phrase('NOT "head of sales"')])).toEqual({
      kinds: ['apart'],
      hits: 10,
      estimationCount: 100,
    });
    expect(await found([CITY, phrase('"head of sales"', { isRequired: false })])).toMatchObject({
      kinds: ['whole'],
      estimationCount: 115,
    });
  });
});

test('each talent reports the words that every filter matched on', async () => {
  const filters = [
    ...ENGINEERS_IN('Paris'),
    { filterType: 'SKILL', value: 'Postgres', isRequired: false },
  ];
  const { talents: found } = await search.byFilters(await newPrincipal(5), { filters });
  for (const talent of found) {
    expect(talent.matched).toEqual([
      {
        filter: 0,
        filterType: 'JOB_TITLE',
        path: '/experiences/0/title',
        text: 'Backend Engineer',
        grade: 'exact',
      },
      { filter: 1, filterType: 'LOCATION', path: '/city', text: 'Paris' },
      { filter: 2, filterType: 'SKILL', path: '/skills/1', text: 'PostgreSQL' },
    ]);
  }
});

describe('a nearly empty search', () => {
  const OWN = { filterType: 'JOB_TITLE', value: 'Backend engineer' };
  const NEAR = { filterType: 'JOB_TITLE', value: 'Frontend developer' };
  const LYON = { filterType: 'LOCATION', value: 'Lyon' };

  test('is filled up with people of near titles, marked as such, after those who match', async () => {
    const page = await search.byFilters(await newPrincipal(20), { filters: [NEAR, LYON] });
    expect(page.estimationCount).toBe(0);
    expect(page.widened).toEqual({
      filter: 0,
      from: ['Frontend developer'],
      to: ['backend developer'],
      count: 3,
    });
    expect(page.talents).toHaveLength(3);
    for (const { matched } of page.talents)
      expect(matched[0]).toMatchObject({
        grade: 'near',
        near: { title: 'backend developer', reason: 'sibling' },
        text: 'Backend Engineer',
      });
  });

  test('returns no one twice on its pages, and charges for those it returns', async () => {
    const principal = await newPrincipal(20);
    const first = await search.byFilters(principal, { filters: [NEAR, LYON] });
    const second = await search.byFilters(principal, {
      filters: [NEAR, LYON],
      relatedSearchTransactionIds: [first.searchTransactionId],
    });
    expect(second.talents).toEqual([]);
    expect(second.widened).toMatchObject({ to: [], count: 3 });
    expect(await credits.available(database.db, principal.workspaceId, 'api')).toBe(17);
  });

  test('is not widened when it finds ten, finds nobody near, or is exact', async () => {
    const principal = await newPrincipal(40);
    for (const filters of [
      [OWN, { filterType: 'LOCATION', value: 'Paris' }],
      [{ ...OWN, isExactMatch: true }, LYON],
      [{ filterType: 'JOB_TITLE', value: 'Pastry chef' }, LYON],
      [LYON],
    ])
      expect((await search.byFilters(principal, { filters })).widened).toBeNull();
  });
});

describe('prompts', () => {
  test('find talents and report the filters that they were read as, each with its words', async () => {
    const principal = await newPrincipal(50);
    const prompt = 'Backend engineer in Paris who knows Python';
    const page = await search.byPrompt(principal, { prompt });
    expect(page.estimationCount).toBe(IN_PARIS);
    expect(page.interpretedFilters.map((filter) => filter.filterType)).toEqual(
      expect.arrayContaining(['JOB_TITLE', 'LOCATION', 'SKILL']),
    );
    expect(
      page.talents[0]!.matched.map(({ filter }) => page.interpretedFilters[filter]!.filterType),
    ).toEqual(expect.arrayContaining(['JOB_TITLE', 'LOCATION', 'SKILL']));
    for (const { span } of page.interpretedFilters)
      expect(prompt.slice(span.start, span.end)).toBe(span.text);
  });

  test('without anything to search for fail and charge nothing', async () => {
    const principal = await newPrincipal(5);
    expect(await refusal(search.byPrompt(principal, { prompt: 'asdfgh qwertz' }))).toMatchObject({
      code: 'prompt_interpretation_failed',
    });
    expect(await balance(principal)).toBe(5);
  });

  test.each([
    'Young female backend engineer in Paris',
    'Développeur backend, moins de 30 ans, à Paris',
  ])('with a protected attribute are refused with their words: %s', async (prompt) => {
    const error = await refusal(search.byPrompt(await newPrincipal(5), { prompt }));
    expect(error.code).toBe('validation_error');
    const issues = error.fields.issues!;
    expect(issues.length).toBeGreaterThan(0);
    for (const issue of issues) {
      expect(issue).toMatchObject({ path: ['prompt'], code: 'protected_attribute' });
      expect(prompt).toContain(issue.quote);
    }
  });
});

test('the pool for castings leaves out who was judged and counts the rest', async () => {
  const filters = await search.parseFilters('ws', ENGINEERS_IN('Paris'));
  const first = await search.pool('ws', filters, { exclude: new Set(), limit: 5 });
  expect(first.count).toBe(IN_PARIS);
  const second = await search.pool('ws', filters, { exclude: new Set(first.ids), limit: 100 });
  expect(second.count).toBe(IN_PARIS - 5);
  expect(second.ids).toHaveLength(IN_PARIS - 5);
  expect(second.ids.filter((id) => first.ids.includes(id))).toEqual([]);
});
