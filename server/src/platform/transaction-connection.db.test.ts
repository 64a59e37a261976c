import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase, testPooler } from '../../test/database.ts';
import { createDatabase, type PooledDatabase, type Tx } from './db.ts';
import { runInWorkspace, runUnscoped } from './tenant-scope.ts';
import { TransactionConnection } from './transaction-connection.ts';

let database: TestDatabase;
let db: PooledDatabase;
beforeAll(async () => {
  database = await testDatabase({ behindPooler: true });
  db = createDatabase({ ...database.address, maxConnections: 8 });
  await sql`create table notes (id int primary key, text text)`.execute(db);
  await sql`grant all on notes to greenroom_workspace`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.close();
});

/** Who runs this statement, and for which workspace. With a value: it becomes a named statement. */
async function seen(tx: Tx, value: number): Promise<string> {
  const { rows } = await sql<{ seen: string }>`
    select current_user || ' ' || coalesce(nullif(current_setting('greenroom.workspace', true), ''), '-') || ' ' || ${value}::int as seen`.execute(
    tx,
  );
  return rows[0]!.seen;
}

test('720 statements of many clients at once all run as their role and for their workspace', async () => {
  const owner = (await sql<{ name: string }>`select current_user as name`.execute(db)).rows[0]!
    .name;
  const wrong: string[] = [];
  const check = async (expected: string, tx: Tx, n: number) => {
    const found = await seen(tx, n);
    if (found !== `${expected} ${n}`) wrong.push(found);
  };
  const work = Array.from({ length: 240 }, async (_, n) => {
    const workspaceId = `ws_${n % 5}`;
    const confined = `greenroom_workspace ${workspaceId}`;
    await Promise.all([
      runInWorkspace(workspaceId, () => check(confined, db, n)),
      runInWorkspace(workspaceId, () => db.transaction().execute((tx) => check(confined, tx, n))),
      n % 2 === 0
        ? check(`${owner} -`, db, n)
        : db.transaction().execute((tx) => check(`${owner} -`, tx, n)),
    ]);
  });
  await Promise.all(work);
  expect(wrong).toEqual([]);
});

