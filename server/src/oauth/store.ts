import { sql } from 'kysely';
import type { Database, Tx } from '../platform/db.ts';

/*
 * These tables are not scoped to a workspace. A value belongs to its holder. Its key (`key_id`)
 * determines what it opens, and the gate finds the key's workspace.
 */

export type ArtifactKind =
  | 'Session'
  | 'Interaction'
  | 'Grant'
  | 'AuthorizationCode'
  | 'AccessToken'
  | 'RefreshToken';

export interface Artifact {
  kind: ArtifactKind;
  hash: Buffer;
  /** Sealed. */
  payload: Buffer;
  /** The grant that it comes from and ends with; null for artifacts without a grant. */
  grantHash: Buffer | null;
  uidHash: Buffer | null;
  keyId: string | null;
  /** Only access tokens have one. */
  audience: 'api' | 'mcp' | 'all' | null;
  scopes: readonly string[] | null;
  ttlSeconds: number;
}

export interface StoredArtifact {
  payload: Buffer;
  consumedAt: Date | null;
}

/**
 * The bound on rows that anyone can create, without a key and from any number of addresses. Only
 * the newest rows stay. A flood pushes out the authorizations that others have in progress, for as
 * long as it lasts. Refusing new rows instead would shut everyone out until rows expire.
 */
export const MAX_UNOWNED_ROWS = 10_000;

/**
 * Only one transaction prunes at a time, so that two do not wait for each other's rows. A
 * transaction that does not get the lock skips the pruning.
 */
const isOnlyOne = sql`(select pg_try_advisory_xact_lock(hashtextextended('bounds of oauth', 0)))`;

/** The given time, or the database's own clock. */
const at = (now: Date | null) => sql`coalesce(${now}::timestamptz, clock_timestamp())`;

/**
 * Returns false when the artifact's grant has ended. A token can never outlive its revocation, even
 * if the two run concurrently.
 */
export async function saveArtifact(tx: Tx, artifact: Artifact, now: Date | null): Promise<boolean> {
  const { kind, hash, payload, grantHash, uidHash, keyId, audience, ttlSeconds } = artifact;
  const scopes = artifact.scopes && [...artifact.scopes];
  const { rows } = await sql`
    with source as (
      select 1 from oauth_artifacts where kind = 'Grant' and hash = ${grantHash}::bytea for share)
    insert into oauth_artifacts (kind, hash, payload, grant_hash, uid_hash, key_id, audience, scopes, expires_at)
    select ${kind}, ${hash}::bytea, ${payload}::bytea, ${grantHash}::bytea, ${uidHash}::bytea, ${keyId}, ${audience}, ${scopes}::text[],
           ${at(now)} + make_interval(secs => ${ttlSeconds}::integer)
    where ${grantHash}::bytea is null or exists (select 1 from source)
    on conflict (kind, hash) do update set payload = excluded.payload, uid_hash = excluded.uid_hash, expires_at = excluded.expires_at
    returning 1`.execute(tx);
  if (keyId === null) {
    await sql`
      delete from oauth_artifacts where ${isOnlyOne} and (kind, hash) in (
        select kind, hash from oauth_artifacts where kind = ${kind} and key_id is null order by created_at desc offset ${MAX_UNOWNED_ROWS})`.execute(
      tx,
    );
  }
  return rows.length > 0;
}

