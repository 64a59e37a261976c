import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Core, createCore } from '../src/core.ts';
import { loadConfig } from '../src/platform/config.ts';
import { createSecretBox } from '../src/platform/secret-box.ts';
import { WIDE_LIMITS } from './api.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { joinedProcess } from './joined-process.ts';
import { ENGINEERS_IN, engineers } from './talents.ts';
import { until } from './until.ts';

const SECRET_KEY = 'the secret key of the tests';
const SERVICE = 'slow-judge.ts';
const UNANSWERED = 'unanswered.ts';

let database: TestDatabase;
let core: Core;
let dataDir: string;
let workspaceId: string;
let apiKey: string;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'greenroom-once-'));
  core = createCore({ db: database.db, secretBox: createSecretBox(SECRET_KEY) }, loadConfig({}));
  await core.talents.importProfiles(engineers(20));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  ({ workspaceId } = await core.access.createWorkspace(
    { name: 'W', capabilities: ['create_sourcings'] },
    { name: 'U', language: null },
  ));
  await core.credits.grant(database.db, workspaceId, {
    account: 'api',
    amount: 100,
    key: 'grant',
    reason: 'test',
  });
  ({ apiKey } = await core.access.createKey(workspaceId, { limits: WIDE_LIMITS }));
});

interface Process {
  url: string;
  lines: Interface;
  kill(): Promise<void>;
}

async function startProcess(program: string): Promise<Process> {
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SECRET_KEY,
    PORT: '0',
  };
  const child = spawn(process.execPath, await joinedProcess(program), {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`ended with ${code} before it served`)),
  );
  ended.catch(() => {});
  const [url] = (await Promise.race([once(lines, 'line'), ended])) as [string];
  return {
    url,
    lines,
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      children.delete(child);
    },
  };
}

async function post({ url }: Process, path: string, body: object, key: string) {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    replayed: response.headers.get('idempotent-replayed'),
    text: await response.text(),
  };
}

const search = (to: Process, key: string) =>
  post(to, '/v1/search/talents', { filters: ENGINEERS_IN('Paris') }, key);

const balance = () => core.credits.available(database.db, workspaceId, 'api');

describe('a plain search with an Idempotency-Key', () => {
  it('sent 50 times concurrently to two processes is charged once, and all 50 get the same page', async () => {
    const processes = await Promise.all([startProcess(SERVICE), startProcess(SERVICE)]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => search(processes[n % 2]!, 'hammer')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ replayed }) => replayed === null)).toHaveLength(1);
    expect(await balance()).toBe(90);
    await Promise.all(processes.map((one) => one.kill()));
  });

  it('whose process is killed between the charge and the answer gets the page that was paid for', async () => {
    const [dying, survivor] = await Promise.all([startProcess(UNANSWERED), startProcess(SERVICE)]);
    const lost = search(dying, 'k').catch(() => null);
    await once(dying.lines, 'line');
    expect(await balance()).toBe(90);
    await dying.kill();
    expect(await lost).toBeNull();
    const answer = await search(survivor, 'k');
    expect(answer).toMatchObject({ status: 200, replayed: 'true' });
    const { data } = JSON.parse(answer.text) as {
      data: { talents: unknown[]; searchTransactionId: string };
    };
    const { rows } = await sql<{ id: string; credits_charged: number }>`
      select id, credits_charged from search_transactions where workspace_id = ${workspaceId}`.execute(
      database.db,
    );
    expect(rows).toEqual([{ id: data.searchTransactionId, credits_charged: data.talents.length }]);
    expect(await balance()).toBe(90);
    await survivor.kill();
  });

  it('whose process is killed before the charge is done by the repeat, which waits at most for the dead one’s lease', async () => {
    const [dying, survivor] = await Promise.all([startProcess(SERVICE), startProcess(SERVICE)]);
    let lost: Promise<unknown> | null = null;
    await database.db.transaction().execute(async (tx) => {
      await sql`select 1 from credit_accounts where workspace_id = ${workspaceId} for update`.execute(
        tx,
      );
      lost = search(dying, 'k').catch(() => null);
      const waiting = sql<{
        n: number;
      }>`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await until(async () => (await waiting.execute(database.db)).rows[0]!.n > 0);
      await dying.kill();
    });
    await lost;
    const answer = await search(survivor, 'k');
    expect(answer).toMatchObject({ status: 200, replayed: null });
    expect(await search(survivor, 'k')).toMatchObject({
      status: 200,
      replayed: 'true',
      text: answer.text,
    });
    expect(await balance()).toBe(90);
    await survivor.kill();
  });
});

it.each([
  ['a sourcing', 'sourcings'],
  ['a sequence blueprint', 'sequence_blueprints'],
  ['a qualified search with forceNew', 'castings'],
])(
  '%s is made once when its process is killed before it could answer',
  async (_, table) => {
    const [dying, survivor] = await Promise.all([startProcess(UNANSWERED), startProcess(SERVICE)]);
    const make = async (by: Process) => {
      if (table === 'sourcings') return post(by, '/v1/sourcings', {}, 'k');
      if (table === 'castings') {
        const body = {
          filters: ENGINEERS_IN('Paris'),
          qualificationCriterias: ['a'],
          target: { greens: 1, maxCredits: 2 },
          forceNew: true,
        };
        return post(by, '/v1/search/talents/qualified', body, 'k');
      }
      const { data } = JSON.parse((await post(survivor, '/v1/sourcings', {}, 'first')).text);
      return post(by, `/v1/sourcings/${data.sourcingId}/sequence-blueprints`, { name: 'S' }, 'k');
    };
    const lost = make(dying).catch(() => null);
    await once(dying.lines, 'line');
    await dying.kill();
    await lost;
    expect(await make(survivor)).toMatchObject({ replayed: 'true' });
    const { rows } =
      await sql`select 1 from ${sql.table(table)} where workspace_id = ${workspaceId}`.execute(
        database.db,
      );
    expect(rows).toHaveLength(1);
    await survivor.kill();
  },
  60_000,
);
