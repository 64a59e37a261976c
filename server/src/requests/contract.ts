import { z } from 'zod';
import { operation, queryInteger } from '../platform/operation.ts';

const requestEntry = z
  .object({
    trackingCode: z
      .string()
      .describe('X-Request-Id of the answer, and error.debugTrackingCode of an error'),
    at: z.string().describe('When it came, ISO 8601'),
    keyId: z.string().nullable().describe('The key that asked; null for a person in the console'),
    userId: z.string().nullable().describe('The person, or the owner of the key'),
    method: z.string(),
    route: z
      .string()
      .nullable()
      .describe('The path with the names of its parameters; null for one that there is not'),
    status: z.int(),
    errorCode: z.string().nullable(),
    durationMs: z.number(),
  })
  .meta({ id: 'RequestEntry' });

const requestPage = z
  .object({
    requests: z.array(requestEntry).describe('Newest first'),
    nextPageCursor: z.string().nullable(),
    retentionDays: z.int().describe('0: nothing is recorded'),
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
  summary: 'Read the requests of the workspace',
  description:
    'One entry a request to the API, newest first, about a second after its answer; kept for REQUEST_LOG_DAYS. It holds neither bodies nor query values. ' +
    'Of the requests of a key that its windows refuse, one a second is kept; requests without a valid key are of no workspace, and tool calls of MCP are not recorded.',
  query: z.object({
    trackingCode: trackingCode.optional().describe('Only this one'),
    status: z
      .string()
      .regex(/^[1-5](?:\d\d|xx)$/, 'must be a status such as 404, or a class such as 4xx')
      .optional()
      .describe('`404`, or a class: `4xx`'),
    keyId: z.string().optional().describe('Only those of this key'),
    cursor: z.string().optional().describe('nextPageCursor of the page before'),
    pageSize: queryInteger({ min: 1, max: 100, fallback: 50 }),
  }),
  data: requestPage,
  answers: { 200: 'A page of requests' },
  errors: [],
});

export const requestOperations = [listRequests];
