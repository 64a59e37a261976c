import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { engineers } from '../../test/talents.ts';
import type { FilterSuggestion } from './suggest-contract.ts';

let api: TestApi;
let client: Client;

async function suggested(
  filterType: string,
  text: string,
  { by = client, limit = 8 }: { by?: Client; limit?: number } = {},
): Promise<FilterSuggestion[]> {
  const query = new URLSearchParams({ filterType, text, limit: String(limit) });
  const { status, body } = await by.get(`/v1/search/suggestions?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.suggestions as FilterSuggestion[];
}

const person = (jobTitle: string, more: object = {}) => ({
  firstname: 'Zacharias',
  lastname: `Person ${jobTitle}`,
  jobTitle,
  experiences: [{ title: jobTitle, organizationName: 'Société Générale', current: true }],
  ...more,
});

beforeAll(async () => {
  api = await testApi();
  await api.importTalents([
    ...engineers(3),
    ...engineers(2, { city: 'Lyon' }),
    ...engineers(1, { city: 'Parthenay' }),
  ]);
  client = await api.newClient();
});
afterAll(() => api.close());

describe('suggestions', () => {
  it('complete a title at any of its words, the most people first, as people write it', async () => {
    const [first] = await suggested('JOB_TITLE', 'eng');
    expect(first).toMatchObject({ value: expect.stringMatching(/engineer/i), count: 6 });
    expect(await suggested('JOB_TITLE', 'ngineer')).toEqual([]);
  });

  it('complete places where people live', async () => {
    expect(await suggested('LOCATION', 'par')).toEqual([
      { value: 'Paris', count: 3 },
      { value: 'Parthenay', count: 1 },
    ]);
    expect(await suggested('COUNTRY', 'fra')).toEqual([{ value: 'France', count: 6 }]);
  });

  it('ignore case and accents', async () => {
    const owner = await api.newClient();
    await owner.post('/v1/talents', { talents: [person('Électricienne')] });
    await api.services.feed.catchUp();
    expect(await suggested('JOB_TITLE', 'ELEC', { by: owner })).toEqual([
      { value: 'Électricienne', count: 1 },
    ]);
  });

  it('are those of people in view: never of another workspace', async () => {
    const [owner, stranger] = [await api.newClient(), await api.newClient()];
    const own = person('Whisperer', { skills: ['Zythology'] });
    await owner.post('/v1/talents', { talents: [own] });
    await api.services.feed.catchUp();
    expect(await suggested('JOB_TITLE', 'whis', { by: owner })).toEqual([
      { value: 'Whisperer', count: 1 },
    ]);
    expect(await suggested('SKILL', 'zyth', { by: owner })).toHaveLength(1);
    for (const type of ['JOB_TITLE', 'SKILL', 'COMPANY'])
      for (const text of ['whis', 'zyth'])
        expect(await suggested(type, text, { by: stranger })).toEqual([]);
  });

  it("never tell people's names", async () => {
    for (const type of ['FIRST_NAME', 'LAST_NAME', 'PRO_NETWORK_URL', 'INTEREST', 'KEYWORD'])
      for (const text of ['zach', 'person', 'a', 'e'])
        expect(await suggested(type, text), type).toEqual([]);
  });

  it('complete the values of closed lists', async () => {
    expect(await suggested('SENIORITY', 'sen')).toEqual([{ value: 'senior', count: null }]);
    expect(await suggested('LANGUAGE', 'germ')).toContainEqual({ value: 'German', count: null });
  });

  it('each find at least as many people as they say', async () => {
    for (const [filterType, text] of [
      ['JOB_TITLE', 'e'],
      ['SKILL', 'k'],
      ['LOCATION', 'l'],
      ['CURRENT_COMPANY', 'a'],
    ] as const)
      for (const { value, count } of await suggested(filterType, text)) {
        const { body } = await client.post('/v1/search/market', {
          filters: [{ filterType, value }],
        });
        expect(body.data.count, value).toBeGreaterThanOrEqual(count!);
      }
  });

  it('cost nothing, and say what is wrong with a request', async () => {
    const before = await client.get('/v1/credits');
    await suggested('JOB_TITLE', 'eng', { limit: 1 });
    expect((await client.get('/v1/credits')).body.data).toEqual(before.body.data);
    const { status, body } = await client.get('/v1/search/suggestions?filterType=TITLE&text=a');
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'validation_error' });
  });
});
