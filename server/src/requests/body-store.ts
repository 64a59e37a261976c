import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** A sealed exchange of a request. */
export interface StoredBodies {
  workspaceId: string;
  trackingCode: string;
  at: Date;
  sealed: Buffer;
}

/** When all bodies were deleted last, because a person was erased. */
const CLEARED = 'request_bodies_cleared';

/** Requests read while an erasure commits; their bodies are not stored. */
const COMMIT_MS = 60_000;

/**
 * Inserts a batch, but for requests that came before the last erasure: they waited in memory while
 * the others were deleted, and may hold the person who was erased. The lock makes an erasure wait
 * for this insert, or this insert read what the erasure commits.
 */
export async function insertBodies(tx: Tx, bodies: readonly StoredBodies[]): Promise<void> {
  if (bodies.length === 0) return;
  const rows = bodies.map(
    ({ workspaceId, trackingCode, at, sealed }) =>
      sql`(${workspaceId}, ${trackingCode}, ${at}::timestamptz, ${sealed}::bytea)`,
  );
  await sql`
    with cleared as (select at from milestones where name = ${CLEARED} for share)
    insert into request_bodies (workspace_id, tracking_code, at, sealed)
    select sent.* from (values ${sql.join(rows)}) sent (workspace_id, tracking_code, at, sealed)
    where sent.at > (select at from cleared)
    on conflict do nothing`.execute(tx);
}

export async function readBodies(
  tx: Tx,
  workspaceId: string,
  { trackingCode, since }: { trackingCode: string; since: Date },
): Promise<Buffer | null> {
  const { rows } = await sql<{ sealed: Buffer }>`
    select sealed from request_bodies
    where workspace_id = ${workspaceId} and tracking_code = ${trackingCode} and at > ${since}`.execute(
    tx,
  );
  return rows[0]?.sealed ?? null;
}

/** Deletes older bodies, at most `limit`; returns how many. */
export async function deleteOldBodies(tx: Tx, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    with gone as (
      delete from request_bodies where ctid = any (array(select ctid from request_bodies where at <= ${before} limit ${limit})) returning 1)
    select count(*)::integer as deleted from gone`.execute(tx);
  return rows[0]!.deleted;
}

/** Deletes all bodies of all workspaces, also those that are still to be written. */
export async function clearBodies(tx: Tx, at: Date): Promise<void> {
  await sql`
    update milestones set at = greatest(at, ${new Date(at.getTime() + COMMIT_MS)}::timestamptz) where name = ${CLEARED}`.execute(
    tx,
  );
  await sql`delete from request_bodies`.execute(tx);
}
