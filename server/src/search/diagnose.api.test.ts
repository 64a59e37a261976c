import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { engineers } from '../../test/talents.ts';
import type { SearchDiagnosis } from './diagnose-contract.ts';

let api: TestApi;
let client: Client;

beforeAll(async () => {
  api = await testApi();
  await api.importTalents([
    ...engineers(6),
    ...engineers(4, { city: 'Lyon' }),
    ...engineers(3, { city: 'Versailles' }),
  ]);
  client = await api.newClient();
});
afterAll(() => api.close());

const title = { filterType: 'JOB_TITLE', value: 'Backend engineer' };
const diagnose = async (filters: object[], by: Client = client) =>
  (await by.post('/v1/search/diagnose', { filters })).body.data as unknown as SearchDiagnosis;

describe('the diagnosis of a search', () => {
  it('reports how many people each filter removes, and which change would find more', async () => {
    const place = { filterType: 'LOCATION', value: 'Paris' };
    const diagnosis = await diagnose([title, place]);
    expect(diagnosis.count).toBe(6);
    expect(diagnosis.filters).toMatchObject([
      { index: 0, alone: 13, without: 6, removed: 0 },
      {
        index: 1,
        alone: 6,
        without: 13,
        removed: 7,
        words:
          '“Location: Paris” alone: 6 people match. Without it, 13 people match the rest instead of 6.',
      },
    ]);
    expect(diagnosis.relaxations).toMatchObject([
      {
        index: 1,
        change: 'dropped',
        filter: null,
        count: 13,
        words: 'Leave out “Location: Paris”: 13 people.',
      },
      {
        index: 1,
        change: 'radius',
        filter: { radius: 50 },
        count: 9,
        words: 'Look within 50 km for “Location: Paris”: 9 people.',
      },
    ]);
    // A wider circle changes less, but does not find ten.
    expect(diagnosis.cheapest).toEqual(diagnosis.relaxations[0]);
    expect(diagnosis.words).toBe(
      '6 people match. The smallest change that finds more: Leave out “Location: Paris”: 13 people.',
    );
    const relaxed = await client.post('/v1/search/talents', {
      filters: [title, diagnosis.relaxations[1]!.filter!],
    });
    expect(relaxed.body.data.estimationCount).toBe(9);
  });

  it('names the nearest city with people, and the nearest titles that people have', async () => {
    const away = { filterType: 'LOCATION', value: 'Chartres' };
    const { relaxations } = await diagnose([title, away]);
    const place = relaxations.find(({ change }) => change === 'place')!;
    expect(place).toMatchObject({ index: 1, filter: { value: 'Versailles' }, count: 3 });
    expect(place.words).toBe(`Look in “Versailles”, ${place.distanceKm} km away: 3 people.`);
    expect(place.distanceKm).toBeGreaterThan(60);
    expect(place.distanceKm).toBeLessThan(80);
    const near = await diagnose([{ filterType: 'JOB_TITLE', value: 'iOS developer' }]);
    expect(near.cheapest).toMatchObject({ change: 'title', count: 13 });
    const found = await client.post('/v1/search/talents', { filters: [near.cheapest!.filter!] });
    expect(found.body.data.estimationCount).toBe(13);
  });

  it('finds the filter that alone leaves nobody, and the gentlest way around it', async () => {
    const skill = { filterType: 'SKILL', value: 'Cobol' };
    const exact = { filterType: 'JOB_TITLE', value: 'Back-end developer', isExactMatch: true };
    const diagnosis = await diagnose([title, skill]);
    expect(diagnosis).toMatchObject({
      count: 0,
      cheapest: { index: 1, change: 'dropped', count: 13 },
    });
    expect((await diagnose([exact])).cheapest).toMatchObject({
      change: 'inexact',
      filter: { isExactMatch: false },
      count: 13,
    });
    const never = await diagnose([skill, { filterType: 'SKILL', value: 'Fortran' }]);
    expect(never).toMatchObject({
      count: 0,
      relaxations: [],
      cheapest: null,
      words: '0 people match; no single change finds more.',
    });
  });

  it('knows what an exclusion takes away', async () => {
    const diagnosis = await diagnose([
      title,
      { filterType: 'LOCATION', value: 'Paris', isExcluded: true },
    ]);
    expect(diagnosis.filters[1]).toMatchObject({
      without: 13,
      removed: 6,
      words: 'Without the exclusion of “Location: Paris”, 13 people match instead of 7.',
    });
    expect(diagnosis.relaxations).toMatchObject([{ index: 1, change: 'dropped', count: 13 }]);
  });

  it('speaks the language of the owner of the key', async () => {
    const french = await api.newClient({ language: 'fr' });
    const { words, filters } = await diagnose(
      [title, { filterType: 'SKILL', value: 'Cobol' }],
      french,
    );
    expect(filters[1]!.words).toMatch(
      /^« .+ : Cobol » seul : 0 personne correspond\. Sans ce filtre, 13 personnes correspondent/,
    );
    expect(words).toMatch(
      /^0 personne correspond\. Le plus petit changement qui en trouve davantage : Retirer « /,
    );
  });

  it('comes with a search and a preview that match nobody, free, and with no other', async () => {
    const filters = [title, { filterType: 'SKILL', value: 'Cobol' }];
    const before = await client.balance();
    const nobody = (await client.post('/v1/search/talents', { filters })).body.data;
    expect(nobody).toMatchObject({ estimationCount: 0, talents: [] });
    expect(nobody.diagnosis).toEqual(await diagnose(filters));
    expect(nobody.diagnosis).toMatchObject({
      filters: [{ without: 0 }, { without: 13 }],
      cheapest: { index: 1, change: 'dropped', count: 13 },
    });
    const prompt = 'Backend engineer in Chartres';
    const read = (await client.post('/v1/search/interpret', { prompt })).body.data;
    const searched = (await client.post('/v1/search/talents/by-prompt', { prompt })).body.data;
    expect(read.diagnosis).toMatchObject({ count: 0, cheapest: { change: 'dropped' } });
    expect(searched.diagnosis).toEqual(read.diagnosis);
    expect(await client.balance()).toBe(before);
    const some = (await client.post('/v1/search/talents', { filters: [title] })).body.data;
    expect(some).toMatchObject({ estimationCount: 13, diagnosis: null });
  });

  it('is free, changes nothing, and refuses what a search refuses', async () => {
    const before = await client.balance();
    await diagnose([title]);
    expect(await client.balance()).toBe(before);
    const broke = await api.newClient({ apiCredits: 0 });
    expect((await broke.post('/v1/search/diagnose', { filters: [title] })).status).toBe(200);
    const refused = await client.post('/v1/search/diagnose', {
      filters: [{ filterType: 'JOB_TITEL', value: 'x' }],
    });
    expect([refused.status, refused.body.error.issues[0]!.path]).toEqual([
      400,
      ['filters', 0, 'filterType'],
    ]);
    expect((await client.post('/v1/search/diagnose', { filters: [] })).status).toBe(400);
  });
});
