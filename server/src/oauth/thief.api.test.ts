import { afterAll, describe, expect, it } from 'vitest';
import { type Answered, consent, openConsent, REDIRECT_URI } from '../../test/oauth.ts';
import { INVALID, ORIGIN, startOAuthService } from '../../test/oauth-service.ts';

const { first, client, oauth, browser, ask, connect, close } = await startOAuthService();
afterAll(close);

describe('what a thief tries', () => {
  const errorOf = ({ status, body }: Answered) => [status, body.error];

  it('a code works once; a second use revokes the tokens of the first', async () => {
    const { agent, clientId, code, accessToken, refreshToken } = await connect();
    expect(errorOf(await agent.exchange(clientId, code))).toEqual([400, 'invalid_grant']);
    expect(await ask(accessToken)).toEqual(INVALID);
    expect(errorOf(await agent.refresh(clientId, refreshToken))).toEqual([400, 'invalid_grant']);
  });

  it('a code used twice at the same moment leaves no working token, whichever use came first', async () => {
    const agent = oauth();
    const { body } = await agent.register();
    const { location } = await consent(
      browser(),
      agent.authorizationUrl(body.client_id!),
      client.apiKey,
    );
    const code = location.searchParams.get('code')!;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => agent.exchange(body.client_id!, code)),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    for (const { status, body: tokens } of answers) {
      if (status === 200) expect(await ask(tokens.access_token!)).toEqual(INVALID);
      else expect([status, tokens.error]).toEqual([400, 'invalid_grant']);
    }
  });

  it('a reused refresh token revokes its whole family', async () => {
    const { agent, clientId, refreshToken } = await connect();
    const refreshed = await agent.refresh(clientId, refreshToken);
    expect(errorOf(await agent.refresh(clientId, refreshToken))).toEqual([400, 'invalid_grant']);
    expect(await ask(refreshed.body.access_token!)).toEqual(INVALID);
    expect(errorOf(await agent.refresh(clientId, refreshed.body.refresh_token!))).toEqual([
      400,
      'invalid_grant',
    ]);
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
      expect(new URL(refused.headers.get('location')!).searchParams.get('error')).toBe(
        'invalid_request',
      );
    }
    const { location } = await consent(
      browser(),
      agent.authorizationUrl(body.client_id!),
      client.apiKey,
    );
    const wrong = { code_verifier: 'a'.repeat(43) };
    expect(
      errorOf(await agent.exchange(body.client_id!, location.searchParams.get('code')!, wrong)),
    ).toEqual([400, 'invalid_grant']);
  });

  it('a code is valid for no other client and no other redirect', async () => {
    const agent = oauth();
    const { body } = await agent.register();
    const { body: thief } = await agent.register();
    const { location } = await consent(
      browser(),
      agent.authorizationUrl(body.client_id!),
      client.apiKey,
    );
    const code = location.searchParams.get('code')!;
    expect(errorOf(await agent.exchange(thief.client_id!, code))).toEqual([400, 'invalid_grant']);
    expect(
      errorOf(
        await agent.exchange(body.client_id!, code, { redirect_uri: 'http://127.0.0.1:1/other' }),
      ),
    ).toEqual([400, 'invalid_grant']);
  });

  it('nobody is redirected to an address that the client did not register', async () => {
    const agent = oauth();
    const { body } = await agent.register({ redirect_uris: ['https://app.example.com/callback'] });
    for (const redirect of [
      'https://evil.example/callback',
      'https://app.example.com/callback/../x',
      'https://app.example.com.evil.example/callback',
    ]) {
      const refused = await browser().go(
        agent.authorizationUrl(body.client_id!, { redirect_uri: redirect }),
      );
      expect([refused.status, refused.headers.get('location')]).toEqual([400, null]);
      expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    const unknown = await browser().go(
      agent.authorizationUrl('nobody', { redirect_uri: 'https://evil.example/' }),
    );
    expect([unknown.status, unknown.headers.get('location')]).toEqual([400, null]);
  });

  it('codes are sent unencrypted only to the same machine, and to no address with extra parts', async () => {
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
        expect([uri, status, body.error]).toEqual([
          uri,
          400,
          expect.stringMatching(/^invalid_(redirect_uri|client_metadata)$/),
        ]);
      }
    }
  });

  it('a name is shown as text, whatever it holds', async () => {
    const agent = oauth();
    const { body } = await agent.register({ client_name: '<script>alert(1)</script>"\'\u202egnp' });
    const { pageUrl, html, headers } = await openConsent(
      browser(),
      agent.authorizationUrl(body.client_id!),
    );
    expect(html).not.toMatch(/<script|\u202e/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;gnp');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' http://127.0.0.1:43210; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(pageUrl).not.toContain('grk_');
  });

  it('the consent page belongs to the browser that the client sent, and accepts no form from elsewhere', async () => {
    const agent = oauth();
    const { body } = await agent.register();
    const victim = browser();
    const { pageUrl } = await openConsent(victim, agent.authorizationUrl(body.client_id!));
    const fields = new URLSearchParams({ action: 'identify', apiKey: client.apiKey });
    expect((await browser().go(pageUrl)).status).toBe(400);
    expect((await browser().go(pageUrl, { method: 'POST', body: fields })).status).toBe(400);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await victim.go(pageUrl, { method: 'POST', body: fields, headers })).status).toBe(
        400,
      );
    }
    const own = await victim.go(pageUrl, {
      method: 'POST',
      body: fields,
      headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
    });
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
    const ticket = ticketOf(
      await (await visitor.go(mine.pageUrl, { method: 'POST', body: fields })).text(),
    );
    const approve = (value: string) => ({
      method: 'POST',
      body: new URLSearchParams({ action: 'approve', ticket: value }),
    });
    expect((await other.go(theirs.pageUrl, approve(ticket))).status).toBe(401);
    expect(
      (await visitor.go(mine.pageUrl, approve(ticket.replace(/^key_./, 'key_x')))).status,
    ).toBe(401);
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
      (
        await visitor.go(pageUrl, {
          method: 'POST',
          body: new URLSearchParams({ action: 'identify', apiKey }),
          headers,
        })
      ).status;
    for (let i = 0; i < 10; i++) expect(await tryKey(`grk_wrong${i}`)).toBe(401);
    expect(await tryKey('grk_wrong')).toBe(429);
    expect(await tryKey(client.apiKey)).toBe(429);
    const answer = await fetch(`${first.url}/api/v1/sourcings`, {
      headers: { ...headers, 'x-api-key': client.apiKey },
    });
    expect(answer.status).toBe(429);
  });

  it('an access token is no key: it authorizes no further client', async () => {
    const { accessToken } = await connect();
    await expect(connect(accessToken)).rejects.toThrow('no consent page: 401');
  });

  it('no request makes an endpoint fail: every status is below 500', async () => {
    const nasty = [
      '',
      '\0',
      '%00',
      '\ud800',
      '__proto__',
      'a'.repeat(20_000),
      '{"a":1}',
      '[]',
      "'; drop table oauth_clients; --",
    ];
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const json = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.251' };
    const statuses: number[] = [];
    const send = async (path: string, init?: RequestInit) =>
      statuses.push((await fetch(first.url + path, { redirect: 'manual', ...init })).status);
    for (const value of nasty) {
      const text = encodeURIComponent(value.toWellFormed());
      await send(
        `/oauth/authorize?client_id=${text}&scope=${text}&resource=${text}&redirect_uri=${text}&response_type=${text}&code_challenge=${text}`,
      );
      await send(
        `/oauth/authorize?${value === '\0' ? '%zz' : value.toWellFormed().slice(0, 9_000)}`,
      );
      await send(`/oauth/authorize/${text.slice(0, 9_000)}`, {
        headers: { cookie: `greenroom_resume=${text.slice(0, 3_000)}` },
      });
      await send(`/oauth/consent/${text.slice(0, 9_000)}`, {
        headers: { cookie: `greenroom_consent=${text.slice(0, 3_000)}` },
      });
      await send(`/oauth/consent/x`, {
        method: 'POST',
        headers: form,
        body: `action=${text}&apiKey=${text}&ticket=${text}`,
      });
      for (const type of ['authorization_code', 'refresh_token', text]) {
        await send('/oauth/token', {
          method: 'POST',
          headers: form,
          body: `grant_type=${type}&client_id=${text}&code=${text}&refresh_token=${text}&client_secret=${text}&redirect_uri=${text}`,
        });
      }
      await send('/oauth/revoke', {
        method: 'POST',
        headers: form,
        body: `client_id=${text}&token=${text}`,
      });
      await send('/oauth/token', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ grant_type: value }),
      });
      await send('/oauth/register', { method: 'POST', headers: json, body: value });
      await send('/oauth/register', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ client_name: value, redirect_uris: [value, 1] }),
      });
    }
    await send('/oauth/register', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ client_name: 'x'.repeat(100_000) }),
    });
    await send('/oauth/token', { method: 'GET' });
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it('one address registers 30 clients an hour', async () => {
    const register = async () =>
      (
        await fetch(`${first.url}/oauth/register`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.99' },
          body: JSON.stringify({
            redirect_uris: [REDIRECT_URI],
            token_endpoint_auth_method: 'none',
          }),
        })
      ).status;
    const answers = await Promise.all(Array.from({ length: 35 }, register));
    expect(answers.filter((status) => status === 201)).toHaveLength(30);
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
  });
});
