import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createCore } from '../src/core.ts';
import { monotonicMs } from '../src/platform/clock.ts';
import { loadConfig } from '../src/platform/config.ts';
import { createDatabase, type Database } from '../src/platform/db.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts';
import { silentLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { createSecretBox } from '../src/platform/secret-box.ts';
import { WIDE_LIMITS } from './api.ts';
import { auditCastings } from './casting-audit.ts';
import { type TestCli, testCli } from './cli.ts';
import {
  killServiceProcesses,
  type ServiceProcess,
  startServiceProcess,
} from './service-process.ts';
import { ENGINEERS_IN, engineers } from './talents.ts';
import { until } from './until.ts';

/*
 * The postmaster of the embedded PostgreSQL is killed under two services and a command that share
 * its folder, while they judge, search and import.
 */

const SECRET_KEY = 'the secret key of the tests';
const IMPORTED = 6_000;
const RECOVERED_WITHIN_MS = 10_000;
/** Longer than a request waits for a server that is away, and shorter than for ever. */
const ANSWERED_WITHIN_MS = 20_000;
const SEARCH = '/v1/search/talents';

let cli: TestCli;
let dataDir: string;
let postgres: EmbeddedPostgres;
let db: Database;
let apiKey: string;
let services: ServiceProcess[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'greenroom-postmaster-'));
  cli = await testCli({ DATA_DIR: dataDir, SECRET_KEY });
  postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  db = createDatabase({ url: postgres.url });
  await migrate(db);
  const { access, credits, talents } = createCore(
    { db, secretBox: createSecretBox(SECRET_KEY) },
    loadConfig({}),
  );
  await talents.importProfiles(engineers(80));
  const { workspaceId } = await access.createWorkspace(
    { name: 'W', capabilities: [] },
    { name: 'U', language: null },
  );
  await credits.grant(db, workspaceId, {
    account: 'api',
    amount: 50_000,
    key: 'grant',
    reason: 'test',
  });
  ({ apiKey } = await access.createKey(workspaceId, { limits: WIDE_LIMITS }));
  const startService = () =>
    startServiceProcess('slow-judge.ts', { DATA_DIR: dataDir, SECRET_KEY });
  services = await Promise.all([startService(), startService()]);
});
afterAll(async () => {
  killServiceProcesses();
  await cli.close();
  await db.destroy();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Answer {
  status: number;
  body: { success: boolean; data?: Record<string, unknown>; error?: { code: string } };
}

async function ask(service: ServiceProcess, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${service.url}${path.startsWith('/v1') ? `/api${path}` : path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** Searches one after the other until it is stopped, and collects the answers. */
function searchOn(service: ServiceProcess): { end(): Promise<Answer[]> } {
  const answers: Answer[] = [];
  let ended = false;
  const loop = (async () => {
    while (!ended) answers.push(await ask(service, SEARCH, { filters: ENGINEERS_IN('Paris') }));
  })();
  loop.catch(() => {});
  // A test that fails leaves the next one its credits.
  onTestFinished(() => {
    ended = true;
  });
  return {
    async end() {
      ended = true;
      await loop;
      return answers;
    },
  };
}

const postmasterPid = async (): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
const starts = async (): Promise<number> =>
  (await readFile(join(dataDir, 'postgres.log'), 'utf8')).split('starting PostgreSQL').length;

async function count(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  return (await query.execute(db)).rows[0]!.n;
}
const verdicts = () => count(sql`select count(*)::int as n from casting_verdicts`);
const talents = () => count(sql`select count(*)::int as n from talents`);

/** Kills the postmaster and waits until both services do all they did before. */
async function killAndRecover(): Promise<void> {
  const before = await starts();
  process.kill(await postmasterPid(), 'SIGKILL');
  const killedAt = monotonicMs();
  for (const service of services) {
    await until(
      async () => (await ask(service, SEARCH, { filters: ENGINEERS_IN('Paris') })).status === 200,
    );
    await until(async () => (await ask(service, '/readyz')).status === 200);
  }
  expect(monotonicMs() - killedAt).toBeLessThan(RECOVERED_WITHIN_MS);
  // One of four processes has started it.
  expect(await starts()).toBe(before + 1);
}

test('kill -9 of the postmaster while castings, searches and an import run: all recover within 10 s without help, and nothing is lost', async () => {
  const file = join(cli.folder, 'people.jsonl');
  const people = engineers(IMPORTED, { city: 'Lyon' });
  await writeFile(
    file,
    people.map((person) => JSON.stringify({ ...person, id: undefined })).join('\n'),
  );
  const started = await ask(services[0]!, `${SEARCH}/qualified`, {
    filters: ENGINEERS_IN('Paris'),
    qualificationCriterias: ['a'],
    target: { greens: 50, maxCredits: 120 },
  });
  expect(started.status).toBe(202);
  const castingId = String(started.body.data!.castingId);
  const searching = services.map(searchOn);
  const importing = cli.run(['talents', 'import', file, '--json']);

  await until(async () => (await verdicts()) >= 3);
  await killAndRecover();
  await until(async () => (await talents()) >= 80 + 500);
  await killAndRecover();

  const imported = await importing;
  expect({ ...imported, stdout: JSON.parse(imported.stdout || '{}') }).toEqual({
    exitCode: 0,
    stdout: { imported: IMPORTED, updated: 0, rejected: 0 },
    stderr: '',
  });
  expect(await talents()).toBe(80 + IMPORTED);

  let casting: Record<string, unknown> = {};
  await until(async () => {
    casting = (await ask(services[1]!, `${SEARCH}/qualified/${castingId}`)).body.data ?? {};
    return casting.status !== 'running' && casting.status !== undefined;
  });
  expect(casting).toMatchObject({
    status: 'can_continue',
    creditsCharged: 120,
    creditsRemaining: 0,
  });
  expect(await verdicts()).toBe(60);

  const answers = (await Promise.all(searching.map((loop) => loop.end()))).flat();
  // Requests that met the gap waited, or were told so by the interface's error.
  for (const { status, body } of answers) {
    if (status !== 200)
      expect({ status, code: body.error?.code }).toEqual({ status: 500, code: 'internal_error' });
  }
  const succeeded = answers
    .filter(({ status }) => status === 200)
    .map(({ body }) => String(body.data!.searchTransactionId));
  expect(succeeded.length).toBeGreaterThan(0);
  expect(
    await count(
      sql`select count(*)::int as n from search_transactions where id = any(${succeeded}::text[])`,
    ),
  ).toBe(succeeded.length);
  expect(await auditCastings(db)).toEqual({});

  // The index of each service has followed, and both listen again.
  for (const service of services) {
    await until(
      async () =>
        (await ask(service, SEARCH, { filters: ENGINEERS_IN('Lyon') })).body.data
          ?.estimationCount === IMPORTED,
    );
  }
  expect(
    await count(
      sql`select count(*)::int as n from pg_stat_activity where application_name = 'greenroom listener'`,
    ),
  ).toBe(2);
});

test('a server that cannot be started fails the probes, doctor reports it and starts none, and it is back when the cause is gone', async () => {
  const [service] = services;
  const before = await starts();
  process.kill(await postmasterPid(), 'SIGKILL');
  // Connected services wait for this port; another server could have taken any other.
  const squatter = createServer((socket) => socket.destroy());
  await until(() => listens(squatter, Number(new URL(postgres.url).port)));
  await until(async () => (await ask(service!, '/healthz')).status === 503);
  expect((await ask(service!, '/healthz')).body).toEqual({
    success: false,
    data: { status: 'failing', failing: ['database'] },
  });
  const readiness = await ask(service!, '/readyz');
  expect(readiness).toMatchObject({
    status: 503,
    body: { data: { status: 'starting', waitingFor: expect.arrayContaining(['database']) } },
  });
  expect(await ask(service!, SEARCH, { filters: ENGINEERS_IN('Paris') })).toMatchObject({
    status: 500,
    body: { error: { code: 'internal_error' } },
  });
  const { exitCode, stdout } = await cli.run(['doctor']);
  expect(stdout).toMatch(
    /^FAIL {2}database: the embedded PostgreSQL does not answer, although process \d+, \d+, \d+ needs it; /m,
  );
  expect(exitCode).toBe(1);

  squatter.close();
  await until(async () => (await ask(service!, '/healthz')).status === 200);
  await until(async () => (await ask(service!, '/readyz')).status === 200);
  expect((await ask(service!, SEARCH, { filters: ENGINEERS_IN('Paris') })).status).toBe(200);
  const { stdout: after } = await cli.run(['doctor']);
  expect(after).toMatch(/^ok {4}database: embedded PostgreSQL \d+ answers$/m);
  expect(await starts()).toBeGreaterThan(before);
});

function listens(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
}
