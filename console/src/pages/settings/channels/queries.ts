import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../../client/src/types.gen.ts';
import { api, data } from '../../../app/api.ts';
import { given } from '../given.ts';

export type Account = components['schemas']['ChannelAccount'];
export type ChannelType = Account['type'];
export type Provider = Account['provider'];

/** Who can carry which messages. */
export const TYPES_OF: Record<Provider, readonly ChannelType[]> = {
  imap: ['email'],
  gmail: ['email'],
  outlook: ['email'],
  unipile: ['proNetwork', 'chat_app'],
  twilio: ['sms'],
  sandbox: ['email', 'proNetwork', 'chat_app', 'sms'],
};
export const PROVIDERS = [
  'imap',
  'gmail',
  'outlook',
  'unipile',
  'twilio',
  'sandbox',
] as const satisfies readonly Provider[];

export interface MailServerFields {
  host: string;
  port: string;
  security: 'tls' | 'starttls' | '';
}

/** Of all providers; those of one are sent. */
export interface AccountFields {
  type: ChannelType;
  provider: Provider;
  mine: boolean;
  address: string;
  credentials: {
    user: string;
    password: string;
    smtp: MailServerFields;
    imap: MailServerFields;
    clientId: string;
    clientSecret: string;
    refreshToken: string;
    dsn: string;
    apiKey: string;
    accountId: string;
    accountSid: string;
    authToken: string;
  };
}

const server = (): MailServerFields => ({ host: '', port: '', security: '' });

export const newAccount = (
  provider: Provider,
  type: ChannelType = TYPES_OF[provider][0]!,
  address = '',
): AccountFields => ({
  type,
  provider,
  mine: true,
  address,
  credentials: {
    user: '',
    password: '',
    smtp: server(),
    imap: server(),
    clientId: '',
    clientSecret: '',
    refreshToken: '',
    dsn: '',
    apiKey: '',
    accountId: '',
    accountSid: '',
    authToken: '',
  },
});

const numbered = ({ port, ...rest }: MailServerFields) => ({
  ...rest,
  port: port === '' ? undefined : Number(port),
});

/** Undefined when nothing was typed: the account then keeps what it has. */
export function credentialsOf({
  smtp,
  imap,
  ...messages
}: AccountFields['credentials']): Record<string, unknown> | undefined {
  const typed = given({ ...messages, smtp: numbered(smtp), imap: numbered(imap) });
  return Object.keys(typed).length > 0 ? typed : undefined;
}

export const accountsQuery = queryOptions({
  queryKey: ['settings', 'channels'],
  queryFn: ({ signal }) => data(api.GET('/v1/channel-accounts', { signal })),
});

export const connect = ({ type, provider, mine, address, credentials }: AccountFields) =>
  data(
    api.POST('/v1/channel-accounts', {
      body: {
        type,
        provider,
        ...(mine ? {} : { userId: null }),
        address: address.trim() || undefined,
        credentials: credentialsOf(credentials),
      },
    }),
  );

const of = (accountId: string) => ({ path: { accountId } });
export const reconnect = (accountId: string, { credentials }: AccountFields) =>
  data(
    api.PATCH('/v1/channel-accounts/{accountId}', {
      params: of(accountId),
      body: { credentials: credentialsOf(credentials) },
    }),
  );
export const test = (accountId: string) =>
  data(api.POST('/v1/channel-accounts/{accountId}/test', { params: of(accountId) }));
export const disconnect = (accountId: string) =>
  data(api.DELETE('/v1/channel-accounts/{accountId}', { params: of(accountId) }));
