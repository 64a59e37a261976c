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
  const { rows } = await sql`select 1 from sequence_runs where workspace_id = ${workspaceId} and id = ${runId}`.execute(tx);
  return rows.length > 0;
}

/** A step of a run, and nobody changes the run until the transaction ends. Null when either is unknown or foreign. */
export async function lockStep(tx: Tx, workspaceId: string, runId: string, stepId: string): Promise<StepToApprove | null> {
  await sql`select 1 from sequence_runs where workspace_id = ${workspaceId} and id = ${runId} for no key update`.execute(tx);
  const { rows } = await sql<StepToApprove>`
    select r.steps -> s.position as step, s.state, s.draft, s.approved_at as "approvedAt"
    from sequence_runs r join sequence_run_steps s on s.run_id = r.id
    where r.workspace_id = ${workspaceId} and r.id = ${runId} and s.step_id = ${stepId}`.execute(tx);
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
    where r.id = s.run_id and r.workspace_id = ${workspaceId} and s.run_id = ${runId} and s.step_id = ${stepId}`.execute(tx);
}
