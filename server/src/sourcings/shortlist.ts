import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { findSourcingName, readShortlist, type ShortlistedCandidate } from './shortlist-store.ts';

export type { ShortlistedCandidate } from './shortlist-store.ts';

export interface Shortlist {
  name: string;
  jobTitle: string | null;
  people: ShortlistedCandidate[];
}

/** The candidates of a sourcing that somebody outside may read. */
export function createShortlist({ db }: { db: Database }) {
  return {
    /**
     * These candidates of the sourcing in their order, or all who are not rejected, the best rated
     * first; without erased people. Throws not_found.
     */
    async shortlistOf(
      workspaceId: string,
      sourcingId: string,
      candidateIds: readonly string[] | null,
      limit: number,
    ): Promise<Shortlist> {
      const sourcing = await findSourcingName(db, workspaceId, sourcingId);
      if (!sourcing) throw new AppError('not_found');
      const people =
        limit === 0
          ? []
          : await readShortlist(db, workspaceId, { sourcingId, candidateIds, limit });
      return { ...sourcing, people };
    },
  };
}
