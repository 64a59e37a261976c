import { z } from 'zod';
import { operation } from '../platform/operation.ts';

const instance = z
  .object({
    version: z.string(),
    startedAt: z.string(),
    uptimeSeconds: z.int(),
    publicUrl: z.string().describe('URL at which clients reach the service'),
    database: z.object({ version: z.string(), embedded: z.boolean(), sizeBytes: z.int() }),
    index: z
      .object({
        talents: z.int().describe('0 while an index outside the process is away'),
        ready: z.boolean().describe('Whether the index is up to date with the database'),
      })
      .describe('Index of the process that answers'),
    engine: z
      .object({ kind: z.literal('lease'), leaseMs: z.int() })
      .describe('Engine that runs durable processes'),
    offlineMode: z
      .boolean()
      .describe(
        'Null when no model is configured; the built-in judge and interpreter then work without a network',
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
      .describe('Whether there is a default server for accounts without their own'),
    prices: z
      .object({
        search: z.int(),
        judgement: z.int(),
        addCandidate: z.int(),
        enrichEmail: z.int(),
        enrichPhone: z.int(),
      })
      .describe('In credits'),
    limits: z.object({
      searchTimeoutMs: z.int(),
      relatedSearchTransactions: z.int(),
      blueprintSteps: z.int(),
      sequenceCandidates: z.int(),
    }),
    retention: z.object({
      contactMaxAgeDays: z.int().describe('Days after which a contact is deleted'),
      profileMaxAgeDays: z.int().describe('Days after which a profile is stale'),
      requestLogDays: z
        .int()
        .describe('Days that requests are stored; 0: requests are not recorded'),
      eventDays: z.int().describe('Days that events of the feed are kept'),
      deliveryDays: z.int().describe('Days that webhook events are kept; 0: for good'),
      verdictTextDays: z
        .int()
        .describe('Days that the texts of verdicts are kept; 0: for good. Verdicts stay'),
      judgeCacheDays: z.int().describe('Days that answers of the language model are reused'),
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
  summary: 'Read the configuration of this installation',
  description:
    'Version, database, index, judge, model, prices, limits and retention of the process that answers. Never returns secrets.',
  data: instance,
  answers: { 200: 'The installation' },
  errors: [],
});

export const instanceOperations = [readInstance];
