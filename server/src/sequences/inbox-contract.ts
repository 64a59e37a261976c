import { z } from 'zod';
import { operation, queryInteger, trimmedText } from '../platform/operation.ts';
import { MAX_CONTENT, MAX_SUBJECT } from './blueprint-contract.ts';
import { MARKS } from './rules/conversation.ts';

/**
 * The inbox: what candidates reply to sequences, on every channel, and what the workspace answers
 * (docs/decisions/0116).
 */

const tag = 'Inbox';
const params = z.object({ candidateId: z.string() });
const channel = z.enum(['email', 'proNetwork', 'chat_app', 'sms']);

const user = z.object({ userId: z.string(), name: z.string() });

const conversation = z
  .object({
    candidateId: z.string(),
    talent: z.object({
      id: z.string(),
      firstname: z.string().nullable(),
      lastname: z.string().nullable(),
      jobTitle: z.string().nullable(),
      companyName: z.string().nullable(),
    }),
    sourcing: z.object({ sourcingId: z.string(), name: z.string() }),
    statusHandle: z.string(),
    channel: channel.describe('Channel of the last reply'),
    lastReplyAt: z.string(),
    preview: z.string().nullable().describe('Start of the last reply; null when it was not kept'),
    unread: z.boolean().describe('For the whole workspace: nobody has read the last reply'),
    answeredAt: z.string().nullable().describe('When somebody last answered from here'),
    assignee: user.nullable(),
    mark: z.enum(MARKS).nullable(),
    markedAt: z.string().nullable(),
  })
  .meta({ id: 'InboxConversation' });
export type Conversation = z.output<typeof conversation>;

const threadMessage = z
  .object({
    messageId: z.string(),
    direction: z.enum(['sent', 'received']),
    channel,
    at: z.string(),
    state: z
      .enum(['received', 'queued', 'sending', 'sent', 'failed', 'unknown'])
      .describe(
        'queued: waits for the next free moment of the account; unknown: it may have been sent, and is not sent again',
      ),
    reason: z.string().nullable().describe('Why it waits or failed: a code'),
    bounced: z.boolean(),
    stepName: z.string().nullable().describe('The step of a sequence that sent it'),
    author: user.nullable().describe('Who wrote an answer'),
    subject: z.string().nullable(),
    text: z.string().nullable().describe('Plain text; null when it was not kept'),
    quoted: z.string().nullable().describe('Earlier messages that a reply repeats below its text'),
  })
  .meta({ id: 'InboxMessage' });
export type ThreadMessage = z.output<typeof threadMessage>;

const answering = z
  .object({
    channel,
    accountAddress: z.string().nullable().describe('The account that an answer leaves from'),
    to: z.string().nullable().describe('Where it goes: an address, a number or a profile'),
    subject: z.string().nullable().describe('Proposed subject; only for email'),
    refusal: z
      .enum(['account_not_connected', 'person_unsubscribed', 'address_suppressed', 'no_address'])
      .nullable()
      .describe('Why no answer can be sent now'),
  })
  .meta({ id: 'InboxAnswering' });
export type Answering = z.output<typeof answering>;

const counts = z
  .object({
    unread: z.int(),
    unreadMine: z.int().describe('Unread and assigned to the caller'),
  })
  .meta({ id: 'InboxCounts' });

export const listConversations = operation({
  id: 'listConversations',
  method: 'GET',
  path: '/v1/inbox',
  scope: 'read',
  tag,
  summary: 'List the conversations with people who replied',
  description:
    'One conversation per candidate who replied to a sequence, on any channel; the newest reply first.',
  query: z.object({
    page: queryInteger({ min: 0, max: 1_000_000_000, fallback: 0 }),
    pageSize: queryInteger({ min: 1, max: 50, fallback: 25 }),
    unread: z.enum(['true', 'false']).optional().describe('true: only unread ones'),
    assignee: z
      .enum(['mine', 'nobody', 'all'])
      .optional()
      .describe('mine: assigned to the caller, or to the owner of the key'),
    sourcingId: z.string().optional().describe('Only of this sourcing; an unknown one has none'),
  }),
  data: z
    .object({
      conversations: z.array(conversation),
      counts,
      pagination: z.object({
        page: z.int(),
        pageSize: z.int(),
        total: z.int(),
        hasNextPage: z.boolean(),
      }),
    })
    .meta({ id: 'InboxPage' }),
  answers: { 200: 'A page of conversations' },
  errors: [],
});
export type InboxPage = z.output<typeof listConversations.data>;

