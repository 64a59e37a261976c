import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from './db.ts';

const root = new URL('../', import.meta.url);

/**
 * A hash of the program's own files and tables below these folders (from `src`): what was computed by other code must not be used. Reading a few
 * megabytes takes milliseconds; a version number that somebody forgets to raise would take an evening.
 */
export function codeFingerprint(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(new URL(`${folder}/`, root), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:[jt]s|tsv)$/.test(entry.name) && !entry.name.includes('.test.'))
      .map((entry) => `${entry.parentPath}/${entry.name}`)
      .sort();
    for (const file of files) hash.update(file.slice(file.lastIndexOf('/'))).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Which database this is: the cluster, its timeline (a restored backup has another) and the database in it. */
export async function databaseIdentity(db: Database): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select concat_ws(':', (select system_identifier from pg_control_system()), (select timeline_id from pg_control_checkpoint()),
      (select oid from pg_database where datname = current_database())) as identity`.execute(db);
  return rows[0]!.identity;
}
