import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { auditCastings } from '../../test/casting-audit.ts';
import { type CastingsUnderTest, castingsUnderTest, start } from '../../test/castings.ts';
import type { TestDatabase } from '../../test/database.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { until } from '../../test/until.ts';
import { createCore } from '../core.ts';
import { systemClock } from '../platform/clock.ts';
import { loadConfig } from '../platform/config.ts';
import { createDatabase } from '../platform/db.ts';
import { silentLog } from '../platform/log.ts';
import { openFileStore } from '../platform/open-file-store.ts';
import { createFolderPlace, type Place } from '../platform/place.ts';
import { createBackups } from './backups.ts';
import { brokenPromises } from './check-store.ts';
import { createErasureLog } from './erasure-log.ts';
import { createErasureRecorder } from './erasures.ts';
import { readBackup, verifyBackup } from './restore.ts';
import { restoreInstallation } from './restore-installation.ts';

const PASSPHRASE = 'the passphrase of the tests';
/** As `testApi` has it. */
const SECRET_KEY = 'the secret key of the tests';

let source: CastingsUnderTest;
let ours: Client;
let folder: string;
let place: Place;
const opened: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-backup-'));
  place = createFolderPlace(join(folder, 'backups'));
  source = await castingsUnderTest();
  ours = await source.api.newClient({ apiCredits: 5_000 });
});
afterAll(async () => {
  for (const close of opened.reverse()) await close();
  await source.api.close();
  await rm(folder, { recursive: true, force: true });
});

const backupsOf = ({ services, database }: TestApi, clock = systemClock) =>
  createBackups({
    db: services.db,
    databaseUrl: database.url,
    files: openFileStore(services.config, clock),
    clock,
    log: silentLog,
    passphrase: PASSPHRASE,
    readSecretKey: async () => SECRET_KEY,
  });

/** A database without a table, on the server of the tests. */
async function emptyDatabase(name: string): Promise<TestDatabase> {
  const admin = new pg.Client({ connectionString: inject('serverUrl') });
  await admin.connect();
  const database = `restored_${name}_${process.pid}`;
  await admin.query(`create database ${database}`);
  const url = new URL(inject('serverUrl'));
  url.pathname = `/${database}`;
  const db = createDatabase({ url: url.href });
  const close = async () => {
    await db.destroy();
    await admin.query(`drop database ${database} with (force)`);
    await admin.end();
  };
  opened.push(close);
  return { db, url: url.href, address: { url: url.href }, close: async () => {} };
}

async function restore(
  name: string,
  database: TestDatabase,
  {
    dataDir = join(folder, database.url.slice(-12)),
    through = (parts: Parts): Parts => parts,
  } = {},
) {
  const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url });
  return restoreInstallation({
    config,
    database: { direct: database.db, databaseUrl: database.url },
    files: openFileStore(config, systemClock),
    parts: through(readBackup((await place.get(name))!, PASSPHRASE)),
    logs: [place],
    clock: systemClock,
  });
}

type Parts = ReturnType<typeof readBackup>;

/** A hash of all rows of each table; what only a process or a restore writes is left out. */
async function contentOf({ db }: Pick<TestDatabase, 'db'>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
      and relname not like 'kysely%' and relname not in ('backups', 'workers', 'live_events') order by 1`.execute(
    db,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ hash: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${sql.table(name)} t`.execute(
      db,
    );
    found[name] = rows[0]!.hash;
  }
  return found;
}

