import { type Route, route } from '../platform/operation.ts';
import { listEvents } from './contract.ts';
import type { Events } from './events.ts';

export function eventRoutes(events: Events): Route[] {
  return [
    route(listEvents, async ({ principal, query }) => ({
      data: await events.list(principal, query),
    })),
  ];
}
