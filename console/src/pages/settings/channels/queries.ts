import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../../client/src/types.gen.ts';
import { api, data } from '../../../app/api.ts';
import { given } from '../given.ts';

export type Account = components['schemas']['ChannelAccount'];
export type ChannelType = Account['type'];
export type Provider = components['schemas']['ChannelProvider'];
export type CredentialField = Provider['fields'][number];

/** What was typed, in the shape in which it is sent: a group of fields is an object. */
interface Credentials {
  [name: string]: string | Record<string, string>;
}

export interface AccountFields {
  type: ChannelType;
  provider: Account['provider'];
  mine: boolean;
  address: string;
  credentials: Credentials;
}

/** An empty form for an account of the provider. */
export function newAccount(
  { provider, types, fields }: Provider,
  type: ChannelType = types[0]!,
  address = '',
): AccountFields {
  const credentials: Credentials = {};
  for (const { name } of fields) {
    const [first, second] = name.split('.') as [string, string?];
    if (second === undefined) credentials[first] = '';
    else credentials[first] = { ...(credentials[first] as Record<string, string>), [second]: '' };
  }
  return { type, provider, mine: true, address, credentials };
}

/**
 * The credentials that were typed, with numbers as such. Undefined when there are none: the account
 * then keeps its own.
 */
export function typedCredentials(
  fields: readonly CredentialField[],
  credentials: Credentials,
): Record<string, unknown> | undefined {
  const numbers = new Set(fields.filter(({ input }) => input === 'number').map(({ name }) => name));
  const convert = (values: Credentials, path: string): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        if (typeof value === 'object') return [name, convert(value, `${path}${name}.`)];
        return [name, numbers.has(path + name) && value !== '' ? Number(value) : value];
      }),
    );
  const typed = given(convert(credentials, ''));
  return Object.keys(typed).length > 0 ? typed : undefined;
}

/** They change only with the version of the service. */
export const providersQuery = queryOptions({
  queryKey: ['settings', 'channel-providers'],
  queryFn: ({ signal }) => data(api.GET('/v1/channel-providers', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

export const accountsQuery = queryOptions({
  queryKey: ['settings', 'channels'],
  queryFn: ({ signal }) => data(api.GET('/v1/channel-accounts', { signal })),
});

export const connect = (
  { fields }: Provider,
  { type, provider, mine, address, credentials }: AccountFields,
) =>
  data(
    api.POST('/v1/channel-accounts', {
      body: {
        type,
        provider,
        ...(mine ? {} : { userId: null }),
        address: address.trim() || undefined,
        credentials: typedCredentials(fields, credentials),
      },
    }),
  );

const of = (accountId: string) => ({ path: { accountId } });
export const reconnect = (
  accountId: string,
  { fields }: Provider,
  { credentials }: AccountFields,
) =>
  data(
    api.PATCH('/v1/channel-accounts/{accountId}', {
      params: of(accountId),
      body: { credentials: typedCredentials(fields, credentials) },
    }),
  );
export const test = (accountId: string) =>
  data(api.POST('/v1/channel-accounts/{accountId}/test', { params: of(accountId) }));
export const disconnect = (accountId: string) =>
  data(api.DELETE('/v1/channel-accounts/{accountId}', { params: of(accountId) }));
