import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { ended } from '../../test/castings.ts';
import { type FakeModel, startModel } from '../../test/fakes/model.ts';
import { sameForAll } from '../../test/judge-prompt.ts';
import { engineers } from '../../test/talents.ts';

let endpoint: FakeModel;
let api: TestApi;
let client: Client;

/** Reads every prompt as backend engineers in Paris, with one criterion; judges everybody green. */
const german: Parameters<FakeModel['say']>[0] = (asked) => {
  if (asked.name !== 'interpretation') return sameForAll(asked, 'met');
  const filter = {
    min: null,
    max: null,
    isRequired: true,
    isExcluded: false,
    radiusKm: null,
    history: null,
  };
  return {
    message: {
      promptLanguage: 'de',
      looksForPeople: true,
      filters: [
        {
          ...filter,
          filterType: 'JOB_TITLE',
          values: ['backend engineer'],
          words: 'Backend-Entwickler',
        },
        { ...filter, filterType: 'LOCATION', values: ['Paris'], words: 'Paris' },
      ],
      criteria: [{ sentence: 'Has presented at conferences', words: 'Konferenzen' }],
      ignored: [{ words: 'dringend', reason: 'Profiles do not say so.' }],
    },
  };
};
const PROMPT = 'Wir suchen dringend Backend-Entwickler mit Vorträgen auf Konferenzen, Paris';

beforeAll(async () => {
  endpoint = await startModel(german);
  api = await testApi({
    env: { LLM_MODEL: 'tiny', LLM_BASE_URL: endpoint.url },
    modelRetryDelaysMs: [1],
  });
  await api.importTalents([...engineers(3), ...engineers(2, { city: 'Lyon' })]);
  client = await api.newClient();
});
afterAll(async () => {
  await api.close();
  await endpoint.close();
});
beforeEach(() => endpoint.say(german));

const byPrompt = (prompt: string) => client.post('/v1/search/talents/by-prompt', { prompt });

it('a prompt in any language finds people by what the model read, and says what that was', async () => {
  const { status, body } = await byPrompt(PROMPT);
  expect(status).toBe(200);
  expect(body.data.talents).toHaveLength(3);
  expect(body.data.interpretedFilters).toMatchObject([
    {
      filterType: 'JOB_TITLE',
      value: ['Backend-Entwickler', 'backend engineer'],
      span: { text: 'Backend-Entwickler' },
    },
    { filterType: 'LOCATION', value: 'Paris' },
  ]);
});

it('a qualified search is judged by the criteria that the model read', async () => {
  const started = await client.post('/v1/search/talents/qualified/by-prompt', { prompt: PROMPT });
  expect(started.status).toBe(202);
  const casting = await ended(client, started.body.data.castingId);
  expect(casting.counts).toEqual({ green: 3, amber: 0, red: 0 });
  expect(casting.talents[0]!.scoring!.criterias).toHaveLength(1);
});

it('a model that fails changes nothing for the caller: the built-in interpreter answers', async () => {
  endpoint.say(() => ({ status: 500 }));
  const { status, body } = await byPrompt('Backend engineer in Lyon');
  expect(status).toBe(200);
  expect(body.data.talents).toHaveLength(2);
});

it('protected attributes are refused before the model sees the prompt', async () => {
  const asked = endpoint.asked.length;
  const { status, body } = await byPrompt('Backend engineer in Paris, women under 30 only');
  expect(status).toBe(400);
  expect(body.error.issues[0]).toMatchObject({ path: ['prompt'], code: 'protected_attribute' });
  expect(endpoint.asked).toHaveLength(asked);
});

it('a text that looks for nobody answers 422', async () => {
  endpoint.say(() => ({
    message: {
      promptLanguage: 'en',
      looksForPeople: false,
      filters: [],
      criteria: [],
      ignored: [],
    },
  }));
  expect((await byPrompt('What is the capital of France?')).body.error.code).toBe(
    'prompt_interpretation_failed',
  );
});
