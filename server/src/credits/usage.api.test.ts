import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { ended, start } from '../../test/castings.ts';
import { signIn } from '../../test/console.ts';
import { scriptedJudge } from '../../test/fakes/judge.ts';
import { addCandidate, newSourcing } from '../../test/sourcings.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import type { CreditGroups, CreditUsage } from './contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({
    judge: scriptedJudge((_input, nth) => (nth % 2 === 1 ? 'met' : 'not_met')),
  });
  await api.importTalents(engineers(6));
});
afterAll(() => api.close());

it('shows what searches and castings were charged today, what a green cost, and what is left', async () => {
  const client = await api.newClient({ apiCredits: 100, workspaceCredits: 20 });
  const other = await api.newClient();
  await other.post('/v1/search/talents', { filters: ENGINEERS_IN('Paris') });
  const found = (await client.post('/v1/search/talents', { filters: ENGINEERS_IN('Paris') })).body
    .data.talents.length;
  const { castingId } = await start(client);
  const casting = (await ended(client, castingId)) as unknown as {
    creditsCharged: number;
    counts: { green: number };
  };
  const usage = (await client.get('/v1/usage/credits')).body.data as unknown as CreditUsage;
  expect(usage.periods).toHaveLength(30);
  expect(usage.periods.at(-1)).toEqual({
    start: usage.to,
    searches: found,
    castings: casting.creditsCharged,
    enrichment: 0,
    candidates: 0,
    granted: { apiCredits: 100, workspaceCredits: 20 },
    greens: casting.counts.green,
    creditsPerGreen: Math.round((casting.creditsCharged / casting.counts.green) * 100) / 100,
  });
  expect(usage.balances).toEqual({
    apiCredits: 100 - found - casting.creditsCharged,
    workspaceCredits: 20,
    reserved: 0,
  });
  const months = (await client.get('/v1/usage/credits?by=month')).body
    .data as unknown as CreditUsage;
  expect(months.totals).toEqual(usage.totals);
  expect(
    (await client.get('/v1/usage/credits?from=2020-01-01&to=2020-01-03')).body.data,
  ).toMatchObject({
    totals: { searches: 0, greens: 0, creditsPerGreen: null },
  });
  expect((await client.get('/v1/usage/credits?from=2026-02-30')).status).toBe(400);
  expect((await client.get('/v1/usage/credits?from=2020-02-02&to=2020-02-01')).status).toBe(400);
});

describe('the usage of each member and sourcing', () => {
  const groupsOf = async (reader: Pick<Client, 'get'>, query = ''): Promise<CreditGroups> =>
    (await reader.get(`/v1/usage/credits/groups${query}`)).body.data as unknown as CreditGroups;

  it('counts what a user asked for in the console and what their colleague did with a key', async () => {
    const client = await api.newClient({ apiCredits: 100, workspaceCredits: 20 });
    const { workspaceId } = client;
    const member = await signIn(api, { workspaceId, role: 'recruiter' });
    const found = (await member.post('/v1/search/talents', { filters: ENGINEERS_IN('Paris') })).body
      .data.talents as unknown[];
    const { castingId } = await start(client);
    const casting = (await ended(client, castingId)) as unknown as {
      creditsCharged: number;
      counts: { green: number };
    };
    const { by, groups, groupCount, totals } = await groupsOf(client);
    expect({ by, groupCount }).toEqual({ by: 'member', groupCount: 2 });
    expect(groups).toMatchObject([
      { searches: 0, castings: casting.creditsCharged, greens: casting.counts.green },
      { id: member.userId, searches: found.length, castings: 0, creditsPerGreen: null },
    ]);
    expect(groups[0]).toMatchObject({
      id: expect.stringMatching(/^usr_/),
      name: expect.any(String),
    });
    const usage = (await client.get('/v1/usage/credits')).body.data as unknown as CreditUsage;
    const { granted: _, ...spent } = usage.totals;
    expect(totals).toMatchObject(spent);
    expect(totals.spent).toBe(found.length + casting.creditsCharged);
  });

  it('counts a casting for the sourcing that first took one of its people, and the rest for none', async () => {
    const client = await api.newClient({ apiCredits: 100, workspaceCredits: 20 });
    await client.post('/v1/search/talents', { filters: ENGINEERS_IN('Paris') });
    const { castingId } = await start(client);
    const casting = (await ended(client, castingId)) as unknown as {
      creditsCharged: number;
      talents: { talentId: string }[];
    };
    const [first, second] = [await newSourcing(client), await newSourcing(client)];
    for (const { sourcingId } of [first, second])
      await addCandidate(client, sourcingId, casting.talents[0]!.talentId, { castingId });
    const { groups } = await groupsOf(client, '?by=sourcing');
    expect(groups.map(({ id }) => id)).toEqual(expect.arrayContaining([first.sourcingId, null]));
    expect(groups.find(({ id }) => id === first.sourcingId)).toMatchObject({
      name: expect.stringMatching(/^Sourcing 1/),
      castings: casting.creditsCharged,
      searches: 0,
    });
    expect(groups.find(({ id }) => id === second.sourcingId)?.castings ?? 0).toBe(0);
    expect(groups.at(-1)).toMatchObject({ id: null, castings: 0, searches: expect.any(Number) });
    expect(groups.at(-1)!.searches).toBeGreaterThan(0);
  });

  it('shows nothing of other workspaces, and refuses days that end before they begin', async () => {
    const other = await api.newClient();
    expect(await groupsOf(other)).toMatchObject({
      groups: [],
      groupCount: 0,
      totals: { spent: 0 },
    });
    const refused = await other.get('/v1/usage/credits/groups?from=2026-02-02&to=2026-02-01');
    expect(refused.status).toBe(400);
  });
});
