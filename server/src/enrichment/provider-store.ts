import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { ContactKind, ProviderType } from './contract.ts';
import type { ReasonCode } from './rules/reasons.ts';

/** The providers of a workspace, with their keys sealed. */

export interface StoredProvider {
  id: string;
  type: ProviderType;
  keySealed: Buffer;
  /** Null: the provider's default. */
  baseUrl: string | null;
  kinds: ContactKind[];
  cost: number;
  position: number | null;
  /** A paused provider receives no new calls. */
  paused: boolean;
  lastOutcome: 'ok' | 'failed' | null;
  lastReason: ReasonCode | null;
  lastUsedAt: Date | null;
  createdAt: Date;
}

const PROVIDER = sql`
  select id, type, key_sealed as "keySealed", base_url as "baseUrl", kinds, cost, position, paused, last_outcome as "lastOutcome",
    last_reason as "lastReason", last_used_at as "lastUsedAt", created_at as "createdAt"
  from enrichment_providers`;

export async function readProviders(tx: Tx, workspaceId: string): Promise<StoredProvider[]> {
  const { rows } =
    await sql<StoredProvider>`${PROVIDER} where workspace_id = ${workspaceId}`.execute(tx);
  return rows;
}

export async function readProvider(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<StoredProvider | null> {
  const { rows } =
    await sql<StoredProvider>`${PROVIDER} where workspace_id = ${workspaceId} and id = ${id} for update`.execute(
      tx,
    );
  return rows[0] ?? null;
}

export type ProviderSettings = Pick<
  StoredProvider,
  'keySealed' | 'baseUrl' | 'kinds' | 'cost' | 'position' | 'paused'
>;

/**
 * Adds the provider, or replaces the settings of the one of its type. Returns its id. Another key
 * or address starts without health.
 */
export async function upsertProvider(
  tx: Tx,
  workspaceId: string,
  {
    id,
    type,
    keySealed,
    baseUrl,
    kinds,
    cost,
    position,
    paused,
  }: ProviderSettings & { id: string; type: ProviderType },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into enrichment_providers (id, workspace_id, type, key_sealed, base_url, kinds, cost, position, paused)
    values (${id}, ${workspaceId}, ${type}, ${keySealed}, ${baseUrl}, ${kinds}::text[], ${cost}, ${position}, ${paused})
    on conflict (workspace_id, type) do update set key_sealed = excluded.key_sealed, base_url = excluded.base_url, kinds = excluded.kinds,
      cost = excluded.cost, position = excluded.position, paused = excluded.paused,
      (last_outcome, last_reason, last_used_at) = (
        select p.last_outcome, p.last_reason, p.last_used_at from (select enrichment_providers.*) p
        where p.key_sealed = excluded.key_sealed and p.base_url is not distinct from excluded.base_url)
    returning id`.execute(tx);
  return rows[0]!.id;
}

export async function deleteProvider(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<ProviderType | null> {
  const { rows } = await sql<{ type: ProviderType }>`
    delete from enrichment_providers where workspace_id = ${workspaceId} and id = ${id} returning type`.execute(
    tx,
  );
  return rows[0]?.type ?? null;
}

/**
 * Records how the last call went; does nothing when the provider has been removed since. `reason`
 * is null after a success.
 */
export async function recordHealth(
  tx: Tx,
  workspaceId: string,
  type: string,
  { reason, at }: { reason: ReasonCode | null; at: Date },
): Promise<void> {
  await sql`
    update enrichment_providers set last_outcome = ${reason === null ? 'ok' : 'failed'}, last_reason = ${reason}, last_used_at = ${at}
    where workspace_id = ${workspaceId} and type = ${type}`.execute(tx);
}
