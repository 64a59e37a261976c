import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestCli, testCli } from '../../../test/cli.ts';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import { failureLines } from '../../cli/failure.ts';
import { createCore } from '../../core.ts';
import { loadConfig } from '../../platform/config.ts';
import { isConnectionLost } from '../../platform/database-errors.ts';
import { createDatabase, type Database } from '../../platform/db.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { ImportStopped } from './import-stopped.ts';

/*
 * Files of people with neither an id nor a profile URL: importing one of them twice
 * adds them twice.
 */

const SECRET_KEY = 'the secret key of the tests';
const ROWS = 1_700;

let database: TestDatabase;
let cli: TestCli;
let file: string;

beforeAll(async () => {
  database = await testDatabase();
  cli = await testCli({ DATABASE_URL: database.url, SECRET_KEY });
  file = join(cli.folder, 'people.jsonl');
});
afterEach(async () => {
  await sql`drop trigger if exists stops on talents`.execute(database.db);
});
afterAll(async () => {
  await cli.close();
  await database.close();
});

const person = (n: number) => ({
  firstname: 'Person',
  lastname: `Number ${n}`,
  jobTitle: 'Engineer',
  experiences: [{ title: 'Engineer' }],
});

/** `from` makes the people of one test others than those of the next. */
const writePeople = (from: number): Promise<void> =>
  writeFile(
    file,
    Array.from({ length: ROWS }, (_, i) => JSON.stringify(person(from + i))).join('\n'),
  );

/** Does something in the transaction of the nth batch, once: a sequence is not rolled back. */
async function atBatch(n: number, statement: string): Promise<void> {
  await sql
    .raw(`
    drop sequence if exists batches;
    create sequence batches;
    create or replace function stop_batch() returns trigger language plpgsql as $$
    begin
      if nextval('batches') = ${n} then ${statement}; end if;
      return null;
    end $$;
    create trigger stops after insert on talents for each statement execute function stop_batch()`)
    .execute(database.db);
}

const DISK_FULL = `raise exception using errcode = '53100', message = 'could not extend file "base/1/2": No space left on device'`;

const talentsOf = (db: Database) =>
  createCore({ db, secretBox: createSecretBox(SECRET_KEY) }, loadConfig({})).talents;

/** How many of a test's people there are, and how many different ones. */
async function people(from: number): Promise<{ all: number; different: number }> {
  const { rows } = await sql<{ all: number; different: number }>`
    select count(*)::int as all, count(distinct number)::int as different
    from talents cross join lateral (select substr(profile->>'lastname', 8)::int as number) named
    where number >= ${from} and number < ${from} + 10000`.execute(database.db);
  return rows[0]!;
}

describe('a batch', () => {
  test('whose connection breaks before its commit is imported once, automatically', async () => {
    await writePeople(10_000);
    await atBatch(2, 'perform pg_terminate_backend(pg_backend_pid())');
    expect(await talentsOf(database.db).importFile(file)).toEqual({
      imported: ROWS,
      updated: 0,
      rejected: 0,
    });
    expect(await people(10_000)).toEqual({ all: ROWS, different: ROWS });
  });

  test('whose commit is done but not answered is imported once', async () => {
    await writePeople(20_000);
    let commits = 0;
    const target = new URL(database.url);
    const proxy = createServer((client) => {
      const server = connect(Number(target.port), target.hostname);
      client.on('error', () => {}).pipe(server);
      server
        .on('error', () => {})
        .on('data', (data) => {
          // The message CommandComplete.
          if (data.includes('COMMIT\0') && ++commits === 2) client.destroy();
          else client.write(data);
        });
      server.on('close', () => client.destroy());
      client.on('close', () => server.destroy());
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const url = Object.assign(new URL(database.url), {
      port: String((proxy.address() as AddressInfo).port),
    });
    const db = createDatabase({ url: url.href });
    try {
      expect(await talentsOf(db).importFile(file)).toEqual({
        imported: ROWS,
        updated: 0,
        rejected: 0,
      });
      expect(commits).toBeGreaterThan(2);
      expect(await people(20_000)).toEqual({ all: ROWS, different: ROWS });
    } finally {
      await db.destroy();
      proxy.close();
    }
  });
});

describe('an import that stops', () => {
  test('reports that the disk is full and where it stopped, and continues there when run again, with the counts of both', async () => {
    await writePeople(30_000);
    await atBatch(3, DISK_FULL);
    const stopped = await cli.run(['talents', 'import', file]);
    expect(stopped).toMatchObject({ exitCode: 1, stdout: '' });
    expect(stopped.stderr.trimEnd().split('\n').slice(-2)).toEqual([
      `greenroom: ${file}: stopped after line 1,000: The disk of the database is full (could not extend file "base/1/2": No space left on device): free some space, then run the command again.`,
      'greenroom: 1,000 talents imported, 0 updated, 0 rejected so far. Run the same command again to continue.',
    ]);
    expect(await people(30_000)).toEqual({ all: 1_000, different: 1_000 });
    const again = await cli.run(['talents', 'import', file, '--json']);
    expect(again.stderr).toBe(
      `${file}: continuing after line 1,000, where an earlier import stopped\n`,
    );
    expect(JSON.parse(again.stdout)).toEqual({ imported: ROWS, updated: 0, rejected: 0 });
    expect(await people(30_000)).toEqual({ all: ROWS, different: ROWS });
    // It is imported, and nothing is left to continue.
    expect((await sql`select from import_progress`.execute(database.db)).rows).toEqual([]);
  });

  test('starts again with a file that was changed since', async () => {
    await writePeople(40_000);
    await atBatch(3, DISK_FULL);
    const talents = talentsOf(database.db);
    await expect(talents.importFile(file)).rejects.toMatchObject({
      name: 'ImportStopped',
      place: { line: 1_000, imported: 1_000 },
    });
    await writePeople(50_000);
    const resumed: unknown[] = [];
    expect(await talents.importFile(file, { onResumed: (place) => resumed.push(place) })).toEqual({
      imported: ROWS,
      updated: 0,
      rejected: 0,
    });
    expect(resumed).toEqual([]);
    expect([await people(40_000), await people(50_000)]).toEqual([
      { all: 1_000, different: 1_000 },
      { all: ROWS, different: ROWS },
    ]);
  });

  test('stops immediately where waiting for the database is useless, and explains the connection error', async () => {
    await writePeople(60_000);
    await atBatch(2, 'perform pg_terminate_backend(pg_backend_pid())');
    const stopped = await talentsOf(database.db)
      .importFile(file, { isHopeless: async () => true })
      .catch((error) => error as ImportStopped);
    expect(stopped).toBeInstanceOf(ImportStopped);
    expect((stopped as ImportStopped).place).toMatchObject({ rowsDone: 500, line: 500 });
    expect(isConnectionLost((stopped as ImportStopped).cause)).toBe(true);
    expect(
      failureLines(new Error('Client has encountered a connection error and is not queryable')),
    ).toEqual([
      'The connection to the database broke (Client has encountered a connection error and is not queryable); run greenroom doctor for details.',
    ]);
  });
});
