import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { createDatabase, type Tx } from './db.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('reads int8 and int8 arrays as numbers, so that a limit never compares as text', async () => {
  const query = sql<{
    one: number;
    many: (number | null)[];
  }>`select 9007199254740991::int8 as one, '{9,10,null}'::int8[] as many`;
  const { rows } = await query.execute(database.db);
  expect(rows).toEqual([{ one: Number.MAX_SAFE_INTEGER, many: [9, 10, null] }]);
});

it('plans a statement once per connection, but not one whose list of values has any length', async () => {
  const own = createDatabase({ url: database.url, maxConnections: 1 });
  for (const n of [1, 2]) {
    const { rows } = await sql<{
      n: number;
    }>`/* prepared: same_again */ select ${n}::int as n`.execute(own);
    expect(rows).toEqual([{ n }]);
    expect((await sql<{ n: number }>`select ${n}::int as n`.execute(own)).rows).toEqual([{ n }]);
    const list = Array.from({ length: 30 }, (_, index) => sql`${index + n}::int`);
    await sql`select ${sql.join(list)}`.execute(own);
    await sql`select 1`.execute(own);
  }
  const { rows } = await sql<{ name: string; statement: string }>`
    select name, statement from pg_prepared_statements order by name`.execute(own);
  expect(rows).toEqual([
    { name: 's1', statement: 'select $1::int as n' },
    { name: 'same_again', statement: '/* prepared: same_again */ select $1::int as n' },
  ]);
  await own.destroy();
});

it('runs a statement whose columns a migration changed; in a transaction it fails, and runs the next time', async () => {
  const own = createDatabase({ url: database.url, maxConnections: 1 });
  const read = sql<object>`select * from changing where a = ${1}`;
  const columns = async (tx: Tx = own) => Object.keys((await read.execute(tx)).rows[0]!);
  const add = (name: string) =>
    sql`alter table changing add column ${sql.ref(name)} int`.execute(own);
  await sql`create table changing as select 1 as a`.execute(own);
  await columns();
  await add('b');
  expect(await columns()).toEqual(['a', 'b']);
  await columns();
  await add('c');
  const inTransaction = own.transaction().execute((tx) => columns(tx));
  await expect(inTransaction).rejects.toMatchObject({ code: '0A000' });
  expect(await own.transaction().execute((tx) => columns(tx))).toEqual(['a', 'b', 'c']);
  await own.destroy();
});

it('ends a session that stays idle in a transaction, with a setting that connection poolers accept', async () => {
  const own = createDatabase({ url: database.url, maxConnections: 1 });
  const { rows } = await sql<{
    limit: string;
  }>`select current_setting('idle_in_transaction_session_timeout') as limit`.execute(own);
  expect(rows).toEqual([{ limit: '5s' }]);
  await own.destroy();

  const pooler = createServer().listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const asked = once(pooler, 'connection').then(async ([socket]) => {
    const [startup] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return startup.toString('latin1');
  });
  const pooled = createDatabase({
    url: `postgres://nobody@127.0.0.1:${(pooler.address() as AddressInfo).port}/none`,
    maxConnections: 1,
  });
  await expect(sql`select 1`.execute(pooled)).rejects.toThrow();
  expect(await asked).toContain('application_name');
  expect(await asked).not.toContain('idle_in_transaction');
  await pooled.destroy();
  pooler.close();
});
