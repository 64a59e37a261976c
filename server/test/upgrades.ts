import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Migrator, sql } from 'kysely';
import type { Database } from '../src/platform/db.ts';

const FOLDER = new URL('./upgrades/', import.meta.url);
const MIGRATIONS = new URL('../migrations/', import.meta.url);

/**
 * What an earlier version of this repository had in its database after a short journey: its commit
 * was checked out and run, people were imported, a qualified search ended, two candidates were
 * added to a sourcing. docs/decisions/0148 says how another one is made.
 */
export interface EarlierDatabase {
  /** Number of its newest migration. */
  name: string;
  commit: string;
  apiKey: string;
  workspaceId: string;
  castingId: string;
  sourcingId: string;
  migrations: string[];
  tables: Record<string, Record<string, unknown>[]>;
}

export async function earlierDatabases(): Promise<EarlierDatabase[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.json.gz')).sort();
  return Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, 4),
      ...JSON.parse(
        (await promisify(gunzip)(await readFile(new URL(file, FOLDER)))).toString('utf8'),
      ),
    })),
  );
}

/** Makes an empty database what that version left, and nothing newer. */
export async function restoreEarlier(db: Database, earlier: EarlierDatabase): Promise<void> {
  await runOnly(db, earlier.migrations);
  await db.transaction().execute(async (tx) => {
    // The rows are as triggers left them.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const [table, rows] of Object.entries(earlier.tables)) {
      const { rows: columns } = await sql<{ name: string; isIdentity: boolean }>`
        select column_name as name, is_identity = 'YES' as "isIdentity" from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(
        tx,
      );
      const names = sql.join(columns.map(({ name }) => sql.ref(name)));
      await sql`delete from ${sql.table(table)}`.execute(tx);
      await sql`insert into ${sql.table(table)} (${names}) overriding system value
        select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
        tx,
      );
      for (const { name } of columns.filter(({ isIdentity }) => isIdentity))
        await sql`select setval(pg_get_serial_sequence(${table}, ${name}), coalesce(max(${sql.ref(name)}), 0) + 1) from ${sql.table(table)}`.execute(
          tx,
        );
    }
    // The number of a transaction of that cluster, which may be of the future here.
    await sql`update talents set changed_xid = pg_current_xact_id()`.execute(tx);
  });
}

/** As that version did: without what later migrations brought, such as checksums. */
async function runOnly(db: Database, names: readonly string[]): Promise<void> {
  const texts = await Promise.all(
    names.map((name) => readFile(new URL(`${name}.sql`, MIGRATIONS), 'utf8')),
  );
  const migrations = names.map(
    (name, at) =>
      [name, { up: async (tx: Database) => void (await sql.raw(texts[at]!).execute(tx)) }] as const,
  );
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(migrations) },
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
