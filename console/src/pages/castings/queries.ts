import { infiniteQueryOptions } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../../app/api.ts';

export type Casting = components['schemas']['CastingListItem'];
export type CastingStatus = Casting['status'];

export const STATUSES = [
  'running',
  'can_continue',
  'failed_retryable',
  'pool_exhausted',
] as const satisfies readonly CastingStatus[];

export interface CastingsFilter {
  status?: CastingStatus;
}

/** The filter, as the API expects it. */
export const castingsParameters = ({ status }: CastingsFilter) => ({ status, pageSize: 25 });

export function castingsQuery(filter: CastingsFilter) {
  const query = castingsParameters(filter);
  return infiniteQueryOptions({
    queryKey: ['castings', 'list', query],
    queryFn: ({ pageParam, signal }) =>
      data(
        api.GET('/v1/search/talents/qualified', {
          params: { query: { ...query, cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
  });
}
