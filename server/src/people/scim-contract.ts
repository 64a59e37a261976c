import { z } from 'zod';
import { operation, trimmedText } from '../platform/operation.ts';
import { role } from './contract.ts';

export const ROLE_ATTRIBUTES = ['roles', 'userType', 'title', 'department'] as const;
export type RoleAttribute = (typeof ROLE_ATTRIBUTES)[number];

const roleAttribute = z.enum(ROLE_ATTRIBUTES);
const shownMapping = z.object({ value: z.string(), role });
export type ScimRoleMapping = z.output<typeof shownMapping>;

const connection = z
  .object({
    roleAttribute: roleAttribute
      .nullable()
      .describe('Attribute of a user that decides the role; null: none'),
    roles: z.array(shownMapping).describe('The role for each value of the attribute'),
    defaultRole: role,
    createdAt: z.string().describe('ISO 8601'),
    lastUsedAt: z
      .string()
      .nullable()
      .describe('When the directory last asked, at most an hour old; null: never'),
    users: z.int().describe('People whom the directory has created or changed'),
  })
  .meta({ id: 'ScimConnection' });

const scim = z
  .object({
    connection: connection
      .nullable()
      .describe('How the directory keeps the members; null: it does not'),
    baseUrl: z.string().describe('To enter in the directory, as the base or tenant URL of SCIM'),
  })
  .meta({ id: 'Scim' });
export type Scim = z.output<typeof scim>;

export const readScim = operation({
  id: 'readScim',
  method: 'GET',
  path: '/v1/scim',
  scope: 'admin',
  sessionOnly: true,
  tag: 'Members',
  summary: 'Read the directory of the workspace',
  description: 'How a directory, such as Entra ID or Okta, keeps the members by SCIM 2.0.',
  data: scim,
  answers: { 200: 'The connection, null when there is none' },
  errors: [],
});

export const setScim = operation({
  id: 'setScim',
  method: 'POST',
  path: '/v1/scim',
  scope: 'admin',
  sessionOnly: true,
  effects: { destructive: true, idempotent: false },
  tag: 'Members',
  summary: 'Let a directory keep the members by SCIM 2.0',
  description:
    'Replaces the settings. The first time, or with `newToken`, the answer has the bearer token for the directory; the previous token ends at once. The directory may add, change and remove every member, but never the last owner.',
  body: z.object({
    roleAttribute: roleAttribute
      .nullable()
      .default(null)
      .describe('Attribute of a user that decides the role; null: new members get `defaultRole`'),
    roles: z
      .array(z.object({ value: trimmedText({ min: 1, max: 200 }), role }))
      .max(50)
      .default([])
      .describe('The role for each value of the attribute. The largest one counts'),
    defaultRole: role.default('viewer').describe('For people whom no value gives a role'),
    newToken: z.boolean().default(false).describe('True: replaces the token'),
  }),
  data: z
    .object({
      scim: scim.describe('The settings as they are now'),
      token: z.string().nullable().describe('Shown only in this response; null: it is unchanged'),
    })
    .meta({ id: 'SavedScim' }),
  answers: { 200: 'The connection, with its token if it is new' },
  errors: [],
});
export type ScimSettings = z.output<typeof setScim.body>;
export type SavedScim = z.output<typeof setScim.data>;

export const removeScim = operation({
  id: 'removeScim',
  method: 'DELETE',
  path: '/v1/scim',
  scope: 'admin',
  sessionOnly: true,
  tag: 'Members',
  summary: 'Disconnect the directory of the workspace',
  description: 'Its token ends at once. Members stay.',
  data: z.object({ removed: z.literal(true) }),
  answers: { 200: 'It is disconnected' },
  errors: ['not_found'],
});

export const scimOperations = [readScim, setScim, removeScim];
