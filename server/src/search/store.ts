import { sql } from 'kysely';
import type { Credits } from '../credits/credits.ts';
import type { Tx } from '../platform/db.ts';

export interface SearchTransaction {
  id: string;
  keyId: string | null;
  /** The user, or the key without an owner. */
  requestedBy: string;
  kind: 'filters' | 'prompt';
  /** The filters used, and the prompt that they came from. */
  request: unknown;
  /** Best first. */
  talentIds: readonly string[];
  /** Those of them that cost nothing. */
  paidIds: readonly string[];
  estimationCount: number;
}

/**
 * Stores an answered search and charges one credit per talent that is not paid for, as far as the
 * balance allows: the remaining talents are left out. Returns those that are shown. When the
 * balance is empty and nobody is paid for, stores nothing and returns null, whatever was found.
 */
export async function insertTransaction(
  tx: Tx,
  workspaceId: string,
  row: SearchTransaction,
  credits: Pick<Credits, 'spendingUpTo'>,
): Promise<ReadonlySet<string> | null> {
  const charged = row.talentIds.filter((id) => !row.paidIds.includes(id));
  const charge = credits.spendingUpTo(workspaceId, {
    account: 'api',
    amount: charged.length,
    key: row.id,
    reason: 'search',
    reference: row.id,
  });
  const shown =
    row.paidIds.length === 0
      ? sql`(${charged}::text[])[1:charge.spent]`
      : sql`array(select id from unnest(${row.talentIds}::text[]) with ordinality as found (id, place)
          where id = any(${row.paidIds}::text[]) or id = any((${charged}::text[])[1:charge.spent]) order by place)`;
  const { rows } = await sql<{ shown: string[] }>`
    insert into search_transactions (id, workspace_id, key_id, requested_by, kind, request, talent_ids, estimation_count, credits_charged, paid_before)
    select ${row.id}, ${workspaceId}, ${row.keyId}, ${row.requestedBy}, ${row.kind}, ${JSON.stringify(row.request)}::jsonb, ${shown},
      ${row.estimationCount}::integer, charge.spent, ${row.paidIds.length}::integer
    from ${charge} charge where charge.spent > 0 or charge.available > 0 or ${row.paidIds.length > 0}
    returning talent_ids as shown`.execute(tx);
  return rows[0] ? new Set(rows[0].shown) : null;
}

/**
 * Lets `charge` leave out the workspace's own people who were paid for before, and remembers those
 * who are shown now.
 */
export async function withPaid(
  tx: Tx,
  workspaceId: string,
  ownIds: readonly string[],
  charge: (paidIds: readonly string[]) => Promise<ReadonlySet<string> | null>,
): Promise<ReadonlySet<string> | null> {
  if (ownIds.length === 0) return charge([]);
  const { rows } = await sql<{ id: string }>`
    select talent_id as id from talents_paid where workspace_id = ${workspaceId} and talent_id = any(${ownIds}::text[])
    union select t.merged_into from talents t join talents_paid p on p.workspace_id = ${workspaceId} and p.talent_id = t.id
      where t.merged_into = any(${ownIds}::text[])`.execute(tx);
  const shown = await charge(rows.map(({ id }) => id));
  const seen = ownIds.filter((id) => shown?.has(id));
  if (seen.length > 0)
    await sql`
      insert into talents_paid (workspace_id, talent_id) select ${workspaceId}, unnest(${seen}::text[]) on conflict do nothing`.execute(
      tx,
    );
  return shown;
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

/** Who asked for each search, as SQL rows of `holder`, `actor` and `sourcing_id`. */
export const spendersOfSearches = (workspaceId: string) => sql`
  select id as holder, coalesce(requested_by, key_id) as actor, null::text as sourcing_id
  from search_transactions where workspace_id = ${workspaceId}`;
