import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi, WIDE_LIMITS } from '../../test/api.ts';
import { type SignedIn, signIn } from '../../test/console.ts';
import { watch } from '../../test/live.ts';
import { consent, createBrowser, createOAuthClient } from '../../test/oauth.ts';
import { until } from '../../test/until.ts';

const REASON = 'The invoice of May is open.';
const REFUSED = {
  status: 403,
  body: {
    success: false,
    error: {
      code: 'workspace_suspended',
      message: `This workspace is suspended. Reason: ${REASON} Ask the operator of this service to resume it.`,
    },
  },
};

let api: TestApi;
let owner: SignedIn;
let client: Client;
let suspend: (reason?: string) => Promise<boolean>;
let resume: () => Promise<boolean>;

beforeAll(async () => {
  api = await testApi({ roles: ['api'] });
});
afterAll(() => api.close());
beforeEach(async () => {
  const { access } = api.services;
  owner = await signIn(api);
  const { apiKey } = await access.createKey(owner.workspaceId, { limits: WIDE_LIMITS });
  client = api.clientOf(owner.workspaceId, apiKey);
  suspend = (reason) => access.suspendWorkspace(owner.workspaceId, reason);
  resume = () => access.resumeWorkspace(owner.workspaceId);
});

describe('a suspended workspace answers workspace_suspended, with the reason', () => {
  it('to a key, on every path, and opens again when it is resumed', async () => {
    await suspend(REASON);
    for (const path of ['/v1/sourcings', '/v1/no-such-path'])
      expect(await client.get(path)).toMatchObject(REFUSED);
    expect(await client.post('/v1/search/talents', { filters: [] })).toMatchObject(REFUSED);
    await resume();
    expect(await client.get('/v1/sourcings')).toMatchObject({ status: 200 });
  });

  it('without a reason, and names the contact for help', async () => {
    await suspend();
    const { status, body } = await client.get('/v1/sourcings');
    expect([status, body.error.message]).toEqual([
      403,
      'This workspace is suspended. Ask the operator of this service to resume it.',
    ]);
  });

  it('to an access token, and to a person who enters the key at the consent page', async () => {
    const origin = api.services.oauth.origin;
    const program = createOAuthClient(origin, [api.url]);
    const clientId = (await program.register()).body.client_id!;
    const authorize = () =>
      consent(createBrowser(origin, [api.url]), program.authorizationUrl(clientId), client.apiKey);
    const { location } = await authorize();
    const { body } = await program.exchange(clientId, location.searchParams.get('code')!);
    const token = api.clientOf(owner.workspaceId, body.access_token!);
    expect(await token.get('/v1/sourcings')).toMatchObject({ status: 200 });
    await suspend(REASON);
    expect(await token.get('/v1/sourcings')).toMatchObject(REFUSED);
    await expect(authorize()).rejects.toThrow();
  });

  it('to MCP, as a JSON-RPC error', async () => {
    await suspend(REASON);
    const response = await fetch(`${api.url}/mcp`, {
      method: 'POST',
      headers: {
        'x-api-key': client.apiKey,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      error: { message: expect.stringContaining(REASON), data: { code: 'workspace_suspended' } },
    });
  });

  it('to a person in the console: operations, exports and live updates', async () => {
    const tab = await watch(`${api.url}/console/api/events?workspaceId=${owner.workspaceId}`, {
      cookie: owner.cookie,
    });
    await until(() => tab.lastEventId() !== '');
    await suspend(REASON);
    await tab.ended;
    expect(await owner.get('/v1/sourcings')).toMatchObject(REFUSED);
    expect(await owner.get('/events')).toMatchObject(REFUSED);
  });
});

describe('a person of a suspended workspace', () => {
  it('stays signed in, sees since when and why, and works in their other workspaces', async () => {
    const other = await owner.post('/v1/workspaces', { name: 'Second' });
    await suspend(REASON);
    const { status, body } = await owner.send('GET', '/console/api/session', undefined, {
      'x-workspace-id': owner.workspaceId,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      workspaceId: owner.workspaceId,
      workspaces: [
        { workspaceId: owner.workspaceId, suspensionReason: REASON },
        { suspendedAt: null, suspensionReason: null },
      ],
    });
    owner.headers['x-workspace-id'] = other.body.data.workspaceId as string;
    expect(await owner.get('/v1/sourcings')).toMatchObject({ status: 200 });
  });
});

describe('a refused request', () => {
  it('uses nothing of the key’s windows, and counts as no failed attempt of its address', async () => {
    await suspend();
    for (let i = 0; i < 15; i++) expect((await client.get('/v1/sourcings')).status).toBe(403);
    const { rows } = await sql<{ counts: number[] }>`
      select w.counts from key_windows w join api_keys k on k.id = w.key_id
      where k.workspace_id = ${owner.workspaceId}`.execute(api.database.db);
    expect(rows.flatMap(({ counts }) => counts).filter((count) => Number(count) > 0)).toEqual([]);
  });
});

describe('the audit log', () => {
  it('has one entry for each change of state, by the operator and without the reason', async () => {
    expect([await suspend(REASON), await suspend(REASON)]).toEqual([true, false]);
    expect([await resume(), await resume()]).toEqual([true, false]);
    const { body } = await client.get('/v1/audit?actor=operator');
    const entries = (body.data.entries as { action: string; details: object }[])
      .filter(({ action }) => /^workspace\.(suspended|resumed)$/.test(action))
      .map(({ action, details }) => [action, details]);
    expect(entries).toEqual([
      ['workspace.resumed', {}],
      ['workspace.suspended', {}],
    ]);
  });
});
