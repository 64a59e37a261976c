import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testApi, WIDE_LIMITS } from '../../test/api.ts';
import { fakeClock } from '../../test/fakes/clock.ts';
import { consent, createBrowser, createOAuthClient } from '../../test/oauth.ts';
import { INVALID, ORIGIN, startOAuthService } from '../../test/oauth-service.ts';
import { tracesInDatabase } from '../../test/traces.ts';
import { createSecretBox } from '../platform/secret-box.ts';

const { first, second, client, oauth, browser, ask, connect, close } = await startOAuthService();
afterAll(close);

/** The first message of an agent, with a token. */
const initialize = (token: string) =>
  fetch(`${second.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-11-25',
        capabilities: {},
        clientInfo: { name: 'test', version: '1' },
      },
    }),
  });

describe('a token', () => {
  it('counts with its key', async () => {
    const { apiKey } = await first.services.access.createKey(client.workspaceId, {
      limits: [1_000, 1_000, 2, 1_000, 1_000],
    });
    const { accessToken } = await connect(apiKey);
    expect((await ask(accessToken)).status).toBe(200);
    expect(
      (await first.clientOf(client.workspaceId, apiKey).get('/v1/candidate-statuses')).status,
    ).toBe(200);
    expect(await ask(accessToken)).toEqual({ status: 429, code: 'rate_limit_exceeded' });
    expect(
      (await first.clientOf(client.workspaceId, apiKey).get('/v1/candidate-statuses')).status,
    ).toBe(429);
  });

  it('ends with its key at once, refresh included', async () => {
    const { keyId, apiKey } = await first.services.access.createKey(client.workspaceId, {
      limits: WIDE_LIMITS,
    });
    const { agent, clientId, accessToken, refreshToken } = await connect(apiKey);
    expect((await ask(accessToken)).status).toBe(200);
    await first.services.access.revokeKey(keyId);
    expect(await ask(accessToken)).toEqual(INVALID);
    expect(await agent.refresh(clientId, refreshToken)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  it('outlives a rotation of its key', async () => {
    const { keyId, apiKey } = await first.services.access.createKey(client.workspaceId, {
      limits: WIDE_LIMITS,
    });
    const { accessToken } = await connect(apiKey);
    await first.services.access.rotateKey(keyId, 0);
    expect((await ask(accessToken)).status).toBe(200);
  });

  it('only narrows its key: to what was requested, to what the key may do, and to what it may do later', async () => {
    const { keyId, apiKey } = await first.services.access.createKey(client.workspaceId, {
      limits: WIDE_LIMITS,
      scopes: ['read', 'spend', 'admin'],
    });
    const asked = await connect(apiKey, { scope: 'read' });
    expect(asked.tokens.scope).toBe('read');
    expect(await ask(asked.accessToken, '/v1/sourcings', 'POST')).toEqual({
      status: 403,
      code: 'forbidden',
    });
    const all = await connect(apiKey, { scope: 'read spend send admin' });
    expect(all.tokens.scope).toBe('read spend');
    expect(await ask(all.accessToken, '/v1/api-keys')).toEqual({ status: 403, code: 'forbidden' });
    // Past the scope: an empty search is refused for what it lacks.
    expect(await ask(all.accessToken, '/v1/search/talents', 'POST')).toEqual({
      status: 400,
      code: 'validation_error',
    });
    await sql`update api_keys set scopes = '{read}' where id = ${keyId}`.execute(first.database.db);
    expect((await ask(all.accessToken)).status).toBe(200);
    expect(await ask(all.accessToken, '/v1/sourcings', 'POST')).toEqual({
      status: 403,
      code: 'forbidden',
    });
  });

  it('expires after an hour by the shared clock; a refresh gives another', async () => {
    const clock = fakeClock();
    const held = await testApi({ env: { PUBLIC_URL: ORIGIN }, clock });
    try {
      const { apiKey, workspaceId } = await held.newClient();
      const agent = createOAuthClient(ORIGIN, [held.url]);
      const { body } = await agent.register();
      const { location } = await consent(
        createBrowser(ORIGIN, [held.url]),
        agent.authorizationUrl(body.client_id!),
        apiKey,
      );
      const { body: tokens } = await agent.exchange(
        body.client_id!,
        location.searchParams.get('code')!,
      );
      const status = async (token: string) =>
        (
          await fetch(`${held.url}/api/v1/candidate-statuses`, {
            headers: { authorization: `Bearer ${token}` },
          })
        ).status;
      clock.advance(3_599_000);
      expect(await status(tokens.access_token!)).toBe(200);
      clock.advance(1_000);
      expect(await status(tokens.access_token!)).toBe(401);
      const refreshed = await agent.refresh(body.client_id!, tokens.refresh_token!);
      expect(await status(refreshed.body.access_token!)).toBe(200);
      clock.advance(30 * 86_400_000);
      expect((await agent.refresh(body.client_id!, refreshed.body.refresh_token!)).body.error).toBe(
        'invalid_grant',
      );
      expect((await held.clientOf(workspaceId, apiKey).get('/v1/candidate-statuses')).status).toBe(
        200,
      );
    } finally {
      await held.close();
    }
  });

  it('for /mcp opens /mcp, and one for /api does not', async () => {
    const opened = await initialize(
      (await connect(client.apiKey, { resource: `${ORIGIN}/mcp` })).accessToken,
    );
    expect([opened.status, await opened.text()]).toEqual([
      200,
      expect.stringContaining('protocolVersion'),
    ]);
    const refused = await initialize((await connect()).accessToken);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toContain(
      `resource_metadata="${ORIGIN}/.well-known/oauth-protected-resource/mcp"`,
    );
  });

  it('that was requested without a resource opens the routes and /mcp, also after a refresh', async () => {
    const { agent, clientId, consentPage, ...issued } = await connect(client.apiKey, {
      resource: undefined,
    });
    const refreshed = (await agent.refresh(clientId, issued.refreshToken)).body.access_token!;
    for (const token of [issued.accessToken, refreshed]) {
      expect(await ask(token)).toMatchObject({ status: 200 });
      expect((await initialize(token)).status).toBe(200);
    }
    expect(consentPage).toContain('HTTP API (/api), MCP (/mcp)');
  });

  it.each([
    ['/mcp', 401, 200],
    ['/api', 200, 401],
  ])(
    'is for the one resource %s that the client names when it fetches it, though it named none before',
    async (path, route, mcp) => {
      const agent = oauth();
      const { body } = await agent.register();
      const clientId = body.client_id!;
      const { location } = await consent(
        browser(),
        agent.authorizationUrl(clientId, { resource: undefined }),
        client.apiKey,
      );
      const tokens = await agent.exchange(clientId, location.searchParams.get('code')!, {
        resource: ORIGIN + path,
      });
      const token = tokens.body.access_token!;
      expect([(await ask(token)).status, (await initialize(token)).status]).toEqual([route, mcp]);
    },
  );

  it('opens nothing but what it was issued for, and only as a Bearer value with its exact text', async () => {
    const { accessToken, refreshToken, code } = await connect(client.apiKey, {
      resource: `${ORIGIN}/mcp`,
    });
    for (const value of [accessToken, refreshToken, code])
      expect(await ask(value)).toEqual(INVALID);
    const { accessToken: right } = await connect();
    for (const value of [`${right}x`, right.slice(1), right.toLowerCase()])
      expect((await ask(value)).status).not.toBe(200);
    await ask(client.apiKey);
    const agent = oauth();
    const { body } = await agent.register();
    const foreign = await browser().go(
      agent.authorizationUrl(body.client_id!, { resource: 'https://elsewhere.example/api' }),
    );
    expect(new URL(foreign.headers.get('location')!).searchParams.get('error')).toBe(
      'invalid_target',
    );
  });

  it('is stored as a hash; codes, secrets and keys are not stored at all', async () => {
    const { agent, clientId, accessToken, refreshToken, code } = await connect();
    const unreadable = createSecretBox('the secret key of somebody else');
    const box = createSecretBox('the secret key of the tests');
    for (const secret of [accessToken, refreshToken, code, client.apiKey.slice(8)]) {
      for (const reader of [unreadable, box])
        expect(await tracesInDatabase(first.database.db, reader, secret.toLowerCase())).toEqual([]);
    }
    const { body } = await agent.register({ token_endpoint_auth_method: 'client_secret_basic' });
    expect(
      await tracesInDatabase(first.database.db, unreadable, body.client_secret!.toLowerCase()),
    ).toEqual([]);
    expect((await agent.revoke(clientId, accessToken)).status).toBe(200);
  });
});
