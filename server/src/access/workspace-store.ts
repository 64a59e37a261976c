import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { Language } from '../platform/operation.ts';
import type { Capability } from './rules.ts';

export interface WorkspaceRow {
  workspaceId: string;
  name: string;
  language: Language | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Whether words that often stand for a protected attribute are warned about or refused. */
  protectedProxies: 'warn' | 'strict';
  capabilities: Capability[];
  createdAt: Date;
}

/** Null when there is none; `lock` locks the row until the transaction ends. */
export async function readWorkspaceRow(
  tx: Tx,
  workspaceId: string,
  { lock = false } = {},
): Promise<WorkspaceRow | null> {
  const { rows } = await sql<WorkspaceRow>`
    select id as "workspaceId", name, language, country, protected_proxies as "protectedProxies", capabilities, created_at as "createdAt" from workspaces
    where id = ${workspaceId} ${lock ? sql`for no key update` : sql``}`.execute(tx);
  return rows[0] ?? null;
}

export async function updateWorkspace(
  tx: Tx,
  workspaceId: string,
  {
    name,
    language,
    country,
    protectedProxies,
    capabilities,
  }: Pick<WorkspaceRow, 'name' | 'language' | 'country' | 'protectedProxies'> & {
    capabilities: readonly Capability[];
  },
): Promise<void> {
  await sql`
    update workspaces set name = ${name}, language = ${language}, country = ${country},
      protected_proxies = ${protectedProxies}, capabilities = ${[...capabilities]}::text[]
    where id = ${workspaceId}`.execute(tx);
}

/** The country whose places the prompts of a workspace mean first; null without one. */
export async function readWorkspaceCountry(tx: Tx, workspaceId: string): Promise<string | null> {
  return (await readWorkspaceRow(tx, workspaceId))?.country ?? null;
}

/** Whether a workspace refuses words that often stand for a protected attribute. */
export async function readIsStrict(tx: Tx, workspaceId: string): Promise<boolean> {
  return (await readWorkspaceRow(tx, workspaceId))?.protectedProxies === 'strict';
}

/** The last stored counters of an active key, and the time by the clock that advances them. */
export interface KeyCounters {
  keyId: string;
  name: string;
  displayPrefix: string;
  limits: number[];
  buckets: number[];
  counts: number[];
  lastUsedAt: Date | null;
  checkedAt: Date;
}

/** The counters of all active keys, oldest first, in one statement. Counts and locks nothing. */
export async function readCounters(
  tx: Tx,
  workspaceId: string,
  now: Date | null,
): Promise<KeyCounters[]> {
  const { rows } = await sql<KeyCounters>`
    select k.id as "keyId", k.name, k.display_prefix as "displayPrefix", k.limits, w.buckets, w.counts, w.last_used_at as "lastUsedAt",
           coalesce(${now}::timestamptz, clock_timestamp()) as "checkedAt"
    from api_keys k join key_windows w on w.key_id = k.id
    where k.workspace_id = ${workspaceId} and k.revoked_at is null order by k.created_at, k.id`.execute(
    tx,
  );
  return rows;
}
