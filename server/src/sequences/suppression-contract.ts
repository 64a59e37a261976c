import { z } from 'zod';
import { operation, queryInteger, trimmedText } from '../platform/operation.ts';

const suppression = z
  .object({
    suppressionId: z.string(),
    kind: z.enum(['email', 'phone']).nullable().describe('Null for one that a channel reported'),
    hint: z
      .string()
      .nullable()
      .describe(
        'A few letters of the address; null where nobody typed it, and once the person was erased',
      ),
    reason: z
      .enum(['unsubscribed', 'bounced', 'blocked'])
      .describe(
        '`unsubscribed`: the person wants nothing, at any address; `bounced`: the address does not work; `blocked`: nothing to this address',
      ),
    addedBy: z.string().nullable().describe('A user or key id; null: the person, or a mail server'),
    createdAt: z.string(),
  })
  .meta({ id: 'Suppression' });
export type Suppression = z.output<typeof suppression>;

const tag = 'Suppressions';
const HASHED =
  'Addresses are kept as keyed hashes: the list outlives an erasure without naming anybody, and can be matched but not read.';

export const listSuppressions = operation({
  id: 'listSuppressions',
  method: 'GET',
  path: '/v1/suppressions',
  scope: 'read',
  tag,
  summary: 'List the addresses that are never written to',
  description: `Newest first. ${HASHED}`,
  query: z.object({
    page: queryInteger({ min: 0, max: 1_000_000, fallback: 0 }),
    pageSize: queryInteger({ min: 1, max: 100, fallback: 50 }),
    reason: z.enum(['unsubscribed', 'bounced', 'blocked']).optional(),
  }),
  data: z
    .object({
      suppressions: z.array(suppression),
      pagination: z.object({
        page: z.int(),
        pageSize: z.int(),
        total: z.int(),
        hasNextPage: z.boolean(),
      }),
    })
    .meta({ id: 'SuppressionPage' }),
  answers: { 200: 'A page of the list' },
  errors: [],
});
export type SuppressionPage = z.output<typeof listSuppressions.data>;

export const addSuppression = operation({
  id: 'addSuppression',
  method: 'POST',
  path: '/v1/suppressions',
  scope: 'send',
  effects: { idempotent: true },
  tag,
  summary: 'Never write to an address again',
  description:
    'An email address, or a phone number with its country code. With the reason `unsubscribed` sequences to the person stop on every channel with their next message; with ' +
    '`blocked` steps that have no other address end with the reason `address_blocked`. One that is there already stays, and an unsubscription is never weakened.',
  body: z.object({
    address: trimmedText({ min: 3, max: 254 }).describe(
      '`jane@example.com`, or `+33 6 12 34 56 78`',
    ),
    reason: z.enum(['unsubscribed', 'blocked']).default('unsubscribed'),
  }),
  data: suppression,
  answers: { 200: 'As it stands on the list' },
  errors: [],
});

export const removeSuppression = operation({
  id: 'removeSuppression',
  method: 'DELETE',
  path: '/v1/suppressions/{suppressionId}',
  scope: 'send',
  tag,
  summary: 'Take an address off the list',
  description:
    'The address can receive messages again. For an address that unsubscribed, the answer is 400 without `confirm=true`, because contacting the person again needs their consent.',
  params: z.object({ suppressionId: z.string() }),
  query: z.object({
    confirm: z
      .enum(['true', 'false'])
      .optional()
      .describe('`true`: the person agreed to be written to again'),
  }),
  data: z
    .object({ suppressionId: z.string(), removed: z.literal(true) })
    .meta({ id: 'RemovedSuppression' }),
  answers: { 200: 'It is off the list' },
  errors: ['not_found'],
});

export const suppressionOperations = [listSuppressions, addSuppression, removeSuppression];
