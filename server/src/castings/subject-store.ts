import { sql } from 'kysely';
import type { Scoring, Verdict } from '../judging/contract.ts';
import type { Tx } from '../platform/db.ts';
import type { VerdictOverride } from './contract.ts';
import { OVERRIDE } from './override-store.ts';

/** How a workspace judged a person; read for the person. */

export interface SubjectVerdict {
  castingId: string;
  criterias: string[];
  verdict: Verdict;
  judge: string;
  judgedAt: Date;
  scoring: Scoring | null;
  override: VerdictOverride;
}

/** Newest first. */
export async function readVerdictsOfPerson(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
): Promise<SubjectVerdict[]> {
  const { rows } = await sql<SubjectVerdict>`
    select c.id as "castingId", c.criterias, v.verdict, v.judge, v.judged_at as "judgedAt", v.scoring, ${OVERRIDE} as override
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
