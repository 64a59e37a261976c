import { sql } from 'kysely';
import type { Scoring } from '../judging/contract.ts';
import type { Tx } from '../platform/db.ts';

export interface ShownVerdict {
  castingId: string;
  talentId: string;
  /** A user's where there is one, else the judge's. */
  verdict: 'green' | 'amber' | 'red';
  /** Null after an erasure. */
  scoring: Scoring | null;
}

/** Verdicts with their criteria and quotes, for people who read them without the casting. */
export async function readShownVerdicts(
  tx: Tx,
  workspaceId: string,
  pairs: readonly { castingId: string; talentId: string }[],
): Promise<ShownVerdict[]> {
  const { rows } = await sql<ShownVerdict>`
    select v.casting_id as "castingId", v.talent_id as "talentId", coalesce(o.verdict, v.verdict) as verdict, v.scoring
    from unnest(${pairs.map((pair) => pair.castingId)}::text[], ${pairs.map((pair) => pair.talentId)}::text[]) as pair (casting_id, talent_id)
    join castings c on c.id = pair.casting_id and c.workspace_id = ${workspaceId}
    join casting_verdicts v on v.casting_id = c.id and v.talent_id = pair.talent_id
    left join casting_overrides o on o.casting_id = v.casting_id and o.talent_id = v.talent_id`.execute(
    tx,
  );
  return rows;
}
