import { type RawBuilder, sql } from 'kysely';

/**
 * The candidates of a sourcing who were sent a message, as SQL rows of `candidate_id`, `replied` and
 * `interested`.
 */
export const outreachOfSourcing = (workspaceId: string, sourcingId: string) => sql`
  select r.candidate_id, bool_or(r.replied_at is not null or t.candidate_id is not null) as replied,
    coalesce(bool_or(t.mark = 'interested'), false) as interested
  from sequence_runs r left join outreach_conversations t on t.candidate_id = r.candidate_id
  where r.workspace_id = ${workspaceId} and r.sourcing_id = ${sourcingId}
    and exists (select 1 from outreach_messages m where m.run_id = r.id and m.sent_at is not null)
  group by r.candidate_id`;

/**
 * When a person was last written to and last replied, as SQL rows of `candidate_id`, `contacted_at`
 * and `replied_at`. `person` is SQL with the ids of the person.
 */
export const outreachOfPerson = (workspaceId: string, person: RawBuilder<unknown>) => sql`
  select r.candidate_id, max(m.sent_at) as contacted_at, max(r.replied_at) as replied_at
  from sequence_runs r join outreach_messages m on m.run_id = r.id and m.sent_at is not null
  where r.workspace_id = ${workspaceId} and r.talent_id in (${person})
  group by r.candidate_id`;
