import { actorOf } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import { AppError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Principal } from '../platform/operation.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import type { Talents } from '../talents/talents.ts';
import type { StoredBlueprint } from './blueprint-store.ts';
import type { CandidateRef } from './candidate-refusals.ts';
import { SEQUENCE_RUN } from './run-process.ts';
import { insertRuns, runningCandidates } from './start-store.ts';

interface EnrollDependencies {
  engine: Pick<Engine, 'enqueue'>;
  clock: Clock;
  sourcings: Pick<Sourcings, 'setStatus'>;
}

/** Locks the people before their candidates, as an erasure does. */
export async function requirePeople(
  talents: Pick<Talents, 'holdAll'>,
  tx: Tx,
  candidates: readonly CandidateRef[],
): Promise<void> {
  const people = candidates.map(({ talentId }) => talentId);
  const held = await talents.holdAll(tx, people);
  const issues = candidates
    .filter(({ talentId }) => !held.has(talentId))
    .map(({ candidateId }) => ({
      path: ['candidateIds'],
      code: 'erased',
      candidateId,
      message: `${candidateId} is a person who was erased; leave the candidate out`,
    }));
  if (issues.length > 0) throw new AppError('validation_error', { issues });
}

/** Starts a run for each candidate without one. False when all candidates have one already. */
export async function enroll(
  { engine, clock, sourcings }: EnrollDependencies,
  tx: Tx,
  principal: Principal,
  blueprint: StoredBlueprint,
  candidates: readonly CandidateRef[],
): Promise<boolean> {
  const { workspaceId, userId } = principal;
  const all = candidates.map(({ candidateId }) => candidateId);
  const running = await runningCandidates(tx, workspaceId, blueprint.blueprintId, all);
  const runs = candidates
    .filter(({ candidateId }) => !running.has(candidateId))
    .map(({ candidateId, talentId }) => ({ runId: newId('sequenceRun'), candidateId, talentId }));
  if (runs.length === 0) return false;
  await insertRuns(tx, workspaceId, blueprint, runs, {
    senderUserId: userId,
    databaseNow: clock.databaseNow(),
  });
  for (const { runId } of runs)
    await engine.enqueue(tx, { kind: SEQUENCE_RUN, id: runId, workspaceId });
  await sourcings.setStatus(tx, workspaceId, {
    candidateIds: runs.map(({ candidateId }) => candidateId),
    statusHandle: 'OUTREACH_SEQUENCE_STARTED',
    actor: actorOf(principal),
    cause: 'sequence_started',
  });
  return true;
}
