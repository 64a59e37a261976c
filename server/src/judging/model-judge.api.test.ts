import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { ended, goOn, START, start } from '../../test/castings.ts';
import { type FakeModel, type ModelScript, silence, startModel } from '../../test/fakes/model.ts';
import { sameForAll } from '../../test/judge-prompt.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { until } from '../../test/until.ts';

/** A criterion that only a reader can judge. */
const CRITERION = 'Has presented at a conference';
const POOL = 6;

let endpoint: FakeModel;
let api: TestApi;
let off: TestApi;

const green: ModelScript = (asked) => sameForAll(asked, 'met');
const env = () => ({
  LLM_MODEL: 'tiny',
  LLM_BASE_URL: endpoint.url,
  LLM_TIMEOUT_MS: '2000',
  LLM_CONCURRENCY: '3',
});

beforeAll(async () => {
  endpoint = await startModel(green);
  api = await testApi({ env: env(), modelRetryDelaysMs: [1, 1] });
  off = await testApi({ env: { ...env(), JUDGE_CACHE: 'off' }, modelRetryDelaysMs: [1, 1] });
  for (const each of [api, off]) await each.importTalents(engineers(POOL));
});
afterAll(async () => {
  await api.close();
  await off.close();
  await endpoint.close();
});
afterEach(() => endpoint.say(green));

const search = (client: Client, more: object = {}) =>
  start(client, {
    qualificationCriterias: [CRITERION],
    target: { greens: 50, maxCredits: 300 },
    ...more,
  });

/** How many requests the work cost. */
async function requests(work: () => Promise<unknown>): Promise<number> {
  const before = endpoint.asked.length;
  await work();
  return endpoint.asked.length - before;
}

describe('a qualified search with a model', () => {
  it('asks about one talent per request and reports it with every verdict', async () => {
    const client = await api.newClient();
    const { castingId } = await search(client);
    const casting = await ended(client, castingId);
    expect(casting).toMatchObject({
      status: 'pool_exhausted',
      counts: { green: POOL, amber: 0, red: 0 },
      creditsCharged: 2 * POOL,
    });
    expect(casting.talents[0]!.scoring).toMatchObject({
      recap: 'The profile shows the skills. The main gap is small.',
      criterias: [
        {
          title: expect.stringContaining('conference'),
          status: 'met',
          evaluable: true,
          references: [{ path: '/jobTitle', quote: 'Backend Engineer' }],
        },
      ],
    });
    const { rows } = await sql<{ judge: string; input: number; output: number }>`
      select judge, sum(model_input_tokens)::int as input, sum(model_output_tokens)::int as output
      from casting_verdicts where casting_id = ${castingId} group by judge`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ judge: 'model/tiny/4', input: 100 * POOL, output: 20 * POOL }]);
  });

  it('ends failed_retryable when a talent cannot be judged, and its retry charges nobody twice', async () => {
    const client = await api.newClient();
    let asked = 0;
    endpoint.say((request, nth, signal) =>
      asked++ < 2 ? green(request, nth, signal) : { status: 503 },
    );
    const { castingId } = await search(client, { qualificationCriterias: ['Has written a novel'] });
    expect(await ended(client, castingId)).toMatchObject({
      status: 'failed_retryable',
      nextAction: 'retry',
      counts: { green: 2 },
      creditsCharged: 4,
    });
    expect(await client.balance()).toBe(996);
    endpoint.say(green);
    expect((await goOn(client, castingId)).status).toBe(202);
    const done = await ended(client, castingId);
    expect(done).toMatchObject({
      status: 'pool_exhausted',
      counts: { green: POOL },
      creditsCharged: 2 * POOL,
    });
    expect(await client.balance()).toBe(1_000 - 2 * POOL);
  });

  it.each<[string, ModelScript]>([
    ['answers that are no JSON', () => ({ message: 'Certainly! Green.' })],
    ['too few criteria', () => ({ message: { recap: 'r', criterias: [] } })],
    ['a refusal of the key', () => ({ status: 401 })],
    ['silence', (_, __, signal) => silence(signal)],
    [
      'a verdict of its own',
      () => ({ message: { verdict: 'green', criterias: [{ status: 'green' }] } }),
    ],
  ])('fails the wave on %s: never a verdict, never a charge', async (_, script) => {
    const client = await api.newClient();
    endpoint.say(script);
    const { castingId } = await search(client);
    expect(await ended(client, castingId)).toMatchObject({
      status: 'failed_retryable',
      counts: { green: 0, amber: 0, red: 0 },
      creditsCharged: 0,
    });
    expect(await client.balance()).toBe(1_000);
  });

  it('continues after 429 without a visible effect', async () => {
    const client = await api.newClient();
    let refused = 0;
    endpoint.say((asked, nth, signal) =>
      refused++ < 2 ? { status: 429, headers: { 'retry-after': '0' } } : green(asked, nth, signal),
    );
    const { castingId } = await search(client);
    expect(await ended(client, castingId)).toMatchObject({
      status: 'pool_exhausted',
      counts: { green: POOL },
    });
  });

  it('sends no more concurrent requests than LLM_CONCURRENCY, over all searches', async () => {
    const client = await api.newClient();
    let running = 0;
    let most = 0;
    endpoint.say(async (asked, nth, signal) => {
      most = Math.max(most, ++running);
      await until(() => running >= 3 || endpoint.asked.length - began >= 3 * POOL - 2);
      running--;
      return green(asked, nth, signal);
    });
    const began = endpoint.asked.length;
    const all = await Promise.all(
      ['one', 'two', 'three'].map((word) =>
        search(client, { qualificationCriterias: [`Has spoken at ${word} conferences`] }),
      ),
    );
    for (const { castingId } of all)
      expect((await ended(client, castingId)).counts.green).toBe(POOL);
    expect(most).toBe(3);
  });
});

