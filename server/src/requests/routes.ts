import { type Route, route } from '../platform/operation.ts';
import { listRequests, readRequestBodies } from './contract.ts';
import type { RequestLog } from './requests.ts';

export function requestRoutes({ list, bodies }: Pick<RequestLog, 'list' | 'bodies'>): Route[] {
  return [
    route(listRequests, async ({ principal, query }) => ({ data: await list(principal, query) })),
    route(readRequestBodies, async ({ principal, params }) => ({
      data: await bodies(principal, params.trackingCode),
    })),
  ];
}
