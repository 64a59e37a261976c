import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { type FakeClock, fakeClock } from '../../test/fakes/clock.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { until } from '../../test/until.ts';
import { eraseAnswersWith } from '../platform/idempotency-store.ts';

const SEARCH = '/v1/search/talents';
const BY_PROMPT = '/v1/search/talents/by-prompt';
const PARIS = { filters: ENGINEERS_IN('Paris') };

let api: TestApi;
/** A second process of the same installation, as far as one process can simulate it. */
let beside: TestApi;
let client: Client;
let clock: FakeClock;
beforeAll(async () => {
  clock = fakeClock();
  api = await testApi({ clock });
  beside = await testApi({ clock, database: api.database, roles: ['api'] });
  await api.importTalents([...engineers(14), ...engineers(3, { city: 'Lyon' })]);
  await beside.importTalents([]);
});
afterAll(async () => {
  await beside.close();
  await api.close();
});
beforeEach(async () => {
  await sql`delete from idempotency_keys`.execute(api.database.db);
  client = await api.newClient({ apiCredits: 100 });
});

/** Returns the answer byte for byte. */
async function send(path: string, body: unknown, key: string, { by = client, url = api.url } = {}) {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'x-api-key': by.apiKey, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    replayed: response.headers.get('idempotent-replayed'),
    headers: response.headers,
    text: await response.text(),
  };
}

const issueOf = ({ text }: { text: string }) => JSON.parse(text).error?.issues?.[0];

/** Locks the workspace's account until released, so that every charge waits. */
async function holdAccount(): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let taken = () => {};
  const ready = new Promise<void>((resolve) => {
    taken = resolve;
  });
  const over = api.database.db.transaction().execute(async (tx) => {
    await sql`select 1 from credit_accounts where workspace_id = ${client.workspaceId} for update`.execute(
      tx,
    );
    taken();
    await held;
  });
  await ready;
  return async () => {
    letGo();
    await over;
  };
}

const blocked = async () => {
  const { rows } = await sql<{
    waiting: number;
  }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(api.database.db);
  return rows[0]!.waiting;
};

const lapse = () =>
  sql`update idempotency_keys set claimed_until = '2000-01-01' where workspace_id = ${client.workspaceId}`.execute(
    api.database.db,
  );

