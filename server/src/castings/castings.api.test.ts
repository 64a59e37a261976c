import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApi } from '../../test/api.ts';
import { castingsUnderTest, ended, goOn, POOL, START, start } from '../../test/castings.ts';
import { spend } from '../../test/credits.ts';
import type { Script, ScriptedJudge } from '../../test/fakes/judge.ts';
import { ENGINEERS_IN } from '../../test/talents.ts';
import { until } from '../../test/until.ts';
import { runUnscoped } from '../platform/tenant-scope.ts';

let api: TestApi;
let judge: ScriptedJudge;
let say: (script: Script) => void;

beforeAll(async () => {
  ({ api, judge, say } = await castingsUnderTest());
});
afterAll(() => api.close());
beforeEach(() => {
  say(() => 'met');
});

describe('credits', () => {
  it("follow the interface's example: 200, 1 green, 4 credits", async () => {
    const client = await api.newClient({ apiCredits: 200 });
    const {
      status,
      body: answer,
      headers,
      castingId,
    } = await start(client, { target: { greens: 1, maxCredits: 4 } });
    expect(status).toBe(202);
    expect(answer.data).toEqual({
      castingId,
      status: 'running',
      reused: false,
      criterionPreviews: expect.arrayContaining([
        expect.objectContaining({ judgeable: 'yes', readAs: 'condition', refused: null }),
      ]),
    });
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

  it('of less than two credits refuse a start with the balance and the price, and nothing changes', async () => {
    for (const apiCredits of [0, 1]) {
      const client = await api.newClient({ apiCredits });
      const { status, body: answer } = await start(client);
      expect({ status, error: answer.error }).toMatchObject({
        status: 402,
        error: { code: 'insufficient_api_credits', available: apiCredits, required: 2 },
      });
      expect(await client.balance()).toBe(apiCredits);
      const rows = await api.database.db
        .selectFrom('castings')
        .selectAll()
        .where('workspace_id', '=', client.workspaceId)
        .execute();
      expect(rows).toEqual([]);
    }
  });

  it('of an odd balance are reserved in full; the call spends what it can and the odd one is released', async () => {
    say(() => 'not_met');
    const client = await api.newClient({ apiCredits: 5 });
    const { castingId, headers } = await start(client);
    expect(headers.get('x-api-credits-remaining')).toBe('0');
    const casting = await ended(client, castingId);
    expect(casting).toMatchObject({
      status: 'can_continue',
      creditsCharged: 4,
      counts: { red: 2 },
    });
    expect(await client.balance()).toBe(1);
    const refused = await goOn(client, castingId);
    expect({ status: refused.status, error: refused.body.error }).toMatchObject({
      status: 402,
      error: { available: 1, required: 2 },
    });
  });

  it('charge every verdict two, never above the cap, and return the rest', async () => {
    say((_input, nth) => (nth % 3 === 0 ? 'met' : nth % 3 === 1 ? 'not_met' : 'unknown'));
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
    say(async (_input, nth) => {
      most = Math.max(most, ++inFlight);
      if (inFlight > missing) broken++;
      await new Promise((resolve) => setImmediate(resolve));
      inFlight--;
      if (nth % 2 === 0) missing--;
      return nth % 2 === 0 ? 'met' : 'not_met';
    });
    const client = await api.newClient();
    const { castingId } = await start(client, { target: { greens: 4, maxCredits: 60 } });
    expect(await ended(client, castingId)).toMatchObject({
      status: 'can_continue',
      counts: { green: 4 },
    });
    expect({ broken, missing }).toEqual({ broken: 0, missing: 0 });
    expect(most).toBeGreaterThan(1);
  });

  it('goes through several waves and ends when the pool is exhausted, each talent judged once', async () => {
    say(() => 'not_met');
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
    const again = await goOn(client, castingId);
    expect({ status: again.status, code: again.body.error.code }).toEqual({
      status: 409,
      code: 'casting_pool_exhausted',
    });
  });

  it('whose quota is met by the last matching talent ends in pool_exhausted', async () => {
    const client = await api.newClient();
    const { castingId } = await start(client, {
      filters: ENGINEERS_IN('Lyon'),
      target: { greens: 3, maxCredits: 60 },
    });
    expect(await ended(client, castingId)).toMatchObject({
      status: 'pool_exhausted',
      counts: { green: 3 },
    });
  });

  it('continues with a quota and a cap of its own, judging nobody again', async () => {
    const client = await api.newClient();
    const { castingId } = await start(client, { target: { greens: 2, maxCredits: 60 } });
    const first = await ended(client, castingId);
    const accepted = await goOn(client, castingId, { target: { greens: 3 } });
    expect(accepted).toMatchObject({
      status: 202,
      body: { data: { castingId, status: 'running', nextAction: 'wait' } },
    });
    expect(accepted.headers.get('x-api-credits-remaining')).toBe(String(1_000 - 4 - 60));
    const second = await ended(client, castingId);
    expect(second).toMatchObject({
      counts: { green: 5 },
      creditsCharged: 10,
      target: { greens: 3, maxCredits: 60 },
    });
    const ids = second.talents.map(({ talentId }) => talentId);
    expect(ids.slice(0, 2)).toEqual(first.talents.map(({ talentId }) => talentId));
    expect(new Set(ids).size).toBe(5);
  });

  it('cannot be continued while it runs', async () => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    say(() => held.then(() => 'met' as const));
    const client = await api.newClient();
    const { castingId } = await start(client, { target: { greens: 1, maxCredits: 2 } });
    const refused = await goOn(client, castingId);
    expect({ status: refused.status, code: refused.body.error.code }).toEqual({
      status: 409,
      code: 'casting_run_in_progress',
    });
    const reading = await client.get(`${START}/${castingId}`);
    expect(reading.body.data).toMatchObject({
      status: 'running',
      nextAction: 'wait',
      creditsRemaining: 2,
      creditsCharged: 0,
    });
    expect(reading.headers.get('x-api-credits-remaining')).toBeNull();
    release();
    await ended(client, castingId);
  });

  it('of parallel continues opens once', async () => {
    const client = await api.newClient();
    const { castingId } = await start(client, { target: { greens: 1, maxCredits: 60 } });
    await ended(client, castingId);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => goOn(client, castingId, { target: { greens: 2 } })),
    );
    // A continue may also come after the short call that another one opened; it then opens the
    // next.
    const opened = answers.filter(({ status }) => status === 202).length;
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(8 - opened);
    const casting = await ended(client, castingId);
    expect(casting.counts).toMatchObject({ green: 1 + 2 * opened });
  });
});

