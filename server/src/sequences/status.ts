import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import { readBlueprint } from './blueprint-store.ts';
import { countRuns, countSteps } from './funnel-store.ts';
import { funnelSteps } from './rules/funnel.ts';
import type { Funnel, SequenceStatus } from './run-contract.ts';
import { type RunStepStatus, readRunSteps, readRuns, stopRuns } from './status-store.ts';

export interface StatusDependencies {
  db: Database;
  clock: Clock;
  secretBox: Pick<SecretBox, 'open'>;
  sourcings: Pick<Sourcings, 'findCandidates'>;
}

/**
 * What became of sequences, and their end before the time. A process whose run was ended finds that
 * out when it wakes, and is done: a claim locks the run, so nothing is sent meanwhile
 * (docs/decisions/0016).
 */
export function createStatus({ db, clock, secretBox, sourcings }: StatusDependencies) {
  async function requireCandidate(workspaceId: string, candidateId: string): Promise<void> {
    const [candidate] = await sourcings.findCandidates(db, workspaceId, [candidateId]);
    if (!candidate) throw new AppError('not_found');
  }

  const words = (draft: Buffer) =>
    JSON.parse(secretBox.open(draft)) as { subject: string | null; content: string };

  function shownStep({
    runId: _,
    dueAt,
    doneAt,
    draft,
    ...step
  }: RunStepStatus): SequenceStatus['steps'][number] {
    return {
      ...step,
      dueAt: iso(dueAt),
      doneAt: iso(doneAt),
      draft: draft && step.state === 'waiting_approval' ? words(draft) : null,
    };
  }

  return {
    /** Every sequence that was started for the candidate, newest first. Throws not_found. */
    async ofCandidate(
      { workspaceId }: Principal,
      candidateId: string,
    ): Promise<{ candidateId: string; sequences: SequenceStatus[] }> {
      await requireCandidate(workspaceId, candidateId);
      const runs = await readRuns(db, workspaceId, candidateId);
      const steps = Map.groupBy(
        await readRunSteps(db, workspaceId, candidateId),
        ({ runId }) => runId,
      );
      const sequences = runs.map(({ repliedAt, startedAt, endedAt, ...run }) => ({
        ...run,
        replied: repliedAt !== null,
        startedAt: startedAt.toISOString(),
        endedAt: iso(endedAt),
        steps: (steps.get(run.runId) ?? []).map(shownStep),
      }));
      return { candidateId, sequences };
    },

    /** Throws not_found. */
    async funnel({ workspaceId }: Principal, blueprintId: string): Promise<Funnel> {
      const blueprint = await readBlueprint(db, workspaceId, blueprintId);
      if (!blueprint) throw new AppError('not_found');
      const totals = await countRuns(db, workspaceId, blueprintId);
      return {
        blueprintId,
        ...totals,
        steps: funnelSteps(blueprint.steps, await countSteps(db, workspaceId, blueprintId)),
      };
    },

    /**
     * A person ends the candidate's running sequences; how many there were. After it no step of
     * them is sent. Throws not_found.
     */
    async stopCandidate(principal: Principal, candidateId: string): Promise<number> {
      const { workspaceId } = principal;
      await requireCandidate(workspaceId, candidateId);
      return db.transaction().execute(async (tx) => {
        const stopped = await stopRuns(
          tx,
          workspaceId,
          { candidateIds: [candidateId] },
          'by_person',
          clock.databaseNow(),
        );
        const details = { stopped };
        await recordAudit(tx, {
          chain: workspaceId,
          actor: actorOf(principal),
          action: 'candidate.sequences_stopped',
          subject: candidateId,
          details,
        });
        return stopped;
      });
    },

    /**
     * A person ends all running sequences of a blueprint; how many there were. Throws not_found.
     */
    async stopBlueprint(principal: Principal, blueprintId: string): Promise<number> {
      const { workspaceId } = principal;
      return db.transaction().execute(async (tx) => {
        if (!(await readBlueprint(tx, workspaceId, blueprintId))) throw new AppError('not_found');
        const stopped = await stopRuns(
          tx,
          workspaceId,
          { blueprintId },
          'by_person',
          clock.databaseNow(),
        );
        const details = { stopped };
        await recordAudit(tx, {
          chain: workspaceId,
          actor: actorOf(principal),
          action: 'blueprint.stopped',
          subject: blueprintId,
          details,
        });
        return stopped;
      });
    },
  };
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;