test('a transaction is one: what it wrote is committed with it, or not at all', async () => {
  const ids = async () =>
    (await sql<{ id: number }>`select id from notes order by id`.execute(db)).rows.map(
      ({ id }) => id,
    );
  await runInWorkspace('ws_1', async () => {
    await db.transaction().execute(async (tx) => {
      await insert(tx, 1);
      await insert(tx, 2);
    });
    await expect(
      db.transaction().execute(async (tx) => {
        await insert(tx, 3);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    // The first statement of a transaction fails, and the next ones do not run outside it.
    await expect(
      db.transaction().execute(async (tx) => {
        await insert(tx, 1).catch(() => {});
        await insert(tx, 4);
      }),
    ).rejects.toMatchObject({ code: '25P02' });
    // A transaction without statements.
    await db.transaction().execute(async () => {});
    expect(await ids()).toEqual([1, 2]);
  });
});

const insert = (tx: Tx, id: number) => sql`insert into notes values (${id}, 'x')`.execute(tx);
const has = async (id: number) =>
  (await sql`select 1 from notes where id = ${id}`.execute(db)).rows.length > 0;

test('a transaction that cannot begin runs nothing and cannot be committed', async () => {
  await runInWorkspace('ws_1', () =>
    db.connection().execute(async (connection) => {
      await sql`start transaction isolation level nonsense`.execute(connection);
      await expect(insert(connection, 10)).rejects.toMatchObject({ code: '42601' });
      await expect(insert(connection, 10)).rejects.toThrow('was not begun');
      await expect(sql`commit`.execute(connection)).rejects.toThrow('was not begun');
    }),
  );
  expect(await has(10)).toBe(false);
});

test('a transaction whose first value cannot be written is left by nobody for the next', async () => {
  const one = createDatabase({ ...database.address, maxConnections: 1 });
  try {
    const circular: { itself?: unknown } = {};
    circular.itself = circular;
    const failing = runInWorkspace('ws_1', () =>
      one.transaction().execute((tx) => sql`select ${circular}::jsonb`.execute(tx)),
    );
    await expect(failing).rejects.toThrow(/circular/i);
    await insert(one, 30);
    expect(await seen(one, 31)).not.toContain('ws_1');
  } finally {
    await one.destroy();
  }
  // Committed, not lost with a transaction that nobody ended.
  expect(await has(30)).toBe(true);
});

test('a statement does not run when its role cannot be set', async () => {
  const name = `owner_${randomBytes(4).toString('hex')}`;
  await sql.raw(`create role ${name} login password 'own' in role greenroom_workspace`).execute(db);
  await sql.raw(`grant all on notes to ${name}`).execute(db);
  const url = new URL(database.url);
  url.username = name;
  url.password = 'own';
  const pooler = await testPooler(url.href);
  const own = createDatabase({ url: pooler.url, behindPooler: true, maxConnections: 1 });
  try {
    await runInWorkspace('ws_1', async () => {
      await insert(own, 20);
      const revoke = sql.raw(`revoke greenroom_workspace from ${name}`);
      await runUnscoped(() => revoke.execute(db));
      await expect(insert(own, 21)).rejects.toMatchObject({ code: '42501' });
      const inTransaction = own.transaction().execute((tx) => insert(tx, 22));
      await expect(inTransaction).rejects.toMatchObject({ code: '42501' });
    });
    expect(await Promise.all([20, 21, 22].map(has))).toEqual([true, false, false]);
  } finally {
    await own.destroy();
    await pooler.close();
    await sql.raw(`drop owned by ${name}; drop role ${name}`).execute(database.db);
  }
});

test('a named statement that was not parsed is sent again, and the pooler keeps the client', async () => {
  const one = createDatabase({ ...database.address, maxConnections: 1 });
  const missing = () => sql`select * from missing where id = ${1}`.execute(one);
  try {
    for (let times = 0; times < 3; times++) {
      await expect(runInWorkspace('ws_1', missing)).rejects.toMatchObject({ code: '42P01' });
      await expect(
        runInWorkspace('ws_1', () =>
          one.transaction().execute(async (tx) => {
            await seen(tx, 1);
            await sql`select * from missing where id = ${2}`.execute(tx);
          }),
        ),
      ).rejects.toMatchObject({ code: '42P01' });
    }
    await sql`create table missing (id int primary key)`.execute(db);
    await sql`grant all on missing to greenroom_workspace`.execute(db);
    for (let times = 0; times < 3; times++)
      expect((await runInWorkspace('ws_1', missing)).rows).toEqual([]);
  } finally {
    await one.destroy();
  }
});

test('a statement that nobody awaited never runs behind the end of its transaction, with all rights', async () => {
  const settings = { url: database.address.url, applicationName: 'test' };
  const connection = await TransactionConnection.open(settings, new Set());
  try {
    await connection.become('confined');
    connection.enterWorkspace('ws_1');
    const who = 'select current_user::text as name';
    await connection.query('begin');
    const first = connection.query(who);
    const late = connection.query(who).then(
      ({ rows }) => rows,
      (error: Error) => error.message,
    );
    await Promise.all([first, connection.query('commit')]);
    expect(await late).toContain('has ended');
  } finally {
    await connection.end();
  }
});

test('a statement whose plan a migration made outdated fails once, not in each session', async () => {
  const read = () =>
    runInWorkspace('ws_1', () => sql`select * from notes where id > ${0}`.execute(db));
  for (let times = 0; times < 8; times++) await read();
  await sql`alter table notes add column more text`.execute(db);
  await expect(read()).rejects.toMatchObject({ code: '0A000' });
  for (let times = 0; times < 8; times++) await read();
});
