import { actorOf } from '../platform/audit.ts';
import { type Principal, type Route, route } from '../platform/operation.ts';
import type { AccountView, Channels, Requester } from './channels.ts';
import {
  type ChannelAccountData,
  connectAccount,
  disconnectAccount,
  listAccounts,
  reconnectAccount,
  testAccount,
} from './contract.ts';
import { usualPace } from './port.ts';

export function channelRoutes(channels: Channels): Route[] {
  return [
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

/**
 * Whoever has the hook's address can report replies, which end outreach: it is for those who may
 * end it.
 */
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
