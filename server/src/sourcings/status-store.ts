import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { CustomStatus } from './rules/statuses.ts';

/** In their order. */
export async function readStatuses(tx: Tx, workspaceId: string): Promise<CustomStatus[]> {
  const { rows } = await sql<CustomStatus>`
    select handle, label, position from custom_statuses where workspace_id = ${workspaceId} order by position`.execute(
    tx,
  );
  return rows;
}

/** Serializes changes to a workspace's statuses. */
export async function lockStatuses(tx: Tx, workspaceId: string): Promise<CustomStatus[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`statuses:${workspaceId}`}, 0))`.execute(
    tx,
  );
  return readStatuses(tx, workspaceId);
}

/** Prevents the deletion of the status until the transaction ends; false when it does not exist. */
export async function holdStatus(tx: Tx, workspaceId: string, handle: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from custom_statuses where workspace_id = ${workspaceId} and handle = ${handle} for key share`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function insertStatus(
  tx: Tx,
  workspaceId: string,
  { handle, label, position }: CustomStatus,
): Promise<void> {
  await sql`
    insert into custom_statuses (workspace_id, handle, label, position) values (${workspaceId}, ${handle}, ${label}, ${position})`.execute(
    tx,
  );
}

export async function renameStatus(
  tx: Tx,
  workspaceId: string,
  handle: string,
  label: string,
): Promise<void> {
  await sql`update custom_statuses set label = ${label} where workspace_id = ${workspaceId} and handle = ${handle}`.execute(
    tx,
  );
}

/** Sets the positions of the handles to 0, 1, 2, ... */
export async function orderStatuses(
  tx: Tx,
  workspaceId: string,
  handles: readonly string[],
): Promise<void> {
  await sql`
    update custom_statuses s set position = given.place - 1
    from unnest(${[...handles]}::text[]) with ordinality as given (handle, place)
    where s.workspace_id = ${workspaceId} and s.handle = given.handle and s.position <> given.place - 1`.execute(
    tx,
  );
}

/**
 * Waits for transactions that are setting the status on a candidate, then counts the candidates
 * that have it.
 */
export async function countUses(tx: Tx, workspaceId: string, handle: string): Promise<number> {
  await sql`select 1 from custom_statuses where workspace_id = ${workspaceId} and handle = ${handle} for update`.execute(
    tx,
  );
  const { rows } = await sql<{ uses: number }>`
    select count(*) as uses from candidates where workspace_id = ${workspaceId} and custom_status_handle = ${handle}`.execute(
    tx,
  );
  return rows[0]!.uses;
}

export async function deleteStatus(tx: Tx, workspaceId: string, handle: string): Promise<void> {
  await sql`delete from custom_statuses where workspace_id = ${workspaceId} and handle = ${handle}`.execute(
    tx,
  );
}
