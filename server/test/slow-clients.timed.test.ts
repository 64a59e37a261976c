import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCore } from '../src/core.ts';
import { loadConfig } from '../src/platform/config.ts';
import { createSecretBox } from '../src/platform/secret-box.ts';
import { WIDE_LIMITS } from './api.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { startSlowClients } from './fuzz/slow-clients.ts';
import {
  killServiceProcesses,
  type ServiceProcess,
  startServiceProcess,
} from './service-process.ts';

const SECRET_KEY = 'the secret key of the tests';
const REQUESTS = 200;
/**
 * Of a busy machine: what a request may take longer than twice its time without such neighbours.
 */
const SLACK_MS = 25;

let database: TestDatabase;
let dataDir: string;
let service: ServiceProcess;
let apiKey: string;
beforeAll(async () => {
  [database, dataDir] = [await testDatabase(), await mkdtemp(join(tmpdir(), 'greenroom-slow-'))];
  const { access } = createCore(
    { db: database.db, secretBox: createSecretBox(SECRET_KEY) },
    loadConfig({}),
  );
  const { workspaceId } = await access.createWorkspace(
    { name: 'W', capabilities: [] },
    { name: 'U', language: null },
  );
  apiKey = (await access.createKey(workspaceId, { limits: WIDE_LIMITS })).apiKey;
  service = await startServiceProcess('service.ts', {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SECRET_KEY,
  });
});
afterAll(async () => {
  killServiceProcesses();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The median of requests one after the other, in milliseconds; each must be answered with 200. */
async function medianMs(): Promise<number> {
  const taken: number[] = [];
  for (let n = 0; n < REQUESTS; n++) {
    const startedAt = performance.now();
    const response = await fetch(`${service.url}/api/v1/candidate-statuses`, {
      headers: { 'x-api-key': apiKey },
    });
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    taken.push(performance.now() - startedAt);
  }
  return taken.toSorted((a, b) => a - b)[REQUESTS / 2]!;
}

it('clients that drip, stop halfway or never end slow no other client down, and are disconnected in time', async () => {
  // Connections, plans and code are warm then.
  await medianMs();
  const alone = await medianMs();
  const slow = await startSlowClients(service.url, apiKey);
  const beside = await medianMs();
  expect(beside).toBeLessThan(2 * alone + SLACK_MS);
  await slow.expectCut();
  expect(await medianMs()).toBeLessThan(2 * alone + SLACK_MS);
});
