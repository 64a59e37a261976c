import { type Route, route } from '../platform/operation.ts';
import { readCreditUsage } from './contract.ts';
import type { CreditUsageReader } from './credits.ts';

export function creditRoutes(readUsage: CreditUsageReader): Route[] {
  return [
    route(readCreditUsage, async ({ principal, query }) => ({
      data: await readUsage(principal, query),
    })),
  ];
}
