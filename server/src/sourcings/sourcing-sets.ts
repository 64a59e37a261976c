import type { Database } from '../platform/db.ts';
import { readTalentsIn } from './candidate-store.ts';
import { readKnownSourcings } from './sourcing-store.ts';

/**
 * The queries that search needs from sourcings. It needs only the database, so it is built before
 * search.
 */
export function createSourcingSets({ db }: { db: Database }) {
  return {
    /**
     * The talents that are candidates of this sourcing, with any status; null: of any sourcing of
     * the workspace.
     */
    inSourcing: (workspaceId: string, sourcingId: string | null): Promise<string[]> =>
      readTalentsIn(db, workspaceId, sourcingId),

    /** Returns the ids that are sourcings of the workspace. */
    knownSourcings: (workspaceId: string, sourcingIds: readonly string[]): Promise<Set<string>> =>
      readKnownSourcings(db, workspaceId, sourcingIds),
  };
}
