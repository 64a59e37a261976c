import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../api.ts';

export type Notification = components['schemas']['Notification'];

/** What the user was told, the newest first, and how much of it is unread. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => data(api.GET('/v1/notifications', { signal })),
});

/** All of them without ids. */
export const markRead = (notificationIds?: string[]) =>
  data(api.POST('/v1/notifications/read', { body: { notificationIds } }));
