import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** Notified when sessions must be checked: those of the user with the id, or all without an id. */
const SESSIONS_CHANNEL = 'sessions';

/** False when it was already suspended for this reason. Also ends open streams of its members. */
export async function setSuspension(
  tx: Tx,
  workspaceId: string,
  reason: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    with suspended as (
      update workspaces set suspended_at = coalesce(suspended_at, clock_timestamp()), suspension_reason = ${reason}
      where id = ${workspaceId} and (suspended_at is null or suspension_reason is distinct from ${reason})
      returning 1)
    select pg_notify(${SESSIONS_CHANNEL}, '') from suspended`.execute(tx);
  return rows.length > 0;
}

/** False when it was not suspended. */
export async function clearSuspension(tx: Tx, workspaceId: string): Promise<boolean> {
  const { rows } = await sql`
    update workspaces set suspended_at = null, suspension_reason = null
    where id = ${workspaceId} and suspended_at is not null returning 1`.execute(tx);
  return rows.length > 0;
}

/** The operator's reason for the suspension; null when none was given. */
export async function readSuspensionReason(tx: Tx, workspaceId: string): Promise<string | null> {
  const { rows } = await sql<{
    reason: string | null;
  }>`select suspension_reason as reason from workspaces where id = ${workspaceId}`.execute(tx);
  return rows[0]?.reason ?? null;
}

/** What can end for a caller who waits; one statement, since thousands wait at the same time. */
export async function readStanding(
  tx: Tx,
  { workspaceId, keyId }: { workspaceId: string; keyId: string | null },
): Promise<{ isSuspended: boolean; isKeyActive: boolean }> {
  const { rows } = await sql<{ isSuspended: boolean; isKeyActive: boolean }>`
    select exists (select from workspaces where id = ${workspaceId} and suspended_at is not null) as "isSuspended",
      ${keyId}::text is null or exists (select from api_keys where id = ${keyId} and revoked_at is null) as "isKeyActive"`.execute(
    tx,
  );
  return rows[0]!;
}
