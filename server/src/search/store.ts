import { sql } from 'kysely';
import type { Credits } from '../credits/credits.ts';
import type { Tx } from '../platform/db.ts';

export interface SearchTransaction {
  id: string;
  keyId: string | null;
  kind: 'filters' | 'prompt';
  /** The filters used, and the prompt that they came from. */
  request: unknown;
  /** Best first. */
  talentIds: readonly string[];
  estimationCount: number;
}

/**
 * Stores an answered search and charges one credit per talent, as far as the balance allows: the
 * remaining talents are left out. Returns the number charged. When the balance is empty, stores
 * nothing and returns null, whatever was found.
 */
export async function insertTransaction(
  tx: Tx,
  workspaceId: string,
  row: SearchTransaction,
  credits: Pick<Credits, 'spendingUpTo'>,
): Promise<number | null> {
  const charge = credits.spendingUpTo(workspaceId, {
    account: 'api',
    amount: row.talentIds.length,
    key: row.id,
    reason: 'search',
    reference: row.id,
  });
  const { rows } = await sql<{ charged: number }>`
    insert into search_transactions (id, workspace_id, key_id, kind, request, talent_ids, estimation_count, credits_charged)
    select ${row.id}, ${workspaceId}, ${row.keyId}, ${row.kind}, ${JSON.stringify(row.request)}::jsonb, (${row.talentIds}::text[])[1:charge.spent],
      ${row.estimationCount}::integer, charge.spent
    from ${charge} charge where charge.spent > 0 or charge.available > 0
    returning credits_charged as charged`.execute(tx);
  return rows[0]?.charged ?? null;
}

/**
 * The talents that each of these searches of the workspace returned. A search that is unknown or
 * belongs to another workspace is absent.
 */
export async function readReturnedTalents(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; talent_ids: string[] }>`
    select id, talent_ids from search_transactions where workspace_id = ${workspaceId} and id = any(${ids}::text[])`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.id, row.talent_ids]));
}

/** When the workspace searched for the first time; null when it never did. */
export async function readFirstSearch(tx: Tx, workspaceId: string): Promise<Date | null> {
  const { rows } = await sql<{
    at: Date | null;
  }>`select min(created_at) as at from search_transactions where workspace_id = ${workspaceId}`.execute(
    tx,
  );
  return rows[0]!.at;
}
