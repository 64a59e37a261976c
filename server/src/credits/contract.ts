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

export const creditOperations = [readCreditUsage];
