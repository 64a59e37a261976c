import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { BlueprintConfig } from './rules/blueprint-config.ts';
import type { RunProgress, RunState, StepProgress } from './rules/run-machine.ts';

/** A run with all its steps, and the current time. */
export interface Run extends RunProgress {
  id: string;
  workspaceId: string;
  blueprintId: string;
  candidateId: string;
  talentId: string;
  sourcingId: string;
  config: BlueprintConfig;
  senderUserId: string | null;
  currentStepId: string | null;
  progress: readonly RunStep[];
  /** The database's clock, which also wakes processes, so that a run never wakes too early. */
  now: Date;
}

export interface RunStep extends StepProgress {
  position: number;
  /** Sealed JSON { subject, content }. */
  draft: Buffer | null;
  blockedSince: Date | null;
  slotAccountId: string | null;
  slotAt: Date | null;
}

/** `databaseNow` as the clock gives it. Null for a run that the workspace does not have. */
export async function readRun(
  tx: Tx,
  workspaceId: string,
  runId: string,
  databaseNow: Date | null,
): Promise<Run | null> {
  const { rows } = await sql<Omit<Run, 'progress'>>`
    select id, workspace_id as "workspaceId", blueprint_id as "blueprintId", candidate_id as "candidateId", talent_id as "talentId",
      sourcing_id as "sourcingId", steps, config, sender_user_id as "senderUserId", state, current_step_id as "currentStepId",
      started_at as "startedAt", invitation_accepted_at as "invitationAcceptedAt", coalesce(${databaseNow}::timestamptz, clock_timestamp()) as now
    from sequence_runs where workspace_id = ${workspaceId} and id = ${runId}`.execute(tx);
  const run = rows[0];
  if (!run) return null;
  const { rows: progress } = await sql<RunStep>`
    select step_id as "stepId", position, state, due_at as "dueAt", done_at as "doneAt", reason, draft, draft is not null as "hasDraft",
      approved_at is not null as "isApproved", blocked_since as "blockedSince", slot_account_id as "slotAccountId", slot_at as "slotAt"
    from sequence_run_steps where run_id = ${runId} order by position`.execute(tx);
  return { ...run, progress };
}

/**
 * Locks the run until the transaction ends: no other transaction can stop it, claim for it or
 * report to it meanwhile. Null: the workspace has no such run.
 */
export async function lockRun(
  tx: Tx,
  workspaceId: string,
  runId: string,
): Promise<RunState | null> {
  const { rows } = await sql<{ state: RunState }>`
    select state from sequence_runs where workspace_id = ${workspaceId} and id = ${runId} for no key update`.execute(
    tx,
  );
  return rows[0]?.state ?? null;
}

/**
 * A step that waits: why, and until when. `dueAt` is null when only a user or an event ends the
 * wait.
 */
export interface Waiting {
  stepId: string;
  state: 'pending' | 'waiting' | 'waiting_approval';
  reason: string;
  dueAt: Date | null;
  blockedSince?: Date | null;
  slot?: { accountId: string; at: Date } | null;
}

/** The run has to be locked and open. */
export async function setWaiting(
  tx: Tx,
  runId: string,
  { stepId, state, reason, dueAt, blockedSince, slot }: Waiting,
): Promise<void> {
  await sql`
    update sequence_run_steps set state = ${state}, reason = ${reason}, due_at = ${dueAt}, blocked_since = ${blockedSince ?? null},
      slot_account_id = ${slot?.accountId ?? null}, slot_at = ${slot?.at ?? null}
    where run_id = ${runId} and step_id = ${stepId}`.execute(tx);
  await sql`update sequence_runs set state = 'waiting', current_step_id = ${stepId} where id = ${runId}`.execute(
    tx,
  );
}

export async function saveDraft(
  tx: Tx,
  runId: string,
  stepId: string,
  { draft, approvedAt }: { draft: Buffer; approvedAt: Date | null },
): Promise<void> {
  await sql`
    update sequence_run_steps set draft = ${draft}, approved_at = ${approvedAt}, blocked_since = null where run_id = ${runId} and step_id = ${stepId}
  `.execute(tx);
}

/** Ends a step. If the run is still open, its next step becomes current. */
export async function finishStep(
  tx: Tx,
  runId: string,
  stepId: string,
  {
    state,
    reason,
    at,
  }: { state: 'sent' | 'skipped' | 'failed' | 'cancelled'; reason: string | null; at: Date },
): Promise<void> {
  await sql`
    update sequence_run_steps set state = ${state}, reason = ${reason}, done_at = ${at}, blocked_since = null, slot_account_id = null, slot_at = null
    where run_id = ${runId} and step_id = ${stepId}`.execute(tx);
  await sql`
    update sequence_runs r set state = 'running', current_step_id = coalesce((
      select s.step_id from sequence_run_steps s
      where s.run_id = r.id and s.state in ('pending', 'waiting_approval', 'waiting', 'sending') order by s.position limit 1), r.current_step_id)
    where r.id = ${runId} and r.ended_at is null`.execute(tx);
}

/**
 * Ends an open run and cancels its steps that have not begun. Does nothing to a run that has ended.
 * The caller has locked the run.
 */
export async function endRun(
  tx: Tx,
  runId: string,
  {
    state,
    reason,
    at,
  }: { state: 'completed' | 'stopped' | 'failed'; reason: string | null; at: Date },
): Promise<void> {
  const { rows } = await sql`
    update sequence_runs set state = ${state}, stop_reason = ${reason}, current_step_id = null, ended_at = ${at} where id = ${runId} and ended_at is null
    returning 1`.execute(tx);
  if (rows.length === 0) return;
  await sql`
    update sequence_run_steps set state = 'cancelled', reason = ${reason ?? state}, done_at = ${at}, slot_account_id = null, slot_at = null
    where run_id = ${runId} and state in ('pending', 'waiting', 'waiting_approval')`.execute(tx);
}

/** Whether a candidate is in a running sequence, and whether any sequence has written to them. */
export async function outreachOf(
  tx: Tx,
  workspaceId: string,
  candidateId: string,
): Promise<{ isOpen: boolean; wasContacted: boolean }> {
  const { rows } = await sql<{ isOpen: boolean; wasContacted: boolean }>`
    select coalesce(bool_or(r.ended_at is null), false) as "isOpen",
      coalesce(bool_or(exists (select 1 from sequence_run_steps s
        where s.run_id = r.id and (s.state = 'sent' or s.reason = 'outcome_unknown'))), false) as "wasContacted"
    from sequence_runs r where r.workspace_id = ${workspaceId} and r.candidate_id = ${candidateId}`.execute(
    tx,
  );
  return rows[0]!;
}

/** Open runs of a person in a workspace. */
export async function openRunsOf(tx: Tx, workspaceId: string, talentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from sequence_runs where workspace_id = ${workspaceId} and talent_id = ${talentId} and ended_at is null order by id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Open runs with a step that waits for one of these reasons, in the order of ids. */
export async function readWaiting(
  tx: Tx,
  workspaceId: string,
  reasons: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct r.id from sequence_run_steps s join sequence_runs r on r.id = s.run_id
    where r.workspace_id = ${workspaceId} and r.ended_at is null and s.state = 'waiting' and s.reason = any(${[...reasons]}::text[])
    order by r.id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function readConfig(tx: Tx, runId: string): Promise<BlueprintConfig> {
  const { rows } = await sql<{
    config: BlueprintConfig;
  }>`select config from sequence_runs where id = ${runId}`.execute(tx);
  return rows[0]!.config;
}
