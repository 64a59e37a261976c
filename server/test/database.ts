import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, type DatabaseAddress, type PooledDatabase } from '../src/platform/db.ts';
import { startPooler } from './fakes/pooler.ts';

export interface TestDatabase {
  db: PooledDatabase;
  /** PostgreSQL itself. */
  url: string;
  /** Where `db` leads. */
  address: DatabaseAddress;
  close(): Promise<void>;
}

/**
 * A fresh database, cloned from the migrated template; close it in afterAll. Its files are copied:
 * writing them through the log, as is the default, costs PostgreSQL twice as much.
 *
 * `behindPooler`: `db` goes through a connection pooler in transaction mode, with few sessions. With
 * TEST_POOLER=transaction, that of every test does.
 */
export async function testDatabase({
  behindPooler = process.env.TEST_POOLER === 'transaction',
} = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name} template ${inject('templateName')} strategy file_copy`);
  const url = new URL(inject('serverUrl'));
  url.pathname = `/${name}`;
  const pooler = behindPooler ? await testPooler(url.href) : null;
  const address = { url: pooler?.url ?? url.href, behindPooler };
  const db = createDatabase({ ...address, onConnect: refuseSecondConnection });
  return {
    db,
    url: url.href,
    address,
    async close() {
      await db.destroy();
      await pooler?.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}

/** Few sessions for many clients, each of which is served by another one at every turn. */
export const testPooler = (url: string) =>
  startPooler({ url, mode: 'transaction', takes: 'turns', maxSessions: 3, keepsStatements: true });

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('serverUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** What the service runs in a transaction, or with a connection of its own, while that lasts. */
const holdings = new AsyncLocalStorage<{ open: boolean }>();

/**
 * Work that holds a connection and asks the same pool for another one waits for ever as soon as all
 * others do the same, so none may: in tests, it throws immediately.
 */
function refuseSecondConnection(): void {
  if (holdings.getStore()?.open)
    throw new Error(
      'a second connection was asked for by work that holds one: it must use its transaction',
    );
}

/**
 * The database as a service is given it. The transactions of a test itself may last while it asks
 * the service.
 */
export function watched(db: PooledDatabase): PooledDatabase {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return name === 'transaction' || name === 'connection'
        ? () => watchedBuilder(value.call(target))
        : value.bind(target);
    },
  });
}

interface Builder {
  execute(work: (held: unknown) => Promise<unknown>): Promise<unknown>;
}

/** Setting an isolation level returns another builder, which is watched too. */
function watchedBuilder<B extends Builder>(builder: B): B {
  return new Proxy(builder, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'execute')
        return (...call: unknown[]) => watchedBuilder(value.apply(target, call));
      return (work: (held: unknown) => Promise<unknown>) =>
        target.execute((held) => holding(() => work(held)));
    },
  });
}

async function holding<T>(work: () => Promise<T>): Promise<T> {
  const state = { open: true };
  try {
    return await holdings.run(state, work);
  } finally {
    state.open = false;
  }
}
