import { z } from 'zod';
import { operation } from '../platform/operation.ts';
import { CHANNEL_PROVIDERS, CHANNEL_TYPES } from './port.ts';

/**
 * Routes of channel accounts: additive to the interface, which only says that accounts are
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
      .describe('Whose account it is; null: everybody’s in the workspace'),
    address: z.string().describe('The sender as recipients see it'),
    state: z.enum(STATES),
    reason: z
      .object({ code: z.string(), en: z.string(), fr: z.string() })
      .nullable()
      .describe('Why it is not, or only half, connected, in words'),
    hookUrl: z
      .string()
      .nullable()
      .describe(
        'Where the provider has to report replies; null where the service asks by itself, and without the scope `send`',
      ),
    dailyLimit: z
      .int()
      .nullable()
      .describe('Most messages a day where a sequence sets no limit of its own; null: none'),
    syncedAt: z.string().nullable().describe('ISO 8601'),
    createdAt: z.string().describe('ISO 8601'),
  })
  .meta({ id: 'ChannelAccount' });
export type ChannelAccountData = z.output<typeof channelAccount>;

const credentials = z
  .record(z.string(), z.unknown())
  .describe(
    'imap: user, password, smtp and imap { host, port?, security? }, each server left out: the installation’s. gmail, outlook: clientId, clientSecret?, ' +
      'refreshToken. unipile: dsn, apiKey, accountId. twilio: accountSid, authToken. sandbox: none. Stored encrypted, never returned.',
  );

const accountParams = z.object({ accountId: z.string() });
const TAG = 'Channel accounts';

export const listAccounts = operation({
  id: 'listChannelAccounts',
  method: 'GET',
  path: '/v1/channel-accounts',
  scope: 'read',
  tag: TAG,
  summary: 'List the accounts that sequences send by',
  description:
    'All accounts of the workspace, oldest first, with their state and what is wrong with them.',
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
    'Tries the credentials at once: when they do not work the answer says why, and nothing is kept. The account is `syncing` until its first ' +
    'synchronisation. Connecting the same account again renews its credentials. A `sandbox` delivers into the database and can be any type.',
  body: z.object({
    type: z.enum(CHANNEL_TYPES),
    provider: z
      .enum(CHANNEL_PROVIDERS)
      .optional()
      .describe('Left out: imap for email, unipile for proNetwork and chat_app, twilio for sms'),
    userId: z
      .string()
      .nullable()
      .optional()
      .describe('Whose account it is; null: everybody’s; left out: the key owner’s'),
    address: z.string().optional().describe('Email address, sending number, or a name to show'),
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
  summary: 'Connect an account again',
  description:
    'With new credentials, or with those it has. It keeps its id, so running sequences go on with it.',
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
    'Its credentials are forgotten. It stays listed, because the messages that it sent refer to it, and can be connected again.',
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
  summary: 'Look whether an account works now',
  description: 'Signs in for sending and for reading, and keeps what was found.',
  params: accountParams,
  data: channelAccount,
  answers: { 200: 'Its state, with the reason when it does not work' },
  errors: ['not_found'],
});

export const channelOperations = [
  listAccounts,
  connectAccount,
  reconnectAccount,
  disconnectAccount,
  testAccount,
];