async function importCv(client: Client): Promise<void> {
  const response = await fetch(`${source.api.url}/api/v1/talents/imports`, {
    method: 'POST',
    body: 'Zoe Marlow\nzoe.marlow@example.org\n\nEXPERIENCE\nData Engineer, Globex\n2019 - 2022\n',
    headers: {
      'x-api-key': client.apiKey,
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''cv.txt`,
    },
  });
  const { data } = (await response.json()) as { data: { importId: string } };
  const path = `/v1/talents/imports/${data.importId}`;
  await until(async () => String((await client.get(path)).body.data.status) === 'completed');
}

const casting = (client: Client, city: string, greens: number) =>
  start(client, {
    filters: ENGINEERS_IN(city),
    target: { greens, maxCredits: 200 },
    forceNew: true,
  });

const find = async (client: Client) =>
  (await client.post('/v1/search/talents', { filters: ENGINEERS_IN('Paris') })).body.data.talents;

test('a backup under load is of one moment: restored, every ledger, casting and audit log holds', async () => {
  const backups = backupsOf(source.api);
  const starts: Promise<unknown>[] = [];
  let running = true;
  const load = (async () => {
    for (let n = 0; running; n++) {
      starts.push(casting(ours, 'Paris', 1 + (n % 5)));
      await source.api.importTalents(engineers(5, { city: `Town${n}` }));
    }
  })();
  await until(() => starts.length > 10);
  const summary = await backups.take(place, { name: 'under-load.backup' });
  running = false;
  await load;
  await Promise.all(starts);

  expect(summary.rows).toBeGreaterThan(100);
  const whole = await verifyBackup(readBackup((await place.get('under-load.backup'))!, PASSPHRASE));
  expect(whole).toMatchObject({ tables: summary.tables, rows: summary.rows });
  const target = await emptyDatabase('load');
  expect(await restore('under-load.backup', target)).toMatchObject({ rows: summary.rows });
  expect(await brokenPromises(target.db)).toEqual([]);
  expect(await auditCastings(target.db)).toEqual({});
});

test('restored elsewhere, everything is as it was: rows, files, keys, balance and search results', async () => {
  await importCv(ours);
  await until(async () => {
    const { rows } = await sql`select from castings where status = 'running'`.execute(
      source.api.database.db,
    );
    return rows.length === 0;
  });
  const found = await find(ours);
  const balance = await ours.balance();
  await source.api.services.requests.flush();
  const before = await contentOf(source.api.database);
  const { files } = await backupsOf(source.api).take(place, { name: 'quiet.backup' });
  expect(files).toBe(1);

  const target = await emptyDatabase('quiet');
  const dataDir = join(folder, 'quiet');
  await restore('quiet.backup', target, { dataDir });
  expect(await contentOf(target)).toEqual(before);
  expect(await readdir(join(dataDir, 'files', ours.workspaceId))).toHaveLength(1);
  expect(await readdir(dataDir)).toContain('secret.key');

  const again = await testApi({ database: target, env: { DATA_DIR: dataDir } });
  opened.push(() => again.close());
  const same = again.clientOf(ours.workspaceId, ours.apiKey);
  expect(await again.services.credits.available(target.db, ours.workspaceId, 'api')).toBe(balance);
  expect((await find(same)).map(({ id }) => id)).toEqual(found.map(({ id }) => id));
  // Sequences go on behind what was restored.
  await again.importTalents(engineers(1, { city: 'Nice' }));
  expect((await casting(same, 'Lyon', 1)).status).toBe(202);
});

test('people who were erased after the backup are erased again, and never imported again', async () => {
  const { services, database } = source.api;
  const [gone, kept] = engineers(2, { city: 'Brest' }).map((talent, n) => ({
    ...talent,
    proNetworkUrl: `https://www.linkedin.com/in/brest-${n}`,
  })) as { id: string; proNetworkUrl: string }[];
  await source.api.importTalents([gone!, kept!]);
  await backupsOf(source.api).take(place, { name: 'before.backup' });
  const later = { ...gone!, id: 'later-brest', proNetworkUrl: 'https://www.linkedin.com/in/later' };
  await source.api.importTalents([later]);
  await services.erasure.erase(gone!.id);
  await services.erasure.erase(later.id);
  const log = createErasureLog(place, services.secretBox);
  const record = createErasureRecorder({ db: database.db, log, clock: systemClock });
  expect(await record()).toBe(2);
  expect(await record()).toBe(0);
  for (const { name } of await place.list('erasures/')) {
    const text = Buffer.concat(await Array.fromAsync((await place.get(name))!)).toString();
    expect(name + text).not.toMatch(/brest|later|linkedin/i);
  }

  const target = await emptyDatabase('erased');
  expect(await restore('before.backup', target)).toMatchObject({ erased: 1, remembered: 1 });
  const { rows } =
    await sql`select id, profile from talents where id in (${gone!.id}, ${kept!.id}) and erased_at is null`.execute(
      target.db,
    );
  expect(rows).toMatchObject([{ id: kept!.id }]);
  const config = loadConfig({ SECRET_KEY, DATABASE_URL: target.url });
  const { talents } = createCore({ db: target.db, secretBox: services.secretBox }, config);
  await talents.importProfiles([gone!, later]);
  const { rows: imported } =
    await sql`select id from talents where profile->>'city' = 'Brest'`.execute(target.db);
  expect(imported).toEqual([{ id: kept!.id }]);
  expect(await brokenPromises(target.db)).toEqual([]);
});

test('a restore into a database that is in use changes nothing and says why', async () => {
  const before = await contentOf(source.api.database);
  await expect(restore('before.backup', source.api.database)).rejects.toThrow(
    'The database holds an installation already',
  );
  expect(await contentOf(source.api.database)).toEqual(before);
});

test('a restore that fails half-way leaves no rows, and can be repeated', async () => {
  const target = await emptyDatabase('halves');
  async function* cut(parts: Parts): Parts {
    for await (const part of parts) {
      if (part.type === 'begin' && part.header.kind === 'sequences') throw new Error('cut off');
      yield part;
    }
  }
  await expect(restore('before.backup', target, { through: cut })).rejects.toThrow('cut off');
  const { rows } = await sql`select from workspaces`.execute(target.db);
  expect(rows).toEqual([]);
  expect(await restore('before.backup', target)).toMatchObject({ tables: expect.any(Number) });
});

test('the schedule takes one backup when it is due, over all processes, and deletes old ones', async () => {
  const scheduled = createFolderPlace(join(folder, 'scheduled'));
  let now = new Date(Date.now() + 60 * 60 * 1_000);
  const clock = { ...systemClock, now: () => now };
  const backups = backupsOf(source.api, clock);
  const schedule = { place: scheduled, everyHours: 24, keepDays: 2 };
  // One that was taken by hand counts, unless it is in another place.
  await backups.take(scheduled, { name: 'by-hand.backup' });
  await backups.runDue(schedule);
  expect(await scheduled.list('')).toHaveLength(1);
  await source.api.services.db.updateTable('backups').set({ elsewhere: true }).execute();
  await backups.runDue(schedule);
  expect(await scheduled.list('')).toHaveLength(2);
  await scheduled.remove('by-hand.backup');
  for (let day = 0; day < 4; day++) {
    now = new Date(now.getTime() + 25 * 60 * 60 * 1_000);
    await Promise.all([backups.runDue(schedule), backups.runDue(schedule)]);
    await backups.runDue(schedule);
  }
  expect(await scheduled.list('')).toHaveLength(2);
});
