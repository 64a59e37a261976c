import { z } from 'zod';
import { operation, queryInteger } from '../platform/operation.ts';

/** What one user is told: the bell of the console. */

const id = z.string();

/** Ids, counts, and names that the workspace itself gave; never of a talent. */
const SUBJECTS = {
  'alert.matched': z.object({
    savedSearchId: id,
    name: z.string(),
    day: z.string(),
    newMatches: z.int(),
  }),
  'shortlist.feedback': z.object({ sourcingId: id, name: z.string(), candidateId: id }),
  'comment.mentioned': z.object({
    sourcingId: id,
    name: z.string(),
    candidateId: id,
    author: z.string(),
  }),
  'owner.named': z.object({
    sourcingId: id,
    name: z.string(),
    candidateId: id.optional(),
    author: z.string(),
  }),
} satisfies Record<string, z.ZodObject>;

export type NotificationType = keyof typeof SUBJECTS;
export type SubjectOf<Type extends NotificationType> = z.output<(typeof SUBJECTS)[Type]>;

const notification = z
  .object({
    notificationId: id,
    type: z.enum(Object.keys(SUBJECTS) as NotificationType[]),
    subject: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .describe(
        'What it is about. `alert.matched`: savedSearchId, name, day, newMatches. `shortlist.feedback`: sourcingId, name, candidateId. `comment.mentioned`: also author, who wrote it. `owner.named`: sourcingId, name, author, and candidateId unless it is the sourcing. Names are those of that time',
      ),
    createdAt: z.string(),
    readAt: z.string().nullable(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.output<typeof notification>;

const tag = 'Notifications';
const OWN = 'A notification belongs to one user: the caller, or the owner of the key.';

export const listNotifications = operation({
  id: 'listNotifications',
  method: 'GET',
  path: '/v1/notifications',
  scope: 'read',
  tag,
  summary: 'List what you were told',
  description: `${OWN} The newest first, of the last 90 days. A key without an owner has none.`,
  query: z.object({ limit: queryInteger({ min: 1, max: 100, fallback: 30 }) }),
  data: z
    .object({ notifications: z.array(notification), unread: z.int().describe('Of all of them') })
    .meta({ id: 'Notifications' }),
  answers: { 200: 'The notifications' },
  errors: [],
});

export const readNotifications = operation({
  id: 'readNotifications',
  method: 'POST',
  path: '/v1/notifications/read',
  scope: 'read',
  effects: { idempotent: true },
  tag,
  summary: 'Mark notifications as read',
  description: `${OWN} Ids of other users are passed over. Without ids, all are marked.`,
  body: z.object({ notificationIds: z.array(id).max(100).optional() }),
  bodyOptional: true,
  data: z.object({ unread: z.int() }).meta({ id: 'UnreadNotifications' }),
  answers: { 200: 'How many are unread now' },
  errors: [],
});

export const notificationOperations = [listNotifications, readNotifications];
