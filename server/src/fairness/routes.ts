import { type Route, route } from '../platform/operation.ts';
import { auditCounterfactuals } from './contract.ts';
import type { Fairness } from './fairness.ts';

export const fairnessRoutes = (fairness: Fairness): Route[] => [
  route(auditCounterfactuals, async ({ principal, body }) => ({
    data: await fairness.auditCounterfactuals(principal, body),
  })),
];
