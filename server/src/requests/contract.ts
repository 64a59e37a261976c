import { z } from 'zod';
import { operation, queryInteger } from '../platform/operation.ts';

const requestEntry = z
  .object({
    trackingCode: z
      .string()
      .describe('X-Request-Id of the response, and error.debugTrackingCode of an error'),
    at: z.string().describe('When the request was received, ISO 8601'),
    keyId: z.string().nullable().describe('Key of the request; null for a user of the console'),
    userId: z.string().nullable().describe('The user, or the owner of the key'),
    method: z.string(),
    route: z
      .string()
      .nullable()
      .describe('The path with the names of its parameters; null for an unknown path'),
    status: z.int(),
    errorCode: z.string().nullable(),
    durationMs: z.number(),
    hasBodies: z.boolean().describe('Whether readRequestBodies has what was sent and answered'),
  })
  .meta({ id: 'RequestEntry' });

const requestPage = z
  .object({
    requests: z.array(requestEntry).describe('Newest first'),
    nextPageCursor: z.string().nullable(),
    retentionDays: z.int().describe('Days that requests are stored; 0: requests are not recorded'),
    bodyHours: z.int().describe('Hours that bodies are stored; 0: they are not'),
  })
  .meta({ id: 'RequestPage' });
export type RequestPage = z.output<typeof requestPage>;

/** The form of a tracking code, which newId creates for each request. */
const trackingCode = z
  .string()
  .regex(/^req_[0-9a-z]{26}$/, 'must be the tracking code of a request, such as req_01j…');

export const listRequests = operation({
  id: 'listRequests',
  method: 'GET',
  path: '/v1/requests',
  scope: 'read',
  tag: 'Usage',
  summary: 'List the requests of the workspace',
  description:
    'One entry per API request, newest first, available about a second after the response and stored for REQUEST_LOG_DAYS. Contains neither bodies nor query values: see readRequestBodies. ' +
    'Of the requests of a key that exceed its rate limits, one per second is recorded. Requests without a valid key and MCP tool calls are not recorded.',
  query: z.object({
    trackingCode: trackingCode.optional().describe('Only the request with this code'),
    status: z
      .string()
      .regex(/^[1-5](?:\d\d|xx)$/, 'must be a status such as 404, or a class such as 4xx')
      .optional()
      .describe('A status such as `404`, or a class such as `4xx`'),
    keyId: z.string().optional().describe('Only requests of this key'),
    cursor: z.string().optional().describe('nextPageCursor of the previous page'),
    pageSize: queryInteger({ min: 1, max: 100, fallback: 50 }),
  }),
  data: requestPage,
  answers: { 200: 'A page of requests' },
  errors: [],
});

const requestBodies = z
  .object({
    trackingCode: z.string().describe('X-Request-Id of the response that was recorded'),
    path: z.string().describe('The path as sent, below the origin'),
    query: z.record(z.string(), z.array(z.string())).describe('Values of each query parameter'),
    body: z.unknown().describe('The JSON that was sent; null without any'),
    answer: z.unknown().describe('The JSON that was answered'),
    redacted: z
      .array(z.string())
      .describe(
        'Members whose values were not stored: secrets, contacts, notes, webhook addresses',
      ),
  })
  .meta({ id: 'RequestBodies' });
export type RequestBodies = z.output<typeof requestBodies>;

export const readRequestBodies = operation({
  id: 'readRequestBodies',
  method: 'GET',
  path: '/v1/requests/{trackingCode}',
  scope: 'admin',
  tag: 'Usage',
  summary: 'Read the bodies of a request',
  description:
    'What a key sent and what was answered. Off unless the operator sets REQUEST_BODY_HOURS, and only for searches, castings, sourcings, candidates, saved searches and saved views of up to 64 kB: never for ' +
    'credentials, contacts, messages, own people or files. Secret members are replaced by `[redacted]`. The erasure of any person deletes all stored bodies.',
  params: z.object({
    trackingCode: trackingCode.describe('X-Request-Id of a response, where hasBodies is true'),
  }),
  data: requestBodies,
  answers: { 200: 'The bodies' },
  errors: ['not_found'],
});

export const requestOperations = [listRequests, readRequestBodies];
