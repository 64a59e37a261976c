import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCore } from '../src/core.ts';
import { loadConfig } from '../src/platform/config.ts';
import { createSecretBox } from '../src/platform/secret-box.ts';
import { WIDE_LIMITS } from './api.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { type FakeModel, startModel } from './fakes/model.ts';
import { joinedProcess } from './joined-process.ts';
import { sameForAll } from './judge-prompt.ts';
import { ENGINEERS_IN, engineers } from './talents.ts';
import { until } from './until.ts';

const SECRET_KEY = 'the secret key of the tests';
const POOL = 12;

let database: TestDatabase;
let dataDir: string;
let apiKey: string;
let endpoint: FakeModel;
let child: ChildProcess | null = null;

beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'greenroom-model-'));
  endpoint = await startModel((asked) => sameForAll(asked, 'met'));
  const { access, credits, talents } = createCore(
    { db: database.db, secretBox: createSecretBox(SECRET_KEY) },
    loadConfig({}),
  );
  await talents.importProfiles(engineers(POOL));
  const { workspaceId } = await access.createWorkspace(
    { name: 'W', capabilities: [] },
    { name: 'U', language: null },
  );
  await credits.grant(database.db, workspaceId, {
    account: 'api',
    amount: 1_000,
    key: 'grant',
    reason: 'test',
  });
  ({ apiKey } = await access.createKey(workspaceId, { limits: WIDE_LIMITS }));
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await endpoint.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function startProcess(): Promise<string> {
  const model = { LLM_MODEL: 'tiny', LLM_BASE_URL: endpoint.url, LLM_CONCURRENCY: '5' };
  const env = {
    ...process.env,
    ...model,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SECRET_KEY,
    PORT: '0',
    ENGINE_LEASE_MS: '1000',
  };
  child = spawn(process.execPath, await joinedProcess('service.ts'), {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(createInterface({ input: child.stdout! }), 'line');
  return url;
}

async function ask(
  url: string,
  path = '',
  body?: object,
): Promise<{ castingId: string; status: string; counts: object; creditsCharged: number }> {
  const response = await fetch(`${url}/api/v1/search/talents/qualified${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-api-key': apiKey, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  return ((await response.json()) as { data: never }).data;
}

async function count(table: 'judgements' | 'casting_verdicts'): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from ${sql.table(table)}`.execute(database.db);
  return rows[0]!.total;
}

describe('kill -9 after the model answered and before the verdict was stored', () => {
  it('costs no second request: the judgement was stored, and the takeover uses it', async () => {
    const first = await startProcess();
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    // Nobody can store a verdict while the row of the casting is held.
    let castingId = '';
    let asked = 0;
    endpoint.say(async (request) => {
      await until(() => castingId !== '');
      asked++;
      return sameForAll(request, 'met');
    });
    const start = {
      filters: ENGINEERS_IN('Paris'),
      qualificationCriterias: ['Has presented at a conference'],
      target: { greens: 50, maxCredits: 300 },
    };
    const started = await ask(first, '', start);
    const holding = database.db.transaction().execute(async (tx) => {
      // However long the machine takes.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await sql`select 1 from castings for update`.execute(tx);
      castingId = started.castingId;
      await isReleased;
    });
    await until(async () => (await count('judgements')) === POOL);
    expect(await count('casting_verdicts')).toBe(0);
    const gone = once(child!, 'exit');
    child!.kill('SIGKILL');
    await gone;
    release();
    await holding;
    expect(asked).toBe(POOL);
    const second = await startProcess();
    await until(async () => (await ask(second, `/${castingId}`)).status !== 'running');
    expect(await ask(second, `/${castingId}`)).toMatchObject({
      status: 'pool_exhausted',
      counts: { green: POOL },
      creditsCharged: 2 * POOL,
    });
    expect(asked).toBe(POOL);
  });
});
