import { type RawBuilder, sql } from 'kysely';

/** What is known of a person, as SQL. */
interface PersonSources {
  /** The ids of the person. */
  person: RawBuilder<unknown>;
  /** Rows of `candidate_id`, `contacted_at` and `replied_at`. */
  outreach: RawBuilder<unknown>;
}

/**
 * The sourcings that a person is in, as SQL rows. A status that says so counts as contacted too:
 * people also write from their own mailbox.
 */
export const sourcingsOfPerson = (workspaceId: string, { person, outreach }: PersonSources) => sql`
  select s.id as "sourcingId", s.name, s.status, c.id as "candidateId", c.status_handle as "statusHandle", c.created_at as "addedAt",
    greatest(o.contacted_at, (
      select max(h.at) from candidate_history h
      where h.workspace_id = c.workspace_id and h.candidate_id = c.id and h.change = 'status' and h.to_value = 'CONTACTED')) as "contactedAt",
    o.replied_at as "repliedAt"
  from candidates c join sourcings s on s.workspace_id = c.workspace_id and s.id = c.sourcing_id
  left join (${outreach}) o on o.candidate_id = c.id
  where c.workspace_id = ${workspaceId} and c.talent_id in (${person})`;
