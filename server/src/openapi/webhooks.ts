import type { WebhookEvent } from '../platform/operation.ts';
import { jsonSchema, type Schemas } from './json-schema.ts';
import type { OpenApiDocument } from './types.ts';

/** Headers of every delivery (interface, "Events"), and those of a signed one. */
const HEADERS: [name: string, description: string, required: boolean][] = [
  ['X-Service-Event', 'The `eventType`', true],
  ['X-Service-Delivery-Id', 'The same on every attempt: deduplicate on it', true],
  ['X-Service-Source-Type', 'Always `api_casting_run`', true],
  ['X-Service-Source-Id', 'Identifier of the run that produced the event', true],
  ['webhook-id', 'When signed (Standard Webhooks): the same on every attempt', false],
  ['webhook-timestamp', 'When signed: seconds since 1970', false],
  ['webhook-signature', 'When signed: `v1,` and the signature, several with spaces between', false],
];

export function describeWebhooks(
  events: readonly WebhookEvent[],
  schemas: Schemas,
): OpenApiDocument['webhooks'] {
  return Object.fromEntries(
    events.map(({ name, summary, description, body }) => [
      name,
      {
        post: {
          operationId: `on${name.replaceAll(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase())}`,
          tags: ['Webhooks'],
          summary,
          description: `${description} A network error, a time-out of 5 seconds, 408, 429 and 5xx are tried again, at most three times in all. The order is not guaranteed.`,
          security: [],
          parameters: HEADERS.map(([header, meaning, required]) => ({
            name: header,
            in: 'header',
            required,
            description: meaning,
            schema: { type: 'string' },
          })),
          requestBody: {
            required: true,
            description: summary,
            content: { 'application/json': { schema: jsonSchema(body, 'output', schemas) } },
          },
          responses: {
            '2XX': { description: 'Received' },
            '4XX': { description: 'Refused: it is not sent again, except after 408 and 429' },
          },
        },
      },
    ]),
  );
}
