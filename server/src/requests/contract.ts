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
  })
  .meta({ id: 'RequestEntry' });

const requestPage = z
  .object({
    requests: z.array(requestEntry).describe('Newest first'),
    nextPageCursor: z.string().nullable(),
    retentionDays: z.int().describe('Days that requests are stored; 0: requests are not recorded'),
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
    'One entry per API request, newest first, available about a second after the response and stored for REQUEST_LOG_DAYS. Contains neither bodies nor query values. ' +
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

export const requestOperations = [listRequests];
