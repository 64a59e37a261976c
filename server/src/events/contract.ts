import { z } from 'zod';
import { operation, queryInteger } from '../platform/operation.ts';
import { EVENT_TYPES, MAX_WAIT_SECONDS } from './rules.ts';

/** The feed of what changed in a workspace (docs/decisions/0102). */

const id = z.string();
const candidate = { candidateId: id, talentId: id, sourcingId: id };
const comment = { commentId: id, ...candidate, authorUserId: id };
const sourcing = {
  sourcingId: id,
  status: z.enum(['in-progress', 'closed']),
  ownerUserId: id.nullable(),
};
/** Fields whose values changed; read the object for the texts among them. */
const changed = <const Field extends string>(...fields: [Field, ...Field[]]) =>
  z.array(z.enum(fields)).describe('The fields with a new value');
const message = { ...candidate, blueprintId: id };
const channel = z.enum(['email', 'proNetwork', 'chat_app', 'sms']);
const count = z.int();

const DATA = {
  'candidate.added': z.object({
    ...candidate,
    statusHandle: z.string(),
    castingId: id.nullable().describe('The qualified search that found the talent'),
  }),
  'candidate.status_changed': z.object({
    ...candidate,
    from: z.string().nullable(),
    to: z.string(),
    cause: z.string().describe('Origin of the change, such as `api` or `sequence`'),
  }),
  'candidate.changed': z.object({
    ...candidate,
    changed: changed('userRating', 'notes', 'ownerUserId'),
    userRating: z.int().nullable(),
    ownerUserId: id.nullable().describe('The user who takes care of the candidate'),
  }),
  'candidate.removed': z.object(candidate),
  'comment.added': z.object({ ...comment, mentionedUserIds: z.array(id) }),
  'comment.deleted': z.object(comment),
  'sourcing.created': z.object(sourcing),
  'sourcing.changed': z.object({
    ...sourcing,
    changed: changed('name', 'status', 'jobTitle', 'location', 'description', 'ownerUserId'),
  }),
  'verdict.reviewed': z.object({
    castingId: id,
    talentId: id,
    verdict: z
      .enum(['green', 'amber', 'red'])
      .nullable()
      .describe("A user's own verdict; null: the judge's stands"),
    rating: z.int().nullable().describe('1 to 5 stars'),
    noted: z.boolean().describe('Whether the review has a note'),
  }),
  'contact.found': z.object({
    talentId: id,
    kind: z.enum(['email', 'phone']),
    provider: z.string(),
    creditsCharged: z.int().describe('Workspace credits'),
  }),
  // Without a step: an answer from the inbox.
  'message.sent': z.object({ ...message, stepId: id.nullable(), channel }),
  'message.replied': z.object(message),
  'message.bounced': z.object(message),
  'message.unsubscribed': z.object(message),
  'invitation.accepted': z.object(message),
  'account.disconnected': z.object({
    accountId: id,
    channel,
    provider: z.string(),
    reason: z.string().nullable().describe('A code; null when a user disconnected it'),
  }),
  'import.finished': z.object({
    importId: id,
    status: z.enum(['completed', 'failed']),
    dryRun: z.boolean(),
    created: count,
    updated: count,
    merged: count,
    rejected: count,
  }),
  'alert.matched': z.object({
    savedSearchId: id,
    day: z.string().describe('The day of the alert in UTC, `2026-03-02`'),
    newMatches: count,
  }),
  'shortlist.feedback': z.object({
    shareLinkId: id,
    ...candidate,
    thumb: z.enum(['up', 'down']).nullable(),
    commented: z.boolean(),
  }),
} satisfies Record<(typeof EVENT_TYPES)[number], z.ZodObject>;

const eventOf = <const Type extends keyof typeof DATA>(type: Type) =>
  z.object({
    id: id.describe('Identifies the event, and is a cursor: `after` takes it'),
    type: z.literal(type),
    at: z.string().describe('When the change was made, ISO 8601'),
    data: DATA[type],
  });

export const workspaceEvent = z
  .discriminatedUnion('type', [
    eventOf('candidate.added'),
    eventOf('candidate.status_changed'),
    eventOf('candidate.changed'),
    eventOf('candidate.removed'),
    eventOf('comment.added'),
    eventOf('comment.deleted'),
    eventOf('sourcing.created'),
    eventOf('sourcing.changed'),
    eventOf('verdict.reviewed'),
    eventOf('contact.found'),
    eventOf('message.sent'),
    eventOf('message.replied'),
    eventOf('message.bounced'),
    eventOf('message.unsubscribed'),
    eventOf('invitation.accepted'),
    eventOf('account.disconnected'),
    eventOf('import.finished'),
    eventOf('alert.matched'),
    eventOf('shortlist.feedback'),
  ])
  .meta({ id: 'WorkspaceEvent' });
export type WorkspaceEvent = z.output<typeof workspaceEvent>;

const types = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : [value]).flatMap((one) => one.split(',')))
  .pipe(z.array(z.enum(EVENT_TYPES)).min(1))
  .optional()
  .meta({ type: 'array', items: { type: 'string', enum: [...EVENT_TYPES] } });

const eventPage = z
  .object({
    events: z.array(workspaceEvent).describe('Oldest first'),
    nextCursor: z.string().describe('The `after` of the next request, also when nothing is new'),
    hasMore: z.boolean().describe('True: more events can be read at once'),
    missed: z
      .boolean()
      .describe(
        'True: events after this cursor were older than the retention (EVENT_DAYS, 30) and are deleted',
      ),
  })
  .meta({ id: 'EventPage' });
export type EventPage = z.output<typeof eventPage>;

export const listEvents = operation({
  id: 'listEvents',
  method: 'GET',
  path: '/v1/events',
  scope: 'read',
  stream: true,
  tag: 'Events',
  summary: 'Read what changed in the workspace',
  description:
    'Changes of candidates, comments, sourcings, reviews, contacts, messages, accounts, imports and alerts, oldest first, stored for 30 days (EVENT_DAYS). Send `nextCursor` of an answer as `after` of the next request: each event comes exactly once. ' +
    'Events have ids only; read the objects for their contents. With `Accept: text/event-stream` over HTTP the answer is a stream of server-sent events, each with one event as its data, that continues after `Last-Event-ID`; it ends after 10 minutes, and clients connect again.',
  query: z.object({
    after: z
      .string()
      .optional()
      .describe(
        '`nextCursor` of an earlier answer or the id of an event; `now`: only later events. Default: the oldest stored event',
      ),
    types: types.describe('Only these types; repeat the parameter or separate by commas'),
    pageSize: queryInteger({ min: 1, max: 500, fallback: 100 }),
    wait: queryInteger({ min: 0, max: MAX_WAIT_SECONDS, fallback: 0 }).describe(
      'Seconds to wait for an event when there is none yet',
    ),
  }),
  data: eventPage,
  answers: { 200: 'A page of events' },
  errors: [],
});

export const eventOperations = [listEvents];
