import { api, data } from '../api.ts';

/** `keepStatus`: somebody who is there already stays as they are. */
export const addToSourcing = (
  sourcingId: string,
  talentId: string,
  { castingId, keepStatus }: { castingId?: string; keepStatus: boolean },
) =>
  data(
    api.POST('/v1/sourcings/{sourcingId}/candidates', {
      params: { path: { sourcingId } },
      body: { talentId, castingId, keepStatus },
    }),
  );

export const dropCandidate = (candidateId: string) =>
  data(
    api.PATCH('/v1/candidates/{candidateId}/status', {
      params: { path: { candidateId } },
      body: { statusHandle: 'NOT_RETAINED' },
    }),
  );
