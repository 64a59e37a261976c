import { z } from 'zod';
import { bulkIds, bulkResult } from '../platform/bulk.ts';
import { operation } from '../platform/operation.ts';
import { sourcingParams } from './contract-parts.ts';

/** Changing many candidates with one request. */

export const addCandidates = operation({
  id: 'addCandidates',
  method: 'POST',
  path: '/v1/sourcings/{sourcingId}/candidates/bulk',
  scope: 'spend',
  effects: { idempotent: true },
  tag: 'Candidates',
  summary: 'Add up to 100 talents to a sourcing',
  description:
    'Works for each talent like adding one, at the same price, and takes one request of the rate limits. ' +
    'A talent that cannot be added fails and the others are added. When the credits do not suffice, they pay for the first new talents of the list.',
  params: sourcingParams,
  body: z.object({
    talentIds: bulkIds(100),
    castingId: z
      .string()
      .min(1)
      .optional()
      .describe('The qualified search that judged these talents; its verdicts are stored'),
    keepStatus: z
      .boolean()
      .optional()
      .describe('True: talents that are already in the sourcing keep their status'),
  }),
  data: z
    .object({
      results: z
        .array(
          bulkResult(['added', 'existing']).extend({
            candidateId: z.string().optional().describe('Unless the outcome is `failed`'),
          }),
        )
        .describe('One for each talent id, in the order sent'),
    })
    .meta({ id: 'CandidatesAdded' }),
  answers: { 200: 'What became of each talent' },
  errors: ['not_found'],
});

export const changeCandidateStatuses = operation({
  id: 'changeCandidateStatuses',
  method: 'PATCH',
  path: '/v1/candidates/status/bulk',
  scope: 'spend',
  tag: 'Candidates',
  summary: 'Change the status of up to 1,000 candidates',
  description:
    'Works for each candidate like changing one, and takes one request of the rate limits. An unknown candidate fails and the others change.',
  body: z.object({ candidateIds: bulkIds(1_000), statusHandle: z.string().min(1) }),
  data: z
    .object({
      results: z
        .array(bulkResult(['changed', 'unchanged']))
        .describe('One for each candidate id, in the order sent'),
    })
    .meta({ id: 'CandidateStatusesChanged' }),
  answers: { 200: 'What became of each candidate' },
  errors: [],
});
