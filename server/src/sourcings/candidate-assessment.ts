import { actorOf } from '../platform/audit.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { Talents } from '../talents/talents.ts';
import type { CandidateDetail } from './candidate-contract.ts';
import {
  type Candidate,
  lockCandidate,
  readCandidate,
  updateAssessment,
} from './candidate-store.ts';
import { candidateDetail } from './candidate-view.ts';
import { type Change, insertHistory, lastWroteNotes } from './history-store.ts';
import type { Owners } from './owners.ts';
import type { VerdictsOf } from './port.ts';

export interface CandidateAssessmentDependencies {
  db: Database;
  owners: Owners;
  talents: Pick<Talents, 'hold'>;
  verdictsOf: VerdictsOf;
}

type Assessment = Pick<Candidate, 'userRating' | 'notes' | 'ownerUserId'>;

/** What users say of a candidate: rating, notes, and whose it is. */
export function createCandidateAssessment({
  db,
  owners,
  talents,
  verdictsOf,
}: CandidateAssessmentDependencies) {
  return {
    /**
     * Rating, notes and owner: undefined leaves a field unchanged, null empties it. Throws
     * not_found, and validation_error for an owner who is not a member.
     */
    updateCandidate(
      principal: Principal,
      candidateId: string,
      sent: Partial<Assessment>,
    ): Promise<CandidateDetail> {
      const { workspaceId } = principal;
      return db.transaction().execute(async (tx) => {
        const known = await readCandidate(tx, workspaceId, candidateId);
        // No text may be stored about an erased person. The talent is locked first, as an erasure
        // does.
        if (!known || !(await talents.hold(tx, known.talentId))) throw new AppError('not_found');
        const before = (await lockCandidate(tx, workspaceId, candidateId))!;
        if (sent.ownerUserId !== before.ownerUserId)
          await owners.require(tx, workspaceId, sent.ownerUserId);
        const changed = await assess(tx, workspaceId, before, sent, actorOf(principal));
        if (changed.ownerUserId !== before.ownerUserId) await owners.tell(tx, principal, changed);
        return candidateDetail(tx, workspaceId, changed, verdictsOf);
      });
    },
  };
}

/** Stores the changed fields, with their history. Returns the candidate after the change. */
async function assess(
  tx: Tx,
  workspaceId: string,
  before: Candidate,
  sent: Partial<Assessment>,
  actor: string,
): Promise<Candidate> {
  const { candidateId } = before;
  const after = {
    userRating: sentOr(sent.userRating, before.userRating),
    notes: sentOr(sent.notes, before.notes),
    ownerUserId: sentOr(sent.ownerUserId, before.ownerUserId),
  };
  const changes = assessmentChanges(before, after);
  if (changes.length === 0) return before;
  const changed = await updateAssessment(tx, workspaceId, candidateId, after);
  // Notes are saved while the user types: consecutive saves count as one change.
  const isMoreOfSame =
    after.notes !== null && (await lastWroteNotes(tx, workspaceId, candidateId, actor));
  const entries = changes
    .filter(({ change }) => !(change === 'notes' && isMoreOfSame))
    .map((change) => ({ ...change, candidateId }));
  await insertHistory(tx, workspaceId, entries, { actor, cause: 'api' });
  return changed;
}

const sentOr = <T>(sent: T | undefined, stored: T): T => (sent === undefined ? stored : sent);

function assessmentChanges(before: Assessment, after: Assessment): Change[] {
  const changes: Change[] = [];
  const text = (rating: number | null): string | null => (rating === null ? null : String(rating));
  if (before.userRating !== after.userRating)
    changes.push({ change: 'rating', from: text(before.userRating), to: text(after.userRating) });
  if (before.notes !== after.notes) changes.push({ change: 'notes', from: null, to: null });
  if (before.ownerUserId !== after.ownerUserId)
    changes.push({ change: 'owner', from: before.ownerUserId, to: after.ownerUserId });
  return changes;
}
