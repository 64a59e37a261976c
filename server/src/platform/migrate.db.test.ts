import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { createDatabase, type Database } from './db.ts';
import { inspectDatabase } from './inspect.ts';
import { migrate, migrationChecksum, migrationNames, rehearse } from './migrate.ts';

const RELEASED = new URL('../../migrations/', import.meta.url);

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function administer(...statements: string[]): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('serverUrl') });
  await admin.connect();
  try {
    for (const statement of statements) await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/** A database that no migration has run on, owned by a user who is not a superuser. */
async function emptyDatabase(): Promise<{ db: Database; url: string }> {
  const name = `owner_${randomBytes(6).toString('hex')}`;
  await administer(
    `create role ${name} login password '${name}' nosuperuser nocreatedb nocreaterole`,
    `create database ${name} owner ${name}`,
  );
  const url = new URL(inject('serverUrl'));
  Object.assign(url, { username: name, password: name, pathname: `/${name}` });
  const db = createDatabase({ url: url.href });
  cleanups.push(async () => {
    await db.destroy();
    await administer(`drop database ${name} with (force)`, `drop role ${name}`);
  });
  return { db, url: url.href };
}

/** The migrations of another version: the released ones, with some removed, added or edited. */
async function versionWith(edits: Record<string, ((text: string) => string) | null>): Promise<URL> {
  const folder = await mkdtemp(path.join(tmpdir(), 'greenroom-migrations-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  await cp(RELEASED, folder, { recursive: true });
  for (const [name, edit] of Object.entries(edits)) {
    const file = path.join(folder, `${name}.sql`);
    if (edit === null) await rm(file);
    else await writeFile(file, edit(await readFile(file, 'utf8').catch(() => '')));
  }
  return pathToFileURL(`${folder}/`);
}

const checksums = async (db: Database): Promise<Record<string, string | null>> => {
  const { rows } = await sql<{
    name: string;
    checksum: string | null;
  }>`select name, checksum from kysely_migration order by name`.execute(db);
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]));
};

it('needs no superuser: the owner of an external database can migrate it, extensions too', async () => {
  const { db } = await emptyDatabase();
  expect(await migrate(db)).toEqual(await migrationNames());
});

describe('the checksum of a migration', () => {
  it('is recorded when it runs, and at the next start of an installation that has none', async () => {
    const { db } = await emptyDatabase();
    await migrate(db);
    const files = (await readdir(RELEASED)).sort();
    const expected = await Promise.all(
      files.map(
        async (file) =>
          [
            file.replace('.sql', ''),
            migrationChecksum(await readFile(new URL(file, RELEASED), 'utf8')),
          ] as const,
      ),
    );
    expect(await checksums(db)).toEqual(Object.fromEntries(expected));
    await sql`update kysely_migration set checksum = null`.execute(db);
    expect(await migrate(db)).toEqual([]);
    expect(await checksums(db)).toEqual(Object.fromEntries(expected));
  });

  it('stops every start with an edited text, names the migration and the remedy, and runs nothing', async () => {
    const { db, url } = await emptyDatabase();
    await migrate(db);
    const edited = await versionWith({
      '0002_credits': (text) => `${text}\n-- harmless`,
      '9999_later': () => 'create table later ();',
    });
    const message =
      'The text of 0002_credits was edited after it ran on this database: reinstall this version, .* new migration\\.$';
    for (const _start of [1, 2])
      await expect(migrate(db, edited)).rejects.toThrow(new RegExp(`^${message}`));
    expect(await checksums(db)).not.toHaveProperty('9999_later');
    await sql`update kysely_migration set checksum = ${migrationChecksum('edited')} where name = '0002_credits'`.execute(
      db,
    );
    expect((await inspectDatabase(url)).migrations).toEqual({
      pending: [],
      unknown: [],
      ahead: [],
      edited: ['0002_credits'],
    });
  });

  it('is the same with the line ends of Windows', async () => {
    const { db } = await emptyDatabase();
    await migrate(db);
    expect(
      await migrate(
        db,
        await versionWith({ '0002_credits': (text) => text.replaceAll('\n', '\r\n') }),
      ),
    ).toEqual([]);
  });

  it('accepts the text that 0003 had before its comment was edited, and no other former one', async () => {
    const { db } = await emptyDatabase();
    const before = 'A dump restored into another cluster must set it again (pg_current_xact_id()).';
    const former = (text: string): string =>
      text.replace(
        'In a dump restored into another cluster it may be of the future: see adopt_restored.',
        before,
      );
    await migrate(db, await versionWith({ '0003_talents': former }));
    expect((await checksums(db))['0003_talents']).not.toBe(
      migrationChecksum(await readFile(new URL('0003_talents.sql', RELEASED), 'utf8')),
    );
    expect(await migrate(db)).toEqual([]);
    expect(await migrate(db, await versionWith({ '0003_talents': former }))).toEqual([]);
  });
});

