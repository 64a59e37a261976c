import { type Route, route } from '../platform/operation.ts';
import { readCreditGroups, readCreditUsage } from './contract.ts';
import type { CreditGroupsReader, CreditUsageReader } from './credits.ts';

export function creditRoutes(
  readUsage: CreditUsageReader,
  readGroups: CreditGroupsReader,
): Route[] {
  return [
    route(readCreditUsage, async ({ principal, query }) => ({
      data: await readUsage(principal, query),
    })),
    route(readCreditGroups, async ({ principal, query }) => ({
      data: await readGroups(principal, query),
    })),
  ];
}
