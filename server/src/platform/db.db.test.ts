import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { createDatabase } from './db.ts';

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

it('plans a marked statement once per connection, and no other', async () => {
  const own = createDatabase({ url: database.url, maxConnections: 1 });
  for (const n of [1, 2]) {
    expect(
      (await sql<{ n: number }>`/* prepared: same_again */ select ${n}::int as n`.execute(own))
        .rows,
    ).toEqual([{ n }]);
    expect((await sql<{ n: number }>`select ${n}::int as n`.execute(own)).rows).toEqual([{ n }]);
  }
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(
    own,
  );
  expect(rows).toEqual([{ name: 'same_again' }]);
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
