import type { Database } from '../platform/db.ts';
import { readTalentsIn } from './candidate-store.ts';
import { readKnownSourcings } from './sourcing-store.ts';

/** What search asks of sourcings. It needs only the database, so it is built before search. */
export function createSourcingSets({ db }: { db: Database }) {
  return {
    /**
     * The talents that are candidates of this sourcing, with any status; of any sourcing of the
     * workspace for null.
     */
    inSourcing: (workspaceId: string, sourcingId: string | null): Promise<string[]> =>
      readTalentsIn(db, workspaceId, sourcingId),

    /** Those of the ids that are sourcings of the workspace. */
    knownSourcings: (workspaceId: string, sourcingIds: readonly string[]): Promise<Set<string>> =>
      readKnownSourcings(db, workspaceId, sourcingIds),
  };
}
