import { type Route, route } from '../platform/operation.ts';
import { listNotifications, readNotifications } from './contract.ts';
import type { Notifications } from './notifications.ts';

export function notificationRoutes(notifications: Notifications): Route[] {
  return [
    route(listNotifications, async ({ principal, query }) => ({
      data: await notifications.list(principal, query),
    })),
    route(readNotifications, async ({ principal, body }) => ({
      data: await notifications.markRead(principal, body.notificationIds),
    })),
  ];
}
