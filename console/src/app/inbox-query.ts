import { queryOptions } from '@tanstack/react-query';
import { api, data } from './api.ts';

/** Unread conversations, for the navigation. */
export const inboxCountsQuery = queryOptions({
  queryKey: ['inbox', 'counts'],
  queryFn: ({ signal }) => data(api.GET('/v1/inbox-counts', { signal })),
});
