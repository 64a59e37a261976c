import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../test/api.ts';
import { auditCastings } from '../../test/casting-audit.ts';
import {
  type CastingsUnderTest,
  castingsUnderTest,
  ended,
  goOn,
  POOL,
  START,
  start,
} from '../../test/castings.ts';
import { spend } from '../../test/credits.ts';
import { ENGINEERS_IN } from '../../test/talents.ts';

/*
 * One test a row of the interface's table "Qualified search" under "States and transitions", in its
 * order.
 */

let under: CastingsUnderTest;
let client: Client;

beforeAll(async () => {
  under = await castingsUnderTest();
});
afterAll(() => under.api.close());
beforeEach(async () => {
  under.say(() => 'met');
  under.failDispatch(null);
  client = await under.api.newClient({ apiCredits: 500 });
});

const read = async (castingId: string) => (await client.get(`${START}/${castingId}`)).body.data;
const drain = () =>
  spend(under.api.database.db, under.api.services.credits, client.workspaceId, {
    account: 'api',
    amount: 500,
    key: 'drain',
    reason: 'test',
  });

/** Every row of the workspace that a refused request must leave alone. */
async function rows(): Promise<unknown> {
  const { rows: found } = await sql`
    select to_jsonb(c) as casting,
      (select jsonb_agg(to_jsonb(k) order by call_index) from casting_calls k where k.casting_id = c.id) as calls,
      (select jsonb_agg(to_jsonb(r) order by r.id) from casting_runs r where r.casting_id = c.id) as runs,
      (select jsonb_agg(to_jsonb(w) order by wave) from casting_waves w where w.casting_id = c.id) as waves,
      (select jsonb_agg(to_jsonb(e) order by e.id) from credit_entries e where e.workspace_id = c.workspace_id) as ledger
    from castings c where c.workspace_id = ${client.workspaceId} order by c.id`.execute(
    under.api.database.db,
  );
  return found;
}

/** A call that found `greens` of its greens and then failed. */
async function failed(
  greens: number,
  target: { greens: number; maxCredits: number },
): Promise<string> {
  let asked = 0;
  under.say(() => (asked++ < greens ? 'met' : new Error('judge down')));
  const { castingId } = await start(client, { target });
  await ended(client, castingId);
  under.say(() => 'met');
  return castingId;
}

describe('(none), on a start', () => {
  it('new: running, 202, not reused, min(balance, maxCredits) reserved', async () => {
    for (const [balance, maxCredits, left] of [
      [500, 300, '200'],
      [500, 2, '498'],
      [100, 300, '0'],
      [3, 60, '0'],
      [2, 2, '0'],
    ] as const) {
      const own = await under.api.newClient({ apiCredits: balance });
      const started = await start(own, { target: { greens: 1, maxCredits } });
      expect(started).toMatchObject({
        status: 202,
        body: { data: { status: 'running', reused: false } },
      });
      expect(started.headers.get('x-api-credits-remaining')).toBe(left);
      await ended(own, started.castingId);
      expect(await own.balance()).toBe(balance - 2);
    }
  });

  it('with fewer than 2 credits: 402, and nothing is stored', async () => {
    await drain();
    const before = await rows();
    expect(await start(client)).toMatchObject({
      status: 402,
      body: { error: { code: 'insufficient_api_credits', available: 0, required: 2 } },
    });
    expect(await rows()).toEqual(before);
  });

  it('forceNew beside an existing one: another search, running', async () => {
    const first = await start(client);
    const second = await start(client, { forceNew: true });
    expect(second).toMatchObject({
      status: 202,
      body: { data: { status: 'running', reused: false } },
    });
    expect(second.castingId).not.toBe(first.castingId);
    await Promise.all([ended(client, first.castingId), ended(client, second.castingId)]);
  });
});

describe('(none), on a start identical to an existing search', () => {
  it('that runs: 202, reused, running', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    under.say(() => held.then(() => 'met' as const));
    const { castingId } = await start(client, { target: { greens: 1, maxCredits: 2 } });
    expect(await start(client)).toMatchObject({
      status: 202,
      castingId,
      body: { data: { reused: true, status: 'running' } },
    });
    release();
    await ended(client, castingId);
  });

  it.each([
    [
      'can_continue',
      () =>
        start(client, { target: { greens: 1, maxCredits: 60 } }).then(({ castingId }) => castingId),
    ],
    ['failed_retryable', () => failed(1, { greens: 5, maxCredits: 60 })],
  ])('that is %s: 200, reused, and nothing changes or is launched', async (status, make) => {
    const castingId = await make();
    await ended(client, castingId);
    const before = await rows();
    expect(await start(client)).toMatchObject({
      status: 200,
      castingId,
      body: { data: { reused: true, status } },
    });
    expect(await rows()).toEqual(before);
  });

  it('that is pool_exhausted: 200, reused', async () => {
    const { castingId } = await start(client, { filters: ENGINEERS_IN('Lyon') });
    await ended(client, castingId);
    const again = await start(client, { filters: ENGINEERS_IN('Lyon') });
    expect(again).toMatchObject({
      status: 200,
      castingId,
      body: { data: { reused: true, status: 'pool_exhausted' } },
    });
  });
});

