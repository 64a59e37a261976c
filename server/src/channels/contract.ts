import { z } from 'zod';
import { operation } from '../platform/operation.ts';
import { CHANNEL_TYPES } from './adapter.ts';
import { CATALOGUE, CHANNEL_PROVIDERS, defaultProvider } from './catalogue.ts';

/**
 * Operations on channel accounts. They extend the interface, which only states that accounts are
 * connected and synced.
 */

const STATES = ['connected', 'syncing', 'disconnected'] as const;

const channelAccount = z
  .object({
    accountId: z.string(),
    type: z.enum(CHANNEL_TYPES),
    provider: z.enum(CHANNEL_PROVIDERS),
    userId: z
      .string()
      .nullable()
      .describe('The user who owns the account; null: shared by the workspace'),
    address: z.string().describe('The sender as recipients see it'),
    state: z.enum(STATES),
    reason: z
      .object({ code: z.string(), en: z.string(), fr: z.string() })
      .nullable()
      .describe('Why the account does not work, or works only in part'),
    hookUrl: z
      .string()
      .nullable()
      .describe(
        'URL to enter at the provider, so that it reports replies. Null for providers that are polled, and for callers without the scope `send`',
      ),
    dailyLimit: z
      .int()
      .nullable()
      .describe('Maximum messages a day when a sequence sets no limit; null: unlimited'),
    syncedAt: z.string().nullable().describe('ISO 8601'),
    createdAt: z.string().describe('ISO 8601'),
  })
  .meta({ id: 'ChannelAccount' });
export type ChannelAccountData = z.output<typeof channelAccount>;

/** `imap: user, password, smtp.host; ...` */
const credentialNames = CHANNEL_PROVIDERS.map((provider) => {
  const names = CATALOGUE[provider].fields.map(({ name, required }) =>
    required ? name : `${name}?`,
  );
  return `${provider}: ${names.join(', ') || 'none'}`;
}).join('; ');

const credentials = z
  .record(z.string(), z.unknown())
  .describe(
    `By provider, where a dot is a nested object: ${credentialNames}. Stored encrypted, never returned.`,
  );

const text = z.object({ en: z.string(), fr: z.string() }).meta({ id: 'Text' });

const credentialField = z
  .object({
    name: z
      .string()
      .describe('Path of the field in `credentials`; a dot means a nested object: `smtp.host`'),
    group: text.nullable().describe('Heading of the fields that belong together'),
    label: text,
    hint: text.nullable(),
    input: z.enum(['text', 'secret', 'number', 'choice']),
    choices: z.array(z.object({ value: z.string(), label: text })),
    min: z.number().nullable(),
    max: z.number().nullable(),
    required: z.boolean().describe('False for the fields of an optional group'),
  })
  .meta({ id: 'ChannelCredentialField' });

const channelProvider = z
  .object({
    provider: z.enum(CHANNEL_PROVIDERS),
    name: text,
    description: text.describe('What is needed to connect an account'),
    types: z.array(z.enum(CHANNEL_TYPES)).describe('The message types that it carries'),
    address: z
      .object({ label: text, required: z.boolean() })
      .describe('What `address` means for an account of this provider'),
    entry: z
      .enum(['oauth', 'form', 'none'])
      .describe(
        'How credentials are entered. `oauth`: an OAuth application and a refresh token; `form`: other fields; `none`: no credentials',
      ),
    fields: z.array(credentialField).describe('The credentials, in the order of a form'),
    pollSeconds: z.int().describe('Time between two polls or checks of an account'),
    usesHook: z
      .boolean()
      .describe('Whether the provider reports replies to the account’s `hookUrl`'),
  })
  .meta({ id: 'ChannelProvider' });
export type ChannelProviderData = z.output<typeof channelProvider>;

const accountParams = z.object({ accountId: z.string() });
const TAG = 'Channel accounts';

