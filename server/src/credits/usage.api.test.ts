import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../test/api.ts';
import { ended, start } from '../../test/castings.ts';
import { scriptedJudge } from '../../test/fakes/judge.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import type { CreditUsage } from './contract.ts';

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
