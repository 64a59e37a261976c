import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApi } from '../../test/api.ts';
import { castingsUnderTest, ended, START, start } from '../../test/castings.ts';
import { ENGINEERS_IN } from '../../test/talents.ts';

let api: TestApi;
let failDispatch: (error: Error | null) => void;

beforeAll(async () => {
  ({ api, failDispatch } = await castingsUnderTest({ SEARCH_TIMEOUT_MS: '2000' }));
});
afterAll(() => api.close());
beforeEach(() => failDispatch(null));

describe('an identical start', () => {
  it('reuses the search, whatever the order of filters and criteria: 200 once it is not running, free at balance 0', async () => {
    const client = await api.newClient({ apiCredits: 2 });
    const criterias = ['Has used Python', 'Lives in Paris'];
    const first = await start(client, { qualificationCriterias: criterias });
    await ended(client, first.castingId);
    const [title, place] = ENGINEERS_IN('Paris');
    const again = await start(client, {
      filters: [place, title, { ...place, isRequired: true }],
      qualificationCriterias: [...criterias].reverse(),
      target: { greens: 50, maxCredits: 300 },
      customParams: { other: true },
    });
    expect(again).toMatchObject({
      status: 200,
      castingId: first.castingId,
      body: { data: { reused: true, status: 'can_continue' } },
    });
    expect(again.headers.get('x-api-credits-remaining')).toBe('0');
    expect((await client.get(`${START}/${first.castingId}`)).body.data).toMatchObject({
      target: { greens: 10, maxCredits: 60 },
      customParams: null,
    });
  });

  it('in another language, with other criteria, in another workspace or with forceNew is another search', async () => {
    const client = await api.newClient();
    const other = await api.newClient();
    const ids = new Set<string>();
    for (const answer of [
      await start(client),
      await start(client, { scoringLanguage: 'fr' }),
      await start(client, { qualificationCriterias: ['Has used PostgreSQL'] }),
      await start(client, { forceNew: true }),
      await start(other),
    ]) {
      expect(answer.body.data).toMatchObject({ reused: false });
      ids.add(answer.castingId);
      await ended(ids.size === 5 ? other : client, answer.castingId);
    }
    expect(ids.size).toBe(5);
  });

  it('arriving many times concurrently makes one search and one reservation', async () => {
    const client = await api.newClient();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => start(client, { target: { greens: 1, maxCredits: 60 } })),
    );
    const created = answers.filter(({ body: answer }) => answer.data?.reused === false);
    expect(created).toHaveLength(1);
    for (const { status, body: answer, castingId } of answers) {
      if (status === 409) expect(answer.error.code).toBe('casting_start_in_progress');
      else expect(castingId).toBe(created[0]!.castingId);
    }
    await ended(client, created[0]!.castingId);
    expect(await client.balance()).toBe(998);
  });

  it('takes its language from the key owner, then English, and the language stays', async () => {
    const french = await api.newClient({ language: 'fr' });
    const { castingId } = await start(french);
    expect(await ended(french, castingId)).toMatchObject({ scoringLanguage: 'fr' });
    const explicit = await start(french, { scoringLanguage: 'fr' });
    expect(explicit).toMatchObject({ castingId, body: { data: { reused: true } } });
    const nobody = await api.newClient();
    expect(await ended(nobody, (await start(nobody)).castingId)).toMatchObject({
      scoringLanguage: 'en',
    });
  });
});

describe('a launch that fails', () => {
  it('releases the credits and answers 500; an identical start launches the same search: 202, reused', async () => {
    failDispatch(new Error('engine unreachable'));
    const client = await api.newClient({ apiCredits: 100 });
    const refused = await start(client);
    expect({ status: refused.status, code: refused.body.error.code }).toEqual({
      status: 500,
      code: 'internal_error',
    });
    expect(refused.body.error.message).not.toContain('unreachable');
    expect(await client.balance()).toBe(100);
    failDispatch(null);
    const again = await start(client, { target: { greens: 1, maxCredits: 2 } });
    expect(again).toMatchObject({
      status: 202,
      body: { data: { reused: true, status: 'running' } },
    });
    expect(await ended(client, again.castingId)).toMatchObject({
      status: 'can_continue',
      counts: { green: 10 },
    });
    expect(await client.balance()).toBe(80);
  });

  it('because the search engine timed out answers 504, and an identical start launches the same search', async () => {
    const client = await api.newClient({ apiCredits: 100 });
    const filters = [...ENGINEERS_IN('Paris'), { filterType: 'IN_SOURCING', value: false }];
    // Nobody can read who is in a sourcing, so the search waits.
    await api.database.db.transaction().execute(async (tx) => {
      await sql`lock table candidates in access exclusive mode`.execute(tx);
      const refused = await start(client, { filters });
      expect({ status: refused.status, code: refused.body.error.code }).toEqual({
        status: 504,
        code: 'search_engine_timeout',
      });
      expect(await client.balance()).toBe(100);
    });
    expect(await start(client, { filters })).toMatchObject({
      status: 202,
      body: { data: { reused: true, status: 'running' } },
    });
  });
});

describe('by prompt', () => {
  it('finds its filters and criteria in the prompt, and is the same search when sent again', async () => {
    const client = await api.newClient();
    const prompt = 'Backend engineer in Paris with at least 5 years of experience';
    const first = await client.post(`${START}/by-prompt`, { prompt });
    expect(first).toMatchObject({ status: 202, body: { data: { reused: false } } });
    const castingId = first.body.data.castingId;
    const casting = await ended(client, castingId);
    const [talent] = casting.talents;
    expect(talent?.scoring?.criterias.length).toBeGreaterThan(0);
    const again = await client.post(`${START}/by-prompt`, { prompt: `  ${prompt} ` });
    expect(again).toMatchObject({ status: 200, body: { data: { castingId, reused: true } } });
  });

  it.each([
    [
      'a title and a place give no criterion',
      { prompt: 'Backend engineer in Paris' },
      400,
      'no_qualification_criterias',
    ],
    [
      'noise',
      { prompt: 'asdfgh', qualificationCriterias: ['Has used Python'] },
      422,
      'prompt_interpretation_failed',
    ],
    ['white space', { prompt: '   ' }, 400, 'validation_error'],
    ['zero-width characters', { prompt: '\u200b\u200b' }, 400, 'validation_error'],
    ['4,001 characters', { prompt: 'x'.repeat(4_001) }, 400, 'validation_error'],
  ])('%s', async (_name, sent, status, code) => {
    const client = await api.newClient();
    const answer = await client.post(`${START}/by-prompt`, sent);
    expect({ status: answer.status, code: answer.body.error?.code }).toEqual({ status, code });
    expect(await client.balance()).toBe(1_000);
  });
});
