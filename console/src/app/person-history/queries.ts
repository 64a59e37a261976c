import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../api.ts';

export type TalentHistory = components['schemas']['TalentHistory'];

/** Below the lists of sourcings: what changes one of them may change where a person is. */
export const personHistoryQuery = (talentId: string) =>
  queryOptions({
    queryKey: ['sourcings', 'list', 'person', talentId],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/talents/{talentId}/history', { params: { path: { talentId } }, signal })),
  });
