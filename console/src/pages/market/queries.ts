import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../../app/api.ts';
import type { Filter } from '../../app/filters/filter.ts';

export type Market = components['schemas']['SearchMarket'];
export type Share = components['schemas']['MarketShare'];
export type City = components['schemas']['MarketCity'];

/** Free. Not asked without filters. */
export const marketQuery = (filters: Filter[], greens: number) =>
  queryOptions({
    queryKey: ['search', 'market', filters, greens],
    queryFn:
      filters.length === 0
        ? skipToken
        : ({ signal }) =>
            data(api.POST('/v1/search/market', { body: { filters, greens }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
