import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../client/src/types.gen.ts';
import { api, data } from './api.ts';

export type CandidateStatus = components['schemas']['CandidateStatus'];

/** The global statuses and the workspace's own, in the order of a pipeline. */
export const statusesQuery = queryOptions({
  queryKey: ['settings', 'statuses'],
  queryFn: ({ signal }) => data(api.GET('/v1/candidate-statuses', { signal })),
});
