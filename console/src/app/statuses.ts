import { queryOptions } from '@tanstack/react-query';
import { api, data } from './api.ts';

/** The global statuses and the workspace's own, in pipeline order. */
export const statusesQuery = queryOptions({
  queryKey: ['settings', 'statuses'],
  queryFn: ({ signal }) => data(api.GET('/v1/candidate-statuses', { signal })),
});
