import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CAPABILITIES } from '../src/access/access.ts';
import { createCore } from '../src/core.ts';
import { loadConfig } from '../src/platform/config.ts';
import { createSecretBox } from '../src/platform/secret-box.ts';
import { type TestApi, testApi, WIDE_LIMITS } from './api.ts';
import { auditCastings } from './casting-audit.ts';
import { ended, START } from './castings.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { slowJudge } from './fakes/judge.ts';
import { type Received, type Receiver, startReceiver } from './fakes/receiver.ts';
import type { Interruption } from './processes/interrupted.ts';
import {
  killServiceProcesses,
  type ServiceProcess,
  startServiceProcess,
} from './service-process.ts';
import { ENGINEERS_IN, engineers } from './talents.ts';
import { until } from './until.ts';

/*
 * A process is interrupted at one exact moment, and a process that survives takes over. Whatever
 * the moment: the call ends automatically, nobody is judged or charged twice, every event is sent at
 * most once, and the credits balance.
 */

const SECRET_KEY = 'the secret key of the tests';
const LEASE_MS = 1_000;
const MATCHING = 30;

let database: TestDatabase;
let dataDir: string;
let receiver: Receiver;
let received: Received[];

beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'greenroom-interrupted-'));
  receiver = await startReceiver((request) => {
    received.push(request);
    return 204;
  });
  await withSurvivor((survivor) => survivor.importTalents(engineers(MATCHING)));
});
beforeEach(() => {
  received = [];
});
// One that a failure left alive would take part in the next test.
afterEach(killServiceProcesses);
afterAll(async () => {
  await receiver.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Another process of the installation, from the database’s view. */
async function withSurvivor<T>(
  work: (survivor: TestApi) => Promise<T>,
  leaseMs = LEASE_MS,
): Promise<T> {
  const survivor = await testApi({
    database,
    env: { ENGINE_LEASE_MS: String(leaseMs), WEBHOOK_ALLOWED_HOSTS: receiver.host },
    judge: slowJudge(),
    webhookRetryDelaysMs: [50, 100],
  });
  try {
    return await work(survivor);
  } finally {
    await survivor.close();
  }
}

const startInterrupted = (
  interruption: Interruption,
  leaseMs = LEASE_MS,
): Promise<ServiceProcess> =>
  startServiceProcess('interrupted.ts', {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SECRET_KEY,
    ENGINE_LEASE_MS: String(leaseMs),
    WEBHOOK_ALLOWED_HOSTS: receiver.host,
    INTERRUPTION: JSON.stringify(interruption),
  });

/** Made without a process of the installation, which would take part. */
async function newWorkspace(): Promise<{ workspaceId: string; apiKey: string }> {
  const { access, credits } = createCore(
    { db: database.db, secretBox: createSecretBox(SECRET_KEY) },
    loadConfig({}),
  );
  const { workspaceId } = await access.createWorkspace(
    { name: 'W', capabilities: CAPABILITIES },
    { name: 'U', language: null },
  );
  await credits.grant(database.db, workspaceId, {
    account: 'api',
    amount: 1_000,
    key: 'grant',
    reason: 'test',
  });
  const { apiKey } = await access.createKey(workspaceId, { limits: WIDE_LIMITS });
  return { workspaceId, apiKey };
}

/** Sends a request to the process that may die of it: null when no answer came. */
async function ask(
  service: ServiceProcess,
  apiKey: string,
  path: string,
  body: object,
): Promise<number | null> {
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
  const response = await fetch(`${service.url}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  }).catch(() => null);
  return response?.status ?? null;
}

const request = (maxCredits: number) => ({
  filters: ENGINEERS_IN('Paris'),
  qualificationCriterias: ['Has used Python'],
  target: { greens: 50, maxCredits },
  webhook: { url: receiver.url },
});

/**
 * All that was sent for one event has one id and one body, and no id came twice (a repeated id
 * would be a resumed event).
 */
function expectEachEventOnce(castingId: string): void {
  const ids = received
    .filter(({ body }) => body.castingId === castingId)
    .map(({ headers }) => headers['x-service-delivery-id']);
  expect(new Set(ids).size).toBe(ids.length);
}

const settled = (castingId: string) =>
  until(async () => {
    const { rows } =
      await sql`select 1 from casting_deliveries where casting_id = ${castingId} and claimed_at is null`.execute(
        database.db,
      );
    return rows.length === 0;
  });

/** The events of which no outcome is known yet. */
async function unanswered(castingId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from casting_deliveries where casting_id = ${castingId} and delivered_at is null and failed_at is null`.execute(
    database.db,
  );
  return rows.map(({ id }) => id);
}

const VERDICT = 'insert into casting_verdicts';
const SETTLE = 'set charged_at';
const END = 'update casting_runs set ended_at';

describe('kill -9 of the process that serves a start', () => {
  it.each<[string, Omit<Interruption, 'signal'>]>([
    [
      'K14: while it holds the start lock',
      { when: 'before', statement: 'pg_try_advisory_xact_lock', commit: true },
    ],
    [
      'K2: the casting is written, its first wave is not queued',
      { when: 'after', statement: 'insert into castings', commit: true },
    ],
    [
      'K1: credits are reserved and the wave is queued, the answer is not sent',
      { when: 'after', statement: 'insert into processes', nth: 2 },
    ],
    [
      'K13: the launch failed, and undoing it is not committed',
      {
        when: 'before',
        statement: 'delete from processes where',
        commit: true,
        failDispatch: true,
      },
    ],
    [
      'K13: the launch failed and is undone, the answer is not sent',
      { when: 'after', statement: 'delete from processes where', commit: true, failDispatch: true },
    ],
    [
      'K3: a worker has claimed the wave',
      { when: 'after', statement: 'set lease_token = gen_random_uuid' },
    ],
    [
      'K4: the judge has replied, its verdict is not written',
      { when: 'before', statement: VERDICT, nth: 3 },
    ],
    [
      'K5: the verdict is committed, its event is not claimed',
      { when: 'after', statement: VERDICT, nth: 3, commit: true },
    ],
    [
      'K6: the event is claimed and not sent',
      { when: 'after', statement: 'set claimed_at = clock_timestamp()', nth: 3 },
    ],
    [
      'K7: the event is sent, its result is not recorded',
      { when: 'before', statement: 'set attempts = attempts \\+ 1', nth: 3 },
    ],
    [
      'K8: all of a wave are judged, the wave is not settled',
      { when: 'before', statement: SETTLE },
    ],
    [
      'K9a: the wave is settled, its commit is not sent',
      { when: 'before', statement: SETTLE, commit: true },
    ],
    [
      'K9b and K10: the commit of the wave is applied and not heard of',
      { when: 'after', statement: SETTLE, commit: true },
    ],
    [
      'K11: the final state is committed, the end event is not claimed',
      { when: 'after', statement: END, commit: true },
    ],
  ])('%s', async (_name, moment) => {
    const { apiKey, workspaceId } = await newWorkspace();
    const service = await startInterrupted({ signal: 'SIGKILL', ...moment });
    await ask(service, apiKey, START, request(50));
    // The moment came: the process did not live on.
    expect(await service.ended).toBe('SIGKILL');
    await withSurvivor(async (survivor) => {
      const client = survivor.clientOf(workspaceId, apiKey);
      // What a caller does who heard nothing: the same again. It meets the same search, or makes
      // the first.
      const again = await client.post(START, request(50));
      expect([200, 202]).toContain(again.status);
      const { castingId } = again.body.data;
      expect(await ended(client, castingId)).toMatchObject({
        status: 'can_continue',
        creditsCharged: 50,
        creditsRemaining: 0,
      });
      await settled(castingId);
      expectEachEventOnce(castingId);
      expect(await auditCastings(database.db)).toEqual({});
      expect(await client.balance()).toBe(950);
      const rows = await database.db
        .selectFrom('castings')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .execute();
      expect(rows).toHaveLength(1);
    });
  });
});

it('K12: kill -9 between the commit of a continue and its launch: the call still runs', async () => {
  const { apiKey, workspaceId } = await newWorkspace();
  const castingId = await withSurvivor(async (survivor) => {
    const client = survivor.clientOf(workspaceId, apiKey);
    const started = await client.post(START, request(10));
    await ended(client, started.body.data.castingId);
    return started.body.data.castingId;
  });
  const service = await startInterrupted({
    signal: 'SIGKILL',
    when: 'after',
    statement: 'insert into casting_calls',
    commit: true,
  });
  expect(await ask(service, apiKey, `${START}/${castingId}/continue`, {})).toBeNull();
  expect(await service.ended).toBe('SIGKILL');
  await withSurvivor(async (survivor) => {
    const casting = await ended(survivor.clientOf(workspaceId, apiKey), castingId);
    expect(casting).toMatchObject({ status: 'can_continue', creditsCharged: 20 });
    await settled(castingId);
    expectEachEventOnce(castingId);
    expect(await auditCastings(database.db)).toEqual({});
  });
});

describe('SIGSTOP beyond the lease, then SIGCONT', () => {
  it.each<[string, Omit<Interruption, 'signal'>]>([
    ['between two verdicts', { when: 'before', statement: VERDICT, nth: 4 }],
    [
      'with a verdict written and its commit not sent',
      { when: 'before', statement: VERDICT, nth: 4, commit: true },
    ],
    [
      'with a wave settled and its commit not sent',
      { when: 'before', statement: SETTLE, commit: true },
    ],
  ])(
    '%s: another process finishes the call, and the thawed one writes and sends nothing of it',
    async (_name, moment) => {
      const { apiKey, workspaceId } = await newWorkspace();
      const service = await startInterrupted({ signal: 'SIGSTOP', ...moment });
      void ask(service, apiKey, START, request(50));
      await withSurvivor(async (survivor) => {
        const client = survivor.clientOf(workspaceId, apiKey);
        const castings = () =>
          database.db
            .selectFrom('castings')
            .select('id')
            .where('workspace_id', '=', workspaceId)
            .executeTakeFirst();
        await until(async () => (await castings()) !== undefined);
        const castingId = (await castings())!.id;
        const casting = await ended(client, castingId);
        expect(casting).toMatchObject({ status: 'can_continue', creditsCharged: 50 });
        await settled(castingId);
        const sent = received.length;
        // Claimed before the freeze, or on their way from the other process: these may still
        // arrive, and nothing else.
        const onTheirWay = await unanswered(castingId);
        service.signal('SIGCONT');
        // It serves again, so what it was about to do has been tried.
        await until(
          async () =>
            (
              await fetch(`${service.url}/api${START}/${castingId}`, {
                headers: { 'x-api-key': apiKey },
              })
            ).status === 200,
        );
        await until(async () => (await client.get(`${START}/${castingId}`)).status === 200);
        expect(await ended(client, castingId)).toEqual(casting);
        expectEachEventOnce(castingId);
        expect(onTheirWay).toEqual(
          expect.arrayContaining(
            received.slice(sent).map(({ headers }) => headers['x-service-delivery-id']),
          ),
        );
        expect(await auditCastings(database.db)).toEqual({});
      });
    },
  );
});

it('a call interrupted in the middle of a wave continues within 10 s with the default lease', async () => {
  const { apiKey, workspaceId } = await newWorkspace();
  await withSurvivor(async (survivor) => {
    const service = await startInterrupted(
      { signal: 'SIGKILL', when: 'before', statement: VERDICT, nth: 5 },
      6_000,
    );
    // The survivor's worker must not take the casting before the other one dies of it.
    await survivor.services.engine.stop(1_000);
    await ask(service, apiKey, START, request(50));
    expect(await service.ended).toBe('SIGKILL');
    await withSurvivor(async (worker) => {
      const client = worker.clientOf(workspaceId, apiKey);
      const { castingId } = (await client.post(START, request(50))).body.data;
      await ended(client, castingId);
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from max(gap))::float8 as seconds
        from (select judged_at - lag(judged_at) over (order by judged_order) as gap from casting_verdicts where casting_id = ${castingId}) gaps
        `.execute(database.db);
      expect(rows[0]!.seconds).toBeLessThan(10);
      expect(await auditCastings(database.db)).toEqual({});
    }, 6_000);
  });
});
