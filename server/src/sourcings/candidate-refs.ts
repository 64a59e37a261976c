import type { Tx } from '../platform/db.ts';
import {
  type CandidateRef,
  lockCandidates,
  readCandidateRefs,
  updateContactsCount,
} from './candidate-store.ts';
import { readSourcing, type Sourcing } from './sourcing-store.ts';

/** Sourcings and candidates for other slices, in the transaction of the caller. */
export const candidateRefs = {
  /** What other slices need to know of a sourcing; null when the workspace has no such one. */
  findSourcing: (
    tx: Tx,
    workspaceId: string,
    sourcingId: string,
  ): Promise<Pick<
    Sourcing,
    'sourcingId' | 'name' | 'jobTitle' | 'location' | 'ownerUserId'
  > | null> => readSourcing(tx, workspaceId, sourcingId),

  /** Those of the workspace, by id; unknown and foreign ones are absent. */
  findCandidates: readCandidateRefs,

  /**
   * As findCandidates, and locks them until the transaction ends: their statuses cannot change
   * meanwhile.
   */
  lockCandidates,

  /** As lockCandidates, for one; null when the workspace has no such one. */
  async lockCandidate(
    tx: Tx,
    workspaceId: string,
    candidateId: string,
  ): Promise<CandidateRef | null> {
    return (await lockCandidates(tx, workspaceId, [candidateId]))[0] ?? null;
  },

  /** How many contacts of the talent the workspace may read now: listings sort by it. */
  setContactsCount: updateContactsCount,
};
