import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../api.ts';

export type Comment = components['schemas']['Comment'];
export type ActivityEntry = components['schemas']['ActivityEntry'];

const PAGE_SIZE = 50;

/** The members of the workspace, with those who are invited. */
export const membersQuery = queryOptions({
  queryKey: ['settings', 'members'],
  queryFn: ({ signal }) => data(api.GET('/v1/members', { signal })),
});

interface Paged {
  pagination: { pageIndex: number; hasNextPage: boolean };
}
const nextPage = ({ pagination }: Paged) =>
  pagination.hasNextPage ? pagination.pageIndex + 1 : undefined;

const ofCandidate = (candidateId: string) => ({ path: { candidateId } });

export const commentsQuery = (candidateId: string) =>
  infiniteQueryOptions({
    queryKey: ['candidate', candidateId, 'comments'],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageIndex: pageParam, pageSize: PAGE_SIZE };
      const params = { ...ofCandidate(candidateId), query };
      return data(api.GET('/v1/candidates/{candidateId}/comments', { params, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: nextPage,
  });

export const addComment = (
  candidateId: string,
  body: { text: string; mentionedUserIds: string[] },
) =>
  data(
    api.POST('/v1/candidates/{candidateId}/comments', { params: ofCandidate(candidateId), body }),
  );

export const deleteComment = (commentId: string) =>
  data(api.DELETE('/v1/comments/{commentId}', { params: { path: { commentId } } }));

export const activityQuery = (sourcingId: string) =>
  infiniteQueryOptions({
    queryKey: ['sourcings', sourcingId, 'activity'],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageIndex: pageParam, pageSize: PAGE_SIZE };
      const params = { path: { sourcingId }, query };
      return data(api.GET('/v1/sourcings/{sourcingId}/activity', { params, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: nextPage,
  });
