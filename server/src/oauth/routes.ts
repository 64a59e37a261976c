import { type Route, route } from '../platform/operation.ts';
import { listOAuthClients, revokeOAuthClient } from './contract.ts';
import type { OAuth } from './oauth.ts';

export function oauthRoutes({ clients }: Pick<OAuth, 'clients'>): Route[] {
  return [
    route(listOAuthClients, async ({ principal }) => ({
      data: { clients: await clients.list(principal) },
    })),
    route(revokeOAuthClient, async ({ principal, params: { clientId } }) => {
      await clients.revoke(principal, clientId);
      return { data: { clientId, revoked: true } };
    }),
  ];
}
