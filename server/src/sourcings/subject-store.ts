import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** What a workspace noted about a person as its candidate; read for the person. */

export interface SubjectCandidate {
  candidateId: string;
  sourcing: string;
  status: string;
  userRating: number | null;
  notes: string | null;
  createdAt: string;
  history: { change: string; from: string | null; to: string | null; actor: string; at: string }[];
}

const INSTANT = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

/** Newest first. */
export async function readCandidatesOfPerson(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
): Promise<SubjectCandidate[]> {
  const { rows } = await sql<SubjectCandidate>`
    select c.id as "candidateId", s.name as sourcing, c.status_handle as status, c.user_rating as "userRating", c.notes,
      to_char(c.created_at at time zone 'UTC', ${INSTANT}) as "createdAt",
      coalesce((select json_agg(json_build_object('change', h.change, 'from', h.from_value, 'to', h.to_value, 'actor', h.actor,
          'at', to_char(h.at at time zone 'UTC', ${INSTANT})) order by h.id)
        from candidate_history h where h.candidate_id = c.id), '[]') as history
    from candidates c join sourcings s on s.id = c.sourcing_id
    where c.workspace_id = ${workspaceId} and c.talent_id = any(${[...talentIds]}::text[]) order by c.created_at desc, c.id`.execute(
    tx,
  );
  return rows;
}

export async function readTalentsWithCandidates(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct talent_id as id from candidates where workspace_id = ${workspaceId} and talent_id = any(${[...talentIds]}::text[])`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
