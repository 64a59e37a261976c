import { z } from 'zod';
import { personVerdict } from '../castings/contract.ts';
import { operation, queryInteger, trimmedText } from '../platform/operation.ts';
import { CANDIDATE_CHANGES, SOURCING_STATUSES } from '../sourcings/contract.ts';
import { MAX_COMMENT, MAX_MENTIONS } from './rules.ts';

/** What colleagues say to each other about candidates, and what happened in a sourcing. */

const user = z.object({ userId: z.string(), name: z.string() });
const pageIndex = queryInteger({ min: 0, max: 99, fallback: 0 });
const pageSize = queryInteger({ min: 1, max: 100, fallback: 25 });
const pagination = z.object({ pageIndex: z.int(), pageSize: z.int(), hasNextPage: z.boolean() });

const comment = z
  .object({
    commentId: z.string(),
    candidateId: z.string(),
    talentId: z.string(),
    author: user.describe('Who wrote it, also when they have left the workspace'),
    text: z.string(),
    mentions: z.array(user).describe('Members who are named in the text, each as `@name`'),
    createdAt: z.string(),
  })
  .meta({ id: 'Comment' });
export type Comment = z.output<typeof comment>;

const tag = 'Comments';
const params = z.object({ candidateId: z.string() });

export const listComments = operation({
  id: 'listComments',
  method: 'GET',
  path: '/v1/candidates/{candidateId}/comments',
  scope: 'read',
  tag,
  summary: 'List the comments on a candidate',
  description: 'What members said to each other about the candidate. The newest first.',
  params,
  query: z.object({ pageIndex, pageSize }),
  data: z.object({ comments: z.array(comment), pagination }).meta({ id: 'CommentPage' }),
  answers: { 200: 'A page of comments' },
  errors: ['not_found'],
});

export const addComment = operation({
  id: 'addComment',
  method: 'POST',
  path: '/v1/candidates/{candidateId}/comments',
  scope: 'spend',
  sessionOnly: true,
  tag,
  summary: 'Comment on a candidate',
  description:
    'Tells each mentioned member with a notification. A comment is by the person who is signed in; a program writes notes instead.',
  params,
  body: z.object({
    text: trimmedText({ min: 1, max: MAX_COMMENT }),
    mentionedUserIds: z
      .array(z.string().min(1))
      .max(MAX_MENTIONS)
      .default([])
      .describe('Members; the text names each of them as `@name`'),
  }),
  data: comment,
  answers: { 200: 'The comment' },
  errors: ['not_found', 'session_required'],
});

export const deleteComment = operation({
  id: 'deleteComment',
  method: 'DELETE',
  path: '/v1/comments/{commentId}',
  scope: 'spend',
  sessionOnly: true,
  tag,
  summary: 'Delete a comment',
  description: 'Members delete their own comments; an owner of the workspace deletes any.',
  params: z.object({ commentId: z.string() }),
  data: z
    .object({ commentId: z.string(), deleted: z.literal(true) })
    .meta({ id: 'CommentDeleted' }),
  answers: { 200: 'The comment is deleted' },
  errors: ['not_found', 'session_required'],
});

/** Besides the changes of its candidates. */
export const SOURCING_CHANGES = [
  'comment',
  'feedback',
  'renamed',
  'closed',
  'reopened',
  'handed_over',
  'shared',
  'share_revoked',
  'exported',
] as const;

const entry = z
  .object({
    change: z.enum([...CANDIDATE_CHANGES, ...SOURCING_CHANGES]),
    candidate: z
      .object({
        candidateId: z.string(),
        firstname: z.string().nullable(),
        lastname: z.string().nullable(),
      })
      .nullable()
      .describe('Null for a change of the sourcing; the names are null once the person is erased'),
    from: z.string().nullable().describe('The value before: a status, a rating, or a user id'),
    to: z
      .string()
      .nullable()
      .describe('The value after; of `comment` the text, of `feedback` up or down'),
    actor: z
      .string()
      .describe('A user, a key, or `service`; of `feedback` the name that the reader typed'),
    actorName: z
      .string()
      .nullable()
      .describe('The name of the user, also when they have left; null for a key or the service'),
    toName: z.string().nullable().describe('The name of the user that `to` is the id of'),
    at: z.string(),
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.output<typeof entry>;

export const getSourcingActivity = operation({
  id: 'getSourcingActivity',
  method: 'GET',
  path: '/v1/sourcings/{sourcingId}/activity',
  scope: 'read',
  tag: 'Sourcings',
  summary: 'Read what happened in a sourcing',
  description:
    'Changes of its candidates and of itself, comments, and feedback by share links. The newest first.',
  params: z.object({ sourcingId: z.string() }),
  query: z.object({ pageIndex, pageSize }),
  data: z.object({ activity: z.array(entry), pagination }).meta({ id: 'SourcingActivity' }),
  answers: { 200: 'A page of the activity' },
  errors: ['not_found'],
});

const talentHistory = z
  .object({
    sourcings: z
      .array(
        z.object({
          sourcingId: z.string(),
          name: z.string(),
          status: z.enum(SOURCING_STATUSES),
          candidateId: z.string(),
          statusHandle: z.string(),
          addedAt: z.string(),
          contactedAt: z
            .string()
            .nullable()
            .describe('The last message, or when the status was last set to CONTACTED'),
          repliedAt: z.string().nullable(),
        }),
      )
      .describe('Sourcings that the person is in, the last one first; at most 50'),
    verdicts: z
      .array(personVerdict)
      .describe('Verdicts of castings on the person, the newest first; at most 50'),
  })
  .meta({ id: 'TalentHistory' });
export type TalentHistory = z.output<typeof talentHistory>;

export const getTalentHistory = operation({
  id: 'getTalentHistory',
  method: 'GET',
  path: '/v1/talents/{talentId}/history',
  scope: 'read',
  tag: 'Talents',
  summary: 'Read what the workspace did with a person',
  description:
    'In which sourcings the person is, when they were contacted, and how each casting judged them. Includes profiles that were merged with this one. Free.',
  params: z.object({ talentId: z.string() }),
  data: talentHistory,
  answers: { 200: 'Sourcings and verdicts' },
  errors: ['not_found'],
});

export const teamOperations = [
  listComments,
  addComment,
  deleteComment,
  getSourcingActivity,
  getTalentHistory,
];
