import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi, WIDE_LIMITS } from '../../test/api.ts';
import { fakeClock } from '../../test/fakes/clock.ts';
import { type ApiReply, type HttpsApi, startHttpsApi } from '../../test/fakes/https-api.ts';
import { type Answered, consent, createBrowser, createOAuthClient, openConsent, REDIRECT_URI } from '../../test/oauth.ts';
import { tracesInDatabase } from '../../test/traces.ts';
import { createOutbound } from '../platform/outbound.ts';
import { createSecretBox } from '../platform/secret-box.ts';

const ORIGIN = 'https://talent.example.com';
let first: TestApi;
let second: TestApi;
let urls: string[];
let client: Client;
beforeAll(async () => {
  first = await testApi({ env: { PUBLIC_URL: ORIGIN } });
  second = await testApi({ env: { PUBLIC_URL: ORIGIN }, database: first.database, roles: ['api'] });
  urls = [first.url, second.url];
  client = await first.newClient();
  await sql`update workspaces set name = 'Équipe <Nord>' where id = ${client.workspaceId}`.execute(first.database.db);
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const oauth = () => createOAuthClient(ORIGIN, urls);
const browser = () => createBrowser(ORIGIN, urls);

/** What the API answers to a Bearer value. */
async function ask(token: string, path = '/v1/candidate-statuses', method = 'GET'): Promise<{ status: number; code: string | undefined }> {
  const response = await fetch(`${second.url}/api${path}`, { method, headers: { authorization: `Bearer ${token}` } });
  const body = (await response.json()) as { error?: { code: string } };
  return { status: response.status, code: body.error?.code };
}

const INVALID = { status: 401, code: 'invalid_api_key' };

/** From registration to tokens. */
async function connect(apiKey = client.apiKey, changes: Record<string, string | undefined> = {}) {
  const agent = oauth();
  const { body: registered } = await agent.register();
  const clientId: string = registered.client_id!;
  const done = await consent(browser(), agent.authorizationUrl(clientId, changes), apiKey);
  const code = done.location.searchParams.get('code')!;
  const tokens = await agent.exchange(clientId, code);
  expect(tokens.status, JSON.stringify(tokens.body)).toBe(200);
  return { agent, clientId, code, tokens: tokens.body, accessToken: tokens.body.access_token!, refreshToken: tokens.body.refresh_token!, ...done };
}

describe('discovery', () => {
  it('tells a client that knows only the origin everything that it needs, in the shapes of RFC 8414 and RFC 9728, to every origin', async () => {
    const agent = oauth();
    for (const [path, resource] of [
      ['', '/mcp'],
      ['/mcp', '/mcp'],
      ['/api', '/api'],
    ]) {
      const found = await agent.get(`/.well-known/oauth-protected-resource${path}`);
      expect(found.body).toMatchObject({ resource: ORIGIN + resource, authorization_servers: [ORIGIN], scopes_supported: ['read', 'spend', 'send'] });
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
      expect([path, preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
        path,
        204,
        expect.stringMatching(/^(\*|https:\/\/inspector.example.org)$/),
      ]);
    }
    const { access_token: token } = (await connect()).tokens;
    const answered = await fetch(`${first.url}/oauth/revoke`, {
      method: 'POST',
      headers: { origin: 'https://inspector.example.org' },
      body: new URLSearchParams({ client_id: 'unknown', token: String(token) }),
    });
    expect(answered.headers.get('access-control-allow-origin')).toBe('https://inspector.example.org');
  });
});

describe('the way of a client', () => {
  it('registration, consent, code, token, call, refresh, revocation, over two processes in turns', async () => {
    const { agent, clientId, tokens, accessToken, refreshToken, location } = await connect();
    expect(location.origin + location.pathname).toBe(REDIRECT_URI);
    expect(location.searchParams.get('state')).toBe('the state');
    expect(location.searchParams.get('iss')).toBe(ORIGIN);
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3_600, scope: 'read spend send' });
    expect(tokens).not.toHaveProperty('id_token');
    expect(await ask(accessToken)).toMatchObject({ status: 200 });
    const refreshed = await agent.refresh(clientId, refreshToken);
    expect(refreshed).toMatchObject({ status: 200, body: { scope: 'read spend send' } });
    expect(refreshed.body.refresh_token).not.toBe(refreshToken);
    expect(await ask(refreshed.body.access_token!)).toMatchObject({ status: 200 });
    expect((await agent.revoke(clientId, refreshed.body.refresh_token!)).status).toBe(200);
    expect(await ask(refreshed.body.access_token!)).toEqual(INVALID);
    expect(await agent.refresh(clientId, refreshed.body.refresh_token!)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('with a secret of its own, and one that asks for nothing in particular gets the tools with all scopes', async () => {
    const agent = oauth();
    const { body: registered } = await agent.register({ token_endpoint_auth_method: 'client_secret_post' });
    const address = agent.authorizationUrl(registered.client_id!, { scope: 'openid profile', resource: undefined });
    const { location } = await consent(browser(), address, client.apiKey);
    const code = location.searchParams.get('code')!;
    expect((await agent.exchange(registered.client_id!, code, { client_secret: 'wrong' })).status).toBe(401);
    const tokens = await agent.exchange(registered.client_id!, code, { client_secret: registered.client_secret! });
    expect(tokens).toMatchObject({ status: 200, body: { scope: 'read spend send' } });
    const { rows } = await sql<{
      audience: string;
    }>`select audience from oauth_artifacts where kind = 'AccessToken' order by expires_at desc limit 1`.execute(first.database.db);
    expect(rows[0]!.audience).toBe('mcp');
  });

  it('asks for the key each time: nothing in the browser stands for it', async () => {
    const visitor = browser();
    const agent = oauth();
    const { body } = await agent.register();
    await consent(visitor, agent.authorizationUrl(body.client_id!), client.apiKey);
    const again = await openConsent(visitor, agent.authorizationUrl(body.client_id!));
    expect(again.html).toContain('name="apiKey"');
    const other = await first.newClient();
    const { location } = await consent(visitor, agent.authorizationUrl(body.client_id!), other.apiKey);
    expect((await agent.exchange(body.client_id!, location.searchParams.get('code')!)).status).toBe(200);
  });

  it('ends at the client with access_denied when its user refuses', async () => {
    const agent = oauth();
    const { body } = await agent.register();
    const { location } = await consent(browser(), agent.authorizationUrl(body.client_id!), client.apiKey, 'deny');
    expect(location.searchParams.get('error')).toBe('access_denied');
    expect(location.searchParams.has('code')).toBe(false);
  });

  it('is in the workspace’s audit log, by ids', async () => {
    const { clientId } = await connect();
    const { body } = await client.get('/v1/audit?pageSize=1');
    expect(body.data.entries).toMatchObject([
      { action: 'oauth.consented', subject: clientId, details: { scopes: ['read', 'spend', 'send'], audiences: ['api'] } },
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
      const { location, keyPage } = await consent(createBrowser(ORIGIN, [api.url]), agent.authorizationUrl(clientId), apiKey);
      expect(keyPage).toContain('Published agent');
      const tokens = await agent.exchange(clientId, location.searchParams.get('code')!);
      expect(tokens).toMatchObject({ status: 200, body: { scope: 'read spend send' } });
    } finally {
      await api.close();
      await outbound.close();
      await site.close();
    }
  });

  it('is fetched by the guarded client alone: no private address, no redirect, no document of somebody else, none that is too long', async () => {
    const site = await startHttpsApi();
    const outbound = createOutbound({ allowedHosts: [site.host] });
    const api = await testApi({ env: { PUBLIC_URL: ORIGIN }, outbound });
    try {
      const agent = createOAuthClient(ORIGIN, [api.url]);
      const start = async (clientId: string) => {
        const { status, headers } = await createBrowser(ORIGIN, [api.url]).go(agent.authorizationUrl(clientId));
        return [status, headers.get('location')];
      };
      expect(await start('https://169.254.169.254/client.json')).toEqual([400, null]);
      expect(await start('https://127.0.0.1:1/client.json')).toEqual([400, null]);
      const answers: ApiReply[] = [
        { status: 302, headers: { location: `${site.origin}/elsewhere.json` } },
        { status: 200, json: documentOf(site, { client_id: 'https://somebody.example/client.json' }) },
        { status: 200, json: documentOf(site, { padding: 'x'.repeat(6_000) }) },
        { status: 200, json: documentOf(site, { redirect_uris: ['http://evil.example/callback'] }) },
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

describe('a token', () => {
  it('counts with its key', async () => {
    const { apiKey } = await first.services.access.createKey(client.workspaceId, { limits: [1_000, 1_000, 2, 1_000, 1_000] });
    const { accessToken } = await connect(apiKey);
    expect((await ask(accessToken)).status).toBe(200);
    expect((await first.clientOf(client.workspaceId, apiKey).get('/v1/candidate-statuses')).status).toBe(200);
    expect(await ask(accessToken)).toEqual({ status: 429, code: 'rate_limit_exceeded' });
    expect((await first.clientOf(client.workspaceId, apiKey).get('/v1/candidate-statuses')).status).toBe(429);
  });

  it('ends with its key at once, refresh included', async () => {
    const { keyId, apiKey } = await first.services.access.createKey(client.workspaceId, { limits: WIDE_LIMITS });
    const { agent, clientId, accessToken, refreshToken } = await connect(apiKey);
    expect((await ask(accessToken)).status).toBe(200);
    await first.services.access.revokeKey(keyId);
    expect(await ask(accessToken)).toEqual(INVALID);
    expect(await agent.refresh(clientId, refreshToken)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('outlives a rotation of its key', async () => {
    const { keyId, apiKey } = await first.services.access.createKey(client.workspaceId, { limits: WIDE_LIMITS });
    const { accessToken } = await connect(apiKey);
    await first.services.access.rotateKey(keyId, 0);
    expect((await ask(accessToken)).status).toBe(200);
  });

  it('only narrows its key: to what was asked, to what the key may do, and to what it may do later', async () => {
    const { keyId, apiKey } = await first.services.access.createKey(client.workspaceId, { limits: WIDE_LIMITS, scopes: ['read', 'spend', 'admin'] });
    const asked = await connect(apiKey, { scope: 'read' });
    expect(asked.tokens.scope).toBe('read');
    expect(await ask(asked.accessToken, '/v1/sourcings', 'POST')).toEqual({ status: 403, code: 'forbidden' });
    const all = await connect(apiKey, { scope: 'read spend send admin' });
    expect(all.tokens.scope).toBe('read spend');
    expect(await ask(all.accessToken, '/v1/api-keys')).toEqual({ status: 403, code: 'forbidden' });
    // Past the scope: an empty search is refused for what it lacks.
    expect(await ask(all.accessToken, '/v1/search/talents', 'POST')).toEqual({ status: 400, code: 'validation_error' });
    await sql`update api_keys set scopes = '{read}' where id = ${keyId}`.execute(first.database.db);
    expect((await ask(all.accessToken)).status).toBe(200);
    expect(await ask(all.accessToken, '/v1/sourcings', 'POST')).toEqual({ status: 403, code: 'forbidden' });
  });

  it('ends when its hour is over, by the clock that all processes share; a refresh gives another', async () => {
    const clock = fakeClock();
    const held = await testApi({ env: { PUBLIC_URL: ORIGIN }, clock });
    try {
      const { apiKey, workspaceId } = await held.newClient();
      const agent = createOAuthClient(ORIGIN, [held.url]);
      const { body } = await agent.register();
      const { location } = await consent(createBrowser(ORIGIN, [held.url]), agent.authorizationUrl(body.client_id!), apiKey);
      const { body: tokens } = await agent.exchange(body.client_id!, location.searchParams.get('code')!);
      const status = async (token: string) =>
        (await fetch(`${held.url}/api/v1/candidate-statuses`, { headers: { authorization: `Bearer ${token}` } })).status;
      clock.advance(3_599_000);
      expect(await status(tokens.access_token!)).toBe(200);
      clock.advance(1_000);
      expect(await status(tokens.access_token!)).toBe(401);
      const refreshed = await agent.refresh(body.client_id!, tokens.refresh_token!);
      expect(await status(refreshed.body.access_token!)).toBe(200);
      clock.advance(30 * 86_400_000);
      expect((await agent.refresh(body.client_id!, refreshed.body.refresh_token!)).body.error).toBe('invalid_grant');
      expect((await held.clientOf(workspaceId, apiKey).get('/v1/candidate-statuses')).status).toBe(200);
    } finally {
      await held.close();
    }
  });

  it('for /mcp opens /mcp, and one for /api does not', async () => {
    const initialize = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    };
    const send = async (token: string) =>
      fetch(`${second.url}/mcp`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify(initialize),
      });
    const opened = await send((await connect(client.apiKey, { resource: `${ORIGIN}/mcp` })).accessToken);
    expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining('protocolVersion')]);
    const refused = await send((await connect()).accessToken);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toContain(`resource_metadata="${ORIGIN}/.well-known/oauth-protected-resource/mcp"`);
  });

  it('opens nothing but what it was issued for, and only as a Bearer value with its exact text', async () => {
    const { accessToken, refreshToken, code } = await connect(client.apiKey, { resource: `${ORIGIN}/mcp` });
    for (const value of [accessToken, refreshToken, code]) expect(await ask(value)).toEqual(INVALID);
    const { accessToken: right } = await connect();
    for (const value of [`${right}x`, right.slice(1), right.toLowerCase()]) expect((await ask(value)).status).not.toBe(200);
    await ask(client.apiKey);
    const agent = oauth();
    const { body } = await agent.register();
    const foreign = await browser().go(agent.authorizationUrl(body.client_id!, { resource: 'https://elsewhere.example/api' }));
    expect(new URL(foreign.headers.get('location')!).searchParams.get('error')).toBe('invalid_target');
  });

  it('stands in the database as a hash; codes, secrets and keys do not stand there at all', async () => {
    const { agent, clientId, accessToken, refreshToken, code } = await connect();
    const unreadable = createSecretBox('the secret key of somebody else');
    const box = createSecretBox('the secret key of the tests');
    for (const secret of [accessToken, refreshToken, code, client.apiKey.slice(8)]) {
      for (const reader of [unreadable, box]) expect(await tracesInDatabase(first.database.db, reader, secret.toLowerCase())).toEqual([]);
    }
    const { body } = await agent.register({ token_endpoint_auth_method: 'client_secret_basic' });
    expect(await tracesInDatabase(first.database.db, unreadable, body.client_secret!.toLowerCase())).toEqual([]);
    expect((await agent.revoke(clientId, accessToken)).status).toBe(200);
  });
});

describe('what a thief tries', () => {
  const errorOf = ({ status, body }: Answered) => [status, body.error];

  it('a code works once; a second use ends what the first one got', async () => {
    const { agent, clientId, code, accessToken, refreshToken } = await connect();
    expect(errorOf(await agent.exchange(clientId, code))).toEqual([400, 'invalid_grant']);
    expect(await ask(accessToken)).toEqual(INVALID);
    expect(errorOf(await agent.refresh(clientId, refreshToken))).toEqual([400, 'invalid_grant']);
  });

  it('a code that is used twice at the same moment leaves no token that works, whoever won', async () => {
    const agent = oauth();
    const { body } = await agent.register();
    const { location } = await consent(browser(), agent.authorizationUrl(body.client_id!), client.apiKey);
    const code = location.searchParams.get('code')!;
    const answers = await Promise.all(Array.from({ length: 8 }, () => agent.exchange(body.client_id!, code)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    for (const { status, body: tokens } of answers) {
      if (status === 200) expect(await ask(tokens.access_token!)).toEqual(INVALID);
      else expect([status, tokens.error]).toEqual([400, 'invalid_grant']);
    }
  });

  it('a refresh token that was used before ends all of its family', async () => {
    const { agent, clientId, refreshToken } = await connect();
    const refreshed = await agent.refresh(clientId, refreshToken);
    expect(errorOf(await agent.refresh(clientId, refreshToken))).toEqual([400, 'invalid_grant']);
    expect(await ask(refreshed.body.access_token!)).toEqual(INVALID);
    expect(errorOf(await agent.refresh(clientId, refreshed.body.refresh_token!))).toEqual([400, 'invalid_grant']);
  });

  it('PKCE cannot be left out, weakened or guessed', async () => {
    const agent = oauth();
    const { body } = await agent.register();
    for (const changes of [
      { code_challenge: undefined, code_challenge_method: undefined },
      { code_challenge: agent.verifier, code_challenge_method: 'plain' },
      { code_challenge: agent.verifier, code_challenge_method: undefined },
    ]) {
      const refused = await browser().go(agent.authorizationUrl(body.client_id!, changes));
      expect(new URL(refused.headers.get('location')!).searchParams.get('error')).toBe('invalid_request');
    }
    const { location } = await consent(browser(), agent.authorizationUrl(body.client_id!), client.apiKey);
    const wrong = { code_verifier: 'a'.repeat(43) };
    expect(errorOf(await agent.exchange(body.client_id!, location.searchParams.get('code')!, wrong))).toEqual([400, 'invalid_grant']);
  });

  it('a code goes to no other client and with no other redirect', async () => {
    const agent = oauth();
    const { body } = await agent.register();
    const { body: thief } = await agent.register();
    const { location } = await consent(browser(), agent.authorizationUrl(body.client_id!), client.apiKey);
    const code = location.searchParams.get('code')!;
    expect(errorOf(await agent.exchange(thief.client_id!, code))).toEqual([400, 'invalid_grant']);
    expect(errorOf(await agent.exchange(body.client_id!, code, { redirect_uri: 'http://127.0.0.1:1/other' }))).toEqual([400, 'invalid_grant']);
  });

  it('nobody is redirected to where the client has not said that it lives', async () => {
    const agent = oauth();
    const { body } = await agent.register({ redirect_uris: ['https://app.example.com/callback'] });
    for (const redirect of [
      'https://evil.example/callback',
      'https://app.example.com/callback/../x',
      'https://app.example.com.evil.example/callback',
    ]) {
      const refused = await browser().go(agent.authorizationUrl(body.client_id!, { redirect_uri: redirect }));
      expect([refused.status, refused.headers.get('location')]).toEqual([400, null]);
      expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    const unknown = await browser().go(agent.authorizationUrl('nobody', { redirect_uri: 'https://evil.example/' }));
    expect([unknown.status, unknown.headers.get('location')]).toEqual([400, null]);
  });

  it('codes are sent in the clear to the same machine only, and to no address that is more than an address', async () => {
    const agent = oauth();
    for (const uri of [
      'http://app.example.com/callback',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://user:password@app.example.com/',
      'https://a;script-src.example/',
      'https://app.example.com/#fragment',
    ]) {
      for (const application_type of ['web', 'native']) {
        const { status, body } = await agent.register({ redirect_uris: [uri], application_type });
        expect([uri, status, body.error]).toEqual([uri, 400, expect.stringMatching(/^invalid_(redirect_uri|client_metadata)$/)]);
      }
    }
  });

  it('a name is shown as text, whatever it holds', async () => {
    const agent = oauth();
    const { body } = await agent.register({ client_name: '<script>alert(1)</script>"\'\u202egnp' });
    const { pageUrl, html, headers } = await openConsent(browser(), agent.authorizationUrl(body.client_id!));
    expect(html).not.toMatch(/<script|\u202e/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;gnp');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' http://127.0.0.1:43210; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(pageUrl).not.toContain('grk_');
  });

  it('the consent page belongs to the browser that the client sent, and takes forms from nowhere else', async () => {
    const agent = oauth();
    const { body } = await agent.register();
    const victim = browser();
    const { pageUrl } = await openConsent(victim, agent.authorizationUrl(body.client_id!));
    const fields = new URLSearchParams({ action: 'identify', apiKey: client.apiKey });
    expect((await browser().go(pageUrl)).status).toBe(400);
    expect((await browser().go(pageUrl, { method: 'POST', body: fields })).status).toBe(400);
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect((await victim.go(pageUrl, { method: 'POST', body: fields, headers })).status).toBe(400);
    }
    const own = await victim.go(pageUrl, { method: 'POST', body: fields, headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin' } });
    expect(own.status).toBe(200);
  });

  it('a ticket is of one authorization and cannot be altered', async () => {
    const agent = oauth();
    const { body } = await agent.register();
    const ticketOf = (html: string) => /name="ticket" value="([^"]+)"/.exec(html)![1]!;
    const visitor = browser();
    const other = browser();
    const mine = await openConsent(visitor, agent.authorizationUrl(body.client_id!));
    const theirs = await openConsent(other, agent.authorizationUrl(body.client_id!));
    const fields = new URLSearchParams({ action: 'identify', apiKey: client.apiKey });
    const ticket = ticketOf(await (await visitor.go(mine.pageUrl, { method: 'POST', body: fields })).text());
    const approve = (value: string) => ({ method: 'POST', body: new URLSearchParams({ action: 'approve', ticket: value }) });
    expect((await other.go(theirs.pageUrl, approve(ticket))).status).toBe(401);
    expect((await visitor.go(mine.pageUrl, approve(ticket.replace(/^key_./, 'key_x')))).status).toBe(401);
    expect((await visitor.go(mine.pageUrl, approve(''))).status).toBe(401);
    expect((await visitor.go(mine.pageUrl, approve(ticket))).status).toBe(303);
  });

  it('wrong keys at the page count like wrong keys anywhere', async () => {
    const agent = oauth();
    const { body } = await agent.register();
    const visitor = browser();
    const { pageUrl } = await openConsent(visitor, agent.authorizationUrl(body.client_id!));
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const tryKey = async (apiKey: string) =>
      (await visitor.go(pageUrl, { method: 'POST', body: new URLSearchParams({ action: 'identify', apiKey }), headers })).status;
    for (let i = 0; i < 10; i++) expect(await tryKey(`grk_wrong${i}`)).toBe(401);
    expect(await tryKey('grk_wrong')).toBe(429);
    expect(await tryKey(client.apiKey)).toBe(429);
    const answer = await fetch(`${first.url}/api/v1/sourcings`, { headers: { ...headers, 'x-api-key': client.apiKey } });
    expect(answer.status).toBe(429);
  });

  it('an access token is no key: it lets no further client in', async () => {
    const { accessToken } = await connect();
    await expect(connect(accessToken)).rejects.toThrow('no consent page: 401');
  });

  it('nothing that is sent makes an endpoint fail: every answer is below 500', async () => {
    const nasty = ['', '\0', '%00', '\ud800', '__proto__', 'a'.repeat(20_000), '{"a":1}', '[]', "'; drop table oauth_clients; --"];
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const json = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.251' };
    const statuses: number[] = [];
    const send = async (path: string, init?: RequestInit) => statuses.push((await fetch(first.url + path, { redirect: 'manual', ...init })).status);
    for (const value of nasty) {
      const text = encodeURIComponent(value.toWellFormed());
      await send(
        `/oauth/authorize?client_id=${text}&scope=${text}&resource=${text}&redirect_uri=${text}&response_type=${text}&code_challenge=${text}`,
      );
      await send(`/oauth/authorize?${value === '\0' ? '%zz' : value.toWellFormed().slice(0, 9_000)}`);
      await send(`/oauth/authorize/${text.slice(0, 9_000)}`, { headers: { cookie: `greenroom_resume=${text.slice(0, 3_000)}` } });
      await send(`/oauth/consent/${text.slice(0, 9_000)}`, { headers: { cookie: `greenroom_consent=${text.slice(0, 3_000)}` } });
      await send(`/oauth/consent/x`, { method: 'POST', headers: form, body: `action=${text}&apiKey=${text}&ticket=${text}` });
      for (const type of ['authorization_code', 'refresh_token', text]) {
        await send('/oauth/token', {
          method: 'POST',
          headers: form,
          body: `grant_type=${type}&client_id=${text}&code=${text}&refresh_token=${text}&client_secret=${text}&redirect_uri=${text}`,
        });
      }
      await send('/oauth/revoke', { method: 'POST', headers: form, body: `client_id=${text}&token=${text}` });
      await send('/oauth/token', { method: 'POST', headers: json, body: JSON.stringify({ grant_type: value }) });
      await send('/oauth/register', { method: 'POST', headers: json, body: value });
      await send('/oauth/register', { method: 'POST', headers: json, body: JSON.stringify({ client_name: value, redirect_uris: [value, 1] }) });
    }
    await send('/oauth/register', { method: 'POST', headers: json, body: JSON.stringify({ client_name: 'x'.repeat(100_000) }) });
    await send('/oauth/token', { method: 'GET' });
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it('one address makes 30 clients known an hour', async () => {
    const register = async () =>
      (
        await fetch(`${first.url}/oauth/register`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.99' },
          body: JSON.stringify({ redirect_uris: [REDIRECT_URI], token_endpoint_auth_method: 'none' }),
        })
      ).status;
    const answers = await Promise.all(Array.from({ length: 35 }, register));
    expect(answers.filter((status) => status === 201)).toHaveLength(30);
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
  });
});
