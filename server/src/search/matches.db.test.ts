import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../test/database.ts';
import { type SearchUnderTest, searchUnderTest } from '../../test/search.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import type { IndexFeed } from '../index/index.ts';
import type { Talents } from '../talents/talents.ts';
import type { Search } from './search.ts';

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
    await under.importNow([...apart, ...people(15, 'whole', 'Head of sales.')]);
  });

  const found = async (filters: object[]) => {
    const { talents: hits, estimationCount } = await search.byFilters(
      await under.newPrincipal(50),
      {
        filters,
      },
    );
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
    const { talents: hits } = await search.byFilters(await under.newPrincipal(1), {
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
      for (let at = 100; at < 250; at++) await talents.eraseTalents(tx, [`apart-${at}`]);
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
  const { talents: found } = await search.byFilters(await under.newPrincipal(5), { filters });
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
    const page = await search.byFilters(await under.newPrincipal(20), { filters: [NEAR, LYON] });
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
    const principal = await under.newPrincipal(20);
    const first = await search.byFilters(principal, { filters: [NEAR, LYON] });
    const second = await search.byFilters(principal, {
      filters: [NEAR, LYON],
      relatedSearchTransactionIds: [first.searchTransactionId],
    });
    expect(second.talents).toEqual([]);
    expect(second.widened).toMatchObject({ to: [], count: 3 });
    expect(await under.balance(principal)).toBe(17);
  });

  test('is not widened when it finds ten, finds nobody near, or is exact', async () => {
    const principal = await under.newPrincipal(40);
    for (const filters of [
      [OWN, { filterType: 'LOCATION', value: 'Paris' }],
      [{ ...OWN, isExactMatch: true }, LYON],
      [{ filterType: 'JOB_TITLE', value: 'Pastry chef' }, LYON],
      [LYON],
    ])
      expect((await search.byFilters(principal, { filters })).widened).toBeNull();
  });
});
