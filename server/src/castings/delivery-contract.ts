import { z } from 'zod';
import { operation } from '../platform/operation.ts';
import { workspaceDelivery } from './board-contract.ts';
import { delivery, redeliver } from './contract.ts';

/** One webhook event by its id, and sample events for a receiver that is being written. */

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
    eventType: delivery.shape.eventType.describe('The kind of event'),
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
