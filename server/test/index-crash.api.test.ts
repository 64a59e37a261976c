import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCore } from '../src/core.ts';
import { serve } from '../src/main.ts';
import { loadConfig } from '../src/platform/config.ts';
import { silentLog } from '../src/platform/log.ts';
import { createSecretBox } from '../src/platform/secret-box.ts';
import { WIDE_LIMITS } from './api.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { killServiceProcesses, startServiceProcess } from './service-process.ts';
import { freePorts } from './sockets.ts';
import { ENGINEERS_IN, engineers } from './talents.ts';
import { until } from './until.ts';

const SECRET_KEY = 'the secret key of the tests';
const FIRST = 600;

let database: TestDatabase;
let dataDir: string;
let apiKey: string;
let core: ReturnType<typeof createCore>;

beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'greenroom-index-crash-'));
  core = createCore(
    { db: database.db, secretBox: createSecretBox(SECRET_KEY) },
    loadConfig({ DATA_DIR: dataDir }),
  );
  await core.talents.importProfiles(engineers(FIRST));
  const { workspaceId } = await core.access.createWorkspace(
    { name: 'W', capabilities: [] },
    { name: 'U', language: null },
  );
  await core.credits.grant(database.db, workspaceId, {
    account: 'api',
    amount: 1_000_000,
    key: 'grant',
    reason: 'test',
  });
  ({ apiKey } = await core.access.createKey(workspaceId, { limits: WIDE_LIMITS }));
});
afterAll(async () => {
  killServiceProcesses();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const startProcess = () =>
  startServiceProcess('service.ts', { DATABASE_URL: database.url, DATA_DIR: dataDir, SECRET_KEY });
const folder = () => join(dataDir, 'index');
const files = () => readdir(folder()).catch(() => [] as string[]);
const isSaved = async () => (await files()).includes('manifest.json');

async function matches(url: string): Promise<number> {
  const response = await fetch(`${url}/api/v1/search/talents`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ filters: ENGINEERS_IN('Paris') }),
  });
  return ((await response.json()) as { data: { estimationCount: number } }).data.estimationCount;
}

describe('kill -9 of a process with its index', () => {
  it('while the snapshot is written: the next start finds everybody', async () => {
    for (let round = 0; round < 3; round++) {
      await rm(folder(), { recursive: true, force: true });
      const service = await startProcess();
      // As soon as the first file is there; in the later rounds a little further on.
      await until(async () => (await files()).length > round);
      await service.kill();
      const next = await startProcess();
      expect(await matches(next.url)).toBe(FIRST);
      await next.kill();
    }
  });

  it('while changes stream in and segments are merged: the next start finds every change', async () => {
    let service = await startProcess();
    let imported = FIRST;
    for (let round = 0; round < 3; round++) {
      for (let batch = 0; batch < 8; batch++) {
        imported += 100;
        await core.talents.importProfiles(engineers(imported).slice(-100));
      }
      // Some of the changes are in by now, and some are on their way.
      await until(async () => (await matches(service.url)) > imported - 800);
      await service.kill();
      service = await startProcess();
      expect(await matches(service.url)).toBe(imported);
    }
    await service.kill();
  });
});

describe('a snapshot that is not what was written', () => {
  const damages: [string, (file: string) => Promise<void>][] = [
    ['lost', (file) => rm(file)],
    ['cut', (file) => truncate(file, 100)],
    [
      'bit-flipped',
      async (file) => {
        const bytes = await readFile(file);
        const middle = bytes.length >>> 1;
        bytes[middle] = bytes[middle]! ^ 4;
        await writeFile(file, bytes);
      },
    ],
  ];

  it.each(damages)(
    'a %s file makes the next start read everyone again, and save them',
    async (_, damage) => {
      await rm(folder(), { recursive: true, force: true });
      const service = await startProcess();
      const everybody = await matches(service.url);
      await until(isSaved);
      await service.kill();
      for (const kind of ['.segment', 'manifest.json']) {
        await damage(join(folder(), (await files()).find((name) => name.endsWith(kind))!));
        const next = await startProcess();
        expect(await matches(next.url)).toBe(everybody);
        await until(isSaved);
        await next.kill();
      }
    },
    120_000,
  );

  it('a person erased while no process runs is in no file and not found', async () => {
    const before = await startProcess();
    const everybody = await matches(before.url);
    await until(isSaved);
    await before.kill();
    await core.erasure.erase('eng-paris-0007');
    expect(await files()).toEqual([]);
    const next = await startProcess();
    expect(await matches(next.url)).toBe(everybody - 1);
    await until(isSaved);
    await next.kill();
    // The manifest says how far the feed was read, and the last change is the erasure of that id.
    const segments = (await files()).filter((name) => name.endsWith('.segment'));
    const contents = await Promise.all(
      segments.map((name) => readFile(join(folder(), name), 'latin1')),
    );
    expect(contents.join('')).not.toContain('eng-paris-0007');
    expect(contents.join('')).toContain('eng-paris-0008');
  });
});

it('while the index loads, readyz reports what it waits for, and the API answers from what is loaded', async () => {
  await rm(folder(), { recursive: true, force: true });
  const port = (await freePorts(1))[0]!;
  const url = `http://127.0.0.1:${port}`;
  const config = loadConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SECRET_KEY,
    PORT: String(port),
    HOST: '127.0.0.1',
  });
  const readyz = async () => {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    return response && { status: response.status, body: await response.json() };
  };
  let running: ReturnType<typeof serve> | undefined;
  // Nobody can read the talents, so the load waits.
  await database.db.transaction().execute(async (tx) => {
    await sql`lock table talents in access exclusive mode`.execute(tx);
    running = serve({ config, log: silentLog, roles: ['api'] });
    await until(async () => (await readyz()) !== null);
    expect(await readyz()).toMatchObject({
      status: 503,
      body: { data: { waitingFor: ['index'] } },
    });
    expect(await matches(url)).toBe(0);
  });
  const { stop } = await running!;
  expect(await readyz()).toMatchObject({ status: 200 });
  expect(await matches(url)).toBeGreaterThanOrEqual(FIRST - 1);
  await stop();
});
