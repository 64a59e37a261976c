import { z } from 'zod';
import { operation } from '../platform/operation.ts';
import { MAX_DAYS, MAX_SHARED } from './rules.ts';

/** Shortlists that somebody without an account reads by a link (docs/decisions/0128). */

const shareLink = z
  .object({
    shareLinkId: z.string(),
    sourcingId: z.string(),
    createdBy: z.string().describe('The user who is told of feedback'),
    candidateIds: z.array(z.string()).nullable().describe('Null: everybody who is not rejected'),
    showsContacts: z.boolean(),
    createdAt: z.string(),
    expiresAt: z.string(),
    revokedAt: z.string().nullable(),
    openedAt: z.string().nullable().describe('The last time'),
  })
  .meta({ id: 'ShareLink' });
export type ShareLink = z.output<typeof shareLink>;

const feedback = z
  .object({
    shareLinkId: z.string(),
    candidateId: z.string(),
    talentId: z.string(),
    thumb: z.enum(['up', 'down']).nullable(),
    comment: z.string().nullable(),
    author: z.string().nullable().describe('The name that the reader of the link typed'),
    at: z.string(),
  })
  .meta({ id: 'ShortlistFeedback' });
export type ShortlistFeedback = z.output<typeof feedback>;

const tag = 'Sharing';
const params = z.object({ sourcingId: z.string() });

export const createShareLink = operation({
  id: 'createShareLink',
  method: 'POST',
  path: '/v1/sourcings/{sourcingId}/share-links',
  scope: 'spend',
  sessionOnly: true,
  tag,
  summary: 'Share a shortlist by a link',
  description:
    'Whoever has the link reads names, titles, verdicts and quotes of these candidates, and answers with thumbs and comments, without an account, until it expires or is revoked. The URL is shown once.',
  params,
  body: z.object({
    days: z.int().min(1).max(MAX_DAYS).default(14).describe('How long the link works'),
    candidateIds: z
      .array(z.string())
      .min(1)
      .max(MAX_SHARED)
      .optional()
      .describe('Default: everybody in the sourcing who is not rejected, when the page is read'),
    showsContacts: z.boolean().default(false).describe('Also email addresses and phone numbers'),
  }),
  data: shareLink.extend({ url: z.string() }).meta({ id: 'ShareLinkCreated' }),
  answers: { 200: 'The link' },
  errors: ['not_found', 'session_required'],
});

export const listShareLinks = operation({
  id: 'listShareLinks',
  method: 'GET',
  path: '/v1/sourcings/{sourcingId}/share-links',
  scope: 'read',
  tag,
  summary: 'List the share links of a sourcing',
  description: 'The newest first, also those that expired or were revoked.',
  params,
  data: z.object({ shareLinks: z.array(shareLink) }).meta({ id: 'ShareLinks' }),
  answers: { 200: 'The links' },
  errors: ['not_found'],
});

export const revokeShareLink = operation({
  id: 'revokeShareLink',
  method: 'DELETE',
  path: '/v1/share-links/{shareLinkId}',
  scope: 'spend',
  tag,
  summary: 'Revoke a share link',
  description: 'Its page answers nothing from then on. Feedback stays.',
  params: z.object({ shareLinkId: z.string() }),
  data: shareLink,
  answers: { 200: 'The revoked link' },
  errors: ['not_found'],
});

export const listShortlistFeedback = operation({
  id: 'listShortlistFeedback',
  method: 'GET',
  path: '/v1/sourcings/{sourcingId}/feedback',
  scope: 'read',
  tag,
  summary: 'List what readers of share links said',
  description: 'The newest first. Each change is also the event `shortlist.feedback`.',
  params,
  data: z.object({ feedback: z.array(feedback) }).meta({ id: 'ShortlistFeedbackList' }),
  answers: { 200: 'The feedback' },
  errors: ['not_found'],
});

export const sharingOperations = [
  createShareLink,
  listShareLinks,
  revokeShareLink,
  listShortlistFeedback,
];
