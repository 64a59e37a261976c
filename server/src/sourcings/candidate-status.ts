import { actorOf, recordAudits } from '../platform/audit.ts';
import { type BulkResult, failed } from '../platform/bulk.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import {
  type Candidate,
  type CandidateRef,
  lockCandidate,
  lockCandidates,
  readCandidate,
  updateStatus,
} from './candidate-store.ts';
import { insertHistory, type Origin, readStatusBefore } from './history-store.ts';
import { isKnown, requireKnown } from './known-status.ts';
import type { StopOutreach } from './port.ts';
import { CONTACTED, FIRST_STATUS, IN_OUTREACH, NOT_RETAINED } from './rules/statuses.ts';

export interface CandidateStatusDependencies {
  db: Database;
  stopOutreach: StopOutreach;
}

/** Sets the status of candidates, for users, the API and outreach. */
export function createCandidateStatus({ db, stopOutreach }: CandidateStatusDependencies) {
  /**
   * Sets the status of candidates in the caller's transaction, with history and audit; NOT_RETAINED
   * also ends their outreach. A candidate that has the status already is unchanged. Throws
   * validation_error for a status that the workspace does not have. Returns the candidates that
   * changed.
   */
  async function setStatus(
    tx: Tx,
    workspaceId: string,
    { candidateIds, statusHandle, ...origin }: StatusChange,
  ): Promise<CandidateRef[]> {
    await requireKnown(tx, workspaceId, statusHandle);
    const found = await lockCandidates(tx, workspaceId, candidateIds);
    const changed = found.filter((candidate) => candidate.statusHandle !== statusHandle);
    if (changed.length > 0)
      await storeStatus(tx, workspaceId, changed, { statusHandle, ...origin });
    // Includes candidates that already had the status: repeating the request must leave no outreach
    // running.
    if (statusHandle === NOT_RETAINED && found.length > 0)
      await stopOutreach(tx, workspaceId, found.map(idOf));
    const entries = changed.map(({ candidateId, statusHandle: from }) => ({
      actor: origin.actor,
      action: 'candidate.status_changed',
      subject: candidateId,
      details: { from, to: statusHandle, cause: origin.cause },
    }));
    await recordAudits(tx, workspaceId, entries);
    return changed.map((candidate) => ({ ...candidate, statusHandle }));
  }

  return {
    setStatus,

    /**
     * Moves a candidate out of OUTREACH_SEQUENCE_STARTED, in the caller's transaction: to CONTACTED
     * when a message was sent, else to the previous status. Does nothing when a user has set
     * another status meanwhile.
     */
    async endOutreach(
      tx: Tx,
      workspaceId: string,
      {
        candidateId,
        wasContacted,
        ...origin
      }: { candidateId: string; wasContacted: boolean } & Origin,
    ): Promise<void> {
      const candidate = await lockCandidate(tx, workspaceId, candidateId);
      if (candidate?.statusHandle !== IN_OUTREACH) return;
      const before = wasContacted
        ? CONTACTED
        : await readStatusBefore(tx, workspaceId, candidateId, IN_OUTREACH);
      const isStillKnown = before !== null && (await isKnown(tx, workspaceId, before));
      const statusHandle = isStillKnown ? before : FIRST_STATUS;
      await setStatus(tx, workspaceId, { candidateIds: [candidateId], statusHandle, ...origin });
    },

    ...createChanges(db, setStatus),
  };
}

/** What users and the API change. */
function createChanges(db: Database, setStatus: SetStatus) {
  return {
    /**
     * Sets one status for many candidates in one transaction. Unknown candidates fail, the others
     * change. The results are in the order of the ids. Throws validation_error (statusHandle).
     */
    changeStatuses(
      principal: Principal,
      candidateIds: readonly string[],
      statusHandle: string,
    ): Promise<BulkResult<'changed' | 'unchanged'>[]> {
      const { workspaceId } = principal;
      const origin = { actor: actorOf(principal), cause: 'api' };
      return db.transaction().execute(async (tx) => {
        const found = new Set((await lockCandidates(tx, workspaceId, candidateIds)).map(idOf));
        const refs = await setStatus(tx, workspaceId, { candidateIds, statusHandle, ...origin });
        const changed = new Set(refs.map(idOf));
        return candidateIds.map((id) => {
          if (!found.has(id)) return failed(id, new AppError('not_found'));
          return { id, outcome: changed.has(id) ? 'changed' : 'unchanged' };
        });
      });
    },

    /** PATCH of one candidate's status. Throws validation_error, not_found. */
    changeStatus(
      principal: Principal,
      candidateId: string,
      statusHandle: string,
    ): Promise<Candidate> {
      const { workspaceId } = principal;
      const origin = { actor: actorOf(principal), cause: 'api' };
      return db.transaction().execute(async (tx) => {
        await setStatus(tx, workspaceId, { candidateIds: [candidateId], statusHandle, ...origin });
        const candidate = await readCandidate(tx, workspaceId, candidateId);
        if (!candidate) throw new AppError('not_found');
        return candidate;
      });
    },
  };
}

export type SetStatus = (
  tx: Tx,
  workspaceId: string,
  change: StatusChange,
) => Promise<CandidateRef[]>;

interface StatusChange extends Origin {
  candidateIds: readonly string[];
  statusHandle: string;
}

const idOf = ({ candidateId }: CandidateRef): string => candidateId;

/** Updates the rows, then writes their history. */
async function storeStatus(
  tx: Tx,
  workspaceId: string,
  candidates: readonly CandidateRef[],
  { statusHandle: to, actor, cause }: Omit<StatusChange, 'candidateIds'>,
): Promise<void> {
  await updateStatus(tx, workspaceId, candidates.map(idOf), to);
  const changes = candidates.map(({ candidateId, statusHandle: from }) => ({
    candidateId,
    change: 'status' as const,
    from,
    to,
  }));
  await insertHistory(tx, workspaceId, changes, { actor, cause });
}
