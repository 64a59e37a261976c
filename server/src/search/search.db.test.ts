import fc from 'fast-check';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../test/database.ts';
import { IN_PARIS, type SearchUnderTest, searchUnderTest } from '../../test/search.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import type { IndexFeed } from '../index/index.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { Talents } from '../talents/talents.ts';
import { type Search, SearchEngineError, type SearchOptions } from './search.ts';

let under: SearchUnderTest;
let database: TestDatabase;
let talents: Talents;
let feed: IndexFeed;
let search: Search;
beforeAll(async () => {
  under = await searchUnderTest();
  ({ database, talents, feed, search } = under);
});
afterAll(() => under.close());

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
    const principal = await under.newPrincipal(100);
    const page = await search.byFilters(principal, { filters: ENGINEERS_IN('Paris') });
    expect(page).toMatchObject({
      estimationCount: IN_PARIS,
      pendingRefreshCount: 0,
      searchTransactionId: expect.stringMatching(/^stx_/),
    });
    expect(page.talents).toHaveLength(10);
    expect(page.talents[0]).toMatchObject({ city: 'Paris', jobTitle: 'Backend Engineer' });
    expect(await under.balance(principal)).toBe(90);
  });

  test('is capped by the balance, and the estimate is not', async () => {
    const principal = await under.newPrincipal(3);
    const page = await search.byFilters(principal, { filters: ENGINEERS_IN('Paris') });
    expect(page.talents).toHaveLength(3);
    expect(page.estimationCount).toBe(IN_PARIS);
    expect(await under.balance(principal)).toBe(0);
  });

  test('without matches is empty and free', async () => {
    const principal = await under.newPrincipal(5);
    const page = await search.byFilters(principal, { filters: ENGINEERS_IN('Brest') });
    expect(page).toMatchObject({ talents: [], estimationCount: 0 });
    expect(await under.balance(principal)).toBe(5);
    expect(await transactions(principal)).toBe(1);
  });

  test('with an empty balance is refused and leaves no trace', async () => {
    const principal = await under.newPrincipal(0);
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
    await under.importNow(engineers(2, { city: 'Nice' }));
    const [first, second] = (
      await search.pool('ws', await search.parseFilters('ws', ENGINEERS_IN('Nice')), {
        exclude: new Set(),
        limit: 2,
      })
    ).ids;
    await database.db.transaction().execute((tx) => talents.eraseTalents(tx, [first!]));
    const principal = await under.newPrincipal(5);
    const page = await search.byFilters(principal, { filters: ENGINEERS_IN('Nice') });
    expect(page.talents.map((talent) => talent.id)).toEqual([second]);
    expect(await under.balance(principal)).toBe(4);
    await feed.catchUp();
    expect(
      (await search.byFilters(principal, { filters: ENGINEERS_IN('Nice') })).estimationCount,
    ).toBe(1);
  });
});

describe('pages', () => {
  test('that name all earlier transactions walk every match once, with the same estimate on each', async () => {
    const principal = await under.newPrincipal(100);
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
    expect(await under.balance(principal)).toBe(100 - IN_PARIS);
  });

  test('list nobody twice and everyone who stayed while people change, with as many statements for the last page as for the second', async () => {
    const people = engineers(450, { city: 'Nantes' });
    await under.importNow(people);
    const { db, statements } = counted(database.db);
    const paging = under.searchWith({ db });
    const principal = await under.newPrincipal(1_000);
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
      const importing = page % 3 === 0 ? under.importNow([...moved, ...come]) : null;
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
    const [mine, other] = [await under.newPrincipal(50), await under.newPrincipal(50)];
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
    expect(await under.balance(mine)).toBe(40);
  });

  test('take at most 100 transactions', async () => {
    const principal = await under.newPrincipal(5);
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
    const principal = await under.newPrincipal(25);
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, () =>
        search.byFilters(principal, { filters: ENGINEERS_IN('Paris') }),
      ),
    );
    const returned = answers.map((answer) =>
      answer.status === 'fulfilled' ? answer.value.talents.length : 0,
    );
    expect(returned.reduce((sum, n) => sum + n, 0)).toBe(25);
    expect(await under.balance(principal)).toBe(0);
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
          const principal = await under.newPrincipal(granted);
          const { talents } = await search.byFilters(principal, { filters: ENGINEERS_IN(city) });
          expect(await under.balance(principal)).toBe(granted - talents.length);
          expect(talents).toHaveLength(Math.min(granted, { Paris: 10, Lyon: 3, Brest: 0 }[city]!));
        },
      ),
      { numRuns: 20 },
    );
  });

  test('a search that takes too long answers search_engine_timeout and charges nothing', async () => {
    const principal = await under.newPrincipal(5);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = under.searchWith({
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
    expect(await under.balance(principal)).toBe(5);
    expect(await transactions(principal)).toBe(0);
  });
});

test('a failing index is distinguished from a failing database', async () => {
  const filters = await search.parseFilters('ws', [
    ...ENGINEERS_IN('Paris'),
    { filterType: 'IN_SOURCING', value: false },
  ]);
  const failing = (part: Partial<SearchOptions>) =>
    under.searchWith(part).pool('ws', filters, { exclude: new Set(), limit: 1 });
  const broken = () => Promise.reject(new Error('broken'));
  await expect(
    failing({ engine: { ...under.parts.engine, search: broken } }),
  ).rejects.toBeInstanceOf(SearchEngineError);
  await expect(
    failing({ workspaceSets: { ...under.parts.workspaceSets, inSourcing: broken } }),
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

describe('prompts', () => {
  test('find talents and report the filters that they were read as, each with its words', async () => {
    const principal = await under.newPrincipal(50);
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
    const principal = await under.newPrincipal(5);
    expect(await refusal(search.byPrompt(principal, { prompt: 'asdfgh qwertz' }))).toMatchObject({
      code: 'prompt_interpretation_failed',
    });
    expect(await under.balance(principal)).toBe(5);
  });

  test.each([
    'Young female backend engineer in Paris',
    'Développeur backend, moins de 30 ans, à Paris',
  ])('with a protected attribute are refused with their words: %s', async (prompt) => {
    const error = await refusal(search.byPrompt(await under.newPrincipal(5), { prompt }));
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