export async function findArtifact(
  tx: Tx,
  kind: ArtifactKind,
  hash: Buffer,
  now: Date | null,
): Promise<StoredArtifact | null> {
  const { rows } = await sql<StoredArtifact>`
    select payload, consumed_at as "consumedAt" from oauth_artifacts where kind = ${kind} and hash = ${hash} and expires_at > ${at(now)}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export async function findByUid(
  tx: Tx,
  uidHash: Buffer,
  now: Date | null,
): Promise<StoredArtifact | null> {
  const { rows } = await sql<StoredArtifact>`
    select payload, consumed_at as "consumedAt" from oauth_artifacts where uid_hash = ${uidHash} and expires_at > ${at(now)}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/**
 * Uses up the artifact. If another request used it first, returns false and revokes the whole
 * grant, because the second caller may have stolen it. These are separate statements: a lock on the
 * artifact, held while waiting for the grant, could deadlock with transactions that hold the grant.
 */
export async function consumeArtifact(
  db: Database,
  kind: ArtifactKind,
  hash: Buffer,
  now: Date | null,
): Promise<boolean> {
  const { rows } = await sql<{ grant_hash: Buffer | null; won: boolean }>`
    with won as (
      update oauth_artifacts set consumed_at = ${at(now)} where kind = ${kind} and hash = ${hash} and consumed_at is null returning 1)
    select grant_hash, exists (select 1 from won) as won from oauth_artifacts where kind = ${kind} and hash = ${hash}`.execute(
    db,
  );
  const found = rows[0];
  if (found?.won) return true;
  if (found?.grant_hash) await revokeGrant(db, found.grant_hash);
  return false;
}

/** Deletes the grant first, so that it issues nothing new while its artifacts are deleted. */
export function revokeGrant(db: Database, grantHash: Buffer): Promise<void> {
  return db.transaction().execute((tx) => endGrant(tx, grantHash));
}

/** Like revokeGrant, in the caller's transaction. */
export async function endGrant(tx: Tx, grantHash: Buffer): Promise<void> {
  await sql`delete from oauth_artifacts where kind = 'Grant' and hash = ${grantHash}`.execute(tx);
  await sql`delete from oauth_artifacts where grant_hash = ${grantHash}`.execute(tx);
}

export async function deleteArtifact(tx: Tx, kind: ArtifactKind, hash: Buffer): Promise<void> {
  await sql`delete from oauth_artifacts where kind = ${kind} and hash = ${hash}`.execute(tx);
}

export async function saveClient(tx: Tx, id: string, metadata: Buffer): Promise<void> {
  await sql`
    insert into oauth_clients (id, metadata) values (${id}, ${metadata})
    on conflict (id) do update set metadata = excluded.metadata`.execute(tx);
  await sql`
    delete from oauth_clients where ${isOnlyOne} and id in (
      select id from oauth_clients where consented_at is null order by created_at desc offset ${MAX_UNOWNED_ROWS})`.execute(
    tx,
  );
}

export async function findClient(tx: Tx, id: string): Promise<Buffer | null> {
  const { rows } = await sql<{
    metadata: Buffer;
  }>`select metadata from oauth_clients where id = ${id}`.execute(tx);
  return rows[0]?.metadata ?? null;
}

export async function deleteClient(tx: Tx, id: string): Promise<void> {
  await sql`delete from oauth_clients where id = ${id}`.execute(tx);
}

export async function markConsented(tx: Tx, clientId: string): Promise<void> {
  await sql`update oauth_clients set consented_at = now() where id = ${clientId}`.execute(tx);
}

/** How many clients the address has registered in its current hour, including this one. */
export async function countIntroduction(tx: Tx, ip: string, now: Date | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into oauth_introductions as known (ip, window_start, count) values (${ip}, ${at(now)}, 1)
    on conflict (ip) do update set
      window_start = case when known.window_start + interval '1 hour' <= excluded.window_start then excluded.window_start else known.window_start end,
      count = case when known.window_start + interval '1 hour' <= excluded.window_start then 1 else known.count + 1 end
    returning count`.execute(tx);
  await sql`
    delete from oauth_introductions where ${isOnlyOne} and ip in (
      select ip from oauth_introductions order by window_start desc offset ${MAX_UNOWNED_ROWS})`.execute(
    tx,
  );
  return rows[0]!.count;
}

/** Deletes expired artifacts, and clients that no user authorized within a day. */
export async function prune(tx: Tx): Promise<void> {
  await sql`delete from oauth_artifacts where expires_at < now()`.execute(tx);
  await sql`delete from oauth_introductions where window_start < now() - interval '1 hour'`.execute(
    tx,
  );
  await sql`delete from oauth_clients where consented_at is null and created_at < now() - interval '1 day'`.execute(
    tx,
  );
}
