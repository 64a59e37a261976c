import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { SourcingFunnel } from './contract.ts';

/** What other slices know of candidates, as SQL. */
export interface FunnelSources {
  /** Rows of `casting_id` and `talent_id`. */
  greens: RawBuilder<unknown>;
  /** Rows of `candidate_id`, `replied` and `interested`, for those who were sent a message. */
  outreach: RawBuilder<unknown>;
}

type Stage = SourcingFunnel['stages'][number]['stage'];

/** Counts in one pass over the sourcing's candidates. */
export async function countStages(
  tx: Tx,
  workspaceId: string,
  sourcingId: string,
  { greens, outreach }: FunnelSources,
): Promise<Record<Stage, number>> {
  const { rows } = await sql<Record<Stage, number>>`
    select count(*) as sourced, count(*) filter (where g.talent_id is not null) as green,
      count(*) filter (where o.candidate_id is not null or c.status_handle in ('CONTACTED', 'INTERESTED')) as contacted,
      count(*) filter (where o.replied or o.interested or c.status_handle = 'INTERESTED') as replied,
      count(*) filter (where o.interested or c.status_handle = 'INTERESTED') as interested
    from candidates c
    left join (${greens}) g on g.casting_id = c.casting_id and g.talent_id = c.talent_id
    left join (${outreach}) o on o.candidate_id = c.id
    where c.workspace_id = ${workspaceId} and c.sourcing_id = ${sourcingId}`.execute(tx);
  return rows[0]!;
}