describe('a failed wave', () => {
  it('charges what was judged, and the retry goes on with the same call, its quota and the rest of its budget', async () => {
    let judged = 0;
    say(() => (++judged === 4 ? new Error('judge down') : 'not_met'));
    const client = await api.newClient();
    const { castingId } = await start(client, { target: { greens: 1, maxCredits: 20 } });
    const failed = await ended(client, castingId);
    expect(failed).toMatchObject({
      status: 'failed_retryable',
      nextAction: 'retry',
      creditsCharged: 6,
      creditsRemaining: 14,
      counts: { red: 3 },
    });
    expect(await client.balance()).toBe(994);
    const retried = await goOn(client, castingId, { target: { greens: 7, maxCredits: 100 } });
    expect(retried.status).toBe(202);
    expect(retried.headers.get('x-api-credits-remaining')).toBe('980');
    const casting = await ended(client, castingId);
    // The sent target is kept for the next call; this one still stops at its own cap.
    expect(casting).toMatchObject({
      status: 'can_continue',
      creditsCharged: 20,
      counts: { red: 10 },
      target: { greens: 7, maxCredits: 100 },
    });
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
    await api.database.db
      .updateTable('castings')
      .set({ status: 'failed_retryable' })
      .where('id', '=', castingId)
      .execute();
    const before = judge.asked.length;
    const closed = await goOn(client, castingId);
    expect(closed).toMatchObject({
      status: 200,
      body: { data: { castingId, status: 'can_continue', nextAction: 'continue' } },
    });
    expect(judge.asked.length).toBe(before);
    expect((await goOn(client, castingId)).status).toBe(202);
    expect(await ended(client, castingId)).toMatchObject({ counts: { green: 4 } });
  });

  it('with an empty balance stays retryable and answers 402', async () => {
    say(() => new Error('judge down'));
    const client = await api.newClient({ apiCredits: 10 });
    const { castingId } = await start(client);
    await ended(client, castingId);
    await spend(api.database.db, api.services.credits, client.workspaceId, {
      account: 'api',
      amount: 10,
      key: 'drain',
      reason: 'test',
    });
    const refused = await goOn(client, castingId);
    expect({ status: refused.status, error: refused.body.error }).toMatchObject({
      status: 402,
      error: { available: 0, required: 2 },
    });
    expect((await client.get(`${START}/${castingId}`)).body.data).toMatchObject({
      status: 'failed_retryable',
      nextAction: 'retry',
      creditsRemaining: 0,
    });
  });
});

it('when the database drops every connection during a call, the call continues automatically and no wave fails', async () => {
  let judged = 0;
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  say(async () => {
    judged++;
    // A judge runs within its workspace, whose role may not end connections.
    if (judged === 3 || judged === 12) await runUnscoped(() => cut.execute(api.database.db));
    return 'not_met' as const;
  });
  const client = await api.newClient();
  const { castingId } = await start(client, { target: { greens: 3, maxCredits: 40 } });
  await until(async () => {
    // The look itself may meet a connection that was cut.
    const reading = api.database.db
      .selectFrom('castings')
      .select('status')
      .where('id', '=', castingId)
      .executeTakeFirst();
    const row = await reading.catch(() => undefined);
    return row && row.status !== 'running';
  });
  expect(await ended(client, castingId)).toMatchObject({
    status: 'can_continue',
    creditsCharged: 40,
    counts: { red: 20 },
  });
  expect(await client.balance()).toBe(960);
});

it('a database that cannot read a sourcing’s people fails no wave either: the next wave waits until it can', async () => {
  let judged = 0;
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.id(from)} rename to ${sql.id(to)}`.execute(api.database.db);
  say(async () => {
    if (++judged === 20) await runUnscoped(() => rename('candidates', 'candidates_away'));
    return 'not_met' as const;
  });
  const client = await api.newClient();
  const filters = [...ENGINEERS_IN('Paris'), { filterType: 'IN_SOURCING', value: false }];
  const { castingId } = await start(client, { filters, target: { greens: 3, maxCredits: 50 } });
  await until(async () => {
    const process = await api.database.db
      .selectFrom('processes')
      .select('failures')
      .where('id', '=', castingId)
      .executeTakeFirst();
    return process && process.failures > 0;
  });
  await rename('candidates_away', 'candidates');
  expect(await ended(client, castingId)).toMatchObject({
    status: 'can_continue',
    creditsCharged: 50,
    counts: { red: 25 },
  });
});