describe('(launch failed), on an identical start', () => {
  it('running: the same castingId is launched, 202, reused', async () => {
    under.failDispatch(new Error('engine away'));
    expect((await start(client)).status).toBe(500);
    expect(await start(client)).toMatchObject({ status: 500 });
    under.failDispatch(null);
    const again = await start(client);
    expect(again).toMatchObject({
      status: 202,
      body: { data: { reused: true, status: 'running' } },
    });
    expect(await ended(client, again.castingId)).toMatchObject({ status: 'can_continue' });
    expect(await rows()).toHaveLength(1);
  });

  it('holds for the first launch only: a continue that could not be launched leaves a search to be reused and retried', async () => {
    const { castingId } = await start(client, { target: { greens: 1, maxCredits: 4 } });
    await ended(client, castingId);
    under.failDispatch(new Error('engine away'));
    expect((await goOn(client, castingId)).status).toBe(500);
    expect(await client.balance()).toBe(498);
    under.failDispatch(null);
    const before = await rows();
    expect(await start(client)).toMatchObject({
      status: 200,
      castingId,
      body: { data: { reused: true, status: 'failed_retryable' } },
    });
    expect(await rows()).toEqual(before);
    expect(await goOn(client, castingId)).toMatchObject({ status: 202 });
    expect(await ended(client, castingId)).toMatchObject({
      status: 'can_continue',
      counts: { green: 2 },
    });
  });
});

describe('running, when its call ends', () => {
  it('by its quota: can_continue, unused credits return', async () => {
    const { castingId } = await start(client, { target: { greens: 3, maxCredits: 60 } });
    expect(await ended(client, castingId)).toMatchObject({
      status: 'can_continue',
      nextAction: 'continue',
      canContinue: true,
      creditsCharged: 6,
    });
    expect(await client.balance()).toBe(494);
  });

  it('by its cap: can_continue', async () => {
    under.say(() => 'not_met');
    const { castingId } = await start(client, { target: { greens: 3, maxCredits: 6 } });
    expect(await ended(client, castingId)).toMatchObject({
      status: 'can_continue',
      canContinue: true,
      creditsCharged: 6,
      creditsRemaining: 0,
    });
  });

  it('because no talent matches any more: pool_exhausted', async () => {
    under.say(() => 'not_met');
    const { castingId } = await start(client, { target: { greens: 50, maxCredits: 300 } });
    expect(await ended(client, castingId)).toMatchObject({
      status: 'pool_exhausted',
      nextAction: 'done',
      canContinue: false,
      creditsCharged: 2 * POOL,
    });
  });

  it('because none ever matched: pool_exhausted, nothing charged', async () => {
    const { castingId } = await start(client, { filters: ENGINEERS_IN('Nantes') });
    expect(await ended(client, castingId)).toMatchObject({
      status: 'pool_exhausted',
      creditsCharged: 0,
      counts: { green: 0, amber: 0, red: 0 },
    });
    expect(await client.balance()).toBe(500);
  });

  it('because a wave fails: failed_retryable, what was judged is charged, the rest returns', async () => {
    const castingId = await failed(2, { greens: 5, maxCredits: 60 });
    expect(await read(castingId)).toMatchObject({
      status: 'failed_retryable',
      nextAction: 'retry',
      canContinue: false,
      creditsCharged: 4,
      creditsRemaining: 56,
    });
    expect(await client.balance()).toBe(496);
  });

  it('because a later wave cannot reserve two credits: can_continue, and the next continue says 402', async () => {
    under.say(() => 'not_met');
    const poor = await under.api.newClient({ apiCredits: 41 });
    const { castingId } = await start(poor, { target: { greens: 1, maxCredits: 60 } });
    // The first wave judges 20 talents; the odd credit pays for nobody.
    expect(await ended(poor, castingId)).toMatchObject({
      status: 'can_continue',
      creditsCharged: 40,
      creditsRemaining: 0,
    });
    expect(await goOn(poor, castingId)).toMatchObject({
      status: 402,
      body: { error: { available: 1, required: 2 } },
    });
  });
});

