import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { RunState, StepState } from './rules/run-machine.ts';

/** A run as its candidate's page shows it. */
export interface RunStatus {
  runId: string;
  blueprintId: string;
  state: RunState;
  reason: string | null;
  currentStepId: string | null;
  repliedAt: Date | null;
  startedAt: Date;
  endedAt: Date | null;
}

export interface RunStepStatus {
  runId: string;
  stepId: string;
  name: string;
  state: StepState;
  dueAt: Date | null;
  doneAt: Date | null;
  reason: string | null;
  /** Sealed. */
  draft: Buffer | null;
}

/** Newest first. */
export async function readRuns(
  tx: Tx,
  workspaceId: string,
  candidateId: string,
): Promise<RunStatus[]> {
  const { rows } = await sql<RunStatus>`
    select id as "runId", blueprint_id as "blueprintId", state, stop_reason as reason, current_step_id as "currentStepId", replied_at as "repliedAt",
      started_at as "startedAt", ended_at as "endedAt"
    from sequence_runs where workspace_id = ${workspaceId} and candidate_id = ${candidateId}
    order by started_at desc, id desc`.execute(tx);
  return rows;
}

export interface ListedRun extends Omit<RunStatus, 'blueprintId'> {
  candidateId: string;
  talentId: string;
  currentStepName: string | null;
}

/** Newest first; `state` null: any state. */
export async function listRuns(
  tx: Tx,
  workspaceId: string,
  blueprintId: string,
  { state, limit, offset }: { state: RunState | null; limit: number; offset: number },
): Promise<{ rows: ListedRun[]; total: number }> {
  const where = sql`
    where r.workspace_id = ${workspaceId} and r.blueprint_id = ${blueprintId} and (${state}::text is null or r.state = ${state})`;
  const { rows: totals } = await sql<{
    total: number;
  }>`select count(*) as total from sequence_runs r ${where}`.execute(tx);
  const { rows } = await sql<ListedRun>`
    select r.id as "runId", r.candidate_id as "candidateId", r.talent_id as "talentId", r.state, r.stop_reason as reason,
      r.current_step_id as "currentStepId", r.steps -> s.position ->> 'name' as "currentStepName", r.replied_at as "repliedAt",
      r.started_at as "startedAt", r.ended_at as "endedAt"
    from sequence_runs r left join sequence_run_steps s on s.run_id = r.id and s.step_id = r.current_step_id
    ${where} order by r.started_at desc, r.id desc limit ${limit} offset ${offset}`.execute(tx);
  return { rows, total: totals[0]!.total };
}

/** All steps of all the candidate's runs, in order. */
export async function readRunSteps(
  tx: Tx,
  workspaceId: string,
  candidateId: string,
): Promise<RunStepStatus[]> {
  const { rows } = await sql<RunStepStatus>`
    select s.run_id as "runId", s.step_id as "stepId", r.steps -> s.position ->> 'name' as name, s.state, s.due_at as "dueAt", s.done_at as "doneAt",
      s.reason, s.draft
    from sequence_runs r join sequence_run_steps s on s.run_id = r.id
    where r.workspace_id = ${workspaceId} and r.candidate_id = ${candidateId}
    order by s.run_id, s.position`.execute(tx);
  return rows;
}

/** Selects the runs to stop. */
export type RunSelection = { candidateIds: readonly string[] } | { blueprintId: string };

/**
 * Ends the selected running sequences and returns their number. Steps that have not begun are
 * cancelled, with the same reason. Rows are locked in one order, and a claim locks the same row:
 * either the message was claimed before, or it never is.
 */
export async function stopRuns(
  tx: Tx,
  workspaceId: string,
  selection: RunSelection,
  reason: string,
  databaseNow: Date | null,
): Promise<number> {
  const selected =
    'blueprintId' in selection
      ? sql`blueprint_id = ${selection.blueprintId}`
      : sql`candidate_id = any(${[...selection.candidateIds]}::text[])`;
  return endRuns(tx, sql`workspace_id = ${workspaceId} and ${selected}`, reason, databaseNow);
}

/** Ends the running sequences to a person in all workspaces: a talent is one person everywhere. */
export const stopRunsOfTalents = (
  tx: Tx,
  talentIds: readonly string[],
  reason: string,
  databaseNow: Date | null,
): Promise<number> =>
  endRuns(tx, sql`talent_id = any(${[...talentIds]}::text[])`, reason, databaseNow);

async function endRuns(
  tx: Tx,
  which: RawBuilder<unknown>,
  reason: string,
  databaseNow: Date | null,
): Promise<number> {
  const now = sql`coalesce(${databaseNow}::timestamptz, clock_timestamp())`;
  const { rows } = await sql<{ id: string }>`
    select id from sequence_runs where ended_at is null and ${which} order by id for no key update`.execute(
    tx,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await sql`
    update sequence_runs set state = 'stopped', stop_reason = ${reason}, current_step_id = null, ended_at = ${now} where id = any(${ids}::text[])
  `.execute(tx);
  await sql`
    update sequence_run_steps set state = 'cancelled', reason = ${reason}, done_at = ${now}, slot_account_id = null, slot_at = null
    where run_id = any(${ids}::text[]) and state in ('pending', 'waiting', 'waiting_approval')`.execute(
    tx,
  );
  return ids.length;
}

export async function countRunning(
  tx: Tx,
  workspaceId: string,
  blueprintId: string,
): Promise<number> {
  const { rows } = await sql<{ running: number }>`
    select count(*) as running from sequence_runs
    where workspace_id = ${workspaceId} and blueprint_id = ${blueprintId} and ended_at is null`.execute(
    tx,
  );
  return rows[0]!.running;
}

/**
 * Deletes all text written to or about a person. That a message was sent, and when, stays. Returns
 * how many messages had text.
 */
export async function eraseWords(tx: Tx, talentIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ hadWords: boolean }>`
    with held as (select id, body is not null as had from outreach_messages where talent_id = any(${[...talentIds]}::text[]) for update)
    update outreach_messages m set body = null, provider_message_id = null, thread_id = null, address_fingerprint = null
    from held where held.id = m.id returning held.had as "hadWords"`.execute(tx);
  await sql`
    update sequence_run_steps s set draft = null from sequence_runs r where r.id = s.run_id and r.talent_id = any(${[...talentIds]}::text[]) and s.draft is not null
  `.execute(tx);
  return rows.filter(({ hadWords }) => hadWords).length;
}
