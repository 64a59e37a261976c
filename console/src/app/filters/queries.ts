import { queryOptions } from '@tanstack/react-query';
import { api, data } from '../api.ts';
import type { FilterTypeInfo } from './filter.ts';

/**
 * The filter types with their formats and examples, in the user's language. They change only with a
 * new version of the service.
 */
export const filterTypesQuery = queryOptions({
  queryKey: ['filter-types'],
  queryFn: ({ signal }) => data(api.GET('/v1/search/filters', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Values of a filter with a word that begins so, the most people first. */
export const suggestionsQuery = (filterType: FilterTypeInfo['filterType'], text: string) =>
  queryOptions({
    queryKey: ['filter-suggestions', filterType, text],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/search/suggestions', { params: { query: { filterType, text } }, signal })),
    staleTime: 60_000,
  });
