import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApi } from '../../test/api.ts';
import { castingsUnderTest, ended, goOn, START, start } from '../../test/castings.ts';
import type { Script } from '../../test/fakes/judge.ts';
import { ENGINEERS_IN } from '../../test/talents.ts';
import { AppError } from '../platform/errors.ts';

let api: TestApi;
let say: (script: Script) => void;
let failDispatch: (error: Error | null) => void;

beforeAll(async () => {
  ({ api, say, failDispatch } = await castingsUnderTest());
});
afterAll(() => api.close());
beforeEach(() => {
  say(() => 'met');
  failDispatch(null);
});

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
    expect(again).toMatchObject({ status: 200, castingId: first.castingId, body: { data: { reused: true, status: 'can_continue' } } });
    expect(again.headers.get('x-api-credits-remaining')).toBe('0');
    expect((await client.get(`${START}/${first.castingId}`)).body.data).toMatchObject({ target: { greens: 10, maxCredits: 60 }, customParams: null });
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

  it('arriving many times at once makes one search and one reservation', async () => {
    const client = await api.newClient();
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(client, { target: { greens: 1, maxCredits: 60 } })));
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
    expect(await ended(nobody, (await start(nobody)).castingId)).toMatchObject({ scoringLanguage: 'en' });
  });
});

describe('a launch that fails', () => {
  it('gives the credits back and answers 500; an identical start launches the same search: 202, reused', async () => {
    failDispatch(new Error('engine unreachable'));
    const client = await api.newClient({ apiCredits: 100 });
    const refused = await start(client);
    expect({ status: refused.status, code: refused.body.error.code }).toEqual({ status: 500, code: 'internal_error' });
    expect(refused.body.error.message).not.toContain('unreachable');
    expect(await client.balance()).toBe(100);
    failDispatch(null);
    const again = await start(client, { target: { greens: 1, maxCredits: 2 } });
    expect(again).toMatchObject({ status: 202, body: { data: { reused: true, status: 'running' } } });
    expect(await ended(client, again.castingId)).toMatchObject({ status: 'can_continue', counts: { green: 10 } });
    expect(await client.balance()).toBe(80);
  });

  it('because the search engine timed out answers 504', async () => {
    failDispatch(new AppError('search_engine_timeout'));
    const client = await api.newClient({ apiCredits: 100 });
    const refused = await start(client);
    expect({ status: refused.status, code: refused.body.error.code }).toEqual({ status: 504, code: 'search_engine_timeout' });
    expect(await client.balance()).toBe(100);
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
    ['a title and a place give no criterion', { prompt: 'Backend engineer in Paris' }, 400, 'no_qualification_criterias'],
    ['noise', { prompt: 'asdfgh', qualificationCriterias: ['Has used Python'] }, 422, 'prompt_interpretation_failed'],
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

describe('bad input', () => {
  const webhook = { url: 'https://203.0.113.7/hook' };
  it.each<[string, object, (string | number)[]]>([
    ['no filters', { filters: undefined }, ['filters']],
    ['filters as an object', { filters: { 0: {} } }, ['filters']],
    ['an empty filter list', { filters: [] }, ['filters']],
    ['no criteria', { qualificationCriterias: [] }, ['qualificationCriterias']],
    ['11 criteria', { qualificationCriterias: Array.from({ length: 11 }, (_, i) => `c${i}`) }, ['qualificationCriterias']],
    ['an empty criterion', { qualificationCriterias: ['ok', '  '] }, ['qualificationCriterias', 1]],
    ['301 characters', { qualificationCriterias: ['x'.repeat(301)] }, ['qualificationCriterias', 0]],
    ['a protected attribute', { qualificationCriterias: ['Is under 35 years old'] }, ['qualificationCriterias', 0]],
    ['greens 0', { target: { greens: 0 } }, ['target', 'greens']],
    ['greens 51', { target: { greens: 51 } }, ['target', 'greens']],
    ['maxCredits 1', { target: { maxCredits: 1 } }, ['target', 'maxCredits']],
    ['maxCredits 3', { target: { maxCredits: 3 } }, ['target', 'maxCredits']],
    ['maxCredits 302', { target: { maxCredits: 302 } }, ['target', 'maxCredits']],
    ['maxCredits as text', { target: { maxCredits: '60' } }, ['target', 'maxCredits']],
    ['maxCredits null', { target: { maxCredits: null } }, ['target', 'maxCredits']],
    ['scoringLanguage FR', { scoringLanguage: 'FR' }, ['scoringLanguage']],
    ['a webhook without url', { webhook: {} }, ['webhook', 'url']],
    ['http', { webhook: { url: 'http://example.com/hook' } }, ['webhook', 'url']],
    ['localhost', { webhook: { url: 'https://localhost/hook' } }, ['webhook', 'url']],
    ['a private address', { webhook: { url: 'https://10.0.0.8/hook' } }, ['webhook', 'url']],
    ['the metadata address', { webhook: { url: 'https://169.254.169.254/' } }, ['webhook', 'url']],
    ['no verdicts', { webhook: { ...webhook, verdicts: [] } }, ['webhook', 'verdicts']],
    ['a repeated verdict', { webhook: { ...webhook, verdicts: ['green', 'green'] } }, ['webhook', 'verdicts']],
    ['customParams as an array', { customParams: [] }, ['customParams']],
    ['customParams null', { customParams: null }, ['customParams']],
    ['customParams of 4,097 bytes', { customParams: { a: 'x'.repeat(4_097 - '{"a":""}'.length) } }, ['customParams']],
    ['customParams of three-byte characters', { customParams: { a: '€'.repeat(1_400) } }, ['customParams']],
    ['forceNew as text', { forceNew: 'true' }, ['forceNew']],
  ])('%s is a validation_error that names the place', async (_name, more, path) => {
    const client = await api.newClient({ apiCredits: 10 });
    const { status, body: answer } = await start(client, more);
    expect({ status, code: answer.error?.code }).toEqual({ status: 400, code: 'validation_error' });
    expect(answer.error.issues).toContainEqual(expect.objectContaining({ path, message: expect.any(String) }));
    expect(await client.balance()).toBe(10);
  });

  it('at the other side of each edge is accepted', async () => {
    const client = await api.newClient();
    const edges = {
      qualificationCriterias: ['x'.repeat(300), ' 😀 a ', ...Array.from({ length: 8 }, (_, i) => `criterion ${i}`)],
      target: { greens: 50, maxCredits: 2 },
      customParams: { a: 'x'.repeat(4_096 - '{"a":""}'.length) },
      unknownKey: true,
    };
    const { status, castingId } = await start(client, edges);
    expect(status).toBe(202);
    await ended(client, castingId);
    expect((await start(client, { qualificationCriterias: ['y'], target: { greens: 1, maxCredits: 300 } })).status).toBe(202);
  });

  it('on continue: scoringLanguage is refused even as null, and nothing changes', async () => {
    const client = await api.newClient();
    const { castingId } = await start(client, { target: { greens: 1, maxCredits: 2 } });
    await ended(client, castingId);
    for (const sent of [{ scoringLanguage: 'en' }, { scoringLanguage: null }]) {
      const answer = await goOn(client, castingId, sent);
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'validation_error', issues: [{ path: ['scoringLanguage'] }] } } });
    }
    expect((await goOn(client, castingId)).status).toBe(202);
  });
});
