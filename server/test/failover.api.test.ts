import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLiveHub } from '../src/console/live-hub.ts';
import { createCore } from '../src/core.ts';
import { loadConfig } from '../src/platform/config.ts';
import { createDatabase } from '../src/platform/db.ts';
import { createListener } from '../src/platform/listen.ts';
import { silentLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import {
  type Account,
  findPostgresBinaries,
  type PostgresBinaries,
} from '../src/platform/postgres-binaries.ts';
import { chooseAccount } from '../src/platform/postgres-cluster.ts';
import { createSecretBox } from '../src/platform/secret-box.ts';
import { testApi } from './api.ts';
import { freePorts } from './sockets.ts';
import { engineers } from './talents.ts';
import { until } from './until.ts';

/*
 * PostgreSQL fails over, under a running service whose DATABASE_URL stays, to a server that lacks
 * the last transactions: a replica that streamed, stopped and was promoted, and a copy of the data
 * that was put back. Both are real servers.
 */

const run = promisify(execFile);
/** What uses the servers; it stops before they do, since a service waits for its database. */
const clients: (() => Promise<unknown>)[] = [];
const servers: (() => Promise<unknown>)[] = [];
let folder: string;
let account: Account | null;
let programs: PostgresBinaries;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-failover-'));
  await chmod(folder, 0o755);
  account = await chooseAccount(folder);
  programs = await findPostgresBinaries(account);
});
afterAll(async () => {
  for (const stop of [...clients.reverse(), ...servers]) await stop();
  await rm(folder, { recursive: true, force: true });
});

