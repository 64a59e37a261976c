import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type AnswerData, type Client, type TestApi, testApi } from '../../test/api.ts';
import { type Script, scriptedJudge } from '../../test/fakes/judge.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { until } from '../../test/until.ts';
import { AppError } from '../platform/errors.ts';

let api: TestApi;
let script: Script = () => 'met';
let failDispatch: Error | null = null;
const judge = scriptedJudge((input, nth) => script(input, nth));

const POOL = 30;

beforeAll(async () => {
  api = await testApi({
    judge,
    engine: (engine) => ({
      ...engine,
      dispatch: async (process) => {
        if (failDispatch) throw failDispatch;
        return engine.dispatch(process);
      },
    }),
  });
  await api.importTalents([...engineers(POOL), ...engineers(3, { city: 'Lyon' })]);
});
afterAll(() => api.close());
beforeEach(() => {
  script = () => 'met';
  failDispatch = null;
});

const START = '/v1/search/talents/qualified';
const BY_PROMPT = `${START}/by-prompt`;

const body = (more: object = {}) => ({ filters: ENGINEERS_IN('Paris'), qualificationCriterias: ['Has used Python'], ...more });

async function start(client: Client, more: object = {}): Promise<Answer & { castingId: string }> {
  const answer = await client.post(START, body(more));
  return { ...answer, castingId: answer.body.data?.castingId };
}

/** Waits until the call is over and returns GET's data. */
async function ended(client: Client, castingId: string, query = ''): Promise<AnswerData> {
  let answer: Answer | null = null;
  await until(async () => {
    answer = await client.get(`${START}/${castingId}${query}`);
    return answer.body.data.status !== 'running';
  });
  return answer!.body.data;
}

const go = (client: Client, castingId: string, sent?: object) => client.post(`${START}/${castingId}/continue`, sent);

describe('credits', () => {
  it("follow the interface's example: 200, 1 green, 4 credits", async () => {
    const client = await api.newClient({ apiCredits: 200 });
    const { status, body: answer, headers, castingId } = await start(client, { target: { greens: 1, maxCredits: 4 } });
    expect(status).toBe(202);
    expect(answer.data).toEqual({ castingId, status: 'running', reused: false });
    expect(headers.get('x-api-credits-remaining')).toBe('196');
    const casting = await ended(client, castingId);
    expect(casting).toMatchObject({
      status: 'can_continue',
      nextAction: 'continue',
      creditsCharged: 2,
      creditsRemaining: 0,
      counts: { green: 1, amber: 0, red: 0 },
    });
    expect(await client.balance()).toBe(198);
  });

  it('of a start below two credits are refused with what there is and what is needed, and nothing changes', async () => {
    for (const apiCredits of [0, 1]) {
      const client = await api.newClient({ apiCredits });
      const { status, body: answer } = await start(client);
      expect({ status, error: answer.error }).toMatchObject({
        status: 402,
        error: { code: 'insufficient_api_credits', available: apiCredits, required: 2 },
      });
      expect(await client.balance()).toBe(apiCredits);
      const rows = await api.database.db.selectFrom('castings').selectAll().where('workspace_id', '=', client.workspaceId).execute();
      expect(rows).toEqual([]);
    }
  });

  it('of an odd balance are reserved as written; the call spends what it can and the odd one returns', async () => {
    script = () => 'not_met';
    const client = await api.newClient({ apiCredits: 5 });
    const { castingId, headers } = await start(client);
    expect(headers.get('x-api-credits-remaining')).toBe('0');
    const casting = await ended(client, castingId);
    expect(casting).toMatchObject({ status: 'can_continue', creditsCharged: 4, counts: { red: 2 } });
    expect(await client.balance()).toBe(1);
    const refused = await go(client, castingId);
    expect({ status: refused.status, error: refused.body.error }).toMatchObject({ status: 402, error: { available: 1, required: 2 } });
  });

  it('charge every verdict two, never above the cap, and return the rest', async () => {
    script = (_input, nth) => (nth % 3 === 0 ? 'met' : nth % 3 === 1 ? 'not_met' : 'unknown');
    const client = await api.newClient({ apiCredits: 1_000 });
    const { castingId } = await start(client, { target: { greens: 50, maxCredits: 24 } });
    const { counts, creditsCharged, status } = await ended(client, castingId);
    expect({ creditsCharged, status }).toEqual({ creditsCharged: 24, status: 'can_continue' });
    expect(counts.green + counts.amber + counts.red).toBe(12);
    expect(await client.balance()).toBe(976);
  });
});

