import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { ended, start } from '../../test/castings.ts';
import { type FakeModel, startModel } from '../../test/fakes/model.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { until } from '../../test/until.ts';
import { SCOPES } from '../platform/operation.ts';
import { createOutbound } from '../platform/outbound.ts';
import type { Instance } from './contract.ts';

let api: TestApi;
let online: TestApi;
let endpoint: FakeModel;
const ANSWER = {
  recap: 'Fits.',
  criterias: [{ title: 'Python', result: 'Listed.', status: 'met', references: [] }],
};
beforeAll(async () => {
  endpoint = await startModel(() => ({
    message: ANSWER,
    usage: { prompt_tokens: 40, completion_tokens: 20 },
  }));
  const outbound = {
    ...createOutbound({ allowedHosts: [], resolve: async () => [] }),
    post: async () => ({ status: 204, body: '' }),
  };
  api = await testApi({ outbound, env: { CONTACT_MAX_AGE_DAYS: '30', PRICE_ENRICH_PHONE: '9' } });
  online = await testApi({
    roles: ['api'],
    env: { LLM_MODEL: 'tiny', LLM_BASE_URL: `${endpoint.url}`, LLM_API_KEY: 'sk-canary' },
  });
});
afterAll(async () => {
  await Promise.all([api.close(), online.close()]);
  await endpoint.close();
});

describe('the instance', () => {
  it('is shown with the scope admin: versions, index, judge, prices, retention', async () => {
    const owner = await api.newClient({ scopes: SCOPES });
    expect((await owner.get('/v1/instance')).body.data).toMatchObject({
      version: expect.stringMatching(/^\d/),
      uptimeSeconds: expect.any(Number),
      database: { version: expect.stringMatching(/^1\d/), sizeBytes: expect.any(Number) },
      index: { talents: 0, ready: true },
      offlineMode: true,
      model: null,
      prices: { search: 1, judgement: 2, enrichPhone: 9 },
      retention: {
        contactMaxAgeDays: 30,
        profileMaxAgeDays: 90,
        requestLogDays: 7,
        eventDays: 30,
        deliveryDays: 0,
        verdictTextDays: 0,
        judgeCacheDays: 31,
      },
    });
    expect((await (await api.newClient()).get('/v1/instance')).status).toBe(403);
  });

  it('counts the people that the workspace can find, never those of another', async () => {
    const [ours, theirs] = [
      await api.newClient({ scopes: SCOPES }),
      await api.newClient({ scopes: SCOPES }),
    ];
    const countOf = async (client: Client): Promise<number> =>
      ((await client.get('/v1/instance')).body.data as unknown as Instance).index.talents;
    await api.services.talents.generate({ count: 3, seed: 2 });
    await api.services.feed.catchUp();
    const shared = await countOf(theirs);
    expect(shared).toBeGreaterThanOrEqual(3);
    await ours.post('/v1/talents', { talents: [{ headline: 'Ours' }, { headline: 'Ours too' }] });
    await api.services.feed.catchUp();
    expect([await countOf(ours), await countOf(theirs)]).toEqual([shared + 2, shared]);
  });

  it('names the model and never its key', async () => {
    const owner = await online.newClient({ scopes: SCOPES });
    const { data } = (await owner.get('/v1/instance')).body;
    expect(data).toMatchObject({
      offlineMode: false,
      model: { modelId: 'tiny', endpoint: expect.stringMatching(/^127\.0\.0\.1:\d+$/) },
    });
    expect(JSON.stringify(data)).not.toContain('sk-canary');
  });
});

describe('the test of the model', () => {
  it('reports that none is configured', async () => {
    const owner = await api.newClient({ scopes: SCOPES });
    expect((await owner.post('/v1/model/test')).body.data).toMatchObject({
      outcome: 'offline',
      modelId: null,
      message: expect.stringContaining('built-in judge'),
    });
  });

  it('reports its duration and usage, asked once in the shape that judging needs', async () => {
    const owner = await online.newClient({ scopes: SCOPES });
    const before = endpoint.asked.length;
    const { data } = (await owner.post('/v1/model/test')).body;
    expect(data).toMatchObject({
      outcome: 'answered',
      modelId: 'tiny',
      latencyMs: expect.any(Number),
      usage: { inputTokens: 40, outputTokens: 20 },
      remedy: null,
    });
    expect(endpoint.asked.slice(before)).toMatchObject([
      { schema: { properties: { recap: {}, criterias: {} } } },
    ]);
  });

  it.each([
    [{ status: 401, error: 'sk-canary is unknown' }, 'refused', /LLM_API_KEY/],
    [{ status: 503 }, 'server_error', /journal/],
    [{ message: 'Sure!' }, 'malformed', /schéma JSON/],
    [{ message: { recap: '', criterias: [] } }, 'malformed', /schéma JSON/],
  ])(
    'reports the failure and its remedy, in the language of the caller: %j',
    async (reply, failure, remedy) => {
      endpoint.say(() => reply);
      const owner = await online.newClient({ scopes: SCOPES, language: 'fr' });
      const answer = await owner.post('/v1/model/test');
      expect(answer).toMatchObject({
        status: 200,
        body: { data: { outcome: 'failed', failure, remedy: expect.stringMatching(remedy) } },
      });
      expect(JSON.stringify(answer.body)).not.toContain('sk-canary');
    },
  );
});

describe('the first steps', () => {
  const stepsOf = async (client: Awaited<ReturnType<TestApi['newClient']>>) =>
    (await client.get('/v1/onboarding')).body.data as unknown as { steps: object; taken: number };
  const WHEN = expect.stringMatching(/^\d{4}-.*Z$/);

  it('tick from real events in the workspace, without generated people', async () => {
    const client = await api.newClient();
    await api.services.talents.generate({ count: 5, seed: 1 });
    expect(await stepsOf(client)).toEqual({
      steps: {
        searched: null,
        castingStarted: null,
        modelConnected: null,
        talentsImported: null,
        webhookReceived: null,
      },
      taken: 0,
    });
    await api.importTalents(engineers(3));
    await client.post('/v1/search/talents', { filters: ENGINEERS_IN('Paris') });
    const { castingId } = await start(client, { webhook: { url: 'https://receiver.example/' } });
    await ended(client, castingId);
    await until(async () => (await stepsOf(client)).taken === 4);
    expect(await stepsOf(client)).toMatchObject({
      steps: {
        searched: WHEN,
        castingStarted: WHEN,
        modelConnected: null,
        talentsImported: WHEN,
        webhookReceived: WHEN,
      },
    });
    // Imports belong to the installation, everything else to each workspace.
    expect(await stepsOf(await api.newClient())).toMatchObject({
      steps: { searched: null, castingStarted: null, webhookReceived: null },
      taken: 1,
    });
  });

  it('count a model as connected since it was configured first', async () => {
    expect(await stepsOf(await online.newClient())).toMatchObject({
      steps: { modelConnected: WHEN },
    });
  });
});
