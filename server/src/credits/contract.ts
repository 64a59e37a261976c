import { z } from 'zod';
import { operation } from '../platform/operation.ts';

/**
 * What credits are spent on. API credits pay for the first two, workspace credits for the others
 * (decision 24).
 */
export const CREDIT_KINDS = ['searches', 'castings', 'enrichment', 'candidates'] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

const spent = z.object({
  searches: z.int(),
  castings: z.int(),
  enrichment: z.int(),
  candidates: z.int(),
  granted: z.object({ apiCredits: z.int(), workspaceCredits: z.int() }),
  greens: z.int().describe('Talents that castings judged green'),
  creditsPerGreen: z
    .number()
    .nullable()
    .describe('Credits charged by castings per green talent; null when there is none'),
});

const creditUsage = z
  .object({
    from: z.string().describe('The first day (UTC)'),
    to: z.string().describe('The last day'),
    by: z.enum(['day', 'month']),
    balances: z
      .object({ apiCredits: z.int(), workspaceCredits: z.int(), reserved: z.int() })
      .describe('Current balances'),
    periods: z
      .array(spent.extend({ start: z.string().describe('First day of the period') }))
      .describe('Oldest first, including periods without movements'),
    totals: spent,
  })
  .meta({ id: 'CreditUsage' });
export type CreditUsage = z.output<typeof creditUsage>;

const day = z.iso.date({ error: 'must be a day such as 2026-03-01' });

export const readCreditUsage = operation({
  id: 'readCreditUsage',
  method: 'GET',
  path: '/v1/usage/credits',
  scope: 'read',
  tag: 'Usage',
  summary: 'Read the credit usage over time',
  description:
    'Computed from the ledger, by day or month (UTC): credits charged by kind, credits granted, and the cost of a green talent. `from` defaults to 30 days (or 12 months) before `to`; `to` defaults to ' +
    'today. At most 366 days or 120 months.',
  query: z.object({
    from: day.optional().describe('The first day'),
    to: day.optional().describe('The last day'),
    by: z.enum(['day', 'month']).default('day'),
  }),
  data: creditUsage,
  answers: { 200: 'The usage' },
  errors: [],
});
export type CreditUsageQuery = z.output<typeof readCreditUsage.query>;

const groupFigures = spent
  .omit({ granted: true })
  .extend({ spent: z.int().describe('Credits of all kinds together') });

const creditGroups = z
  .object({
    from: z.string().describe('The first day (UTC)'),
    to: z.string().describe('The last day'),
    by: z.enum(['member', 'sourcing']),
    groups: z
      .array(
        groupFigures.extend({
          id: z
            .string()
            .nullable()
            .describe(
              'A user, a key without an owner, or a sourcing; null for credits of nobody known, or of no sourcing',
            ),
          name: z.string().nullable().describe('Null when it is gone'),
        }),
      )
      .describe('Most credits first, at most 100'),
    groupCount: z.int().describe('How many groups there are'),
    totals: groupFigures.describe('Of all groups'),
  })
  .meta({ id: 'CreditGroups' });
export type CreditGroups = z.output<typeof creditGroups>;

export const readCreditGroups = operation({
  id: 'readCreditGroups',
  method: 'GET',
  path: '/v1/usage/credits/groups',
  scope: 'read',
  tag: 'Usage',
  summary: 'Read the credit usage by member or by sourcing',
  description:
    'Computed from the ledger. A key counts for the member who owns it. A casting counts for the member who started it, and for the sourcing that first took one of its people; a contact for the sourcing ' +
    'that first took the person. Searches, and castings whose people nobody took, are of no sourcing. `from` defaults to 30 days before `to`; `to` defaults to today. At most 366 days.',
  query: z.object({
    from: day.optional().describe('The first day'),
    to: day.optional().describe('The last day'),
    by: z.enum(['member', 'sourcing']).default('member'),
  }),
  data: creditGroups,
  answers: { 200: 'The usage of each group' },
  errors: [],
});
export type CreditGroupsQuery = z.output<typeof readCreditGroups.query>;

export const creditOperations = [readCreditUsage, readCreditGroups];
