import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import { readBlueprint } from './blueprint-store.ts';
import { countRuns, countSteps, countSubjects } from './funnel-store.ts';
import { requireCandidate } from './require-candidate.ts';
import { funnelSteps } from './rules/funnel.ts';
import type { Funnel, SequenceStatus } from './run-contract.ts';
import { type RunStepStatus, readRunSteps, readRuns } from './status-store.ts';

export interface StatusDependencies {
  db: Database;
  secretBox: Pick<SecretBox, 'open'>;
  sourcings: Pick<Sourcings, 'findCandidates'>;
}

/** The results of started sequences. */
export function createStatus({ db, secretBox, sourcings }: StatusDependencies) {
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
    /** Every sequence started for the candidate, newest first. Throws not_found. */
    async ofCandidate(
      { workspaceId }: Principal,
      candidateId: string,
    ): Promise<{ candidateId: string; sequences: SequenceStatus[] }> {
      await requireCandidate({ db, sourcings }, workspaceId, candidateId);
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
        steps: funnelSteps(
          blueprint.steps,
          await countSteps(db, workspaceId, blueprintId),
          await countSubjects(db, workspaceId, blueprintId),
        ),
      };
    },
  };
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;