describe('a call', () => {
  it('never judges more talents at once than greens it still needs, nor any after its quota', async () => {
    let missing = 4;
    let inFlight = 0;
    let most = 0;
    let broken = 0;
    script = async (_input, nth) => {
      most = Math.max(most, ++inFlight);
      if (inFlight > missing) broken++;
      await new Promise((resolve) => setImmediate(resolve));
      inFlight--;
      if (nth % 2 === 0) missing--;
      return nth % 2 === 0 ? 'met' : 'not_met';
    };
    const client = await api.newClient();
    const { castingId } = await start(client, { target: { greens: 4, maxCredits: 60 } });
    expect(await ended(client, castingId)).toMatchObject({ status: 'can_continue', counts: { green: 4 } });
    expect({ broken, missing }).toEqual({ broken: 0, missing: 0 });
    expect(most).toBeGreaterThan(1);
  });

  it('goes through several waves and ends when the pool is exhausted, each talent judged once', async () => {
    script = () => 'not_met';
    const client = await api.newClient();
    const before = judge.asked.length;
    const { castingId } = await start(client, { target: { greens: 5, maxCredits: 300 } });
    expect(await ended(client, castingId)).toMatchObject({
      status: 'pool_exhausted',
      nextAction: 'done',
      canContinue: false,
      creditsCharged: 2 * POOL,
      counts: { green: 0, amber: 0, red: POOL },
    });
    expect(new Set(judge.asked.slice(before)).size).toBe(POOL);
    expect(judge.asked.length - before).toBe(POOL);
    expect(await client.balance()).toBe(1_000 - 2 * POOL);
    const again = await go(client, castingId);
    expect({ status: again.status, code: again.body.error.code }).toEqual({ status: 409, code: 'casting_pool_exhausted' });
  });

  it('whose quota is met by the last matching talent ends in pool_exhausted', async () => {
    const client = await api.newClient();
    const { castingId } = await start(client, { filters: ENGINEERS_IN('Lyon'), target: { greens: 3, maxCredits: 60 } });
    expect(await ended(client, castingId)).toMatchObject({ status: 'pool_exhausted', counts: { green: 3 } });
  });

  it('continues with a quota and a cap of its own, judging nobody again', async () => {
    const client = await api.newClient();
    const { castingId } = await start(client, { target: { greens: 2, maxCredits: 60 } });
    const first = await ended(client, castingId);
    const accepted = await go(client, castingId, { target: { greens: 3 } });
    expect(accepted).toMatchObject({ status: 202, body: { data: { castingId, status: 'running', nextAction: 'wait' } } });
    expect(accepted.headers.get('x-api-credits-remaining')).toBe(String(1_000 - 4 - 60));
    const second = await ended(client, castingId);
    expect(second).toMatchObject({ counts: { green: 5 }, creditsCharged: 10, target: { greens: 3, maxCredits: 60 } });
    const ids = second.talents.map(({ talentId }) => talentId);
    expect(ids.slice(0, 2)).toEqual(first.talents.map(({ talentId }) => talentId));
    expect(new Set(ids).size).toBe(5);
  });

  it('cannot be continued while it runs', async () => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    script = () => held.then(() => 'met' as const);
    const client = await api.newClient();
    const { castingId } = await start(client, { target: { greens: 1, maxCredits: 2 } });
    const refused = await go(client, castingId);
    expect({ status: refused.status, code: refused.body.error.code }).toEqual({ status: 409, code: 'casting_run_in_progress' });
    const reading = await client.get(`${START}/${castingId}`);
    expect(reading.body.data).toMatchObject({ status: 'running', nextAction: 'wait', creditsRemaining: 2, creditsCharged: 0 });
    expect(reading.headers.get('x-api-credits-remaining')).toBeNull();
    release();
    await ended(client, castingId);
  });

  it('of parallel continues opens once', async () => {
    const client = await api.newClient();
    const { castingId } = await start(client, { target: { greens: 1, maxCredits: 60 } });
    await ended(client, castingId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => go(client, castingId, { target: { greens: 2 } })));
    // A continue may also come after the short call that another one opened; it then opens the next.
    const opened = answers.filter(({ status }) => status === 202).length;
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(8 - opened);
    const casting = await ended(client, castingId);
    expect(casting.counts).toMatchObject({ green: 1 + 2 * opened });
  });
});

