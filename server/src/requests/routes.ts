import { type Route, route } from '../platform/operation.ts';
import { listRequests } from './contract.ts';
import type { RequestLog } from './requests.ts';

export function requestRoutes({ list }: Pick<RequestLog, 'list'>): Route[] {
  return [
    route(listRequests, async ({ principal, query }) => ({ data: await list(principal, query) })),
  ];
}
