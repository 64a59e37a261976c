import { readdir, readFile } from 'node:fs/promises';
import { type Migration, Migrator, sql } from 'kysely';
import type { Database } from './db.ts';

const folder = new URL('../../migrations/', import.meta.url);

/**
 * Brings the database to the newest schema: every `migrations/NNNN-name.sql` that has not run yet, in order. Kysely's migrator
 * holds an advisory lock, so any number of processes may start at once. Returns the names of those that ran.
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  // Also when nothing ran: an operator may have given the role since.
  await sql`select enclose_workspaces()`.execute(db);
  return (results ?? []).filter((r) => r.status === 'Success').map((r) => r.migrationName);
}

/** Every migration of this program, in order. */
export async function migrationNames(): Promise<string[]> {
  return (await migrationFiles()).map(nameOf);
}

async function migrationFiles(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

function nameOf(file: string): string {
  return file.slice(0, -'.sql'.length);
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = await migrationFiles();
  return Object.fromEntries(
    files.map((name) => [
      nameOf(name),
      {
        up: async (db) => {
          const text = await readFile(new URL(name, folder), 'utf8');
          await sql.raw(text).execute(db);
        },
      } satisfies Migration,
    ]),
  );
}
