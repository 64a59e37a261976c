import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';

interface CandidateSource {
  db: Database;
  sourcings: Pick<Sourcings, 'findCandidates'>;
}

/** Throws not_found for a candidate that the workspace does not have. */
export async function requireCandidate(
  { db, sourcings }: CandidateSource,
  workspaceId: string,
  candidateId: string,
): Promise<void> {
  const [candidate] = await sourcings.findCandidates(db, workspaceId, [candidateId]);
  if (!candidate) throw new AppError('not_found');
}