describe('a failed wave', () => {
  it('charges what was judged, and the retry goes on with the same call, its quota and the rest of its budget', async () => {
    let judged = 0;
    script = () => (++judged === 4 ? new Error('judge down') : 'not_met');
    const client = await api.newClient();
    const { castingId } = await start(client, { target: { greens: 1, maxCredits: 20 } });
    const failed = await ended(client, castingId);
    expect(failed).toMatchObject({ status: 'failed_retryable', nextAction: 'retry', creditsCharged: 6, creditsRemaining: 14, counts: { red: 3 } });
    expect(await client.balance()).toBe(994);
    const retried = await go(client, castingId, { target: { greens: 7, maxCredits: 100 } });
    expect(retried.status).toBe(202);
    expect(retried.headers.get('x-api-credits-remaining')).toBe('980');
    const casting = await ended(client, castingId);
    // The sent target is kept for the next call; this one still stops at its own cap.
    expect(casting).toMatchObject({ status: 'can_continue', creditsCharged: 20, counts: { red: 10 }, target: { greens: 7, maxCredits: 100 } });
    expect(await client.balance()).toBe(980);
    const runs = await api.database.db
      .selectFrom('casting_runs')
      .select(['call_index', 'ended_by'])
      .where('casting_id', '=', castingId)
      .orderBy('started_at')
      .execute();
    expect(runs).toEqual([
      { call_index: 1, ended_by: 'failed' },
      { call_index: 1, ended_by: 'cap' },
    ]);
  });

  it('of a call that had its greens is closed by continue: 200, nothing judged or charged; the next continue opens a call', async () => {
    const client = await api.newClient();
    const { castingId } = await start(client, { target: { greens: 2, maxCredits: 20 } });
    await ended(client, castingId);
    await api.database.db.updateTable('castings').set({ status: 'failed_retryable' }).where('id', '=', castingId).execute();
    const before = judge.asked.length;
    const closed = await go(client, castingId);
    expect(closed).toMatchObject({ status: 200, body: { data: { castingId, status: 'can_continue', nextAction: 'continue' } } });
    expect(judge.asked.length).toBe(before);
    expect((await go(client, castingId)).status).toBe(202);
    expect(await ended(client, castingId)).toMatchObject({ counts: { green: 4 } });
  });

  it('with an empty balance stays retryable and says 402', async () => {
    script = () => new Error('judge down');
    const client = await api.newClient({ apiCredits: 10 });
    const { castingId } = await start(client);
    await ended(client, castingId);
    await api.services.credits.spendUpTo(api.database.db, client.workspaceId, { account: 'api', amount: 10, key: 'drain', reason: 'test' });
    const refused = await go(client, castingId);
    expect({ status: refused.status, error: refused.body.error }).toMatchObject({ status: 402, error: { available: 0, required: 2 } });
    expect((await client.get(`${START}/${castingId}`)).body.data).toMatchObject({
      status: 'failed_retryable',
      nextAction: 'retry',
      creditsRemaining: 0,
    });
  });
});

it('a database that drops every connection in the middle of a call is no failed wave: the call goes on by itself', async () => {
  let judged = 0;
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  script = async () => {
    judged++;
    if (judged === 3 || judged === 12) await cut.execute(api.database.db);
    return 'not_met' as const;
  };
  const client = await api.newClient();
  const { castingId } = await start(client, { target: { greens: 3, maxCredits: 40 } });
  await until(async () => {
    // The look itself may meet a connection that was cut.
    const reading = api.database.db.selectFrom('castings').select('status').where('id', '=', castingId).executeTakeFirst();
    const row = await reading.catch(() => undefined);
    return row && row.status !== 'running';
  });
  expect(await ended(client, castingId)).toMatchObject({ status: 'can_continue', creditsCharged: 40, counts: { red: 20 } });
  expect(await client.balance()).toBe(960);
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
    failDispatch = new Error('engine unreachable');
    const client = await api.newClient({ apiCredits: 100 });
    const refused = await start(client);
    expect({ status: refused.status, code: refused.body.error.code }).toEqual({ status: 500, code: 'internal_error' });
    expect(refused.body.error.message).not.toContain('unreachable');
    expect(await client.balance()).toBe(100);
    failDispatch = null;
    const again = await start(client, { target: { greens: 1, maxCredits: 2 } });
    expect(again).toMatchObject({ status: 202, body: { data: { reused: true, status: 'running' } } });
    expect(await ended(client, again.castingId)).toMatchObject({ status: 'can_continue', counts: { green: 10 } });
    expect(await client.balance()).toBe(80);
  });

  it('because the search engine timed out answers 504', async () => {
    failDispatch = new AppError('search_engine_timeout');
    const client = await api.newClient({ apiCredits: 100 });
    const refused = await start(client);
    expect({ status: refused.status, code: refused.body.error.code }).toEqual({ status: 504, code: 'search_engine_timeout' });
    expect(await client.balance()).toBe(100);
  });
});

