import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import { readBlueprint } from './blueprint-store.ts';
import { requireCandidate } from './require-candidate.ts';
import { stopRuns } from './status-store.ts';

export interface StopDependencies {
  db: Database;
  clock: Clock;
  sourcings: Pick<Sourcings, 'findCandidates'>;
}

/**
 * Stops sequences at a user's request. The process of a stopped run ends when it next wakes.
 * Nothing is sent in between, because a claim locks the run (docs/decisions/0016).
 */
export function createStop({ db, clock, sourcings }: StopDependencies) {
  return {
    /**
     * Stops the candidate's running sequences and returns their number. No step of them is sent
     * afterwards. Throws not_found.
     */
    async stopCandidate(principal: Principal, candidateId: string): Promise<number> {
      const { workspaceId } = principal;
      await requireCandidate({ db, sourcings }, workspaceId, candidateId);
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
     * Stops all running sequences of a blueprint and returns their number. Throws not_found.
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
