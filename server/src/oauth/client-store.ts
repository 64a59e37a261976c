import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

export interface GrantRow {
  hash: Buffer;
  /** Sealed. */
  payload: Buffer;
  keyId: string;
  keyName: string;
  grantedAt: Date;
  lastTokenAt: Date | null;
}

/** Valid grants of the workspace's active keys, newest first. */
export async function readGrants(
  tx: Tx,
  workspaceId: string,
  now: Date | null,
): Promise<GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    select g.hash, g.payload, k.id as "keyId", k.name as "keyName", g.created_at as "grantedAt",
           (select max(t.created_at) from oauth_artifacts t where t.grant_hash = g.hash and t.kind in ('AccessToken', 'RefreshToken')) as "lastTokenAt"
    from oauth_artifacts g join api_keys k on k.id = g.key_id
    where g.kind = 'Grant' and k.workspace_id = ${workspaceId} and k.revoked_at is null
      and g.expires_at > coalesce(${now}::timestamptz, clock_timestamp())
    order by g.created_at desc, g.hash`.execute(tx);
  return rows;
}
