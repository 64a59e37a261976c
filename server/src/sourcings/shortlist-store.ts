import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { NOT_RETAINED } from './rules/statuses.ts';

export interface ShortlistedCandidate {
  candidateId: string;
  talentId: string;
  castingId: string | null;
  firstname: string | null;
  lastname: string | null;
  jobTitle: string | null;
  companyName: string | null;
  city: string | null;
}

/** Null when the workspace has no such sourcing. */
export async function findSourcingName(
  tx: Tx,
  workspaceId: string,
  sourcingId: string,
): Promise<{ name: string; jobTitle: string | null } | null> {
  const { rows } = await sql<{ name: string; jobTitle: string | null }>`
    select name, job_title as "jobTitle" from sourcings where workspace_id = ${workspaceId} and id = ${sourcingId}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Rejected candidates are left out of those who were not chosen by id. */
export async function readShortlist(
  tx: Tx,
  workspaceId: string,
  {
    sourcingId,
    candidateIds,
    limit,
  }: { sourcingId: string; candidateIds: readonly string[] | null; limit: number },
): Promise<ShortlistedCandidate[]> {
  const { rows } = await sql<ShortlistedCandidate>`
    select c.id as "candidateId", c.talent_id as "talentId", c.casting_id as "castingId", c.firstname, c.lastname,
      c.job_title as "jobTitle", c.company as "companyName", c.city
    from candidates c join talents t on t.id = c.talent_id and t.erased_at is null
    where c.workspace_id = ${workspaceId} and c.sourcing_id = ${sourcingId}
      and case when ${candidateIds}::text[] is null then c.status_handle <> ${NOT_RETAINED} else c.id = any(${candidateIds}::text[]) end
    order by array_position(${candidateIds}::text[], c.id), c.user_rating desc nulls last, c.created_at, c.id limit ${limit}`.execute(
    tx,
  );
  return rows;
}
