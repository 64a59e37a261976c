import type { Tx } from '../platform/db.ts';
import {
  type CandidateRef,
  lockCandidates,
  readCandidateCards,
  readCandidateRefs,
  updateContactsCount,
} from './candidate-store.ts';
import { readHistoryIn } from './history-store.ts';
import { readSourcing, type Sourcing } from './sourcing-store.ts';

/** Reads sourcings and candidates for other slices, in the caller's transaction. */
export const candidateRefs = {
  /**
   * The fields of a sourcing that other slices need; null when the workspace has no such sourcing.
   */
  findSourcing: (
    tx: Tx,
    workspaceId: string,
    sourcingId: string,
  ): Promise<Pick<
    Sourcing,
    'sourcingId' | 'name' | 'jobTitle' | 'location' | 'ownerUserId'
  > | null> => readSourcing(tx, workspaceId, sourcingId),

  /** The workspace's candidates, by id. Unknown ids, and those of other workspaces, are absent. */
  findCandidates: readCandidateRefs,

  /** As findCandidates, with the names of the person and of the sourcing. */
  describeCandidates: readCandidateCards,

  /** The changes of all candidates of a sourcing, newest first. */
  historyIn: readHistoryIn,

  /**
   * As findCandidates, and locks them until the transaction ends: their statuses cannot change
   * meanwhile.
   */
  lockCandidates,

  /** As lockCandidates, for one; null when the workspace does not have it. */
  async lockCandidate(
    tx: Tx,
    workspaceId: string,
    candidateId: string,
  ): Promise<CandidateRef | null> {
    return (await lockCandidates(tx, workspaceId, [candidateId]))[0] ?? null;
  },

  /** How many contacts of the talent the workspace may read now. Listings sort by it. */
  setContactsCount: updateContactsCount,
};
