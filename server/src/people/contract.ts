import { z } from 'zod';
import { operation, trimmedText } from '../platform/operation.ts';
import { PASSWORD_CHARACTERS, ROLES } from './rules.ts';

const MAX_EMAIL_LENGTH = 254;

/** In lower case, as it is stored and looked up. */
export const emailAddress = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .refine(
    (text) => text.length <= MAX_EMAIL_LENGTH && z.email().safeParse(text).success,
    'must be an email address',
  )
  .meta({ type: 'string', format: 'email', maxLength: MAX_EMAIL_LENGTH });

/** A newly chosen password. A password tried at sign-in may be anything. */
export const password = z.string().min(PASSWORD_CHARACTERS.min).max(PASSWORD_CHARACTERS.max);

export const personName = trimmedText({ min: 1, max: 200 });

export const role = z
  .enum(ROLES)
  .describe(
    '`owner` can do everything; `recruiter` everything except managing keys, members and settings; `viewer` can only read',
  );

const memberFields = z.object({
  userId: z.string(),
  name: z.string().describe('Empty while the invitation is pending'),
  email: z.string().nullable(),
  role,
  invitedAt: z.string().describe('ISO 8601'),
  joinedAt: z.string().nullable().describe('Null while the invitation is pending'),
  lastSeenAt: z
    .string()
    .nullable()
    .describe('When one of their open sessions last used this workspace; null when none is open'),
});
const member = memberFields.meta({ id: 'Member' });
export type Member = z.output<typeof member>;

const link = z
  .object({ url: z.string(), expiresAt: z.string() })
  .meta({ id: 'OneTimeLink' })
  .describe(
    'Works once, for 7 days, and is shown only in this response. Give it only to the invited person',
  );
const invitation = memberFields
  .extend({ link: link.nullable().describe('Null when the link was sent by mail') })
  .meta({ id: 'Invitation' });
export type Invitation = z.output<typeof invitation>;

const memberParams = z.object({ userId: z.string() });
const LAST_OWNER = 'The last owner answers 403 `last_owner`.';

export const listMembers = operation({
  id: 'listMembers',
  method: 'GET',
  path: '/v1/members',
  scope: 'read',
  tag: 'Members',
  summary: "List the workspace's members",
  description: 'Oldest first, including pending invitations.',
  data: z.object({ members: z.array(member) }).meta({ id: 'Members' }),
  answers: { 200: 'The members' },
  errors: [],
});

export const inviteMember = operation({
  id: 'inviteMember',
  method: 'POST',
  path: '/v1/members',
  scope: 'admin',
  sessionOnly: true,
  tag: 'Members',
  summary: 'Invite a person to the workspace',
  description:
    'Sends the person a one-time link by mail when the installation sends mail (MAIL_FROM); otherwise returns it for you to pass on. A new user chooses a password with it; ' +
    'an existing user signs in first. Inviting again creates a new link and ends the previous one. Inviting a member answers 403 `already_member`.',
  body: z.object({ email: emailAddress, role }),
  data: invitation,
  answers: { 200: 'The invitation, with its link unless it was sent by mail' },
  errors: ['mail_failed'],
});

export const changeMember = operation({
  id: 'changeMember',
  method: 'PATCH',
  path: '/v1/members/{userId}',
  scope: 'admin',
  sessionOnly: true,
  tag: 'Members',
  summary: "Change a member's role",
  description: `Takes effect with their next request. Their API keys keep only the scopes that the new role allows; keys left without a scope are revoked. ${LAST_OWNER}`,
  params: memberParams,
  body: z.object({ role }),
  data: member,
  answers: { 200: 'The updated member' },
  errors: ['not_found'],
});

export const removeMember = operation({
  id: 'removeMember',
  method: 'DELETE',
  path: '/v1/members/{userId}',
  scope: 'admin',
  sessionOnly: true,
  tag: 'Members',
  summary: 'Remove a member from the workspace, or cancel an invitation',
  description: `They lose access at once, and their API keys are revoked. Their past actions keep their name. ${LAST_OWNER}`,
  params: memberParams,
  data: z
    .object({
      userId: z.string(),
      removed: z.literal(true),
      revokedKeyIds: z.array(z.string()).describe('Keys of the member that were revoked'),
    })
    .meta({ id: 'RemovedMember' }),
  answers: { 200: 'The member is removed' },
  errors: ['not_found'],
});

export const createWorkspace = operation({
  id: 'createWorkspace',
  method: 'POST',
  path: '/v1/workspaces',
  scope: 'admin',
  sessionOnly: true,
  tag: 'Members',
  summary: 'Create another workspace',
  description: 'You become its owner. It starts without credits.',
  body: z.object({ name: trimmedText({ min: 1, max: 200 }) }),
  data: z
    .object({ workspaceId: z.string(), name: z.string(), role: z.literal('owner') })
    .meta({ id: 'NewWorkspace' }),
  answers: { 200: 'The workspace' },
  errors: [],
});

export const peopleOperations = [
  listMembers,
  inviteMember,
  changeMember,
  removeMember,
  createWorkspace,
];
