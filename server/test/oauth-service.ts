import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Client, type TestApi, testApi } from './api.ts';
import { consent, createBrowser, createOAuthClient } from './oauth.ts';

export const ORIGIN = 'https://talent.example.com';

/** What an access token gets that opens nothing. */
export const INVALID = { status: 401, code: 'invalid_api_key' };

/** Two processes behind one origin, and a workspace whose key lets clients in. */
export async function startOAuthService() {
  const first: TestApi = await testApi({ env: { PUBLIC_URL: ORIGIN } });
  const second = await testApi({
    env: { PUBLIC_URL: ORIGIN },
    database: first.database,
    roles: ['api'],
  });
  const urls = [first.url, second.url];
  const client: Client = await first.newClient();
  await sql`update workspaces set name = 'Équipe <Nord>' where id = ${client.workspaceId}`.execute(
    first.database.db,
  );

  const oauth = () => createOAuthClient(ORIGIN, urls);
  const browser = () => createBrowser(ORIGIN, urls);

  /** What the API answers to a Bearer value. */
  async function ask(
    token: string,
    path = '/v1/candidate-statuses',
    method = 'GET',
  ): Promise<{ status: number; code: string | undefined }> {
    const response = await fetch(`${second.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    const body = (await response.json()) as { error?: { code: string } };
    return { status: response.status, code: body.error?.code };
  }

  /** From registration to tokens. */
  async function connect(apiKey = client.apiKey, changes: Record<string, string | undefined> = {}) {
    const agent = oauth();
    const { body: registered } = await agent.register();
    const clientId: string = registered.client_id!;
    const done = await consent(browser(), agent.authorizationUrl(clientId, changes), apiKey);
    const code = done.location.searchParams.get('code')!;
    const tokens = await agent.exchange(clientId, code);
    expect(tokens.status, JSON.stringify(tokens.body)).toBe(200);
    return {
      agent,
      clientId,
      code,
      tokens: tokens.body,
      accessToken: tokens.body.access_token!,
      refreshToken: tokens.body.refresh_token!,
      ...done,
    };
  }

  async function close(): Promise<void> {
    await second.close();
    await first.close();
  }

  return { first, second, urls, client, oauth, browser, ask, connect, close };
}
