import { z } from 'zod';
import { operation, trimmedText } from '../platform/operation.ts';
import { sessionOperation } from '../platform/session-operation.ts';
import { role } from './contract.ts';

const issuer = z
  .url({ protocol: /^https$/, error: 'must be an https:// address' })
  .max(500)
  .describe('The address of the provider, without `/.well-known/openid-configuration`');
const mapping = z.object({ value: trimmedText({ min: 1, max: 200 }), role });
const shownMapping = z.object({ value: z.string(), role });
export type RoleMapping = z.output<typeof shownMapping>;

const settings = {
  issuer,
  clientId: trimmedText({ min: 1, max: 500 }),
  roleClaim: trimmedText({ min: 1, max: 200 })
    .nullable()
    .default(null)
    .describe('Claim that decides the role, such as `groups`; null: everybody gets `defaultRole`'),
  roles: z
    .array(mapping)
    .max(50)
    .default([])
    .describe('The role for each value of the claim. The largest one counts'),
  defaultRole: role
    .nullable()
    .default(null)
    .describe('For people whom no value gives a role; null: they are refused'),
  enforced: z
    .boolean()
    .default(false)
    .describe(
      'True: only sessions of this provider enter the workspace. API keys continue to work',
    ),
};

const connection = z
  .object({
    issuer: z.string(),
    clientId: z.string(),
    roleClaim: z.string().nullable(),
    roles: z.array(shownMapping),
    defaultRole: role.nullable(),
    enforced: z.boolean(),
    createdAt: z.string().describe('ISO 8601'),
    identities: z.int().describe('People who signed in with it'),
  })
  .meta({ id: 'SsoConnection' });

const sso = z
  .object({
    connection: connection.nullable(),
    redirectUri: z.string().describe('To enter at the provider'),
    signInUrl: z.string().describe('Where the members of this workspace sign in'),
  })
  .meta({ id: 'Sso' });
export type Sso = z.output<typeof sso>;

export const readSso = operation({
  id: 'readSso',
  method: 'GET',
  path: '/v1/sso',
  scope: 'admin',
  sessionOnly: true,
  tag: 'Members',
  summary: 'Read the single sign-on of the workspace',
  description: 'The client secret is never answered.',
  data: sso,
  answers: { 200: 'The connection, null when there is none' },
  errors: [],
});

export const setSso = operation({
  id: 'setSso',
  method: 'POST',
  path: '/v1/sso',
  scope: 'admin',
  sessionOnly: true,
  effects: { destructive: true, idempotent: true, openWorld: true },
  tag: 'Members',
  summary: 'Set up single sign-on with an OpenID Connect provider',
  description:
    'Replaces the connection of the workspace. Members who sign in for the first time are found by their address, or added. `enforced` needs an owner who has signed in with the provider.',
  body: z.object({
    ...settings,
    clientSecret: trimmedText({ min: 1, max: 2_000 })
      .optional()
      .describe('Keeps the current one when it is left out'),
  }),
  data: sso,
  answers: { 200: 'The connection' },
  errors: [],
});
export type SsoSettings = z.output<typeof setSso.body>;

export const removeSso = operation({
  id: 'removeSso',
  method: 'DELETE',
  path: '/v1/sso',
  scope: 'admin',
  sessionOnly: true,
  tag: 'Members',
  summary: 'Remove the single sign-on of the workspace',
  description: 'Members stay, and sign in another way. Sessions of the provider end.',
  data: z.object({ removed: z.literal(true) }),
  answers: { 200: 'It is removed' },
  errors: ['not_found'],
});

export const ssoOperations = [readSso, setSso, removeSso];

const offered = z
  .object({ workspaceId: z.string(), enforced: z.boolean() })
  .meta({ id: 'OfferedSso' });
export type OfferedSso = z.output<typeof offered>;

export const findSso = sessionOperation({
  id: 'findSso',
  method: 'POST',
  path: '/console/auth/sso/find',
  summary: 'Find the single sign-on of a workspace',
  description: 'Without a workspace: that of the installation, when exactly one has been set up.',
  body: z.object({ workspaceId: z.string().max(100).optional() }),
  data: z.object({ sso: offered.nullable() }),
  errors: ['rate_limit_exceeded'],
});

export const startSso = sessionOperation({
  id: 'startSso',
  method: 'POST',
  path: '/console/auth/sso/start',
  summary: 'Start a sign-in at the provider of a workspace',
  description: 'The browser goes to `url` next. It has 10 minutes.',
  body: z.object({ workspaceId: z.string().max(100), to: z.string().max(2_000).optional() }),
  data: z.object({ url: z.string() }),
  errors: ['sign_in_failed', 'rate_limit_exceeded'],
});

export const ssoSignInOperations = [findSso, startSso];
