import { queryOptions } from '@tanstack/react-query';
import { api, data } from '../api.ts';

/**
 * The types of filters with their formats and examples, in the person's language: they change with
 * the service only.
 */
export const filterTypesQuery = queryOptions({
  queryKey: ['filter-types'],
  queryFn: ({ signal }) => data(api.GET('/v1/search/filters', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});
