import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase, watched } from '../../test/database.ts';
import { until } from '../../test/until.ts';
import { createDatabase, type Database, type DatabaseOptions, type PooledDatabase } from './db.ts';
import { createListener } from './listen.ts';
import { silentLog } from './log.ts';
import { runInWorkspace } from './tenant-scope.ts';

let database: TestDatabase;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});
afterAll(() => database.close());

function open(options: Partial<DatabaseOptions>): PooledDatabase {
  const db = createDatabase({ url: database.url, ...options });
  closing.push(() => db.destroy());
  return db;
}

/**
 * A user limited to one connection; PostgreSQL refuses the second with the code that also means too
 * many connections in total.
 */
async function urlOfUserWithOne(): Promise<URL> {
  const role = `one_${randomBytes(4).toString('hex')}`;
  await sql.raw(`create role ${role} login password 'one' connection limit 1`).execute(database.db);
  closing.push(() => sql.raw(`drop role ${role}`).execute(database.db));
  const url = new URL(database.url);
  url.username = role;
  url.password = 'one';
  return url;
}

const STARTING_UP = Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0');

/**
 * Proxies PostgreSQL through a port that counts connections, and tells the first few that the
 * server is starting.
 */
async function gateway(
  url: URL,
  { refused = 0 } = {},
): Promise<{ url: string; attempts(): number }> {
  let attempts = 0;
  const server = createServer((socket) => {
    attempts++;
    socket.on('error', () => {});
    if (attempts <= refused) {
      const head = Buffer.alloc(5);
      head.write('E');
      head.writeInt32BE(STARTING_UP.length + 4, 1);
      socket.once('data', () => socket.end(Buffer.concat([head, STARTING_UP])));
      return;
    }
    const upstream = connect(Number(url.port), url.hostname);
    upstream.on('error', () => socket.destroy());
    socket.on('close', () => upstream.destroy());
    socket.pipe(upstream).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return { url: through.href, attempts: () => attempts };
}

const one = (db: Database) =>
  sql<{ one: number }>`select 1 as one`.execute(db).then(({ rows }) => rows[0]!.one);

/** Holds a connection until the caller calls the returned function. */
async function hold(db: Database): Promise<() => Promise<void>> {
  const begun = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  const held = db.connection().execute(async (connection) => {
    await one(connection);
    begun.resolve();
    await told.promise;
  });
  await Promise.race([begun.promise, held]);
  return () => {
    told.resolve();
    return held;
  };
}

test('a statement waits while PostgreSQL has no connection left, instead of failing', async () => {
  const { url, attempts } = await gateway(await urlOfUserWithOne());
  const other = open({ url });
  const letGo = await hold(other);
  const waiting = one(open({ url }));
  await until(() => attempts() >= 3);
  await letGo();
  await other.destroy();
  expect(await waiting).toBe(1);
});

test('a process continues with its connections while PostgreSQL gives it no more', async () => {
  const { url, attempts } = await gateway(await urlOfUserWithOne());
  const db = open({ url });
  const letGo = await hold(db);
  const waiting = Promise.all(Array.from({ length: 20 }, () => one(db)));
  await until(() => attempts() >= 2);
  await letGo();
  expect(await waiting).toEqual(Array(20).fill(1));
});

test('a statement and a listener wait while PostgreSQL is starting', async () => {
  const url = new URL(database.url);
  expect(await one(open({ url: (await gateway(url, { refused: 3 })).url }))).toBe(1);
  const listening = await gateway(url, { refused: 2 });
  const listener = await createListener(listening.url, silentLog);
  closing.push(() => listener.close());
  expect(listening.attempts()).toBe(3);
});

test('a wrong password is not waited for', async () => {
  const url = await urlOfUserWithOne();
  url.password = 'wrong';
  await expect(one(open({ url: url.href }))).rejects.toMatchObject({ code: '28P01' });
});

test('one limit covers requests of all workspaces and unscoped work together', async () => {
  const applicationName = `bound ${randomBytes(4).toString('hex')}`;
  const db = open({ maxConnections: 3, applicationName });
  let isOver = false;
  let most = 0;
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from pg_stat_activity where application_name = ${applicationName}`.execute(
        database.db,
      );
      most = Math.max(most, rows[0]!.n);
    }
  })();
  const work = Array.from({ length: 300 }, async (_, n) => {
    const ask = () => (n % 4 === 0 ? db.transaction().execute(one) : one(db));
    return n % 3 === 0 ? ask() : runInWorkspace(`ws_${n % 5}`, ask);
  });
  expect(await Promise.all(work)).toEqual(Array(300).fill(1));
  isOver = true;
  await watching;
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(3);
});

test('a caller that waits for another kind of connection is served, even if the queue behind it never ends', async () => {
  const db = open({ maxConnections: 1 });
  let isOver = false;
  const stream = Array.from({ length: 4 }, async () => {
    while (!isOver) await one(db);
  });
  await one(db);
  expect(await runInWorkspace('ws_1', () => one(db))).toBe(1);
  isOver = true;
  await Promise.all(stream);
});

test('room that threads have reserved counts', async () => {
  const db = open({ maxConnections: 3 });
  await Promise.all([one(db), one(db), one(db)]);
  const release = await db.reserveConnections(2);
  const letGo = await hold(db);
  let served = false;
  const waiting = one(db).then(() => {
    served = true;
  });
  await Promise.all(Array.from({ length: 50 }, () => turn()));
  expect(served).toBe(false);
  release();
  await waiting;
  await letGo();
  const held = await Promise.all([hold(db), hold(db), hold(db)]);
  await Promise.all(held.map((giveBack) => giveBack()));
});

test('a connection that breaks gives its place to another', async () => {
  const applicationName = `breaks ${randomBytes(4).toString('hex')}`;
  const db = open({ maxConnections: 1, applicationName });
  for (let times = 0; times < 3; times++) {
    const held = db.connection().execute(async (connection) => {
      await one(connection);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${applicationName}`.execute(
        database.db,
      );
      await one(connection);
    });
    await expect(held).rejects.toThrow();
    // The end of the connection may be reported after the failure of its statement.
    await until(() =>
      one(db).then(
        () => true,
        () => false,
      ),
    );
  }
});

test('a service under test that asks for a second connection while it holds one is refused', async () => {
  const db = watched(database.db);
  const refusal = 'a second connection was asked for';
  await expect(db.transaction().execute(() => one(db))).rejects.toThrow(refusal);
  await expect(
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(() => one(db)),
  ).rejects.toThrow(refusal);
  await expect(db.connection().execute(() => one(db))).rejects.toThrow(refusal);
  expect(await db.transaction().execute(one)).toBe(1);
  expect(await one(db)).toBe(1);
});
