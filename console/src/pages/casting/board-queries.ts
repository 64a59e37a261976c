import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, data } from '../../app/api.ts';
import type { Verdict } from './verdicts.ts';

/* What the board needs at once. The route loads this with the first page, so it is little. */

/** The API's maximum: most columns fit on one page. */
export const PAGE_SIZE = 100;

const at = (castingId: string) => ({ path: { castingId } });

/** State, counts and credits. It asks for one talent only: the columns load their own. */
export const castingQuery = (castingId: string) =>
  queryOptions({
    queryKey: ['castings', castingId, 'figures', 'casting'],
    queryFn: ({ signal }) =>
      data(
        api.GET('/v1/search/talents/qualified/{castingId}', {
          params: { ...at(castingId), query: { pageSize: 1 } },
          signal,
        }),
      ),
  });

export const summaryQuery = (castingId: string) =>
  queryOptions({
    queryKey: ['castings', castingId, 'figures', 'summary'],
    queryFn: ({ signal }) =>
      data(
        api.GET('/v1/search/talents/qualified/{castingId}/summary', {
          params: at(castingId),
          signal,
        }),
      ),
  });

export const callsQuery = (castingId: string) =>
  infiniteQueryOptions({
    queryKey: ['castings', castingId, 'calls'],
    queryFn: ({ pageParam, signal }) =>
      data(
        api.GET('/v1/search/talents/qualified/{castingId}/calls', {
          params: { ...at(castingId), query: { cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
  });

/**
 * One column of the board, the strongest evidence first or as judged: the people whose effective
 * verdict it is, from the judge or from a user.
 */
export const talentsQuery = (
  castingId: string,
  verdict: Verdict,
  order: 'strength' | 'judged' = 'strength',
) =>
  infiniteQueryOptions({
    queryKey: ['castings', castingId, 'talents', verdict, order],
    queryFn: ({ pageParam, signal }) =>
      data(
        api.GET('/v1/search/talents/qualified/{castingId}', {
          params: {
            ...at(castingId),
            query: {
              effectiveVerdicts: [verdict],
              order,
              pageSize: PAGE_SIZE,
              cursor: pageParam ?? undefined,
            },
          },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
  });
