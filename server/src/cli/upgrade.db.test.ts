import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { type TestCli, testCli } from '../../test/cli.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import type { Finding } from './finding.ts';

let database: TestDatabase;
let cli: TestCli;
afterEach(async () => {
  await cli.close();
  await database.close();
});

interface Check {
  possible: boolean;
  checks: Finding[];
}

const NEWEST = '0156_identity_keys';

/** A database on which the newest of these did not run yet. */
async function openBehind(): Promise<void> {
  database = await testDatabase();
  cli = await testCli({ DATABASE_URL: database.url, SECRET_KEY: 'sixteen characters or more' });
  await sql`delete from kysely_migration where name = ${NEWEST}`.execute(database.db);
}

const ranNewest = async (): Promise<boolean> => {
  const { rows } = await sql`select from kysely_migration where name = ${NEWEST}`.execute(
    database.db,
  );
  return rows.length === 1;
};

it('says what would run, rehearses it, and runs it', async () => {
  await openBehind();
  const check = await cli.json<Check>('upgrade', '--check');
  expect(check.possible).toBe(true);
  expect(check.checks).toContainEqual(
    expect.objectContaining({ name: 'migrations', message: `1 would run (${NEWEST})` }),
  );
  expect(await ranNewest()).toBe(false);
  expect(await cli.json('upgrade', '--rehearse')).toMatchObject({
    rehearsed: [{ name: NEWEST, ms: expect.any(Number) }],
  });
  expect(await ranNewest()).toBe(false);
  expect(await cli.json('upgrade')).toMatchObject({ ran: [NEWEST] });
  expect(await ranNewest()).toBe(true);
  expect(await cli.json('upgrade')).toMatchObject({ ran: [] });
});

it('a backup by the new version does not migrate: it comes before the upgrade', async () => {
  await openBehind();
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-before-'));
  try {
    const env = { BACKUP_PASSPHRASE: 'twelve characters or more' };
    const { exitCode, stderr } = await cli.run(['backup', join(folder, 'before.backup')], env);
    expect(exitCode, stderr).toBe(0);
    expect(await ranNewest()).toBe(false);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('fails the check, and names the remedy, when a newer version migrated the database', async () => {
  await openBehind();
  await sql`insert into kysely_migration (name, timestamp) values ('9999_newer', 'now')`.execute(
    database.db,
  );
  const { exitCode, stdout } = await cli.run(['upgrade', '--check', '--json']);
  expect(exitCode).toBe(1);
  const { possible, checks } = JSON.parse(stdout) as Check;
  expect(possible).toBe(false);
  expect(checks.find(({ name }) => name === 'migrations')).toMatchObject({
    status: 'fail',
    message: 'the database was migrated by a newer version (9999_newer)',
    remedy: expect.stringMatching(/^update this installation/),
  });
});