describe('versions that differ', () => {
  const newer = () =>
    versionWith({
      '9998_newer': () => 'create table newer ();',
      '9999_newest': () => 'create table newest ();',
    });

  it('the version before starts again on a database that the next one migrated', async () => {
    const { db, url } = await emptyDatabase();
    await migrate(db);
    await migrate(db, await newer());
    const before = await checksums(db);
    expect(await migrate(db)).toEqual([]);
    expect(await rehearse(db)).toEqual([]);
    expect(await checksums(db)).toEqual(before);
    expect((await inspectDatabase(url)).migrations).toEqual({
      pending: [],
      unknown: [],
      ahead: ['9998_newer', '9999_newest'],
      edited: [],
    });
    expect(await migrate(db, await newer())).toEqual([]);
  });

  it('a program that has not all of the older migrations never runs beside', async () => {
    const { db } = await emptyDatabase();
    await migrate(db, await newer());
    const strange = await versionWith({ '9997_mine': () => 'create table mine ();' });
    await expect(migrate(db, strange)).rejects.toThrow(/newer version of Greenroom \(9998_newer/);
  });

  it('an older program refuses a database that no longer suits it', async () => {
    const { db, url } = await emptyDatabase();
    await migrate(db, await newer());
    // As the version after the next one says of what it ran.
    await sql`update kysely_migration set beside = '9998_newer' where name = '9999_newest'`.execute(
      db,
    );
    await expect(migrate(db)).rejects.toThrow(
      /^The database was migrated by a newer version of Greenroom \(9998_newer, 9999_newest, unknown here\): update this installation/,
    );
    expect((await inspectDatabase(url)).migrations.unknown).toEqual(['9998_newer', '9999_newest']);
  });

  it('a migration whose number is lower than one that ran still runs', async () => {
    const { db } = await emptyDatabase();
    await migrate(db, await versionWith({ '0049_restored': null }));
    expect(await migrate(db)).toEqual(['0049_restored']);
    expect((await checksums(db))['0049_restored']).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a migration that fails', () => {
  const broken = () =>
    versionWith({
      '9998_good': () => 'create table good ();',
      '9999_bad': () => 'alter table no_such_table add column x text;',
    });

  it('leaves nothing of its version behind, and the version before starts and goes on', async () => {
    const { db } = await emptyDatabase();
    await migrate(db);
    const before = await checksums(db);
    await expect(migrate(db, await broken())).rejects.toThrow(
      /^9999_bad cannot run \(relation "no_such_table" does not exist\); nothing was changed: the version before goes on/,
    );
    expect(await checksums(db)).toEqual(before);
    const { rows } = await sql`select to_regclass('good') as good`.execute(db);
    expect(rows).toEqual([{ good: null }]);
    expect(await migrate(db)).toEqual([]);
  });

  it('gives up on a table that somebody holds, so that the queries behind it go on', async () => {
    const { db } = await emptyDatabase();
    await migrate(db);
    const impatient = await versionWith({
      '9999_wide': () =>
        "set local lock_timeout = '50ms'; alter table workspaces add column wide text;",
    });
    const limit = await versionWith({
      '9999_limit': () =>
        "create table limit_seen as select current_setting('lock_timeout') as value;",
    });
    await db.transaction().execute(async (tx) => {
      await sql`lock table workspaces in access share mode`.execute(tx);
      await expect(migrate(db, impatient)).rejects.toThrow(/9999_wide cannot run .*lock timeout/);
      await sql`select from workspaces`.execute(tx);
    });
    expect(await migrate(db, limit)).toEqual(['9999_limit']);
    const { rows } = await sql`select value from limit_seen`.execute(db);
    expect(rows).toEqual([{ value: '30s' }]);
  });

  it('is found by a rehearsal, which runs on the data and changes nothing', async () => {
    const { db } = await emptyDatabase();
    await migrate(db, await versionWith({ '0156_identity_keys': null }));
    const before = await checksums(db);
    expect((await rehearse(db)).map(({ name }) => name)).toEqual(['0156_identity_keys']);
    await expect(rehearse(db, await broken())).rejects.toThrow(/^9999_bad cannot run/);
    expect(await checksums(db)).toEqual(before);
  });
});
