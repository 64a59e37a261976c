import { sql } from 'kysely';
import type { Database } from '../platform/db.ts';

/** A running backup that was silent for this long was killed. */
const SILENT = sql`interval '5 minutes'`;

/**
 * Begins the record of a backup. Null while another one runs, or when `unlessSince` is given and
 * in the place of the schedule one succeeded since, or one failed in the last quarter of an hour.
 */
export async function claimBackup(
  db: Database,
  {
    name,
    at,
    unlessSince,
    isElsewhere,
  }: { name: string; at: Date; unlessSince: Date | null; isElsewhere: boolean },
): Promise<number | null> {
  await sql`
    update backups set finished_at = beat_at, error = 'the process that took it ended'
    where finished_at is null and beat_at < ${at}::timestamptz - ${SILENT}`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into backups (name, started_at, beat_at, elsewhere)
    select ${name}, ${at}, ${at}, ${isElsewhere}
    where ${unlessSince}::timestamptz is null or not exists (
      select from backups where not elsewhere and (started_at > ${unlessSince} and error is null
        or error is not null and started_at > ${at}::timestamptz - interval '15 minutes' and started_at <= ${at}))
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}

export async function beat(db: Database, id: number, at: Date): Promise<void> {
  await sql`update backups set beat_at = ${at} where id = ${id}`.execute(db);
}

export async function finishBackup(
  db: Database,
  id: number,
  { at, bytes, error }: { at: Date; bytes: number | null; error: string | null },
): Promise<void> {
  await sql`
    update backups set finished_at = ${at}, beat_at = ${at}, bytes = ${bytes}, error = ${error} where id = ${id}`.execute(
    db,
  );
}
