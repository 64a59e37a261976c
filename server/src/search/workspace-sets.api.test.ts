import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../test/api.ts';
import { ended, start } from '../../test/castings.ts';
import {
  type EnrichmentUnderTest,
  enrich,
  enrichmentUnderTest,
  person,
  settled,
} from '../../test/enrichment.ts';
import { addCandidate, newSourcing } from '../../test/sourcings.ts';

const PEOPLE = ['anna', 'ben', 'chloe', 'dora'];
let t: EnrichmentUnderTest;
let client: Client;
let stranger: Client;

beforeAll(async () => {
  t = await enrichmentUnderTest();
  await t.api.importTalents([
    person('anna', { personalEmails: ['anna@example.org'], phones: ['06 12 34 56 78'] }),
    person('ben', { personalEmails: ['ben@example.org'] }),
    person('chloe', { phones: ['06 12 34 56 79'] }),
    person('dora', { personalEmails: ['dora@example.org'] }),
  ]);
  [client, stranger] = [
    await t.api.newClient({ workspaceCredits: 100 }),
    await t.api.newClient({ workspaceCredits: 100 }),
  ];
  for (const [slug, type] of [
    ['anna', 'all'],
    ['ben', 'personalEmail'],
    ['chloe', 'phone'],
  ] as const) {
    expect((await enrich(client, slug, type)).status).toBe(200);
    await settled(client, slug);
  }
});
afterAll(() => t.close());

const ENGINEER = { filterType: 'JOB_TITLE', value: 'Engineer' };

/** Who is found, in alphabetical order; the count has to agree. */
async function found(asking: Client, ...filters: object[]): Promise<string[]> {
  const { status, body } = await asking.post('/v1/search/talents', { filters });
  expect(status, JSON.stringify(body)).toBe(200);
  const ids = body.data.talents.map((talent) => talent.id).sort();
  expect(body.data.estimationCount).toBe(ids.length);
  return ids;
}

describe('HAS_CONTACT', () => {
  test.each([
    ['email', ['anna', 'ben']],
    ['phone', ['anna', 'chloe']],
    ['Any', ['anna', 'ben', 'chloe']],
    [
      ['email', 'phone'],
      ['anna', 'ben', 'chloe'],
    ],
  ])('%j finds people whose contacts of that kind the workspace has', async (value, ids) => {
    expect(await found(client, ENGINEER, { filterType: 'HAS_CONTACT', value })).toEqual(ids);
  });

  test('excluded keeps the others; optional only raises the rank', async () => {
    expect(
      await found(client, ENGINEER, { filterType: 'HAS_CONTACT', value: 'any', isExcluded: true }),
    ).toEqual(['dora']);
    const wished = { filterType: 'HAS_CONTACT', value: 'phone', isRequired: false };
    const { body } = await client.post('/v1/search/talents', { filters: [ENGINEER, wished] });
    expect(body.data.talents.map((talent) => talent.id)).toEqual(['anna', 'chloe', 'ben', 'dora']);
  });

  test('is of the asking workspace alone', async () => {
    expect(await found(stranger, ENGINEER, { filterType: 'HAS_CONTACT', value: 'any' })).toEqual(
      [],
    );
  });

  test('forgets a contact the moment it expires', async () => {
    await enrich(stranger, 'dora', 'personalEmail');
    await settled(stranger, 'dora');
    expect(await found(stranger, { filterType: 'HAS_CONTACT', value: 'email' })).toEqual(['dora']);
    await sql`update workspace_contacts set expires_at = now() - interval '1 second' where workspace_id = ${stranger.workspaceId}`.execute(
      t.api.database.db,
    );
    expect(await found(stranger, { filterType: 'HAS_CONTACT', value: 'email' })).toEqual([]);
  });

  test('another kind is refused with the accepted ones', async () => {
    const { status, body } = await client.post('/v1/search/talents', {
      filters: [{ filterType: 'HAS_CONTACT', value: 'e-mail' }],
    });
    expect(status).toBe(400);
    expect(body.error.issues).toMatchObject([
      {
        path: ['filters', 0, 'value'],
        code: 'unknown_value',
        suggestions: ['email', 'any', 'phone'],
      },
    ]);
  });

  test('holds in a qualified search as well', async () => {
    const { castingId } = await start(client, {
      filters: [ENGINEER, { filterType: 'HAS_CONTACT', value: 'phone' }],
      qualificationCriterias: ['x'],
    });
    const { talents, status } = await ended(client, castingId);
    expect(status).toBe('pool_exhausted');
    expect(talents.map((talent) => talent.talentId).sort()).toEqual(['anna', 'chloe']);
  });
});

describe('IN_SOURCING', () => {
  let first: string;
  let second: string;
  let foreign: string;
  beforeAll(async () => {
    [first, second, foreign] = [
      (await newSourcing(client)).sourcingId,
      (await newSourcing(client)).sourcingId,
      (await newSourcing(stranger)).sourcingId,
    ];
    await addCandidate(client, first, 'anna');
    await addCandidate(client, first, 'ben', { statusHandle: 'NOT_RETAINED' });
    await addCandidate(client, second, 'ben');
    await addCandidate(client, second, 'chloe');
    await addCandidate(stranger, foreign, 'dora');
  });

  test('an id finds its candidates, an array those of any, true and false those of all and of none', async () => {
    const inSourcing = (value: unknown, more: object = {}) =>
      found(client, ENGINEER, { filterType: 'IN_SOURCING', value, ...more });
    expect(await inSourcing(first)).toEqual(['anna', 'ben']);
    expect(await inSourcing([first, second])).toEqual(['anna', 'ben', 'chloe']);
    expect(await inSourcing(true)).toEqual(['anna', 'ben', 'chloe']);
    expect(await inSourcing(false)).toEqual(['dora']);
    expect(await inSourcing(first, { isExcluded: true })).toEqual(['chloe', 'dora']);
    expect(await found(stranger, ENGINEER, { filterType: 'IN_SOURCING', value: false })).toEqual(
      PEOPLE.filter((id) => id !== 'dora'),
    );
  });

  test("another workspace's sourcing is refused like one that never was, in plain and qualified searches", async () => {
    for (const path of ['/v1/search/talents', '/v1/search/talents/qualified']) {
      const ask = (value: unknown) =>
        client.post(path, {
          filters: [ENGINEER, { filterType: 'IN_SOURCING', value }],
          qualificationCriterias: ['x'],
        });
      const [unknown, others, among] = [
        await ask('src_unknown'),
        await ask(foreign),
        await ask([first, foreign]),
      ];
      expect([unknown.status, others.status, among.status]).toEqual([400, 400, 400]);
      expect(others.body.error.issues).toEqual(unknown.body.error.issues);
      expect(others.body.error.issues).toMatchObject([{ path: ['filters', 1, 'value'] }]);
      expect(among.body.error.issues).toMatchObject([{ path: ['filters', 1, 'value', 1] }]);
    }
  });

  test('a person added between two pages is found by the next page', async () => {
    const filters = [ENGINEER, { filterType: 'IN_SOURCING', value: second }];
    const { body } = await client.post('/v1/search/talents', { filters });
    await addCandidate(client, second, 'dora');
    const next = await client.post('/v1/search/talents', {
      filters,
      relatedSearchTransactionIds: [body.data.searchTransactionId],
    });
    expect(next.body.data.talents.map((talent) => talent.id)).toEqual(['dora']);
    expect(next.body.data.estimationCount).toBe(3);
  });
});