describe('a repeated key', () => {
  it.each([
    ['a search by filters', SEARCH, PARIS, 10],
    ['a search by prompt', BY_PROMPT, { prompt: 'backend engineers in Lyon' }, 3],
    ['the legacy search', '/v0.1/search/talents', PARIS, 10],
    [
      'the start of a qualified search',
      `${SEARCH}/qualified`,
      { ...PARIS, qualificationCriterias: ['Has used Python'], forceNew: true },
      null,
    ],
  ])(
    'gives the answer of %s again, to the byte, and charges nothing',
    async (_, path, body, price) => {
      const first = await send(path, body, 'k-1');
      const balance = await client.balance();
      if (price !== null) expect(balance).toBe(100 - price);
      const second = await send(path, body, 'k-1', { url: beside.url });
      expect(first.replayed).toBeNull();
      expect(second).toMatchObject({ status: first.status, text: first.text, replayed: 'true' });
      for (const name of ['content-type', 'deprecation', 'link', 'x-api-credits-remaining']) {
        expect(second.headers.get(name)).toBe(first.headers.get(name));
      }
      expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
      if (price !== null) expect(await client.balance()).toBe(balance);
    },
  );

  it('is the same request however the keys of its body are sorted', async () => {
    const [title, place] = PARIS.filters;
    const first = await send(
      SEARCH,
      { filters: [title, place], relatedSearchTransactionIds: [] },
      'k',
    );
    const second = await send(
      SEARCH,
      {
        relatedSearchTransactionIds: [],
        filters: [{ value: title!.value, filterType: title!.filterType }, place],
      },
      'k',
    );
    expect(second).toMatchObject({ replayed: 'true', text: first.text });
  });

  it('with another body or path is refused, and does nothing', async () => {
    await send(SEARCH, PARIS, 'k');
    for (const [path, body] of [
      [SEARCH, { filters: ENGINEERS_IN('Lyon') }],
      ['/v0.1/search/talents', PARIS],
    ] as const) {
      const answer = await send(path, body, 'k');
      expect(answer).toMatchObject({ status: 400, replayed: null });
      expect(issueOf(answer)).toMatchObject({ path: ['Idempotency-Key'], code: 'key_reused' });
    }
    expect(await client.balance()).toBe(90);
  });

  it('belongs to its workspace, whichever of its keys sends it', async () => {
    const other = await api.newClient({ apiCredits: 100 });
    await send(SEARCH, PARIS, 'k');
    expect((await send(SEARCH, { filters: ENGINEERS_IN('Lyon') }, 'k', { by: other })).status).toBe(
      200,
    );
    expect([await client.balance(), await other.balance()]).toEqual([90, 97]);
    const { apiKey } = await api.services.access.createKey(client.workspaceId, {
      limits: [9, 9, 9, 9, 9],
    });
    expect((await send(SEARCH, PARIS, 'k', { by: { ...client, apiKey } })).replayed).toBe('true');
  });

  it('is new again after 24 hours, when its answer is gone too', async () => {
    const first = await send(SEARCH, PARIS, 'k');
    clock.advance(24 * 3_600_000 - 1_000);
    await api.services.idempotency.prune();
    expect(await send(SEARCH, PARIS, 'k')).toMatchObject({ replayed: 'true', text: first.text });
    clock.advance(1_000);
    expect((await send(SEARCH, PARIS, 'k')).replayed).toBeNull();
    expect(await client.balance()).toBe(80);
    clock.advance(25 * 3_600_000);
    await api.services.idempotency.prune();
    const { rows } = await sql`select 1 from idempotency_keys`.execute(api.database.db);
    expect(rows).toEqual([]);
  });

  it('after an error is free: the error changed nothing, so the request may be mended or succeed', async () => {
    const poor = await api.newClient({ apiCredits: 0 });
    expect((await send(SEARCH, PARIS, 'k', { by: poor })).status).toBe(402);
    expect((await send(SEARCH, { filters: [] }, 'k', { by: poor })).status).toBe(400);
    await api.services.credits.grant(api.database.db, poor.workspaceId, {
      account: 'api',
      amount: 20,
      key: 'more',
      reason: 'test',
    });
    expect(await send(SEARCH, PARIS, 'k', { by: poor })).toMatchObject({
      status: 200,
      replayed: null,
    });
    expect(await send(SEARCH, PARIS, 'k', { by: poor })).toMatchObject({
      status: 200,
      replayed: 'true',
    });
  });

  it.each(['', ' ', 'two words', 'x'.repeat(256), 'café'])(
    'must be 1 to 255 visible ASCII characters: %j',
    async (key) => {
      const answer = await send(SEARCH, PARIS, key);
      expect(answer.status).toBe(400);
      expect(issueOf(answer)).toMatchObject({ path: ['Idempotency-Key'] });
      expect(await client.balance()).toBe(100);
    },
  );

  it('may be as long as allowed, and means nothing on a GET', async () => {
    expect((await send(SEARCH, PARIS, '~'.repeat(255))).status).toBe(200);
    const read = await fetch(`${api.url}/api/v1/search/filters`, {
      headers: { 'x-api-key': client.apiKey, 'idempotency-key': 'two words' },
    });
    expect(read.status).toBe(200);
  });

  it('stands nowhere in the database, and neither does anybody in an answer', async () => {
    await send(SEARCH, PARIS, 'my-very-own-key');
    const { rows } = await sql<{
      row: string;
    }>`select k::text as row from idempotency_keys k`.execute(api.database.db);
    const hex = (text: string) => Buffer.from(text).toString('hex');
    for (const text of ['my-very-own-key', 'Backend Engineer', 'Acme'])
      for (const { row } of rows)
        for (const form of [text, hex(text)]) expect(row).not.toContain(form);
  });

  it('whatever is sent in whatever order: one effect a key, and its first answer ever after', async () => {
    const bodies = [
      PARIS,
      { filters: ENGINEERS_IN('Lyon') },
      { filters: [] },
      { filters: ENGINEERS_IN('Nowhere-upon-Sea') },
    ];
    const step = fc.record({
      key: fc.constantFrom('a', 'b'),
      body: fc.integer({ min: 0, max: bodies.length - 1 }),
      times: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const by = await api.newClient({ apiCredits: 25 });
        const model = new Map<string, { body: number; text: string }>();
        let balance = 25;
        for (const { key, body, times } of steps) {
          const answers = await Promise.all(
            Array.from({ length: times }, (_, n) =>
              send(SEARCH, bodies[body], key, { by, url: n === 1 ? beside.url : api.url }),
            ),
          );
          const known = model.get(key);
          const good = answers.filter(({ status }) => status === 200);
          if (known && known.body !== body) expect(good).toEqual([]);
          else if (known)
            for (const answer of answers)
              expect(answer).toMatchObject({ status: 200, replayed: 'true', text: known.text });
          else if (good.length > 0) {
            expect(good).toHaveLength(times);
            expect(new Set(good.map(({ text }) => text)).size).toBe(1);
            expect(good.filter(({ replayed }) => replayed === null)).toHaveLength(1);
            model.set(key, { body, text: good[0]!.text });
            balance -= JSON.parse(good[0]!.text).data.talents.length;
          }
          expect(await by.balance()).toBe(balance);
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('repeats at the same time', () => {
  it('wait for the first one, and get its answer', async () => {
    const letGo = await holdAccount();
    const answers = [
      send(SEARCH, PARIS, 'k'),
      send(SEARCH, PARIS, 'k', { url: beside.url }),
      send(SEARCH, PARIS, 'k'),
    ];
    await until(async () => (await blocked()) === 1);
    await letGo();
    const sent = await Promise.all(answers);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    expect(sent.filter(({ replayed }) => replayed === 'true')).toHaveLength(2);
    expect(await client.balance()).toBe(90);
  });

  it('take over from one that seems dead, and still only one of them is charged', async () => {
    const letGo = await holdAccount();
    const first = send(SEARCH, PARIS, 'k');
    await until(async () => (await blocked()) === 1);
    await lapse();
    const second = send(SEARCH, PARIS, 'k', { url: beside.url });
    await until(async () => (await blocked()) === 2);
    await letGo();
    const answers = await Promise.all([first, second]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]!.text).toBe(answers[1]!.text);
    expect(await client.balance()).toBe(90);
  });

  it('are told to try again when the first one takes too long', async () => {
    await send(SEARCH, PARIS, 'k');
    // The state while the first request was running, as if it took for ever.
    await sql`update idempotency_keys set answer = null, answered_at = null, claimed_until = '2100-01-01'`.execute(
      api.database.db,
    );
    const impatient = await testApi({
      clock,
      database: api.database,
      roles: ['api'],
      idempotencyWaitMs: 500,
    });
    const second = await send(SEARCH, PARIS, 'k', { url: impatient.url });
    await impatient.close();
    expect(second.status).toBe(400);
    expect(issueOf(second)).toMatchObject({ path: ['Idempotency-Key'], code: 'key_in_use' });
    expect(await client.balance()).toBe(90);
  });
});

describe('an erasure', () => {
  const erase = (talentId: string) =>
    api.database.db.transaction().execute((tx) => eraseAnswersWith(tx, [talentId]));

  it('takes the answers that hold the person, and what was paid for is not paid again', async () => {
    const answer = await send(SEARCH, PARIS, 'paris');
    await send(SEARCH, { filters: ENGINEERS_IN('Lyon') }, 'lyon');
    expect(await erase(JSON.parse(answer.text).data.talents[4].id)).toBe(1);
    const again = await send(SEARCH, PARIS, 'paris');
    expect(again.status).toBe(400);
    expect(issueOf(again)).toMatchObject({ path: ['Idempotency-Key'], code: 'answer_erased' });
    expect((await send(SEARCH, { filters: ENGINEERS_IN('Lyon') }, 'lyon')).replayed).toBe('true');
    expect(await client.balance()).toBe(87);
  });

  it('while a request is under way keeps its answer from being kept', async () => {
    const letGo = await holdAccount();
    const [lyon, paris] = [
      send(SEARCH, { filters: ENGINEERS_IN('Lyon') }, 'lyon'),
      send(SEARCH, PARIS, 'paris'),
    ];
    await until(async () => (await blocked()) === 2);
    expect(await erase('eng-lyon-0001')).toBe(0);
    await letGo();
    expect((await lyon).status).toBe(200);
    expect((await paris).status).toBe(200);
    expect(issueOf(await send(SEARCH, { filters: ENGINEERS_IN('Lyon') }, 'lyon'))).toMatchObject({
      code: 'answer_erased',
    });
    expect((await send(SEARCH, PARIS, 'paris')).replayed).toBe('true');
  });
});
