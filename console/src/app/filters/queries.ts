import { queryOptions } from '@tanstack/react-query';
import { api, data } from '../api.ts';

/**
 * The filter types with their formats and examples, in the user's language. They change only with a
 * new version of the service.
 */
export const filterTypesQuery = queryOptions({
  queryKey: ['filter-types'],
  queryFn: ({ signal }) => data(api.GET('/v1/search/filters', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});