async function makeCluster(name: string): Promise<string> {
  const data = join(folder, name);
  await mkdir(data, { mode: 0o700 });
  if (account) await chown(data, account.uid, account.gid);
  const settings = [
    '--username=greenroom',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  await run(programs.initdb, ['-D', data, ...settings], { ...account, cwd: data, env: {} });
  return data;
}

interface Server {
  url: string;
  port: number;
  query<T extends object>(text: string): Promise<T[]>;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Resolves once it answers. */
async function startServer(data: string): Promise<Server> {
  const port = (await freePorts(1))[0]!;
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(programs.postgres, ['-D', data, ...args], {
    ...account,
    cwd: data,
    env: {},
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const url = `postgres://greenroom@127.0.0.1:${port}/postgres`;
  async function query<T extends object>(text: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return (await client.query<T>(text)).rows;
    } finally {
      await client.end();
    }
  }
  await until(() => query('select 1').catch(() => null));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  servers.push(() => end('SIGQUIT'));
  return { url, port, query, end };
}

/** A copy of a server that is stopped. */
async function copyOf(data: string, name: string): Promise<string> {
  const copy = join(folder, name);
  await run('cp', ['-a', data, copy]);
  return copy;
}

/** The address that stays, whichever server is behind it. */
async function startForwarder(first: Server) {
  let target: Server | null = first;
  const sockets = new Set<Socket>();
  const listening = createServer((socket) => {
    if (target === null) return void socket.destroy();
    const server = connect(target.port, '127.0.0.1');
    for (const [one, other] of [
      [socket, server],
      [server, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  clients.push(async () => {
    for (const socket of sockets) socket.destroy();
    listening.close();
  });
  return {
    url: `postgres://greenroom@127.0.0.1:${(listening.address() as AddressInfo).port}/postgres`,
    turnTo(server: Server | null): void {
      target = server;
      for (const socket of sockets) socket.destroy();
    },
  };
}

const talentsIn = (city: string, count: number) => engineers(count, { city });

/** Beside the service, as `greenroom talents import` does. */
async function importTo(server: Server, rows: readonly object[]): Promise<void> {
  const db = createDatabase({ url: server.url });
  const { talents } = createCore(
    { db, secretBox: createSecretBox('the secret key of the tests') },
    loadConfig({}),
  );
  await talents.importProfiles(rows as Parameters<typeof talents.importProfiles>[0]);
  await db.destroy();
}

/**
 * A service on the first server; then the other takes its place, which lacks the people of Lille
 * and has those of Lyon.
 */
async function failOver(first: Server, becomeOther: () => Promise<Server>): Promise<void> {
  const forwarder = await startForwarder(first);
  const db = createDatabase({ url: forwarder.url });
  const { url } = forwarder;
  const api = await testApi({ database: { db, url, address: { url }, close: () => db.destroy() } });
  clients.push(() => api.close());
  let client = await api.newClient({ apiCredits: 1_000 });
  const found = async (city: string) => {
    const filters = [{ filterType: 'LOCATION', value: city }];
    return (await client.post('/v1/search/talents', { filters })).body.data.estimationCount;
  };
  const readiness = async () => (await fetch(`${api.url}/readyz`)).status;
  const listener = await createListener(forwarder.url, silentLog);
  clients.push(() => listener.close());
  const hub = createLiveHub({ db, listener, log: silentLog });
  const told: unknown[] = [];
  const watcher = {
    workspaceId: client.workspaceId,
    receive: (messages: readonly string[] | null) => void told.push(messages),
  };
  const leave = await hub.watch(watcher, null);

  await api.importTalents(talentsIn('Lille', 40));
  expect(await found('Lille')).toBe(40);
  expect(await readiness()).toBe(200);
  const before = hub.seen()!;
  expect(told).not.toContain(null);

  forwarder.turnTo(null);
  await until(async () => (await readiness()) === 503);
  const other = await becomeOther();
  await importTo(other, talentsIn('Lyon', 3));
  forwarder.turnTo(other);

  await until(async () => (await readiness()) === 200);
  // What is ready is right at once; the workspace was lost as well.
  const watched = client.workspaceId;
  client = await api.newClient({ apiCredits: 1_000 });
  expect(await found('Lyon')).toBe(3);
  expect(await found('Lille')).toBe(0);
  expect(await found('Paris')).toBe(5);
  expect(api.services.index.size()).toBe(8);
  await api.importTalents(talentsIn('Nantes', 2));
  expect(await found('Nantes')).toBe(2);

  // Open and returning consoles are told to read everything again.
  await until(() => told.includes(null));
  const late: unknown[] = [];
  const leaveLate = await hub.watch(
    { workspaceId: watched, receive: (messages) => void late.push(messages) },
    before,
  );
  expect(late).toEqual([null]);
  leave();
  leaveLate();
}

async function firstServer(data: string): Promise<Server> {
  const server = await startServer(data);
  const db = createDatabase({ url: server.url });
  await migrate(db);
  await db.destroy();
  await importTo(server, talentsIn('Paris', 5));
  return server;
}

/** As much as the service has seen of the other history, and more. */
async function spendTransactions(server: Server): Promise<void> {
  await server.query(
    'do $$ begin for n in 1..500 loop perform pg_current_xact_id(); commit; end loop; end $$',
  );
}

test('a replica that lost the last transactions takes over: lost people are not found, new ones are, and until then the service is not ready', async () => {
  const data = await makeCluster('primary');
  await (await firstServer(data)).end('SIGINT');
  const copy = await copyOf(data, 'replica');
  const first = await startServer(data);
  await writeFile(join(copy, 'standby.signal'), '');
  await appendFile(
    join(copy, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${first.port} user=greenroom'\n`,
  );
  const replica = await startServer(copy);
  await first.query('create table streamed ()');
  await until(() =>
    replica.query('select from streamed').then(
      () => true,
      () => false,
    ),
  );
  await replica.end('SIGINT');
  await failOver(first, async () => {
    await first.end('SIGKILL');
    const promoted = await startServer(copy);
    await promoted.query('select pg_promote()');
    // So that its transactions have numbers that the service has read already, and later ones.
    await spendTransactions(promoted);
    return promoted;
  });
});

test('a copy of the data is restored, on the same timeline: the same', async () => {
  const data = await makeCluster('server');
  await (await firstServer(data)).end('SIGINT');
  const copy = await copyOf(data, 'backup');
  const first = await startServer(data);
  // The service reads further than the copy will have come when it is asked.
  await spendTransactions(first);
  await failOver(first, async () => {
    await first.end('SIGKILL');
    return startServer(copy);
  });
});
