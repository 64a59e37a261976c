import { sql } from 'kysely';
import type { Scoring, Verdict } from '../judging/contract.ts';
import type { Tx } from '../platform/db.ts';
import { OVERRIDE } from './override-store.ts';
import type { VerdictOverride } from './verdict-contract.ts';

/** How a workspace judged a person; read for the person. */

export interface SubjectVerdict {
  castingId: string;
  criterias: string[];
  verdict: Verdict;
  judge: string;
  judgedAt: Date;
  scoring: Scoring | null;
  override: VerdictOverride;
  /** Every state that the review of a user had, oldest first. */
  reviews: { verdict: Verdict | null; rating: number | null; note: string | null; at: string }[];
}

/** Newest first. */
export async function readVerdictsOfPerson(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
): Promise<SubjectVerdict[]> {
  const { rows } = await sql<SubjectVerdict>`
    select c.id as "castingId", c.criterias, v.verdict, v.judge, v.judged_at as "judgedAt", v.scoring, ${OVERRIDE} as override,
      coalesce((select json_agg(json_build_object('verdict', h.verdict, 'rating', h.rating, 'note', h.note,
          'at', to_char(h.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by h.seq)
        from casting_review_history h where h.casting_id = v.casting_id and h.talent_id = v.talent_id), '[]') as reviews
    from casting_verdicts v join castings c on c.id = v.casting_id
      left join casting_overrides o on o.casting_id = v.casting_id and o.talent_id = v.talent_id
    where c.workspace_id = ${workspaceId} and v.talent_id = any(${[...talentIds]}::text[]) order by v.judged_at desc, c.id`.execute(
    tx,
  );
  return rows;
}

export async function readJudgedAmong(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct v.talent_id as id from casting_verdicts v join castings c on c.id = v.casting_id
    where c.workspace_id = ${workspaceId} and v.talent_id = any(${[...talentIds]}::text[])`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
