import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../test/api.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ roles: ['api'] });
  await api.importTalents(engineers(14, { city: 'Rouen' }));
});
afterAll(() => api.close());

interface Recent {
  searchTransactionId: string;
  peopleCount: number;
  creditsCharged: number;
  prompt: string | null;
}
interface Pages extends Recent {
  pages: { searchTransactionId: string; talents: { id: string; matched: unknown[] }[] }[];
}

it('a search that was paid for is read again free, with all its pages and reasons, and without erased people', async () => {
  const client = await api.newClient();
  const asked = { filters: ENGINEERS_IN('Rouen') };
  const first = (await client.post('/v1/search/talents', asked)).body.data;
  const second = (
    await client.post('/v1/search/talents', {
      ...asked,
      relatedSearchTransactionIds: [first.searchTransactionId],
    })
  ).body.data;
  await client.post('/v1/search/talents/by-prompt', { prompt: 'backend engineer in Rouen' });
  const before = await client.balance();
  const { recentSearches } = (await client.get('/v1/recent-searches')).body.data as unknown as {
    recentSearches: Recent[];
  };
  expect(recentSearches).toMatchObject([
    { prompt: 'backend engineer in Rouen', peopleCount: 10 },
    { prompt: null, peopleCount: 14, creditsCharged: 14, estimationCount: 14 },
  ]);
  expect(recentSearches[1]!.searchTransactionId).toBe(second.searchTransactionId);
  const again = async () =>
    (await client.get(`/v1/recent-searches/${second.searchTransactionId}`)).body
      .data as unknown as Pages;
  const { pages } = await again();
  expect(pages.map(({ searchTransactionId }) => searchTransactionId)).toEqual([
    first.searchTransactionId,
    second.searchTransactionId,
  ]);
  expect(pages.map(({ talents }) => talents.map(({ id }) => id))).toEqual(
    [first, second].map(({ talents }) => talents.map(({ id }) => id)),
  );
  expect(pages[0]!.talents[0]!.matched.length).toBeGreaterThan(0);
  expect(await client.balance()).toBe(before);
  await api.services.erasure.erase(pages[0]!.talents[0]!.id);
  expect((await again()).pages[0]!.talents).toHaveLength(9);
});

it('people of earlier searches are marked as seen, in their workspace only', async () => {
  const [one, other] = [await api.newClient(), await api.newClient()];
  const page = (await one.post('/v1/search/talents', { filters: ENGINEERS_IN('Rouen') })).body.data;
  const talentIds = page.talents.map(({ id }) => id);
  const seenBy = async (client: typeof one, except: string[] = []) =>
    (
      (
        await client.post('/v1/recent-searches/seen', {
          talentIds,
          exceptSearchTransactionIds: except,
        })
      ).body.data.seen as { talentId: string }[]
    ).map(({ talentId }) => talentId);
  expect((await seenBy(one)).toSorted()).toEqual(talentIds.toSorted());
  const { searchTransactionId } = page;
  const { seen } = (await one.post('/v1/recent-searches/seen', { talentIds })).body.data;
  expect(seen).toContainEqual(
    expect.objectContaining({ talentId: talentIds[0], searchTransactionId }),
  );
  expect(await seenBy(one, [page.searchTransactionId])).toEqual([]);
  expect(await seenBy(other)).toEqual([]);
  expect((await other.get('/v1/recent-searches')).body.data.recentSearches).toEqual([]);
  const strange = await other.get(`/v1/recent-searches/${page.searchTransactionId}`);
  expect(strange.status).toBe(404);
});
