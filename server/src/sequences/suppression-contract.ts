import { z } from 'zod';
import { operation, queryInteger, trimmedText } from '../platform/operation.ts';

const suppression = z
  .object({
    suppressionId: z.string(),
    kind: z
      .enum(['email', 'phone'])
      .nullable()
      .describe('Null for an address that a channel reported'),
    hint: z
      .string()
      .nullable()
      .describe(
        'A few letters of the address; null when no user entered it, and once the person is erased',
      ),
    reason: z
      .enum(['unsubscribed', 'bounced', 'blocked'])
      .describe(
        '`unsubscribed`: the person wants no messages at any address; `bounced`: the address does not work; `blocked`: no messages to this address',
      ),
    addedBy: z
      .string()
      .nullable()
      .describe('A user or key id; null when the person or a mail server caused it'),
    createdAt: z.string(),
  })
  .meta({ id: 'Suppression' });
export type Suppression = z.output<typeof suppression>;

const tag = 'Suppressions';
const HASHED =
  'Addresses are stored as keyed hashes, so the list survives an erasure without identifying anyone: addresses can be checked but not read.';

export const listSuppressions = operation({
  id: 'listSuppressions',
  method: 'GET',
  path: '/v1/suppressions',
  scope: 'read',
  tag,
  summary: 'List suppressed addresses',
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
  summary: 'Suppress an address',
  description:
    'Takes an email address, or a phone number with its country code. With the reason `unsubscribed`, sequences to the person stop on every channel at their next message. With ' +
    '`blocked`, steps without another address end with the reason `address_blocked`. An address that is already listed stays listed, and `unsubscribed` is never replaced by `blocked`.',
  body: z.object({
    address: trimmedText({ min: 3, max: 254 }).describe(
      '`jane@example.com`, or `+33 6 12 34 56 78`',
    ),
    reason: z.enum(['unsubscribed', 'blocked']).default('unsubscribed'),
  }),
  data: suppression,
  answers: { 200: 'The entry of the list' },
  errors: [],
});

export const removeSuppression = operation({
  id: 'removeSuppression',
  method: 'DELETE',
  path: '/v1/suppressions/{suppressionId}',
  scope: 'send',
  tag,
  summary: 'Remove an address from the list',
  description:
    'The address can receive messages again. Removing an unsubscribed address answers 400 without `confirm=true`, because contacting the person again needs their consent.',
  params: z.object({ suppressionId: z.string() }),
  query: z.object({
    confirm: z
      .enum(['true', 'false'])
      .optional()
      .describe('`true`: the person agreed to receive messages again'),
  }),
  data: z
    .object({ suppressionId: z.string(), removed: z.literal(true) })
    .meta({ id: 'RemovedSuppression' }),
  answers: { 200: 'The address is removed' },
  errors: ['not_found'],
});

export const suppressionOperations = [listSuppressions, addSuppression, removeSuppression];
