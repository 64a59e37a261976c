import { createServer } from 'node:net';
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../test/api.ts';
import { consent, createBrowser, REDIRECT_URI } from '../../test/oauth.ts';

let api: TestApi;
beforeAll(async () => {
  // The issuer has to be where the service listens, before it listens.
  const port = await freePort();
  api = await testApi({ env: { PORT: String(port) }, roles: ['api'] });
  expect(api.url).toBe(`http://127.0.0.1:${port}`);
});
afterAll(() => api.close());

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** What a desktop agent keeps between its starts. */
function agentState() {
  const kept: Partial<{
    client: Awaited<ReturnType<OAuthClientProvider['clientInformation']>>;
    tokens: Awaited<ReturnType<OAuthClientProvider['tokens']>>;
    verifier: string;
    address: URL;
  }> = {};
  const provider: OAuthClientProvider = {
    redirectUrl: REDIRECT_URI,
    clientMetadata: {
      client_name: 'Official client',
      redirect_uris: [REDIRECT_URI],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    codeVerifier: () => kept.verifier ?? '',
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    redirectToAuthorization: (address) => {
      kept.address = address;
    },
  };
  return { kept, provider };
}

it('the official MCP client gets in with nothing but the address and its user’s consent', async () => {
  const { apiKey, workspaceId } = await api.newClient();
  const { kept, provider } = agentState();
  const url = new URL(`${api.url}/mcp`);
  const transport = new StreamableHTTPClientTransport(url, { authProvider: provider });
  await expect(new Client({ name: 'test', version: '1' }).connect(transport)).rejects.toThrow(
    'Unauthorized',
  );
  expect(kept.address!.searchParams.get('resource')).toBe(url.href);
  const { location } = await consent(createBrowser(api.url, [api.url]), kept.address!.href, apiKey);
  await transport.finishAuth(location.searchParams);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(url, { authProvider: provider }));
  expect((await client.listTools()).tools.map(({ name }) => name)).toContain('search_talents');
  await client.close();
  const log = await api.clientOf(workspaceId, apiKey).get('/v1/audit?pageSize=1');
  expect(log.body.data.entries).toMatchObject([
    { action: 'oauth.consented', details: { audiences: ['mcp'] } },
  ]);
});
