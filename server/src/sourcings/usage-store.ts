import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** Who added each candidate, as SQL rows of `holder`, `actor` and `sourcing_id`. */
const spendersOfCandidates = (workspaceId: string) => sql`
  select c.id as holder, h.actor, c.sourcing_id from candidates c
  left join candidate_history h on h.candidate_id = c.id and h.change = 'added'
  where c.workspace_id = ${workspaceId}`;

/** The sourcing that first took somebody from a casting: rows of `casting_id` and `sourcing_id`. */
const sourcingsOfCastings = (workspaceId: string) => sql`
  select distinct on (casting_id) casting_id, sourcing_id from candidates
  where workspace_id = ${workspaceId} and casting_id is not null
  order by casting_id, created_at, id`;

/** The sourcing that first took a talent: rows of `talent_id` and `sourcing_id`. */
const sourcingsOfTalents = (workspaceId: string) => sql`
  select distinct on (talent_id) talent_id, sourcing_id from candidates
  where workspace_id = ${workspaceId} order by talent_id, created_at, id`;

/** The workspace's sourcings, by id; unknown ids are absent. */
async function sourcingNames(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, { id: string; name: string }>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from sourcings where workspace_id = ${workspaceId} and id = any(${[...ids]}::text[])`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** For the usage of credits by member and by sourcing. */
export const sourcingUsage = {
  spenders: spendersOfCandidates,
  sourcingsOfCastings,
  sourcingsOfTalents,
  sourcingNames,
};
