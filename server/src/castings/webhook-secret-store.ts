import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** The secrets that sign webhooks, sealed. */

export interface SecretState {
  /** Null: deliveries are not signed, except those of castings with a secret of their own. */
  createdAt: Date | null;
  /** Until when the secret before it signs too. */
  previousUntil: Date | null;
}

/**
 * Puts a secret in force: of the casting, or of the workspace for null. The one before signs beside
 * it for the overlap.
 */
export async function putSecret(
  tx: Tx,
  workspaceId: string,
  castingId: string | null,
  { sealed, overlapHours }: { sealed: Buffer; overlapHours: number },
): Promise<void> {
  // Rotations wait for each other here; what an earlier one left behind ends now.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhook secret:${workspaceId}:${castingId ?? ''}`}, 0))`.execute(
    tx,
  );
  await sql`
    delete from webhook_secrets
    where workspace_id = ${workspaceId} and casting_id is not distinct from ${castingId}::text and expires_at is not null`.execute(
    tx,
  );
  await sql`
    update webhook_secrets set expires_at = clock_timestamp() + ${overlapHours} * interval '1 hour'
    where workspace_id = ${workspaceId} and casting_id is not distinct from ${castingId}::text`.execute(
    tx,
  );
  await sql`insert into webhook_secrets (workspace_id, casting_id, sealed) values (${workspaceId}, ${castingId}, ${sealed})`.execute(
    tx,
  );
}

/** Stops signing at once. False when there was no secret. */
export async function deleteSecrets(
  tx: Tx,
  workspaceId: string,
  castingId: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    delete from webhook_secrets where workspace_id = ${workspaceId} and casting_id is not distinct from ${castingId}::text
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** A casting over the people of another one is signed as that one is. */
export async function copySecrets(
  tx: Tx,
  workspaceId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    insert into webhook_secrets (workspace_id, casting_id, sealed, created_at, expires_at)
    select workspace_id, ${to}, sealed, created_at, expires_at from webhook_secrets
    where workspace_id = ${workspaceId} and casting_id = ${from} order by id`.execute(tx);
}

/** The state of the workspace's secret. */
export async function readSecretState(tx: Tx, workspaceId: string): Promise<SecretState> {
  const { rows } = await sql<SecretState>`
    select max(created_at) filter (where expires_at is null) as "createdAt",
      max(expires_at) filter (where expires_at > clock_timestamp()) as "previousUntil"
    from webhook_secrets where workspace_id = ${workspaceId} and casting_id is null`.execute(tx);
  return rows[0]!;
}
