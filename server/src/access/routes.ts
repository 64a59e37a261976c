import { type Route, route } from '../platform/operation.ts';
import type { Access } from './access.ts';
import { listAudit } from './contract.ts';

export function accessRoutes(access: Pick<Access, 'readAudit'>): Route[] {
  return [route(listAudit, async ({ principal, query }) => ({ data: await access.readAudit(principal, query) }))];
}
