import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** How far the import of a file has progressed. */
export interface ImportPlace {
  rowsDone: number;
  /** The line of the last of those rows, from 1. */
  line: number;
  imported: number;
  updated: number;
  rejected: number;
}

/** An import that stopped longer ago starts again, because too much may have changed since. */
const RETENTION_DAYS = 7;

export async function readPlace(
  tx: Tx,
  fingerprint: Buffer,
  now: Date,
): Promise<ImportPlace | null> {
  const { rows } = await sql<ImportPlace>`
    select rows_done as "rowsDone", line, imported, updated, rejected from import_progress
    where fingerprint = ${fingerprint} and changed_at > ${now}::timestamptz - ${RETENTION_DAYS} * interval '1 day'`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export async function writePlace(
  tx: Tx,
  fingerprint: Buffer,
  place: ImportPlace,
  now: Date,
): Promise<void> {
  const { rowsDone, line, imported, updated, rejected } = place;
  await sql`
    insert into import_progress values (${fingerprint}, ${rowsDone}, ${line}, ${imported}, ${updated}, ${rejected}, ${now})
    on conflict (fingerprint) do update set rows_done = excluded.rows_done, line = excluded.line, imported = excluded.imported,
      updated = excluded.updated, rejected = excluded.rejected, changed_at = excluded.changed_at`.execute(
    tx,
  );
}

/** Deletes the place of a completed file, and places that are too old to resume. */
export async function forgetPlace(tx: Tx, fingerprint: Buffer, now: Date): Promise<void> {
  await sql`
    delete from import_progress
    where fingerprint = ${fingerprint} or changed_at <= ${now}::timestamptz - ${RETENTION_DAYS} * interval '1 day'`.execute(
    tx,
  );
}