describe('reading', () => {
  it('pages through green, amber, red, each in the order judged, for any page size, without duplicates', async () => {
    const verdicts = ['met', 'not_met', 'unknown'] as const;
    script = (_input, nth) => verdicts[nth % 3]!;
    const client = await api.newClient();
    const { castingId } = await start(client, { target: { greens: 50, maxCredits: 60 }, qualificationCriterias: ['a', 'b'] });
    const all = (await ended(client, castingId)).talents;
    expect(all).toHaveLength(30);
    const ranks = all.map(({ aiVerdict }) => ['green', 'amber', 'red'].indexOf(aiVerdict));
    expect(ranks).toEqual([...ranks].sort());
    for (const pageSize of [1, 7, 30]) {
      const walked: string[] = [];
      let cursor = '';
      do {
        const { body: page } = await client.get(`${START}/${castingId}?pageSize=${pageSize}${cursor && `&cursor=${cursor}`}`);
        walked.push(...page.data.talents.map(({ talentId }) => talentId));
        cursor = page.data.nextPageCursor ?? '';
      } while (cursor);
      expect(walked).toEqual(all.map(({ talentId }) => talentId));
    }
    const some = await client.get(`${START}/${castingId}?verdicts=red&verdicts=green,red&pageSize=2`);
    expect(some.body.data.talents.map(({ aiVerdict }) => aiVerdict)).toEqual(['green', 'green']);
    expect(some.body.data.counts).toEqual({ green: 10, amber: 10, red: 10 });
    const foreign = await client.get(`${START}/${castingId}?cursor=${some.body.data.nextPageCursor}`);
    expect(foreign).toMatchObject({ status: 400, body: { error: { code: 'validation_error', issues: [{ path: ['cursor'] }] } } });
  });

  it('leaves out talents that were erased, without moving pages or counts', async () => {
    await api.importTalents(engineers(4, { city: 'Lille' }));
    const client = await api.newClient();
    const { castingId } = await start(client, { filters: ENGINEERS_IN('Lille'), target: { greens: 50, maxCredits: 60 } });
    await ended(client, castingId);
    await api.services.talents.erase('eng-lille-0002');
    await api.services.talents.erase('eng-lille-0003');
    const sizes: number[] = [];
    let cursor = '';
    do {
      const { body: page } = await client.get(`${START}/${castingId}?pageSize=1${cursor && `&cursor=${cursor}`}`);
      sizes.push(page.data.talents.length);
      expect(page.data.counts).toMatchObject({ green: 4 });
      cursor = page.data.nextPageCursor ?? '';
    } while (cursor);
    expect(sizes).toHaveLength(4);
    expect(sizes.reduce((a, b) => a + b)).toBe(2);
  });

  it("of another workspace's search answers like an unknown one, on every route", async () => {
    const owner = await api.newClient();
    const stranger = await api.newClient();
    const { castingId } = await start(owner);
    const unknown = await stranger.get(`${START}/cast_unknown`);
    const foreign = await stranger.get(`${START}/${castingId}`);
    const { debugTrackingCode: _a, ...unknownError } = unknown.body.error;
    const { debugTrackingCode: _b, ...foreignError } = foreign.body.error;
    expect({ status: foreign.status, foreignError }).toEqual({ status: unknown.status, foreignError: unknownError });
    expect(await go(stranger, castingId)).toMatchObject({ status: 404, body: { error: { code: 'casting_not_found' } } });
    await ended(owner, castingId);
  });
});

describe('by prompt', () => {
  it('finds its filters and criteria in the prompt, and is the same search when sent again', async () => {
    const client = await api.newClient();
    const prompt = 'Backend engineer in Paris with at least 5 years of experience';
    const first = await client.post(BY_PROMPT, { prompt });
    expect(first).toMatchObject({ status: 202, body: { data: { reused: false } } });
    const castingId = first.body.data.castingId;
    const casting = await ended(client, castingId);
    const [talent] = casting.talents;
    expect(talent?.scoring?.criterias.length).toBeGreaterThan(0);
    const again = await client.post(BY_PROMPT, { prompt: `  ${prompt} ` });
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
    const answer = await client.post(BY_PROMPT, sent);
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
      const answer = await go(client, castingId, sent);
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'validation_error', issues: [{ path: ['scoringLanguage'] }] } } });
    }
    expect((await go(client, castingId)).status).toBe(202);
  });
});
