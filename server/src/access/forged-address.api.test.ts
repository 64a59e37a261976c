import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { PASSWORD, signIn } from '../../test/console.ts';
import { REDIRECT_URI } from '../../test/oauth.ts';
import { clientAt } from '../../test/sockets.ts';

/*
 * The service as it starts with no proxy named: whatever X-Forwarded-For says, limits hold, and
 * nobody else pays for it.
 */

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await testApi({ roles: ['api'], env: { TRUSTED_PROXIES: '' } });
  client = await api.newClient();
});
afterAll(() => api.close());

let forged = 0;
const forgedAddress = () => `198.${18 + (forged >> 16)}.${(forged >> 8) & 255}.${forged++ & 255}`;
const statuses = async (count: number, work: () => Promise<{ status: number }>) => {
  const answers = await Promise.all(Array.from({ length: count }, work));
  return Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, some]) => [status, some.length]),
  );
};

describe('forging X-Forwarded-For', () => {
  it('allows as many bad keys as the socket’s limit, over REST and MCP together, and valid keys still pass', async () => {
    const attacker = clientAt(api.url, '127.0.0.21');
    const rest = () =>
      attacker('GET', '/api/v1/sourcings', {
        'x-api-key': 'grk_guess',
        'x-forwarded-for': forgedAddress(),
      });
    const mcp = () =>
      attacker(
        'POST',
        '/mcp',
        { authorization: 'Bearer guess', 'x-forwarded-for': forgedAddress() },
        {},
      );
    expect(await statuses(200, rest)).toEqual({ 401: 200 });
    expect(await statuses(130, mcp)).toEqual({ 401: 100, 429: 30 });
    expect((await rest()).body.error).toMatchObject({
      code: 'rate_limit_exceeded',
      message: 'Too many requests, please try again later',
    });
    expect(
      (await attacker('GET', '/api/v1/sourcings', { 'x-api-key': client.apiKey })).status,
    ).toBe(200);
  });

  it('locks out no client of another socket', async () => {
    const guess = { 'x-api-key': 'grk_guess', 'x-forwarded-for': '127.0.0.23' };
    const attacker = clientAt(api.url, '127.0.0.22');
    for (let n = 0; n < 10; n++)
      expect((await attacker('GET', '/api/v1/sourcings', guess)).status).toBe(401);
    expect((await attacker('GET', '/api/v1/sourcings', guess)).status).toBe(429);
    // The rule of the interface, within the pair: a valid key is refused too.
    expect(
      (await attacker('GET', '/api/v1/sourcings', { ...guess, 'x-api-key': client.apiKey })).status,
    ).toBe(429);
    const victim = clientAt(api.url, '127.0.0.23');
    expect((await victim('GET', '/api/v1/sourcings', { 'x-api-key': client.apiKey })).status).toBe(
      200,
    );
    expect((await victim('GET', '/api/v1/sourcings', guess)).status).toBe(401);
  });

  it('allows 30 OAuth registrations an hour', async () => {
    const register = (socket: string) =>
      clientAt(api.url, socket)(
        'POST',
        '/oauth/register',
        { 'x-forwarded-for': forgedAddress() },
        {
          redirect_uris: [REDIRECT_URI],
          token_endpoint_auth_method: 'none',
        },
      );
    expect(await statuses(40, () => register('127.0.0.24'))).toEqual({ 201: 30, 429: 10 });
    expect((await register('127.0.0.25')).status).toBe(201);
  });

  it('allows 30 sign-in attempts in five minutes, and uses up none of other clients', async () => {
    const person = await signIn(api);
    const attempt = (socket: string, email: string, password: string) =>
      clientAt(api.url, socket)(
        'POST',
        '/console/auth/sign-in/email',
        {
          'x-forwarded-for': forgedAddress(),
          'x-greenroom-console': '1',
          'sec-fetch-site': 'same-origin',
        },
        { email, password },
      );
    let account = 0;
    const tried = await statuses(35, () =>
      attempt('127.0.0.26', `somebody.${++account}@example.com`, 'a wrong password'),
    );
    expect(tried).toEqual({ 401: 30, 429: 5 });
    expect((await attempt('127.0.0.26', person.email, PASSWORD)).status).toBe(429);
    expect((await attempt('127.0.0.27', person.email, PASSWORD)).status).toBe(200);
  });
});
