import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { CandidateDetail } from './candidate-contract.ts';
import type { Candidate } from './candidate-store.ts';
import type { TalentVerdict, VerdictsOf } from './port.ts';

/** A candidate as listings show it. */
export function candidateItem(candidate: Candidate, verdict: TalentVerdict | undefined) {
  return {
    id: candidate.candidateId,
    statusHandle: candidate.statusHandle,
    createdAt: candidate.createdAt.toISOString(),
    sourcingId: candidate.sourcingId,
    talentId: candidate.talentId,
    userRating: candidate.userRating,
    notes: candidate.notes,
    ownerUserId: candidate.ownerUserId,
    updatedAt: candidate.updatedAt.toISOString(),
    castingId: candidate.castingId,
    verdict: verdict?.verdict ?? null,
    verdictOverride: verdict?.override ?? null,
    effectiveVerdict: verdict?.override ?? verdict?.verdict ?? null,
    contactsCount: candidate.contactsCount,
  };
}

export function talentItem(candidate: Candidate) {
  const { talentId, firstname, lastname, jobTitle, companyName, city, proNetworkUrl } = candidate;
  return { id: talentId, firstname, lastname, jobTitle, companyName, city, proNetworkUrl };
}

/** A candidate with its notes and the recap of its verdict. Throws not_found for null. */
export async function candidateDetail(
  tx: Tx,
  workspaceId: string,
  candidate: Candidate | null,
  verdictsOf: VerdictsOf,
): Promise<CandidateDetail> {
  if (!candidate) throw new AppError('not_found');
  const { castingId, talentId } = candidate;
  const [verdict] =
    castingId === null ? [] : await verdictsOf(tx, workspaceId, [{ castingId, talentId }]);
  return {
    candidate: {
      ...candidateItem(candidate, verdict),
      recap: verdict?.recap ?? null,
    },
    talent: talentItem(candidate),
  };
}
