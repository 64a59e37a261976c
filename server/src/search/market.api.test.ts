import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { ended, start } from '../../test/castings.ts';
import { engineers } from '../../test/talents.ts';
import type { SearchMarket } from './market-contract.ts';

let api: TestApi;
let client: Client;

const title = { filterType: 'JOB_TITLE', value: 'Backend engineer' };
const paris = { filterType: 'LOCATION', value: 'Paris' };

async function market(filters: object[], by: Client = client, greens?: number) {
  const { status, body } = await by.post('/v1/search/market', { filters, greens });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as unknown as SearchMarket;
}

const countsOf = (shares: readonly { name: string; count: number }[]) =>
  Object.fromEntries(shares.map(({ name, count }) => [name, count]));

beforeAll(async () => {
  api = await testApi();
  await api.importTalents([
    ...engineers(6),
    ...engineers(4, { city: 'Lyon' }),
    ...engineers(1, { city: 'Atlantis' }),
  ]);
  client = await api.newClient();
});
afterAll(() => api.close());

describe('the market of a search', () => {
  it('counts the matches by city, with the coordinates and what is around', async () => {
    const { count, cities, elsewhere, surroundings } = await market([title]);
    expect(count).toBe(11);
    expect(cities).toMatchObject([
      { name: 'Paris', count: 6, countryCode: 'FR', filter: { value: 'Paris' } },
      { name: 'Lyon', count: 4, countryCode: 'FR' },
    ]);
    expect(cities[0]!.latitude).toBeCloseTo(48.85, 1);
    expect(elsewhere).toBe(1);
    expect(surroundings.length).toBeGreaterThan(50);
    for (const { latitude, longitude } of surroundings) {
      expect(latitude).toBeGreaterThan(44);
      expect(longitude).toBeLessThan(10);
    }
  });

  it('counts employers, titles, skills and years, each with a filter that finds those people', async () => {
    const found = await market([title]);
    for (const list of ['companies', 'titles', 'skills', 'years'] as const)
      expect(found[list].length, list).toBeGreaterThan(0);
    expect(found.years.reduce((sum, { count }) => sum + count, 0)).toBe(11);
    const { cities, companies, titles, skills, years, seniorities } = found;
    const shares = [cities, companies, titles, skills, years, seniorities];
    for (const share of shares.flat().filter(({ count }) => count > 0)) {
      const narrowed = await market([title, share.filter!]);
      expect({ name: share.name, count: narrowed.count }).toEqual({
        name: share.name,
        count: share.count,
      });
    }
  });

  it('says how many more there are without each filter', async () => {
    const { filters } = await market([title, paris]);
    expect(filters).toMatchObject([
      { index: 0, without: 6, removed: 0 },
      { index: 1, without: 11, removed: 5 },
    ]);
  });

  it('counts people of the own pool for their workspace only', async () => {
    const [owner, stranger] = [await api.newClient(), await api.newClient()];
    const own = {
      firstname: 'Ada',
      lastname: 'Own',
      jobTitle: 'Backend engineer',
      city: 'Brest',
      country: 'France',
      skills: ['Fortran'],
      currentOrganization: { name: 'Secret Stealth Works' },
    };
    const added = await owner.post('/v1/talents', { talents: [own] });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    await api.services.feed.catchUp();
    const mine = await market([title], owner);
    expect(countsOf(mine.cities)).toMatchObject({ Brest: 1, Paris: 6 });
    expect(countsOf(mine.companies)).toMatchObject({ 'Secret Stealth Works': 1 });
    const theirs = await market([title], stranger);
    expect(theirs.count).toBe(11);
    expect(JSON.stringify(theirs)).not.toMatch(/Brest|Secret|Fortran/);
  });

  it('forecasts nothing before the first casting, and costs nothing', async () => {
    const before = await client.balance();
    const { forecast } = await market([title], client, 3);
    expect(forecast).toMatchObject({ greens: 3, castings: 0, judged: 0, credits: null });
    expect(await client.balance()).toEqual(before);
  });

  it('forecasts greens by what the castings of the workspace found', async () => {
    const caster = await api.newClient();
    const { castingId } = await start(caster, {
      filters: [title],
      target: { greens: 50, maxCredits: 16 },
    });
    const { green } = (await ended(caster, castingId)).counts;
    const { forecast } = await market([title], caster, 1);
    expect(forecast).toMatchObject({ greens: 1, castings: 1, judged: 8 });
    expect(forecast.share!.middle).toBeCloseTo((green + 0.5) / 9);
    expect(forecast.low!).toBeLessThanOrEqual(forecast.credits!);
    expect(forecast.high!).toBeGreaterThanOrEqual(forecast.credits!);
    expect((await market([title], client, 1)).forecast.castings).toBe(0);
  });

  it('refuses filters as a search does', async () => {
    const { status, body } = await client.post('/v1/search/market', {
      filters: [{ filterType: 'SENIORTY', value: 'x' }],
    });
    expect(status).toBe(400);
    expect(body.error.issues![0]!.path).toEqual(['filters', 0, 'filterType']);
  });
});
