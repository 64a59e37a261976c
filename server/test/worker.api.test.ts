import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, serve } from '../src/main.ts';
import { loadConfig } from '../src/platform/config.ts';
import { silentLog } from '../src/platform/log.ts';
import { type Client, type TestApi, testApi } from './api.ts';
import { ended, start } from './castings.ts';
import { engineers } from './talents.ts';
import { until } from './until.ts';

const TALENTS = 12;

let api: TestApi;
let client: Client;
let dataDir: string;
let worker: Running;

beforeAll(async () => {
  api = await testApi({ roles: ['api'] });
  await api.importTalents(engineers(TALENTS));
  client = await api.newClient({ apiCredits: 100 });
  dataDir = await mkdtemp(join(tmpdir(), 'greenroom-worker-'));
  const env = {
    DATABASE_URL: api.database.url,
    DATA_DIR: dataDir,
    SECRET_KEY: 'the secret key of the tests',
    WORKER_PORT: '0',
  };
  worker = await serve({ config: loadConfig(env), log: silentLog, roles: ['worker'] });
});
afterAll(async () => {
  await worker.stop();
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

const get = async (path: string) => {
  const response = await fetch(`${worker.probesUrl}${path}`);
  return { status: response.status, text: await response.text() };
};

test('a worker answers probes and metrics at WORKER_PORT, and nothing else', async () => {
  expect(worker.url).toBeNull();
  expect(await get('/healthz')).toEqual({
    status: 200,
    text: '{"success":true,"data":{"status":"ok"}}',
  });
  expect(await get('/readyz')).toEqual({
    status: 200,
    text: '{"success":true,"data":{"status":"ready","waitingFor":[]}}',
  });
  const metrics = await get('/metrics');
  expect([metrics.status, metrics.text]).toEqual([
    200,
    expect.stringContaining('greenroom_waves_total'),
  ]);
  expect((await get('/api/v1/search/filters')).status).toBe(404);
});

test('a worker works without an index until the first casting is due, then loads it and takes the casting', async () => {
  const process = { kind: 'channel_inbox', id: 'no such account', workspaceId: client.workspaceId };
  await api.services.engine.enqueue(api.database.db, process);
  await until(
    async () =>
      (
        await api.database.db
          .selectFrom('processes')
          .selectAll()
          .where('kind', '=', process.kind)
          .execute()
      ).length === 0,
  );
  expect(worker.services.index.size()).toBe(0);
  const { castingId } = await start(client, { target: { greens: 1, maxCredits: 2 * TALENTS } });
  expect(await ended(client, castingId)).toMatchObject({ counts: { green: expect.any(Number) } });
  expect(worker.services.index.size()).toBe(TALENTS);
});
