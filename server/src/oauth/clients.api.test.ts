import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { consent, createBrowser, createOAuthClient } from '../../test/oauth.ts';
import { SCOPES } from '../platform/operation.ts';
import type { OAuthClient } from './contract.ts';

const ORIGIN = 'https://talent.example.com';
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ env: { PUBLIC_URL: ORIGIN }, roles: ['api'] });
});
afterAll(() => api.close());

/** A program that a user authorizes with the key; for the API. */
async function letIn(apiKey: string, agent = createOAuthClient(ORIGIN, [api.url]), known?: string) {
  const clientId = known ?? (await agent.register()).body.client_id!;
  const { location } = await consent(
    createBrowser(ORIGIN, [api.url]),
    agent.authorizationUrl(clientId),
    apiKey,
  );
  const { body } = await agent.exchange(clientId, location.searchParams.get('code')!);
  return { agent, clientId, accessToken: body.access_token!, refreshToken: body.refresh_token! };
}

const clientsOf = async (client: Client) =>
  ((await client.get('/v1/oauth-clients')).body.data as unknown as { clients: OAuthClient[] })
    .clients;
const ask = async (token: string) =>
  (
    await fetch(`${api.url}/api/v1/candidate-statuses`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).status;

it('lists the authorized programs, each with its keys, scopes and last token', async () => {
  const owner = await api.newClient({ scopes: SCOPES });
  expect(await clientsOf(owner)).toEqual([]);
  const { clientId, agent } = await letIn(owner.apiKey);
  const { apiKey, keyId } = await api.services.access.createKey(owner.workspaceId, {
    name: 'Second',
  });
  await letIn(apiKey, agent, clientId);
  const clients = await clientsOf(owner);
  expect(clients).toMatchObject([{ clientId, name: expect.any(String) }]);
  expect(clients[0]!.grants).toMatchObject([
    {
      keyId,
      keyName: 'Second',
      scopes: ['read', 'spend', 'send'],
      grantedAt: expect.any(String),
      lastTokenAt: expect.any(String),
    },
    { keyName: 'API key' },
  ]);
  await api.services.access.revokeKey(keyId);
  expect((await clientsOf(owner))[0]!.grants).toHaveLength(1);
  expect((await (await api.newClient()).get('/v1/oauth-clients')).status).toBe(403);
});

it('revokes a program immediately, in this workspace only', async () => {
  const [owner, other] = [
    await api.newClient({ scopes: SCOPES }),
    await api.newClient({ scopes: SCOPES }),
  ];
  const { agent, clientId, accessToken, refreshToken } = await letIn(owner.apiKey);
  const elsewhere = await letIn(other.apiKey, agent, clientId);
  expect(await ask(accessToken)).toBe(200);
  expect((await owner.delete('/v1/oauth-clients/unknown')).status).toBe(404);
  expect((await owner.delete(`/v1/oauth-clients/${clientId}`)).body.data).toEqual({
    clientId,
    revoked: true,
  });
  expect(await ask(accessToken)).toBe(401);
  expect((await agent.refresh(clientId, refreshToken)).status).toBe(400);
  expect(await clientsOf(owner)).toEqual([]);
  expect((await owner.delete(`/v1/oauth-clients/${clientId}`)).status).toBe(404);
  expect(await ask(elsewhere.accessToken)).toBe(200);
  const { entries } = (await owner.get('/v1/audit?action=oauth.revoked')).body.data as unknown as {
    entries: object[];
  };
  expect(entries).toMatchObject([{ subject: clientId }]);
});