export const listProviders = operation({
  id: 'listChannelProviders',
  method: 'GET',
  path: '/v1/channel-providers',
  scope: 'read',
  tag: TAG,
  summary: 'List the providers that accounts can be connected with',
  description:
    'Each provider, with the message types that it carries and the credentials that it needs, so that a program can show a form. The first provider of a message type is its default.',
  data: z.object({ providers: z.array(channelProvider) }),
  answers: { 200: 'The providers' },
  errors: [],
});

export const listAccounts = operation({
  id: 'listChannelAccounts',
  method: 'GET',
  path: '/v1/channel-accounts',
  scope: 'read',
  tag: TAG,
  summary: 'List channel accounts',
  description:
    'The accounts that sequences send from, oldest first. Each shows its state and, when it does not work, the reason.',
  data: z.object({ accounts: z.array(channelAccount) }),
  answers: { 200: 'The accounts' },
  errors: [],
});

export const connectAccount = operation({
  id: 'connectChannelAccount',
  method: 'POST',
  path: '/v1/channel-accounts',
  scope: 'send',
  effects: { openWorld: true },
  tag: TAG,
  summary: 'Connect an account',
  description:
    'The service tries the credentials at once. If they do not work, the answer gives the reason and nothing is stored. The account is `syncing` until its first ' +
    'synchronisation. Connecting the same account again replaces its credentials. A `sandbox` delivers into the database and carries any type. ' +
    '`GET /v1/channel-providers` lists the providers and their credentials.',
  body: z.object({
    type: z.enum(CHANNEL_TYPES),
    provider: z
      .enum(CHANNEL_PROVIDERS)
      .optional()
      .describe(
        `Default: ${CHANNEL_TYPES.map((type) => `${defaultProvider(type)} for ${type}`).join(', ')}`,
      ),
    userId: z
      .string()
      .nullable()
      .optional()
      .describe(
        'The user who owns the account; null: shared by the workspace; default: the key’s owner',
      ),
    address: z.string().optional().describe('Email address, sending number, or display name'),
    credentials: credentials.optional(),
  }),
  data: channelAccount,
  answers: { 200: 'The account is connected, or syncing' },
  errors: [],
});

export const reconnectAccount = operation({
  id: 'reconnectChannelAccount',
  method: 'PATCH',
  path: '/v1/channel-accounts/{accountId}',
  scope: 'send',
  effects: { openWorld: true },
  tag: TAG,
  summary: 'Reconnect an account',
  description:
    'Uses new credentials, or the stored ones. The account keeps its id, so running sequences continue with it.',
  params: accountParams,
  body: z.object({ credentials: credentials.optional() }),
  data: channelAccount,
  answers: { 200: 'The account is connected, or syncing' },
  errors: ['not_found'],
});

export const disconnectAccount = operation({
  id: 'disconnectChannelAccount',
  method: 'DELETE',
  path: '/v1/channel-accounts/{accountId}',
  scope: 'send',
  tag: TAG,
  summary: 'Disconnect an account',
  description:
    'Deletes the credentials. The account stays listed, because messages refer to it, and can be connected again.',
  params: accountParams,
  data: channelAccount,
  answers: { 200: 'The account is disconnected' },
  errors: ['not_found'],
});

export const testAccount = operation({
  id: 'testChannelAccount',
  method: 'POST',
  path: '/v1/channel-accounts/{accountId}/test',
  scope: 'send',
  effects: { idempotent: true, openWorld: true },
  tag: TAG,
  summary: 'Test an account',
  description:
    'Signs in to send and to read messages, and stores the result as the account’s state.',
  params: accountParams,
  data: channelAccount,
  answers: { 200: 'The account with its state, and the reason when it does not work' },
  errors: ['not_found'],
});

export const channelOperations = [
  listProviders,
  listAccounts,
  connectAccount,
  reconnectAccount,
  disconnectAccount,
  testAccount,
];
