import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../../app/api.ts';

export type RequestEntry = components['schemas']['RequestEntry'];

export type RequestBodies = components['schemas']['RequestBodies'];

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

export const bodiesQuery = (trackingCode: string) =>
  queryOptions({
    queryKey: ['requests', 'bodies', trackingCode],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/requests/{trackingCode}', { params: { path: { trackingCode } }, signal })),
  });

/** Sends a read again, as the user and not as the key; the whole answer. */
export async function readAgain({ path, query }: RequestBodies): Promise<unknown> {
  const sent = { params: { query: query as object } };
  const { data: answer } = await api.GET(shownPath(path) as '/v1/requests', sent);
  return answer;
}

/** Without the prefix of keys: `/v1/...`. */
export const shownPath = (path: string): string => path.replace(/^\/api(?=\/)/, '');
