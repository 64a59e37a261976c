import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testApi } from '../../test/api.ts';
import { type ApiReply, type HttpsApi, startHttpsApi } from '../../test/fakes/https-api.ts';
import {
  consent,
  createBrowser,
  createOAuthClient,
  openConsent,
  REDIRECT_URI,
} from '../../test/oauth.ts';
import { INVALID, ORIGIN, startOAuthService } from '../../test/oauth-service.ts';
import { createOutbound } from '../platform/outbound.ts';

const { first, client, oauth, browser, ask, connect, close } = await startOAuthService();
afterAll(close);

describe('discovery', () => {
  it('gives a client that has only the origin all metadata, in the shapes of RFC 8414 and RFC 9728, to every origin', async () => {
    const agent = oauth();
    for (const [path, resource] of [
      ['', '/mcp'],
      ['/mcp', '/mcp'],
      ['/api', '/api'],
    ]) {
      const found = await agent.get(`/.well-known/oauth-protected-resource${path}`);
      expect(found.body).toMatchObject({
        resource: ORIGIN + resource,
        authorization_servers: [ORIGIN],
        scopes_supported: ['read', 'spend', 'send'],
      });
      expect(found.headers.get('access-control-allow-origin')).toBe('*');
    }
    const { body } = await agent.get('/.well-known/oauth-authorization-server');
    expect(body).toMatchObject({
      issuer: ORIGIN,
      authorization_endpoint: `${ORIGIN}/oauth/authorize`,
      token_endpoint: `${ORIGIN}/oauth/token`,
      registration_endpoint: `${ORIGIN}/oauth/register`,
      revocation_endpoint: `${ORIGIN}/oauth/revoke`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
    });
  });

  it('lets browsers of other origins register, fetch tokens and revoke them', async () => {
    const headers = {
      origin: 'https://inspector.example.org',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    for (const path of ['/oauth/register', '/oauth/token', '/oauth/revoke']) {
      const preflight = await fetch(first.url + path, { method: 'OPTIONS', headers });
      expect([
        path,
        preflight.status,
        preflight.headers.get('access-control-allow-origin'),
      ]).toEqual([path, 204, expect.stringMatching(/^(\*|https:\/\/inspector.example.org)$/)]);
    }
    const { access_token: token } = (await connect()).tokens;
    const answered = await fetch(`${first.url}/oauth/revoke`, {
      method: 'POST',
      headers: { origin: 'https://inspector.example.org' },
      body: new URLSearchParams({ client_id: 'unknown', token: String(token) }),
    });
    expect(answered.headers.get('access-control-allow-origin')).toBe(
      'https://inspector.example.org',
    );
  });
});

describe('the way of a client', () => {
  it('registration, consent, code, token, call, refresh, revocation, over two processes in turns', async () => {
    const { agent, clientId, tokens, accessToken, refreshToken, location } = await connect();
    expect(location.origin + location.pathname).toBe(REDIRECT_URI);
    expect(location.searchParams.get('state')).toBe('the state');
    expect(location.searchParams.get('iss')).toBe(ORIGIN);
    expect(tokens).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3_600,
      scope: 'read spend send',
    });
    expect(tokens).not.toHaveProperty('id_token');
    expect(await ask(accessToken)).toMatchObject({ status: 200 });
    const refreshed = await agent.refresh(clientId, refreshToken);
    expect(refreshed).toMatchObject({ status: 200, body: { scope: 'read spend send' } });
    expect(refreshed.body.refresh_token).not.toBe(refreshToken);
    expect(await ask(refreshed.body.access_token!)).toMatchObject({ status: 200 });
    expect((await agent.revoke(clientId, refreshed.body.refresh_token!)).status).toBe(200);
    expect(await ask(refreshed.body.access_token!)).toEqual(INVALID);
    expect(await agent.refresh(clientId, refreshed.body.refresh_token!)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  it('with a secret of its own; without a resource it gets both with all scopes', async () => {
    const agent = oauth();
    const { body: registered } = await agent.register({
      token_endpoint_auth_method: 'client_secret_post',
    });
    const address = agent.authorizationUrl(registered.client_id!, {
      scope: 'openid profile',
      resource: undefined,
    });
    const { location } = await consent(browser(), address, client.apiKey);
    const code = location.searchParams.get('code')!;
    expect(
      (await agent.exchange(registered.client_id!, code, { client_secret: 'wrong' })).status,
    ).toBe(401);
    const tokens = await agent.exchange(registered.client_id!, code, {
      client_secret: registered.client_secret!,
    });
    expect(tokens).toMatchObject({ status: 200, body: { scope: 'read spend send' } });
    const { rows } = await sql<{
      audience: string;
    }>`select audience from oauth_artifacts where kind = 'AccessToken' order by expires_at desc limit 1`.execute(
      first.database.db,
    );
    expect(rows[0]!.audience).toBe('all');
  });

  it('asks for the key each time: the browser stores nothing in its place', async () => {
    const visitor = browser();
    const agent = oauth();
    const { body } = await agent.register();
    await consent(visitor, agent.authorizationUrl(body.client_id!), client.apiKey);
    const again = await openConsent(visitor, agent.authorizationUrl(body.client_id!));
    expect(again.html).toContain('name="apiKey"');
    const other = await first.newClient();
    const { location } = await consent(
      visitor,
      agent.authorizationUrl(body.client_id!),
      other.apiKey,
    );
    expect((await agent.exchange(body.client_id!, location.searchParams.get('code')!)).status).toBe(
      200,
    );
  });

  it('ends at the client with access_denied when its user refuses', async () => {
    const agent = oauth();
    const { body } = await agent.register();
    const { location } = await consent(
      browser(),
      agent.authorizationUrl(body.client_id!),
      client.apiKey,
      'deny',
    );
    expect(location.searchParams.get('error')).toBe('access_denied');
    expect(location.searchParams.has('code')).toBe(false);
  });

  it('is in the workspace’s audit log, by ids', async () => {
    const { clientId } = await connect();
    const { body } = await client.get('/v1/audit?pageSize=1');
    expect(body.data.entries).toMatchObject([
      {
        action: 'oauth.consented',
        subject: clientId,
        details: { scopes: ['read', 'spend', 'send'], audiences: ['api'] },
      },
    ]);
  });
});

describe('a client that is known by its own document', () => {
  const documentOf = (api: HttpsApi, changes: object = {}) => ({
    client_id: `${api.origin}/client.json`,
    client_name: 'Published agent',
    redirect_uris: ['http://127.0.0.1/callback'],
    token_endpoint_auth_method: 'none',
    ...changes,
  });

  it('needs no registration, and its loopback redirect may have any port', async () => {
    const site = await startHttpsApi();
    const outbound = createOutbound({ allowedHosts: [site.host] });
    const api = await testApi({ env: { PUBLIC_URL: ORIGIN }, outbound });
    try {
      site.answer(() => ({ status: 200, json: documentOf(site) }));
      const { apiKey } = await api.newClient();
      const agent = createOAuthClient(ORIGIN, [api.url]);
      const clientId = `${site.origin}/client.json`;
      const { location, keyPage } = await consent(
        createBrowser(ORIGIN, [api.url]),
        agent.authorizationUrl(clientId),
        apiKey,
      );
      expect(keyPage).toContain('Published agent');
      const tokens = await agent.exchange(clientId, location.searchParams.get('code')!);
      expect(tokens).toMatchObject({ status: 200, body: { scope: 'read spend send' } });
    } finally {
      await api.close();
      await outbound.close();
      await site.close();
    }
  });

  it('is fetched only by the guarded client: no private address, redirect, foreign document or oversized one', async () => {
    const site = await startHttpsApi();
    const outbound = createOutbound({ allowedHosts: [site.host] });
    const api = await testApi({ env: { PUBLIC_URL: ORIGIN }, outbound });
    try {
      const agent = createOAuthClient(ORIGIN, [api.url]);
      const start = async (clientId: string) => {
        const { status, headers } = await createBrowser(ORIGIN, [api.url]).go(
          agent.authorizationUrl(clientId),
        );
        return [status, headers.get('location')];
      };
      expect(await start('https://169.254.169.254/client.json')).toEqual([400, null]);
      expect(await start('https://127.0.0.1:1/client.json')).toEqual([400, null]);
      const answers: ApiReply[] = [
        { status: 302, headers: { location: `${site.origin}/elsewhere.json` } },
        {
          status: 200,
          json: documentOf(site, { client_id: 'https://somebody.example/client.json' }),
        },
        { status: 200, json: documentOf(site, { padding: 'x'.repeat(6_000) }) },
        {
          status: 200,
          json: documentOf(site, { redirect_uris: ['http://evil.example/callback'] }),
        },
      ];
      for (const reply of answers) {
        site.answer(() => reply);
        expect(await start(`${site.origin}/client.json`)).toEqual([400, null]);
      }
      expect(site.requests.filter(({ path }) => path !== '/client.json')).toEqual([]);
    } finally {
      await api.close();
      await outbound.close();
      await site.close();
    }
  });
});
