import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { StepState } from './rules/run-machine.ts';
import type { Step } from './rules/step.ts';

export interface StepToApprove {
  step: Step;
  state: StepState;
  /** Sealed; null when nothing waits. */
  draft: Buffer | null;
  approvedAt: Date | null;
}

export async function runExists(tx: Tx, workspaceId: string, runId: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from sequence_runs where workspace_id = ${workspaceId} and id = ${runId}`.execute(
      tx,
    );
  return rows.length > 0;
}

/**
 * Reads a step and locks its run until the transaction ends. Null when either is unknown or belongs
 * to another workspace.
 */
export async function lockStep(
  tx: Tx,
  workspaceId: string,
  runId: string,
  stepId: string,
): Promise<StepToApprove | null> {
  await sql`select 1 from sequence_runs where workspace_id = ${workspaceId} and id = ${runId} for no key update`.execute(
    tx,
  );
  const { rows } = await sql<StepToApprove>`
    select r.steps -> s.position as step, s.state, s.draft, s.approved_at as "approvedAt"
    from sequence_runs r join sequence_run_steps s on s.run_id = r.id
    where r.workspace_id = ${workspaceId} and r.id = ${runId} and s.step_id = ${stepId}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export async function approveStep(
  tx: Tx,
  workspaceId: string,
  runId: string,
  stepId: string,
  { draft, by, at }: { draft: Buffer; by: string; at: Date },
): Promise<void> {
  await sql`
    update sequence_run_steps s set draft = ${draft}, approved_at = ${at}, approved_by = ${by}
    from sequence_runs r
    where r.id = s.run_id and r.workspace_id = ${workspaceId} and s.run_id = ${runId} and s.step_id = ${stepId}`.execute(
    tx,
  );
}

export interface WaitingDraft {
  runId: string;
  blueprintId: string;
  sourcingId: string;
  candidateId: string;
  talentId: string;
  step: Step;
  /** Sealed JSON { subject, content }. */
  draft: Buffer;
}

/**
 * Drafts that are not approved yet, those of the oldest run first; `sourcingId` null: in all
 * sourcings.
 */
export async function readWaitingDrafts(
  tx: Tx,
  workspaceId: string,
  sourcingId: string | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: WaitingDraft[]; total: number }> {
  const waiting = sql`
    from sequence_run_steps s join sequence_runs r on r.id = s.run_id
    where r.workspace_id = ${workspaceId} and r.ended_at is null and s.state = 'waiting_approval' and s.draft is not null and s.approved_at is null
      and (${sourcingId}::text is null or r.sourcing_id = ${sourcingId})`;
  const { rows: totals } = await sql<{
    total: number;
  }>`select count(*) as total ${waiting}`.execute(tx);
  const { rows } = await sql<WaitingDraft>`
    select r.id as "runId", r.blueprint_id as "blueprintId", r.sourcing_id as "sourcingId", r.candidate_id as "candidateId",
      r.talent_id as "talentId", r.steps -> s.position as step, s.draft
    ${waiting} order by r.started_at, r.id, s.position limit ${limit} offset ${offset}`.execute(tx);
  return { rows, total: totals[0]!.total };
}
