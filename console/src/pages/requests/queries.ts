import { infiniteQueryOptions } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../../app/api.ts';

export type RequestEntry = components['schemas']['RequestEntry'];

export const STATUSES = ['2xx', '4xx', '5xx'] as const;

export interface RequestsFilter {
  trackingCode?: string;
  status?: (typeof STATUSES)[number];
}

/** As the API takes it. */
export const requestsParameters = ({ trackingCode, status }: RequestsFilter) => ({
  trackingCode,
  status,
  pageSize: 50,
});

export function requestsQuery(filter: RequestsFilter) {
  const query = requestsParameters(filter);
  return infiniteQueryOptions({
    queryKey: ['requests', query],
    queryFn: ({ pageParam, signal }) =>
      data(
        api.GET('/v1/requests', {
          params: { query: { ...query, cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
  });
}
