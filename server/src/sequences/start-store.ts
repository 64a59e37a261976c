import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { StoredBlueprint } from './blueprint-store.ts';

export interface NewRun {
  runId: string;
  candidateId: string;
  talentId: string;
}

/** Those of the candidates that are in a running sequence of the blueprint. */
export async function runningCandidates(
  tx: Tx,
  workspaceId: string,
  blueprintId: string,
  candidateIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select candidate_id as id from sequence_runs
    where workspace_id = ${workspaceId} and blueprint_id = ${blueprintId} and ended_at is null and candidate_id = any(${[...candidateIds]}::text[])
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Inserts the runs with all their steps, copying the current steps and settings. The caller has
 * locked the blueprint and the candidates.
 */
export async function insertRuns(
  tx: Tx,
  workspaceId: string,
  blueprint: StoredBlueprint,
  runs: readonly NewRun[],
  { senderUserId, databaseNow }: { senderUserId: string | null; databaseNow: Date | null },
): Promise<void> {
  const runIds = runs.map(({ runId }) => runId);
  await sql`
    insert into sequence_runs (id, workspace_id, blueprint_id, candidate_id, talent_id, sourcing_id, steps, config, sender_user_id, current_step_id,
      started_at)
    select run_id, ${workspaceId}, ${blueprint.blueprintId}, candidate_id, talent_id, ${blueprint.sourcingId}, ${JSON.stringify(blueprint.steps)}::json,
      ${JSON.stringify(blueprint.config)}::json, ${senderUserId}, ${blueprint.steps[0]!.id},
      coalesce(${databaseNow}::timestamptz, clock_timestamp())
    from unnest(${runIds}::text[], ${runs.map(({ candidateId }) => candidateId)}::text[], ${runs.map(({ talentId }) => talentId)}::text[])
      as given (run_id, candidate_id, talent_id)`.execute(tx);
  await sql`
    insert into sequence_run_steps (run_id, step_id, position)
    select run_id, step_id, place - 1
    from unnest(${runIds}::text[]) as run_id,
      unnest(${blueprint.steps.map(({ id }) => id)}::text[]) with ordinality as step (step_id, place)`.execute(
    tx,
  );
}

/**
 * Days, from yesterday on, on which other sequences of the workspace have written to these people;
 * as `2026-03-29`.
 */
export async function takenDays(
  tx: Tx,
  workspaceId: string,
  blueprintId: string,
  talentIds: readonly string[],
): Promise<{ talentId: string; day: string }[]> {
  const { rows } = await sql<{ talentId: string; day: string }>`
    select talent_id as "talentId", to_char(day, 'YYYY-MM-DD') as day from outreach_talent_days
    where workspace_id = ${workspaceId} and talent_id = any(${[...talentIds]}::text[]) and blueprint_id <> ${blueprintId}
      and day >= current_date - 1`.execute(tx);
  return rows;
}

/** The last day from `since` on which a sequence of the workspace wrote to each person. */
export async function lastContactDays(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
  since: Date,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ talentId: string; day: string }>`
    select talent_id as "talentId", to_char(max(day), 'YYYY-MM-DD') as day from outreach_talent_days
    where workspace_id = ${workspaceId} and talent_id = any(${[...talentIds]}::text[]) and day >= ${since}::date
    group by talent_id`.execute(tx);
  return new Map(rows.map(({ talentId, day }) => [talentId, day]));
}
