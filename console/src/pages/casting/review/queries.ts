import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, data } from '../../../app/api.ts';
import type { ReviewState } from './review-state.ts';

/**
 * Everyone judged, in an order that own verdicts don't change: by the judge's verdict, the
 * strongest evidence first.
 */
export const peopleQuery = (castingId: string) =>
  infiniteQueryOptions({
    queryKey: ['castings', castingId, 'review'],
    queryFn: ({ pageParam, signal }) =>
      data(
        api.GET('/v1/search/talents/qualified/{castingId}', {
          params: {
            path: { castingId },
            query: { order: 'strength', pageSize: 100, cursor: pageParam ?? undefined },
          },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
  });

export const sourcingQuery = (sourcingId: string) =>
  queryOptions({
    queryKey: ['sourcings', sourcingId],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/sourcings/{sourcingId}', { params: { path: { sourcingId } }, signal })),
  });

/** Sent even when the user leaves the page at that moment. */
export const sendReview = (castingId: string, talentId: string, change: Partial<ReviewState>) =>
  data(
    api.PATCH('/v1/search/talents/qualified/{castingId}/talents/{talentId}/review', {
      params: { path: { castingId, talentId } },
      body: change,
      keepalive: true,
    }),
  );
