import { z } from 'zod';
import { operation } from '../platform/operation.ts';

const instance = z
  .object({
    version: z.string(),
    startedAt: z.string(),
    uptimeSeconds: z.int(),
    publicUrl: z.string().describe('Where clients find the service'),
    database: z.object({ version: z.string(), embedded: z.boolean(), sizeBytes: z.int() }),
    index: z
      .object({
        talents: z.int(),
        ready: z.boolean().describe('Whether it has caught up with the database'),
      })
      .describe('Of the process that answers'),
    engine: z
      .object({ kind: z.literal('lease'), leaseMs: z.int() })
      .describe('What drives durable work'),
    offlineMode: z
      .boolean()
      .describe(
        'No model is configured: the built-in judge and interpreter work, without a network',
      ),
    judge: z.object({ judgeId: z.string(), keepsJudgements: z.boolean() }),
    model: z
      .object({
        modelId: z.string(),
        endpoint: z.string().nullable(),
        concurrency: z.int(),
        timeoutMs: z.int(),
      })
      .nullable(),
    mail: z
      .object({ smtp: z.boolean(), imap: z.boolean() })
      .describe('Whether accounts that name no server of their own have one'),
    prices: z
      .object({
        search: z.int(),
        judgement: z.int(),
        addCandidate: z.int(),
        enrichEmail: z.int(),
        enrichPhone: z.int(),
      })
      .describe('Credits'),
    limits: z.object({
      searchTimeoutMs: z.int(),
      relatedSearchTransactions: z.int(),
      blueprintSteps: z.int(),
      sequenceCandidates: z.int(),
    }),
    retention: z.object({
      contactMaxAgeDays: z.int().describe('A contact is deleted after so many days'),
      profileMaxAgeDays: z.int().describe('A profile counts as fresh for so many days'),
      requestLogDays: z.int().describe('0: requests are not recorded'),
    }),
  })
  .meta({ id: 'Instance' });
export type Instance = z.output<typeof instance>;

export const readInstance = operation({
  id: 'readInstance',
  method: 'GET',
  path: '/v1/instance',
  scope: 'admin',
  tag: 'Instance',
  summary: 'Read how this installation is set up',
  description:
    'Version, database, index, judge and model, prices, limits and retention, as the process that answers has them. Never a secret.',
  data: instance,
  answers: { 200: 'The installation' },
  errors: [],
});

export const instanceOperations = [readInstance];