export const countConversations = operation({
  id: 'countUnreadConversations',
  method: 'GET',
  path: '/v1/inbox-counts',
  scope: 'read',
  tag,
  summary: 'Count the unread conversations',
  description: 'For the whole workspace, and those assigned to the caller.',
  data: counts,
  answers: { 200: 'The counts' },
  errors: [],
});

export const getConversation = operation({
  id: 'getConversation',
  method: 'GET',
  path: '/v1/inbox/{candidateId}',
  scope: 'read',
  tag,
  summary: 'Read a conversation',
  description:
    'All that was sent to the candidate and all that came back, oldest first, at most the last 300 messages. Reading it here does not mark it as read.',
  params,
  data: conversation
    .extend({ messages: z.array(threadMessage), answering })
    .meta({ id: 'InboxThread' }),
  answers: { 200: 'The conversation' },
  errors: ['not_found'],
});
export type Thread = z.output<typeof getConversation.data>;

export const changeConversation = operation({
  id: 'changeConversation',
  method: 'PATCH',
  path: '/v1/inbox/{candidateId}',
  scope: 'spend',
  tag,
  summary: 'Assign a conversation, or mark it as read or unread',
  description:
    'With `readUpTo`, a conversation that got a newer reply meanwhile stays unread: send the `lastReplyAt` that was shown.',
  params,
  body: z
    .object({
      assigneeUserId: z
        .string()
        .nullable()
        .optional()
        .describe('A member of the workspace; null: nobody'),
      unread: z.boolean().optional(),
      readUpTo: z.iso.datetime({ offset: true }).optional(),
    })
    .refine(
      ({ assigneeUserId, unread }) => assigneeUserId !== undefined || unread !== undefined,
      'at least one of assigneeUserId, unread is required',
    )
    .meta({ minProperties: 1 }),
  data: conversation,
  answers: { 200: 'The conversation' },
  errors: ['not_found'],
});
export type ConversationChange = z.output<typeof changeConversation.body>;

export const markConversation = operation({
  id: 'markConversation',
  method: 'POST',
  path: '/v1/inbox/{candidateId}/mark',
  scope: 'send',
  effects: { destructive: true, idempotent: true },
  tag,
  summary: 'Say what a reply means: interested, not now, wrong person',
  description:
    "Stops the candidate's running sequences and moves the candidate: to the custom status INTERESTED, NOT_NOW or WRONG_PERSON where the workspace has it; else to CONTACTED when interested, and to NOT_RETAINED otherwise. `statusHandle` names another status. `wrong_person` also blocks the address that replied. null removes the mark, and the block that it added; sequences stay stopped, and the status changes only to `statusHandle`.",
  params,
  body: z.object({ mark: z.enum(MARKS).nullable(), statusHandle: z.string().optional() }),
  data: conversation.extend({ stopped: z.int().describe('Sequences that were running') }),
  answers: { 200: 'The conversation' },
  errors: ['not_found'],
});
export type MarkRequest = z.output<typeof markConversation.body>;
export type Marked = z.output<typeof markConversation.data>;

export const answerConversation = operation({
  id: 'answerConversation',
  method: 'POST',
  path: '/v1/inbox/{candidateId}/answers',
  scope: 'send',
  effects: { openWorld: true },
  tag,
  summary: 'Answer a person who replied',
  description:
    'Sends through the account that got the last reply, in the same thread (email: In-Reply-To and References). It leaves at the next free moment of the account, within its daily limit, and is never sent twice. Sequences to the candidate stop. Answers 403 `forbidden` when the account is not connected, the person unsubscribed, or their address is on the suppression list (`error.details.code`). Send an Idempotency-Key, so that a repeated request does not answer twice.',
  params,
  body: z.object({
    text: trimmedText({ min: 1, max: MAX_CONTENT }),
    subject: trimmedText({ min: 1, max: MAX_SUBJECT })
      .optional()
      .describe('Only for email; default: the subject of the reply'),
  }),
  data: z
    .object({ messageId: z.string(), candidateId: z.string(), dueAt: z.string() })
    .meta({ id: 'InboxAnswer' }),
  answers: { 200: 'The answer will be sent' },
  errors: ['not_found', 'plan_upgrade_required'],
});
export type AnswerRequest = z.output<typeof answerConversation.body>;
export type Answer = z.output<typeof answerConversation.data>;

export const inboxOperations = [
  listConversations,
  countConversations,
  getConversation,
  changeConversation,
  markConversation,
  answerConversation,
];
