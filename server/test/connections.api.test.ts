import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCore } from '../src/core.ts';
import { loadConfig } from '../src/platform/config.ts';
import { createDatabase, type PooledDatabase } from '../src/platform/db.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts';
import { silentLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { createSecretBox } from '../src/platform/secret-box.ts';
import { WIDE_LIMITS } from './api.ts';
import { auditCastings } from './casting-audit.ts';
import { START } from './castings.ts';
import { type Receiver, startReceiver } from './fakes/receiver.ts';
import {
  killServiceProcesses,
  type ServiceProcess,
  startServiceProcess,
} from './service-process.ts';
import { ENGINEERS_IN, engineers } from './talents.ts';
import { until } from './until.ts';

/*
 * Several processes on a PostgreSQL that has few connections: the proportions of eight on its
 * default of 100, or worse.
 */

const SECRET_KEY = 'the secret key of the tests';
const PROCESSES = 3;
const ALLOWED = 16;
const CLIENTS = 16;
const REQUESTS_EACH = 8;
const CASTINGS = 6;

let folder: string;
let postgres: EmbeddedPostgres;
let db: PooledDatabase;
let receiver: Receiver;
let apiKey: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-connections-'));
  postgres = await startEmbeddedPostgres({ dataDir: folder, log: silentLog });
  const first = createDatabase({ url: postgres.url });
  for (const setting of [`max_connections = ${ALLOWED}`, 'fsync = off'])
    await sql.raw(`alter system set ${setting}`).execute(first);
  await first.destroy();
  await postgres.stop();
  postgres = await startEmbeddedPostgres({ dataDir: folder, log: silentLog });
  db = createDatabase({ url: postgres.url, maxConnections: 1, applicationName: 'the test' });
  await migrate(db);
  const { access, credits, talents } = createCore(
    { db, secretBox: createSecretBox(SECRET_KEY) },
    loadConfig({}),
  );
  await talents.importProfiles(engineers(60));
  const { workspaceId } = await access.createWorkspace(
    { name: 'W', capabilities: [] },
    { name: 'U', language: null },
  );
  await credits.grant(db, workspaceId, {
    account: 'api',
    amount: 100_000,
    key: 'grant',
    reason: 'test',
  });
  ({ apiKey } = await access.createKey(workspaceId, { limits: WIDE_LIMITS }));
  receiver = await startReceiver();
});
afterAll(async () => {
  killServiceProcesses();
  await receiver?.close();
  await db?.destroy();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function post(service: ServiceProcess, path: string, body: object): Promise<string> {
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
  const response = await fetch(`${service.url}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const { error } = (await response.json()) as { error?: { code: string } };
  return error ? `${response.status} ${error.code}` : String(response.status);
}

const casting = (n: number) => ({
  filters: ENGINEERS_IN('Paris'),
  qualificationCriterias: [`At least ${n + 1} years of experience`],
  target: { greens: 20, maxCredits: 40 },
  forceNew: true,
  webhook: { url: receiver.url },
});

/** Searches and castings at all processes at once; how often each answer came. */
async function load(services: readonly ServiceProcess[]): Promise<Record<string, number>> {
  const answers: string[] = [];
  await Promise.all([
    ...Array.from({ length: CLIENTS }, async (_, client) => {
      for (let n = 0; n < REQUESTS_EACH; n++) {
        answers.push(
          await post(services[(client + n) % services.length]!, '/v1/search/talents', {
            filters: ENGINEERS_IN('Paris'),
          }),
        );
      }
    }),
    ...Array.from({ length: CASTINGS }, async (_, n) => {
      answers.push(await post(services[n % services.length]!, START, casting(n)));
    }),
  ]);
  return Object.fromEntries(
    [...Map.groupBy(answers, (answer) => answer)].map(([answer, all]) => [answer, all.length]),
  );
}

const numberOf = async (query: ReturnType<typeof sql<{ n: number }>>) =>
  (await query.execute(db)).rows[0]!.n;

test.each([
  { DB_POOL: '5', most: 5 * PROCESSES },
  // The least that is accepted.
  { DB_POOL: '3', most: 3 * PROCESSES },
  // More than twice as many as there are: each process has to do with what it gets.
  { DB_POOL: '12', most: ALLOWED },
])(
  'no request fails and no event is lost with DB_POOL=$DB_POOL in three processes on 16 connections',
  async ({ DB_POOL, most }) => {
    const before = receiver.received.length;
    const env = {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      SECRET_KEY,
      DB_POOL,
      WEBHOOK_ALLOWED_HOSTS: receiver.host,
    };
    let peak = 0;
    let isOver = false;
    // From before they start: an idle connection would be closed, and its place be taken by theirs.
    const watching = (async () => {
      while (!isOver) {
        const seen = sql<{ n: number }>`
        select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and application_name <> 'the test'`;
        peak = Math.max(peak, await numberOf(seen));
      }
    })();
    const services = await Promise.all(
      Array.from({ length: PROCESSES }, () => startServiceProcess('slow-judge.ts', env)),
    );
    expect(await load(services)).toEqual({ 200: CLIENTS * REQUESTS_EACH, 202: CASTINGS });
    await until(
      async () =>
        (await numberOf(sql`select count(*)::int as n from castings where status = 'running'`)) ===
        0,
    );
    await until(
      async () =>
        (await numberOf(
          sql`select count(*)::int as n from casting_deliveries where delivered_at is null`,
        )) === 0,
    );
    isOver = true;
    await watching;
    const ids = receiver.received
      .slice(before)
      .map(({ headers }) => headers['x-service-delivery-id']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await numberOf(sql`select count(*)::int as n from casting_deliveries`)).toBe(
      receiver.received.length,
    );
    expect(peak).toBeGreaterThan(PROCESSES * 2);
    expect(peak).toBeLessThanOrEqual(most);
    expect(await auditCastings(db)).toEqual({});
    await Promise.all(services.map((service) => service.kill()));
  },
);
