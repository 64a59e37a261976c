import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { StepState } from './rules/run-machine.ts';
import type { SubjectVariant } from './rules/subject-test.ts';

export interface RunTotals {
  started: number;
  running: number;
  replied: number;
}

export async function countRuns(
  tx: Tx,
  workspaceId: string,
  blueprintId: string,
): Promise<RunTotals> {
  const { rows } = await sql<RunTotals>`
    select count(*) as started, count(*) filter (where ended_at is null) as running, count(replied_at) as replied
    from sequence_runs where workspace_id = ${workspaceId} and blueprint_id = ${blueprintId}`.execute(
    tx,
  );
  return rows[0]!;
}

export interface StepCount {
  stepId: string;
  /** The name in the newest run that has the step. */
  name: string;
  state: StepState;
  reason: string | null;
  steps: number;
  /** Of these, the number that were the last message before a reply. */
  replied: number;
  /** Of these, the number whose message came back. */
  bounced: number;
}

/** Whether the step `s` of the run `r` was the last message before a reply. */
const isReplied = sql`s.state = 'sent' and s.done_at <= r.replied_at
  and s.position = max(s.position) filter (where s.state = 'sent' and s.done_at <= r.replied_at) over (partition by s.run_id)`;

/**
 * The steps of all runs of a blueprint, counted by step, state and reason. Steps are in the order
 * in which runs have them.
 */
export async function countSteps(
  tx: Tx,
  workspaceId: string,
  blueprintId: string,
): Promise<StepCount[]> {
  const { rows } = await sql<StepCount>`
    with steps as (
      select s.step_id, s.position, s.state, s.reason, r.started_at, r.steps -> s.position ->> 'name' as name,
        ${isReplied} as is_replied,
        exists (select 1 from outreach_messages m where m.run_id = s.run_id and m.step_id = s.step_id and m.bounced_at is not null) as is_bounced
      from sequence_runs r join sequence_run_steps s on s.run_id = r.id
      where r.workspace_id = ${workspaceId} and r.blueprint_id = ${blueprintId}
    )
    select step_id as "stepId", (array_agg(name order by started_at desc))[1] as name, state, reason, count(*) as steps,
      count(*) filter (where is_replied) as replied, count(*) filter (where is_bounced) as bounced
    from steps group by step_id, state, reason order by min(position), step_id`.execute(tx);
  return rows;
}

export interface SubjectVariantCount {
  stepId: string;
  variant: SubjectVariant;
  /** The two subjects of the runs that are counted. */
  subject: string;
  subjectB: string;
  sent: number;
  replied: number;
  bounced: number;
}

/** People, each once, by step and by the subject that they got. */
export async function countSubjects(
  tx: Tx,
  workspaceId: string,
  blueprintId: string,
): Promise<SubjectVariantCount[]> {
  const { rows } = await sql<SubjectVariantCount>`
    with steps as (
      select s.run_id, s.step_id, r.talent_id, r.steps -> s.position as step, ${isReplied} as is_replied
      from sequence_runs r join sequence_run_steps s on s.run_id = r.id
      where r.workspace_id = ${workspaceId} and r.blueprint_id = ${blueprintId}
    )
    select s.step_id as "stepId", m.subject_variant as variant, s.step ->> 'subject' as subject, s.step ->> 'subjectB' as "subjectB",
      count(distinct s.talent_id) as sent, count(distinct s.talent_id) filter (where is_replied) as replied,
      count(distinct s.talent_id) filter (where m.bounced_at is not null) as bounced
    from steps s join outreach_messages m on m.run_id = s.run_id and m.step_id = s.step_id
    where m.subject_variant is not null and m.outcome = 'sent'
    group by s.step_id, m.subject_variant, s.step ->> 'subject', s.step ->> 'subjectB'`.execute(tx);
  return rows;
}