describe('a judgement', () => {
  it('is cached: the same question about the same profile sends no request, costs no token and never flips', async () => {
    const client = await api.newClient();
    const first = await search(client);
    const before = await ended(client, first.castingId);
    endpoint.say((asked) => sameForAll(asked, 'not_met'));
    const again = await requests(async () => {
      const second = await search(client, { forceNew: true });
      const after = await ended(client, second.castingId);
      expect(after.counts).toEqual(before.counts);
      const scorings = (page: typeof before) =>
        page.talents
          .map(({ talentId, scoring }) => ({ talentId, scoring }))
          .toSorted((a, b) => (a.talentId < b.talentId ? -1 : 1));
      expect(scorings(after)).toEqual(scorings(before));
      const { rows } = await sql<{ kept: number; tokens: number }>`
        select count(*) filter (where was_kept)::int as kept, sum(model_input_tokens)::int as tokens
        from casting_verdicts where casting_id = ${second.castingId}`.execute(api.database.db);
      expect(rows[0]).toEqual({ kept: POOL, tokens: 0 });
    });
    expect(again).toBe(0);
  });

  it('is of one order of criteria as of another', async () => {
    const client = await api.newClient();
    const twoCriteria = ['Has given talks', 'Has written articles'];
    endpoint.say((asked) => {
      const { message } = sameForAll(asked, 'met') as {
        message: { criterias: { title: string; status: string }[] };
      };
      return {
        message: {
          ...message,
          criterias: message.criterias.map((one) => ({
            ...one,
            status: one.title.includes('talks') ? 'met' : 'not_met',
          })),
        },
      };
    });
    await ended(client, (await search(client, { qualificationCriterias: twoCriteria })).castingId);
    let titles: unknown[] = [];
    const again = await requests(async () => {
      const { castingId } = await search(client, {
        qualificationCriterias: twoCriteria.toReversed(),
        forceNew: true,
      });
      titles = (await ended(client, castingId)).talents[0]!.scoring!.criterias.map(
        ({ title, status }) => [title, status],
      );
    });
    expect(again).toBe(0);
    expect(titles).toEqual([
      [expect.stringContaining('articles'), 'not_met'],
      [expect.stringContaining('talks'), 'met'],
    ]);
  });

  it('is another one in another language, for other criteria, and for a profile that changed', async () => {
    const client = await api.newClient();
    await ended(client, (await search(client)).castingId);
    const count = (more: object) =>
      requests(async () =>
        ended(client, (await search(client, { forceNew: true, ...more })).castingId),
      );
    expect(await count({})).toBe(0);
    // Requested twice each: the fake always answers in English.
    expect(await count({ scoringLanguage: 'fr' })).toBe(2 * POOL);
    expect(await count({ qualificationCriterias: [CRITERION, 'Has written a book'] })).toBe(POOL);
    const [changed] = engineers(1);
    await api.importTalents([{ ...changed, headline: 'Backend Engineer and speaker' }]);
    expect(await count({})).toBe(1);
  });

  it('is never served to another workspace, which did not write the criteria', async () => {
    const [one, other] = [await api.newClient(), await api.newClient()];
    await ended(one, (await search(one)).castingId);
    expect(await requests(async () => ended(other, (await search(other)).castingId))).toBe(POOL);
  });

  it('is stored sealed, is erased with the person, and does not come back', async () => {
    const client = await api.newClient();
    await ended(client, (await search(client)).castingId);
    const { rows } = await sql<{ talent_id: string; answer: Buffer }>`
      select talent_id, answer from judgements where workspace_id = ${client.workspaceId}`.execute(
      api.database.db,
    );
    expect(rows).toHaveLength(POOL);
    for (const { answer } of rows)
      expect(answer.toString('latin1')).not.toMatch(/Backend|profile|criterias/);
    const talentId = rows[0]!.talent_id;
    expect((await api.services.erasure.erase(talentId))?.removed.judgements).toBeGreaterThanOrEqual(
      1,
    );
    const left = await sql`select 1 from judgements where talent_id = ${talentId}`.execute(
      api.database.db,
    );
    expect(left.rows).toEqual([]);
  });

  it('of a past month is purged, one of this month stays', async () => {
    const { db } = api.database;
    const { rows } = await sql<{
      judgements: number;
    }>`select count(*)::int as judgements from judgements`.execute(db);
    const now = new Date();
    expect(await api.services.judging.purge(db, now)).toBe(0);
    expect(
      await api.services.judging.purge(db, new Date(now.getTime() + 32 * 24 * 3600 * 1000)),
    ).toBe(rows[0]!.judgements);
  });

  it('is made again each time with JUDGE_CACHE=off', async () => {
    const client = await off.newClient();
    await ended(client, (await search(client)).castingId);
    expect(
      await requests(async () =>
        ended(client, (await search(client, { forceNew: true })).castingId),
      ),
    ).toBe(POOL);
    const { rows } = await sql`select 1 from judgements`.execute(off.database.db);
    expect(rows).toEqual([]);
  });
});

it('answers as a start does, whatever the model does: judging follows', async () => {
  const client = await api.newClient();
  endpoint.say(() => ({ status: 500 }));
  const answer = await client.post(START, {
    filters: ENGINEERS_IN('Paris'),
    qualificationCriterias: ['Has a patent'],
  });
  expect(answer.status).toBe(202);
  await ended(client, answer.body.data.castingId);
});
