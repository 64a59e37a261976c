import { actorOf } from '../platform/audit.ts';
import { type Principal, type Route, route } from '../platform/operation.ts';
import { CATALOGUE, CHANNEL_PROVIDERS, type ChannelProvider } from './catalogue.ts';
import type { Channels } from './channels.ts';
import {
  type ChannelAccountData,
  type ChannelProviderData,
  connectAccount,
  disconnectAccount,
  listAccounts,
  listProviders,
  reconnectAccount,
  testAccount,
} from './contract.ts';
import { type AccountView, type Requester, usualPace } from './port.ts';

export function channelRoutes(channels: Channels): Route[] {
  return [
    route(listProviders, async () => ({
      data: { providers: CHANNEL_PROVIDERS.map(shownProvider) },
    })),
    route(listAccounts, async ({ principal }) => ({
      data: {
        accounts: (await channels.list(principal.workspaceId)).map((account) =>
          shown(account, principal),
        ),
      },
    })),
    route(connectAccount, async ({ principal, body: { userId = principal.userId, ...given } }) => ({
      data: shown(
        await channels.connect(requester(principal), {
          ...given,
          userId,
          credentials: given.credentials,
        }),
        principal,
      ),
    })),
    route(reconnectAccount, async ({ principal, params, body }) => ({
      data: shown(
        await channels.reconnect(requester(principal), params.accountId, body),
        principal,
      ),
    })),
    route(disconnectAccount, async ({ principal, params }) => ({
      data: shown(await channels.disconnect(requester(principal), params.accountId), principal),
    })),
    route(testAccount, async ({ principal, params }) => ({
      data: shown(await channels.test(requester(principal), params.accountId), principal),
    })),
  ];
}

const requester = (principal: Principal): Requester => ({
  workspaceId: principal.workspaceId,
  actor: actorOf(principal),
});

function shownProvider(provider: ChannelProvider): ChannelProviderData {
  const { name, description, types, address, entry, fields, pollMs, usesHook } =
    CATALOGUE[provider];
  return {
    provider,
    name,
    description,
    types: [...types],
    address,
    entry,
    fields: fields.map(({ option: _, isExpectedWithOthers: __, ...field }) => field),
    pollSeconds: pollMs / 1_000,
    usesHook,
  };
}

/** Anyone with the hook URL can end outreach, so it is shown only to callers who may do that. */
function shown(
  { workspaceId: _, syncedAt, createdAt, hookUrl, ...account }: AccountView,
  { scopes }: Principal,
): ChannelAccountData {
  const dailyLimit = usualPace(account.type, account.provider).perDay;
  return {
    ...account,
    hookUrl: scopes.includes('send') ? hookUrl : null,
    dailyLimit,
    syncedAt: syncedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
