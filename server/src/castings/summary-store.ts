import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** The results of the verdicts on one criterion. */
export interface CriterionCounts {
  /** From 0, in the order of the casting's criteria. */
  index: number;
  met: number;
  partiallyMet: number;
  notMet: number;
  unknown: number;
}

/**
 * Counts all verdicts whose scoring is not erased. A criterion without any judged talent is absent.
 */
export async function countStatuses(
  tx: Tx,
  workspaceId: string,
  castingId: string,
): Promise<CriterionCounts[]> {
  const { rows } = await sql<CriterionCounts>`
    select (place - 1)::int as index, count(*) filter (where item ->> 'status' = 'met')::int as met,
      count(*) filter (where item ->> 'status' = 'partially_met')::int as "partiallyMet",
      count(*) filter (where item ->> 'status' = 'not_met')::int as "notMet", count(*) filter (where item ->> 'status' = 'unknown')::int as unknown
    from casting_verdicts v, jsonb_array_elements(v.scoring -> 'criterias') with ordinality as criterion (item, place)
    where v.casting_id = (select id from castings where workspace_id = ${workspaceId} and id = ${castingId}) and v.scoring is not null
    group by place order by place`.execute(tx);
  return rows;
}

export async function countOverrides(
  tx: Tx,
  workspaceId: string,
  castingId: string,
): Promise<number> {
  const { rows } = await sql<{ overrides: number }>`
    select count(*)::int as overrides from casting_overrides where workspace_id = ${workspaceId} and casting_id = ${castingId}`.execute(
    tx,
  );
  return rows[0]!.overrides;
}
