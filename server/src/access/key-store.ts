import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { Scope } from '../platform/operation.ts';
import type { WindowLimits } from './rules.ts';

export interface NewKey {
  name: string;
  userId: string | null;
  limits: WindowLimits;
  scopes: readonly Scope[];
}

export interface KeySummary {
  keyId: string;
  name: string;
  /** The first characters of the key, which tell keys apart. */
  displayPrefix: string;
  userId: string | null;
  scopes: Scope[];
  limits: WindowLimits;
  createdAt: Date;
  lastUsedAt: Date | null;
  rotatedAt: Date | null;
  /** When the secret before the last rotation stops working; null when it already has. */
  previousUntil: Date | null;
  revokedAt: Date | null;
}

/** A secret as it is stored. */
export interface StoredSecret {
  hash: Buffer;
  displayPrefix: string;
}

/** The given time, or the database's own clock. */
const at = (now: Date | null) => sql`coalesce(${now}::timestamptz, clock_timestamp())`;

export async function insertKey(
  tx: Tx,
  workspaceId: string,
  row: NewKey & StoredSecret & { id: string },
): Promise<void> {
  await sql`
    insert into api_keys (id, workspace_id, user_id, name, secret_hash, display_prefix, limits, scopes)
    values (${row.id}, ${workspaceId}, ${row.userId}, ${row.name}, ${row.hash}, ${row.displayPrefix}, ${[...row.limits]}::integer[],
            ${[...row.scopes]}::text[])`.execute(tx);
  await sql`insert into key_windows (key_id) values (${row.id})`.execute(tx);
}

/** The workspace's keys, oldest first; with an id, only that key. */
export async function readKeys(
  tx: Tx,
  workspaceId: string,
  now: Date | null,
  keyId: string | null = null,
): Promise<KeySummary[]> {
  const { rows } = await sql<KeySummary>`
    select k.id as "keyId", k.name, k.display_prefix as "displayPrefix", k.user_id as "userId", k.scopes, k.limits, k.created_at as "createdAt",
           w.last_used_at as "lastUsedAt", k.rotated_at as "rotatedAt",
           case when k.previous_until > ${at(now)} and k.revoked_at is null then k.previous_until end as "previousUntil", k.revoked_at as "revokedAt"
    from api_keys k join key_windows w on w.key_id = k.id
    where k.workspace_id = ${workspaceId} and (${keyId}::text is null or k.id = ${keyId})
    order by k.created_at, k.id`.execute(tx);
  return rows;
}

/**
 * The workspace of a key, for the operator, who gives only the key's id. Null when there is no such
 * key.
 */
export async function workspaceOfKey(tx: Tx, keyId: string): Promise<string | null> {
  const { rows } = await sql<{
    workspace_id: string;
  }>`select workspace_id from api_keys where id = ${keyId}`.execute(tx);
  return rows[0]?.workspace_id ?? null;
}

export interface LockedKey {
  keyId: string;
  name: string;
  scopes: Scope[];
  limits: WindowLimits;
  revokedAt: Date | null;
}

/** Reads the workspace's key and locks it until the transaction ends. Null when there is none. */
export async function lockKey(
  tx: Tx,
  workspaceId: string,
  keyId: string,
): Promise<LockedKey | null> {
  const { rows } = await sql<LockedKey>`
    select id as "keyId", name, scopes, limits, revoked_at as "revokedAt" from api_keys
    where workspace_id = ${workspaceId} and id = ${keyId} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function updateKey(
  tx: Tx,
  workspaceId: string,
  {
    keyId,
    name,
    scopes,
    limits,
  }: Readonly<Omit<LockedKey, 'revokedAt' | 'scopes'>> & { scopes: readonly Scope[] },
): Promise<void> {
  await sql`
    update api_keys set name = ${name}, scopes = ${[...scopes]}::text[], limits = ${[...limits]}::integer[]
    where workspace_id = ${workspaceId} and id = ${keyId}`.execute(tx);
}

/**
 * Replaces the current secret. The old one works for `overlapSeconds` more; the one before that
 * stops working now.
 */
export async function replaceSecret(
  tx: Tx,
  workspaceId: string,
  {
    keyId,
    hash,
    displayPrefix,
    overlapSeconds,
  }: StoredSecret & { keyId: string; overlapSeconds: number },
  now: Date | null,
): Promise<void> {
  await sql`
    update api_keys set
      previous_hash = case when ${overlapSeconds}::integer > 0 then secret_hash end,
      previous_until = case when ${overlapSeconds}::integer > 0 then ${at(now)} + make_interval(secs => ${overlapSeconds}::integer) end,
      secret_hash = ${hash}, display_prefix = ${displayPrefix}, rotated_at = ${at(now)}
    where workspace_id = ${workspaceId} and id = ${keyId}`.execute(tx);
}

export async function markRevoked(
  tx: Tx,
  workspaceId: string,
  keyId: string,
  now: Date | null,
): Promise<void> {
  await sql`
    update api_keys set revoked_at = ${at(now)}, previous_hash = null, previous_until = null
    where workspace_id = ${workspaceId} and id = ${keyId}`.execute(tx);
}

/**
 * Revokes every active key that the user owns and that has none of these scopes. Returns their ids.
 */
export async function markRevokedOf(
  tx: Tx,
  workspaceId: string,
  userId: string,
  without: readonly Scope[],
  now: Date | null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update api_keys set revoked_at = ${at(now)}, previous_hash = null, previous_until = null
    where workspace_id = ${workspaceId} and user_id = ${userId} and revoked_at is null and not scopes && ${[...without]}::text[] returning id`.execute(
    tx,
  );
  return rows.map(({ id }) => id).toSorted();
}

/**
 * Removes every scope not in `scopes` from the active keys that the user owns. Returns the changed
 * keys with their scopes. A key with none of these scopes is not changed, because no key may have
 * an empty list.
 */
export async function narrowKeysOf(
  tx: Tx,
  workspaceId: string,
  userId: string,
  scopes: readonly Scope[],
): Promise<Pick<LockedKey, 'keyId' | 'scopes'>[]> {
  const { rows } = await sql<Pick<LockedKey, 'keyId' | 'scopes'>>`
    with kept as (select ${[...scopes]}::text[] as scopes)
    update api_keys k set scopes = array(select s from unnest(k.scopes) with ordinality u (s, n) where s = any(kept.scopes) order by n)
    from kept where k.workspace_id = ${workspaceId} and k.user_id = ${userId} and k.revoked_at is null
      and not k.scopes <@ kept.scopes and k.scopes && kept.scopes
    returning k.id as "keyId", k.scopes`.execute(tx);
  return rows.toSorted((a, b) => (a.keyId < b.keyId ? -1 : 1));
}

/** An active key with what its owner knows about it. */
export interface NamedKey {
  keyId: string;
  keyName: string;
  workspaceId: string;
  workspaceName: string;
  userId: string | null;
  scopes: Scope[];
}

/** For a caller whose key was admitted before. Null when the key is unknown or revoked. */
export async function nameKey(tx: Tx, keyId: string): Promise<NamedKey | null> {
  const { rows } = await sql<NamedKey>`
    select k.id as "keyId", k.name as "keyName", k.workspace_id as "workspaceId", w.name as "workspaceName", k.user_id as "userId", k.scopes
    from api_keys k join workspaces w on w.id = k.workspace_id where k.id = ${keyId} and k.revoked_at is null`.execute(
    tx,
  );
  return rows[0] ?? null;
}
