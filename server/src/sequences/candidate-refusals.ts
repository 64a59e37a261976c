import type { Issue } from '../platform/errors.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';

export type CandidateRef = Awaited<ReturnType<Sourcings['findCandidates']>>[number];

/** Why a start refuses a candidate of the workspace; empty when it does not. */
export function candidateIssues(
  { candidateId, ...candidate }: CandidateRef,
  sourcingId: string,
): Issue[] {
  const path = ['candidateIds'];
  if (candidate.sourcingId !== sourcingId)
    return [
      {
        path,
        code: 'other_sourcing',
        candidateId,
        message: `${candidateId} is a candidate of another sourcing than the blueprint`,
      },
    ];
  if (candidate.statusHandle === 'NOT_RETAINED')
    return [
      {
        path,
        code: 'not_retained',
        candidateId,
        message: `${candidateId} is not retained; give the candidate another status first`,
      },
    ];
  return [];
}
