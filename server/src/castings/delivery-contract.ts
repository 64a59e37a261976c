import { z } from 'zod';
import { operation, queryInteger } from '../platform/operation.ts';
import { castingParams } from './verdict-contract.ts';

/** Webhook events: those of a search, those of the workspace, one by its id, samples of them. */

const cursor = z.string().optional().describe('nextPageCursor of the previous page');

export const delivery = z
  .object({
    deliveryId: z.string().describe('X-Service-Delivery-Id'),
    eventType: z.enum(['talent_judged', 'wave_finished', 'pool_exhausted']),
    talentId: z.string().nullable(),
    runId: z.string().describe('X-Service-Source-Id'),
    url: z.string(),
    state: z
      .enum(['waiting', 'sending', 'delivered', 'failed'])
      .describe('Stays `sending` when the sending process died; such a delivery is not resumed'),
    error: z
      .string()
      .nullable()
      .describe('Why the last attempt got no response, or why no attempt was made'),
    attempts: z.array(
      z.object({
        attempt: z.int().min(1),
        sending: z.int().min(1).describe('1: sent by the service; 2 and more: resent on request'),
        startedAt: z.iso.datetime(),
        durationMs: z.int(),
        status: z.int().nullable(),
        error: z.string().nullable(),
        answer: z.string().nullable().describe('The first 2 KB of the response body'),
      }),
    ),
    createdAt: z.iso.datetime(),
    deliveredAt: z.iso.datetime().nullable(),
    failedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Delivery' });
export type Delivery = z.output<typeof delivery>;

const deliveryPage = z
  .object({ deliveries: z.array(delivery), nextPageCursor: z.string().nullable() })
  .meta({ id: 'DeliveryPage' });
export type DeliveryPage = z.output<typeof deliveryPage>;

export const listDeliveries = operation({
  id: 'listQualifiedSearchDeliveries',
  method: 'GET',
  path: '/v1/search/talents/qualified/{castingId}/deliveries',
  scope: 'read',
  tag: 'Qualified search',
  summary: 'List the webhook deliveries of a qualified search',
  description: 'Newest first, each event with all its attempts.',
  params: castingParams,
  query: z.object({
    cursor,
    pageSize: queryInteger({ min: 1, max: 100, fallback: 50 }),
  }),
  data: deliveryPage,
  answers: { 200: 'A page of events' },
  errors: ['casting_not_found'],
});

export const redeliver = operation({
  id: 'redeliverQualifiedSearchEvent',
  method: 'POST',
  path: '/v1/search/talents/qualified/{castingId}/deliveries/{deliveryId}/redeliver',
  scope: 'spend',
  effects: { openWorld: true },
  tag: 'Qualified search',
  summary: 'Resend a webhook event',
  description:
    'Sends the same event to the same URL, with the same delivery id and body, in at most three attempts. The service itself sends ' +
    'each event only once. Has no effect while the event is being sent.',
  params: castingParams.extend({ deliveryId: z.string() }),
  data: delivery,
  answers: { 202: 'The event is being sent again', 200: 'The event was already being sent' },
  errors: ['casting_not_found', 'not_found'],
});

export const workspaceDelivery = delivery
  .extend({ castingId: z.string() })
  .meta({ id: 'WorkspaceDelivery' });
const workspaceDeliveryPage = z
  .object({ deliveries: z.array(workspaceDelivery), nextPageCursor: z.string().nullable() })
  .meta({ id: 'WorkspaceDeliveryPage' });
export type WorkspaceDeliveryPage = z.output<typeof workspaceDeliveryPage>;

export const listAllDeliveries = operation({
  id: 'listDeliveries',
  method: 'GET',
  path: '/v1/deliveries',
  scope: 'read',
  tag: 'Qualified search',
  summary: 'List the webhook deliveries of all qualified searches',
  description: 'Newest first, each event with all its attempts.',
  query: z.object({
    state: delivery.shape.state.optional().describe('Only events in this state'),
    cursor,
    pageSize: queryInteger({ min: 1, max: 100, fallback: 50 }),
  }),
  data: workspaceDeliveryPage,
  answers: { 200: 'A page of events' },
  errors: [],
});

const params = z.object({ deliveryId: z.string().describe('X-Service-Delivery-Id') });

const headers = z
  .record(z.string(), z.string())
  .describe('The headers of an attempt made now, with signatures when its events are signed');

const deliveryWithBody = workspaceDelivery
  .extend({
    headers,
    body: z
      .string()
      .nullable()
      .describe('The body as sent; null when its talent has been erased since'),
  })
  .meta({ id: 'DeliveryWithBody' });
export type DeliveryWithBody = z.output<typeof deliveryWithBody>;

export const getDelivery = operation({
  id: 'getDelivery',
  method: 'GET',
  path: '/v1/deliveries/{deliveryId}',
  scope: 'read',
  tag: 'Webhooks',
  summary: 'Read a webhook delivery with its headers and body',
  description: 'With all its attempts and what the receiver answered.',
  params,
  data: deliveryWithBody,
  answers: { 200: 'The delivery' },
  errors: ['not_found'],
});

export const redeliverDelivery = operation({
  id: 'redeliverDelivery',
  method: 'POST',
  path: '/v1/deliveries/{deliveryId}/redeliver',
  scope: 'spend',
  effects: { openWorld: true },
  tag: 'Webhooks',
  summary: 'Resend a webhook delivery',
  description: redeliver.description,
  params,
  data: workspaceDelivery,
  answers: redeliver.answers,
  errors: ['not_found'],
});

export const triggerWebhookEvent = operation({
  id: 'triggerWebhookEvent',
  method: 'POST',
  path: '/v1/webhook-events',
  scope: 'spend',
  effects: { openWorld: true },
  tag: 'Webhooks',
  summary: 'Send a sample webhook event',
  description:
    'A made-up event in the shape of a real one, signed when the workspace has a webhook secret. With `url` it is sent there, in one attempt. ' +
    'Without, it is only answered: a program on your machine can post it to a local receiver, as `greenroom trigger` does. Free; it is in no list of deliveries.',
  body: z.object({
    eventType: delivery.shape.eventType.describe(
      'Which sample to send: a verdict, or one of the two ends of a call',
    ),
    url: z
      .string()
      .min(1)
      .max(2_048)
      .optional()
      .describe('HTTPS; not localhost, not a private address, not a cloud metadata endpoint'),
  }),
  data: z
    .object({
      deliveryId: z.string().describe('X-Service-Delivery-Id'),
      eventType: delivery.shape.eventType,
      headers,
      body: z.string().describe('The body, exactly as sent and signed'),
      attempt: z
        .object({
          status: z.int().nullable().describe('Status of the response; null when none came'),
          error: z.string().nullable().describe('Why no response came'),
          durationMs: z.int(),
          answer: z.string().nullable().describe('The first 2 KB of the response body'),
        })
        .nullable()
        .describe('Null when no `url` was given'),
    })
    .meta({ id: 'SampleEvent' }),
  answers: { 200: 'The event, and what the receiver answered' },
  errors: [],
});
export type SampleEvent = z.output<typeof triggerWebhookEvent.data>;

export const deliveryOperations = [getDelivery, redeliverDelivery, triggerWebhookEvent];
