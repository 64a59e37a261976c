import { z } from 'zod';
import type { WebhookEvent } from '../platform/operation.ts';
import { qualifiedTalent } from './page-contract.ts';
import { NEXT_ACTIONS } from './rules/machine.ts';
import { castingStatus, counts } from './verdict-contract.ts';

/** What the service posts to the webhook of a qualified search (interface, "Events"). */

const event = <Type extends string, Data extends z.ZodType>(eventType: Type, data: Data) =>
  z.object({
    eventType: z.literal(eventType).describe('Type of the event, as in X-Service-Event'),
    castingId: z.string(),
    customParams: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('The object sent at the start or with the latest continue; null: none'),
    sentAt: z.iso.datetime().describe('When the event was written'),
    data,
  });

const callStopped = z.object({
  status: castingStatus,
  nextAction: z.enum(NEXT_ACTIONS),
  counts: counts.describe('Verdicts of the whole search'),
  creditsCharged: z.int(),
});

export const webhookEvents: readonly WebhookEvent[] = [
  {
    name: 'talent_judged',
    summary: 'A talent was judged',
    description:
      'One event per talent and run, for the verdicts in `webhook.verdicts`. Its `talent` is an item of GET `talents`.',
    body: event('talent_judged', z.object({ talent: qualifiedTalent })).meta({
      id: 'TalentJudgedEvent',
    }),
  },
  {
    name: 'wave_finished',
    summary: 'A call has stopped',
    description:
      'One event per call: the quota of greens or the credit limit is reached, or a wave failed (`failed_retryable`).',
    body: event('wave_finished', callStopped).meta({ id: 'WaveFinishedEvent' }),
  },
  {
    name: 'pool_exhausted',
    summary: 'No talent is left',
    description: 'In place of `wave_finished` when a call stops because nobody is left to judge.',
    body: event('pool_exhausted', callStopped).meta({ id: 'PoolExhaustedEvent' }),
  },
];
