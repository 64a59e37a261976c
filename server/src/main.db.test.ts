import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WIDE_LIMITS } from '../test/api.ts';
import { type TestDatabase, testDatabase } from '../test/database.ts';
import { serve } from './main.ts';
import { loadConfig } from './platform/config.ts';
import { silentLog } from './platform/log.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'greenroom-main-'));
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** PostgreSQL through a port that can be closed, as if the server were gone. */
async function gateway(): Promise<{ url: string; close(): void }> {
  const { hostname, port } = new URL(database.url);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const upstream = connect(Number(port), hostname);
    for (const end of [socket, upstream]) {
      open.add(end);
      end.on('error', () => {});
    }
    socket.on('close', () => upstream.destroy());
    upstream.on('error', () => socket.destroy());
    socket.pipe(upstream).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(database.url);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

test('a stop does not wait for a PostgreSQL that is gone, even with data left to write', async () => {
  const { url, close } = await gateway();
  const config = loadConfig({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: '0',
    SECRET_KEY: 'the secret key of the tests',
  });
  const running = await serve({ config, log: silentLog, roles: ['api', 'worker'] });
  const { access, talents } = running.services;
  const { workspaceId } = await access.createWorkspace(
    { name: 'W', capabilities: [] },
    { name: 'U', language: null },
  );
  const { apiKey } = await access.createKey(workspaceId, { limits: WIDE_LIMITS });
  // Left to write: an entry of the request log, and an index with a change.
  await talents.importProfiles([
    { id: 'ada', firstname: 'Ada', lastname: 'L', skills: ['Python'] },
  ]);
  await running.services.feed.catchUp();
  const answer = await fetch(`${running.url}/api/v1/search/filters`, {
    headers: { 'x-api-key': apiKey },
  });
  expect(answer.status).toBe(200);
  close();
  const startedAt = performance.now();
  await running.stop();
  // A second, and what a busy machine adds.
  expect(performance.now() - startedAt).toBeLessThan(6_000);
});
