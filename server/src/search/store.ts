import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

export interface SearchTransaction {
  id: string;
  keyId: string | null;
  kind: 'filters' | 'prompt';
  /** The filters as they were used, and the prompt that they came from. */
  request: unknown;
  talentIds: readonly string[];
  estimationCount: number;
}

/** Writes a search that was answered; it cost one credit a talent. */
export async function insertTransaction(tx: Tx, workspaceId: string, row: SearchTransaction): Promise<void> {
  await sql`
    insert into search_transactions (id, workspace_id, key_id, kind, request, talent_ids, estimation_count, credits_charged)
    values (${row.id}, ${workspaceId}, ${row.keyId}, ${row.kind}, ${JSON.stringify(row.request)}::jsonb, ${row.talentIds}::text[],
      ${row.estimationCount}, ${row.talentIds.length})`.execute(tx);
}

/** The talents that each of these searches of the workspace returned; a search that is unknown, or another workspace's, is absent. */
export async function readReturnedTalents(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; talent_ids: string[] }>`
    select id, talent_ids from search_transactions where workspace_id = ${workspaceId} and id = any(${ids}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.talent_ids]));
}

/** When the workspace searched for the first time; null when it never did. */
export async function readFirstSearch(tx: Tx, workspaceId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select min(created_at) as at from search_transactions where workspace_id = ${workspaceId}`.execute(
    tx,
  );
  return rows[0]!.at;
}
