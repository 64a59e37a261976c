import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { LedgerSum } from './rules/usage.ts';

/**
 * Movements from the first day until before `end`, summed by period (UTC), account and kind of
 * holder.
 */
export async function sumLedger(
  tx: Tx,
  workspaceId: string,
  { from, end, by }: { from: string; end: string; by: 'day' | 'month' },
): Promise<LedgerSum[]> {
  const { rows } = await sql<LedgerSum>`
    select to_char(date_trunc(${by}, created_at at time zone 'UTC'), 'YYYY-MM-DD') as start, account, split_part(holder, '_', 1) as "holderPrefix",
           sum(spent)::bigint as spent, -sum(granted)::bigint as granted
    from credit_entries
    where workspace_id = ${workspaceId} and created_at >= ${from}::date::timestamp at time zone 'UTC'
      and created_at < ${end}::date::timestamp at time zone 'UTC' and (spent <> 0 or granted <> 0)
    group by 1, 2, 3`.execute(tx);
  return rows;
}
