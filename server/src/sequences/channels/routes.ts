import { actorOf } from '../../platform/audit.ts';
import { type Principal, type Route, route } from '../../platform/operation.ts';
import { usualPace } from '../rules/pacing.ts';
import type { AccountView, Channels, Requester } from './channels.ts';
import { type ChannelAccountData, connectAccount, disconnectAccount, listAccounts, reconnectAccount, testAccount } from './contract.ts';

export function channelRoutes(channels: Channels): Route[] {
  return [
    route(listAccounts, async ({ principal }) => ({ data: { accounts: (await channels.list(principal.workspaceId)).map(shown) } })),
    route(connectAccount, async ({ principal, body: { userId = principal.userId, ...given } }) => ({
      data: shown(await channels.connect(requester(principal), { ...given, userId, credentials: given.credentials })),
    })),
    route(reconnectAccount, async ({ principal, params, body }) => ({
      data: shown(await channels.reconnect(requester(principal), params.accountId, body)),
    })),
    route(disconnectAccount, async ({ principal, params }) => ({ data: shown(await channels.disconnect(requester(principal), params.accountId)) })),
    route(testAccount, async ({ principal, params }) => ({ data: shown(await channels.test(requester(principal), params.accountId)) })),
  ];
}

const requester = (principal: Principal): Requester => ({ workspaceId: principal.workspaceId, actor: actorOf(principal) });

function shown({ workspaceId: _, syncedAt, createdAt, ...account }: AccountView): ChannelAccountData {
  const dailyLimit = usualPace(account.type, account.provider).perDay;
  return { ...account, dailyLimit, syncedAt: syncedAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
}