describe('continue', () => {
  it('on can_continue: running, a call of its own, 202', async () => {
    const { castingId } = await start(client, { target: { greens: 2, maxCredits: 60 } });
    await ended(client, castingId);
    const accepted = await goOn(client, castingId, { target: { greens: 1, maxCredits: 10 } });
    expect(accepted).toMatchObject({
      status: 202,
      body: { data: { castingId, status: 'running', nextAction: 'wait' } },
    });
    expect(accepted.headers.get('x-api-credits-remaining')).toBe('486');
    expect(await ended(client, castingId)).toMatchObject({
      counts: { green: 3 },
      target: { greens: 1, maxCredits: 10 },
    });
  });

  it('on can_continue with fewer than 2 credits: 402, and nothing changes, the sent settings neither', async () => {
    const { castingId } = await start(client, { target: { greens: 2, maxCredits: 60 } });
    await ended(client, castingId);
    await drain();
    const before = await rows();
    const sent = {
      target: { greens: 9 },
      webhook: { url: 'https://hooks.example.com/' },
      customParams: { a: 1 },
    };
    expect(await goOn(client, castingId, sent)).toMatchObject({
      status: 402,
      body: { error: { available: 0, required: 2 } },
    });
    expect(await rows()).toEqual(before);
  });

  it('on failed_retryable without its greens: running, the same call with the rest of its budget, nobody charged again', async () => {
    const castingId = await failed(2, { greens: 5, maxCredits: 20 });
    const accepted = await goOn(client, castingId);
    expect(accepted).toMatchObject({
      status: 202,
      body: { data: { status: 'running', nextAction: 'wait' } },
    });
    expect(accepted.headers.get('x-api-credits-remaining')).toBe(String(496 - 16));
    expect(await ended(client, castingId)).toMatchObject({
      status: 'can_continue',
      counts: { green: 5 },
      creditsCharged: 10,
    });
    expect(await rows()).toMatchObject([
      {
        calls: [{ call_index: 1, greens: 5, charged: 10 }],
        runs: [{ call_index: 1 }, { call_index: 1 }],
      },
    ]);
  });

  it('on failed_retryable with a balance below the rest: capped by the balance', async () => {
    const castingId = await failed(2, { greens: 5, maxCredits: 20 });
    await spend(under.api.database.db, under.api.services.credits, client.workspaceId, {
      account: 'api',
      amount: 493,
      key: 'most',
      reason: 'test',
    });
    under.say(() => 'not_met');
    expect((await goOn(client, castingId)).headers.get('x-api-credits-remaining')).toBe('0');
    expect(await ended(client, castingId)).toMatchObject({
      status: 'can_continue',
      creditsCharged: 6,
      counts: { green: 2, red: 1 },
    });
  });

  it('on failed_retryable whose greens are found: can_continue, 200, nothing judged or charged; the next one opens a call', async () => {
    // No judgement is in the air once the greens are found, so no judge can bring such a call
    // about; a search engine that fails then could.
    const castingId = await failed(1, { greens: 2, maxCredits: 60 });
    await under.api.database.db
      .updateTable('casting_calls')
      .set({ target_greens: 1 })
      .where('casting_id', '=', castingId)
      .execute();
    const judged = under.judge.asked.length;
    const balance = await client.balance();
    expect(await read(castingId)).toMatchObject({
      status: 'failed_retryable',
      creditsRemaining: 0,
    });
    const closed = await goOn(client, castingId);
    expect(closed).toMatchObject({
      status: 200,
      body: { data: { castingId, status: 'can_continue', nextAction: 'continue' } },
    });
    expect(closed.headers.get('x-api-credits-remaining')).toBe(String(balance));
    expect([under.judge.asked.length, await client.balance()]).toEqual([judged, balance]);
    under.say(() => 'met');
    expect((await goOn(client, castingId)).status).toBe(202);
    await ended(client, castingId);
  });

  it('on failed_retryable with an empty balance: 402, retry stays the next action with 0 remaining', async () => {
    const castingId = await failed(1, { greens: 5, maxCredits: 20 });
    await drain();
    const before = await rows();
    expect(await goOn(client, castingId)).toMatchObject({
      status: 402,
      body: { error: { code: 'insufficient_api_credits', available: 0, required: 2 } },
    });
    expect(await rows()).toEqual(before);
    expect(await read(castingId)).toMatchObject({
      status: 'failed_retryable',
      nextAction: 'retry',
      creditsRemaining: 0,
    });
  });

  it('on running: 409 casting_run_in_progress, nothing changes', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    under.say(() => held.then(() => 'met' as const));
    const { castingId } = await start(client, { target: { greens: 1, maxCredits: 2 } });
    const before = await rows();
    expect(await goOn(client, castingId, { target: { greens: 7 } })).toMatchObject({
      status: 409,
      body: { error: { code: 'casting_run_in_progress' } },
    });
    expect(await rows()).toEqual(before);
    release();
    await ended(client, castingId);
  });

  it('on pool_exhausted: 409 casting_pool_exhausted, nothing changes', async () => {
    const { castingId } = await start(client, { filters: ENGINEERS_IN('Lyon') });
    await ended(client, castingId);
    const before = await rows();
    expect(await goOn(client, castingId, { customParams: { a: 1 } })).toMatchObject({
      status: 409,
      body: { error: { code: 'casting_pool_exhausted' } },
    });
    expect(await rows()).toEqual(before);
  });
});

it('after all of this every account and count still agrees', async () => {
  expect(await auditCastings(under.api.database.db)).toEqual({});
});
