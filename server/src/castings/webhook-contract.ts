import { z } from 'zod';
import { operation } from '../platform/operation.ts';

/** Signed webhooks, by Standard Webhooks (docs/decisions/0103). */

export const signed = z
  .boolean()
  .optional()
  .describe(
    'True: sign the events with a new secret of this search, answered once as `webhookSecret`. Otherwise they are signed when the workspace has a secret',
  );

export const webhookSecretOnce = z
  .string()
  .optional()
  .describe(
    'Only for `webhook.signed`: the secret that signs the events of this search, `whsec_...`. It cannot be read again',
  );

const state = {
  createdAt: z.string().nullable().describe('ISO 8601; null: there is no secret'),
  previousUntil: z
    .string()
    .nullable()
    .describe('Until when the secret before it signs too, ISO 8601; null: only one signs'),
};

const secretState = z
  .object({
    signed: z.boolean().describe('Whether the webhooks of all searches are signed'),
    ...state,
  })
  .meta({ id: 'WebhookSecretState' });
export type WebhookSecretState = z.output<typeof secretState>;

export const getWebhookSecret = operation({
  id: 'getWebhookSecret',
  method: 'GET',
  path: '/v1/webhook-secret',
  scope: 'read',
  tag: 'Webhooks',
  summary: 'Read whether webhooks are signed',
  description: 'Never answers the secret.',
  data: secretState,
  answers: { 200: 'The state of the workspace secret' },
  errors: [],
});

export const rotateWebhookSecret = operation({
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: '/v1/webhook-secret',
  scope: 'admin',
  tag: 'Webhooks',
  summary: 'Create or rotate the webhook secret',
  description:
    'From now on the webhooks of all searches without a secret of their own have the headers `webhook-id`, `webhook-timestamp` and `webhook-signature` of Standard Webhooks. ' +
    'The answer is the only one that has the secret. The secret before it signs too until the overlap ends, so that receivers can change over.',
  body: z.object({
    overlapHours: z
      .int()
      .min(0)
      .max(168)
      .default(24)
      .describe('Hours for which the secret before also signs; 0: it ends now'),
  }),
  bodyOptional: true,
  data: z
    .object({
      webhookSecret: z.string().describe('`whsec_...`, for a library of Standard Webhooks'),
      createdAt: z.string(),
      previousUntil: state.previousUntil,
    })
    .meta({ id: 'WebhookSecretRotated' }),
  answers: { 200: 'The new secret' },
  errors: [],
});

export const removeWebhookSecret = operation({
  id: 'removeWebhookSecret',
  method: 'DELETE',
  path: '/v1/webhook-secret',
  scope: 'admin',
  tag: 'Webhooks',
  summary: 'Stop signing webhooks',
  description: 'Takes effect at once. Searches with a secret of their own are still signed.',
  data: secretState,
  answers: { 200: 'Webhooks are no longer signed' },
  errors: [],
});

export const webhookOperations = [getWebhookSecret, rotateWebhookSecret, removeWebhookSecret];
