import { z } from 'zod';
import { sessionOperation } from '../platform/session-operation.ts';
import { emailAddress, password, personName, role } from './contract.ts';
import { factorOperations } from './factor-contract.ts';
import { ssoSignInOperations } from './sso-contract.ts';

const language = z.enum(['en', 'fr']);
const token = z.string().min(1).max(200).describe('Token of a one-time link');
/** A password tried at sign-in. The error must not reveal the rules for a valid one. */
const triedPassword = z.string().min(1).max(1_000);

const signedInUser = z
  .object({
    userId: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    localTo: z
      .string()
      .nullable()
      .describe('The only workspace of the account; null when it can belong to any'),
    language: language.nullable(),
    hasPassword: z.boolean(),
  })
  .meta({ id: 'SignedInUser' });
export type SignedInUser = z.output<typeof signedInUser>;

const joinedWorkspace = z
  .object({
    workspaceId: z.string(),
    name: z.string(),
    role,
    suspendedAt: z
      .string()
      .nullable()
      .describe('ISO 8601 timestamp; null when the workspace is not suspended'),
    suspensionReason: z.string().nullable().describe('Reason given by the operator'),
  })
  .meta({ id: 'JoinedWorkspace' });
export type JoinedWorkspace = z.output<typeof joinedWorkspace>;

const session = z
  .object({
    user: signedInUser,
    workspaces: z.array(joinedWorkspace),
    workspaceId: z
      .string()
      .nullable()
      .describe('The workspace that the session used last; null when the user belongs to none'),
    instance: z.object({
      version: z.string(),
      firstStart: z.boolean().describe('True while no user of the installation has a password'),
    }),
  })
  .meta({ id: 'Session' });
export type Session = z.output<typeof session>;

const ownSession = z
  .object({
    sessionId: z.string(),
    current: z.boolean(),
    address: z.string().nullable(),
    userAgent: z.string().nullable(),
    createdAt: z.string(),
    expiresAt: z.string(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.output<typeof ownSession>;

const linkInspection = z
  .object({
    name: z.string(),
    email: z.string().nullable(),
    workspaceId: z.string().nullable().describe('The workspace of an invitation'),
    signInFirst: z
      .boolean()
      .describe('True: the user has a password and must sign in before using the link'),
    passwordRequired: z.boolean().describe('True: a password must be sent with the link'),
  })
  .meta({ id: 'LinkInspection' });
export type LinkInspection = z.output<typeof linkInspection>;

export const readSession = sessionOperation({
  id: 'readSession',
  method: 'GET',
  path: '/console/api/session',
  summary: 'Read the current session',
  description: 'The header X-Workspace-Id selects the workspace; the session remembers it.',
  data: session,
  errors: ['session_required', 'not_found', 'rate_limit_exceeded'],
});

export const signInWithPassword = sessionOperation({
  id: 'signInWithPassword',
  method: 'POST',
  path: '/console/auth/sign-in/email',
  summary: 'Sign in with an email address and a password',
  description: 'An unknown account gets the same answer as a wrong password, after the same time.',
  body: z.object({
    email: emailAddress,
    password: triedPassword,
    workspaceId: z
      .string()
      .max(100)
      .optional()
      .describe('Id of the local account, when several share the address'),
  }),
  data: z.object({
    userId: z.string(),
    secondFactor: z
      .boolean()
      .describe('True: there is no session yet; `signInWithCode` comes next'),
  }),
  errors: ['sign_in_failed', 'rate_limit_exceeded'],
});

export const inspectLink = sessionOperation({
  id: 'inspectLink',
  method: 'POST',
  path: '/console/auth/welcome/look',
  summary: 'Read the recipient of a one-time link',
  description: 'Does not use up the link.',
  body: z.object({ token }),
  data: linkInspection,
  errors: ['sign_in_failed', 'rate_limit_exceeded'],
});

export const redeemLink = sessionOperation({
  id: 'redeemLink',
  method: 'POST',
  path: '/console/auth/welcome',
  summary: 'Use a one-time link',
  description:
    'Signs the user in. In an open session, accepts the invitation for the signed-in user.',
  body: z.object({
    token,
    password: password.optional(),
    email: emailAddress.optional(),
    name: personName.optional(),
    language: language.optional(),
  }),
  data: z.object({ userId: z.string(), workspaceId: z.string().nullable() }),
  errors: ['sign_in_failed', 'rate_limit_exceeded'],
});

export const signOut = sessionOperation({
  id: 'signOut',
  method: 'POST',
  path: '/console/auth/sign-out',
  summary: 'End this session',
  description: 'Has no effect without a session.',
  body: z.object({}),
  data: z.null(),
  errors: [],
});

export const signOutEverywhere = sessionOperation({
  id: 'signOutEverywhere',
  method: 'POST',
  path: '/console/auth/revoke-sessions',
  summary: 'End all your sessions',
  description: 'Includes this session.',
  body: z.object({}),
  data: z.object({ ended: z.int() }),
  errors: ['session_required'],
});

export const endSession = sessionOperation({
  id: 'endSession',
  method: 'POST',
  path: '/console/auth/revoke-session',
  summary: 'End one of your sessions',
  description: 'The session and its live events end at once.',
  body: z.object({ sessionId: z.string() }),
  data: z.object({ sessionId: z.string(), ended: z.literal(true) }),
  errors: ['session_required', 'not_found'],
});

export const changePassword = sessionOperation({
  id: 'changePassword',
  method: 'POST',
  path: '/console/auth/change-password',
  summary: 'Change your password, or set the first one',
  description: 'Ends all your sessions and starts a new one.',
  body: z.object({
    currentPassword: triedPassword
      .optional()
      .describe('Required unless this is the first password'),
    newPassword: password,
    email: emailAddress
      .optional()
      .describe('Required with the first password of an account without an address'),
  }),
  data: z.null(),
  errors: ['session_required', 'sign_in_failed', 'rate_limit_exceeded'],
});

export const changeSignedInUser = sessionOperation({
  id: 'changeSignedInUser',
  method: 'POST',
  path: '/console/auth/update-user',
  summary: 'Change your name or language',
  description: 'Omitted fields stay as they are.',
  body: z.object({ name: personName.optional(), language: language.nullable().optional() }),
  data: signedInUser,
  errors: ['session_required'],
});

export const listOwnSessions = sessionOperation({
  id: 'listOwnSessions',
  method: 'GET',
  path: '/console/auth/list-sessions',
  summary: 'List your sessions',
  description: 'Newest first.',
  data: z.object({ sessions: z.array(ownSession) }),
  errors: ['session_required'],
});

export const signInOperations = [
  readSession,
  signInWithPassword,
  inspectLink,
  redeemLink,
  signOut,
  signOutEverywhere,
  endSession,
  changePassword,
  changeSignedInUser,
  listOwnSessions,
  ...factorOperations,
  ...ssoSignInOperations,
];

export type Credentials = z.output<typeof signInWithPassword.body>;
export type LinkAnswer = z.output<typeof redeemLink.body>;
export type PasswordChange = z.output<typeof changePassword.body>;
export type UserChanges = z.output<typeof changeSignedInUser.body>;
