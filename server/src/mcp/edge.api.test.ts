import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { fakeClock } from '../../test/fakes/clock.ts';

const clock = fakeClock();
let api: TestApi;
/** Another process of the same installation. */
let second: TestApi;
let client: Client;

beforeAll(async () => {
  api = await testApi({ clock, env: { PUBLIC_URL: 'https://talents.example.com' } });
  second = await testApi({ clock, database: api.database });
  client = await api.newClient();
});
afterAll(async () => {
  await second.close();
  await api.close();
});
beforeEach(() => clock.advance(60 * 60 * 1_000));

const message = (method: string, params: object = {}) => ({
  jsonrpc: '2.0',
  id: 7,
  method,
  params,
});
const LIST = message('tools/list');
const CALL = message('tools/call', { name: 'list_sourcings', arguments: {} });

interface Sent {
  body?: unknown;
  method?: string;
  headers?: Record<string, string>;
  key?: string | null;
  to?: TestApi;
}

async function send({
  body = LIST,
  method = 'POST',
  headers = {},
  key = client.apiKey,
  to = api,
}: Sent = {}) {
  const response = await fetch(`${to.url}/mcp`, {
    method,
    headers: {
      ...(key === null ? {} : { 'x-api-key': key }),
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: method === 'GET' ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const json = text.startsWith('event:') ? /^data: (.*)$/m.exec(text)![1]! : text;
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? null : JSON.parse(json),
  };
}

const METADATA =
  'resource_metadata="https://talents.example.com/.well-known/oauth-protected-resource/mcp"';

describe('who may come', () => {
  it('must show a key: 401 names where to get a token', async () => {
    const missing = await send({ key: null });
    expect(missing.status).toBe(401);
    expect(missing.headers.get('www-authenticate')).toBe(`Bearer ${METADATA}`);
    expect(missing.body).toMatchObject({
      jsonrpc: '2.0',
      id: null,
      error: { data: { code: 'missing_api_key' } },
    });
    expect(missing.body.error.data.debugTrackingCode).toBe(missing.headers.get('x-request-id'));
    const wrong = await send({ key: 'grk_wrong' });
    expect(wrong.headers.get('www-authenticate')).toBe(`Bearer error="invalid_token", ${METADATA}`);
    expect(wrong.body.error.data.code).toBe('invalid_api_key');
  });

  it('may show it as a Bearer token', async () => {
    expect(
      (await send({ key: null, headers: { authorization: `Bearer ${client.apiKey}` } })).body.result
        .tools.length,
    ).toBe(25);
  });

  it('is blocked by address after ten failures, in the form of the protocol', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    for (let i = 0; i < 10; i++) expect((await send({ key: 'bad', headers })).status).toBe(401);
    const blocked = await send({ key: 'bad', headers });
    expect((await send({ headers })).status).toBe(429);
    expect(blocked.status).toBe(429);
    expect(blocked.headers.get('retry-after')).not.toBeNull();
    expect(blocked.body).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32000 } });
    expect(blocked.body.error.message).toContain('Too many requests, please try again later');
  });

  it('never comes with a session: there are none', async () => {
    const answer = await send({
      headers: { 'mcp-session-id': '0b9c2a52-2bd8-4a36-9b59-6f3f0d1c4d11' },
      body: CALL,
    });
    expect([answer.status, answer.body.id]).toEqual([404, null]);
  });

  it.each<[string, Record<string, string>, number]>([
    ['an Origin of somebody else', { origin: 'https://evil.example' }, 403],
    ['an Origin that rebinds', { origin: 'http://evil.example:3000' }, 403],
    ['an opaque Origin', { origin: 'null' }, 403],
    ['its own Origin', { origin: 'https://talents.example.com' }, 200],
    ['the Origin of this machine', { origin: 'http://localhost:6274' }, 200],
  ])('with %s: %#', async (_name, headers, status) => {
    const answer = await send({ headers });
    expect(answer.status).toBe(status);
    if (status === 403)
      expect(answer.body).toMatchObject({
        id: null,
        error: { code: -32000, message: expect.stringContaining('PUBLIC_URL') },
      });
  });

  it('is refused under a foreign Host, before any key is looked at', async () => {
    for (const host of ['evil.example', '127.0.0.1.evil.example:3000']) {
      const answer = await api.app.inject({
        method: 'POST',
        url: '/mcp',
        headers: { host, 'content-type': 'application/json' },
        payload: LIST,
      });
      expect(answer.statusCode).toBe(403);
    }
    const own = { host: 'talents.example.com', 'content-type': 'application/json' };
    expect(
      (await api.app.inject({ method: 'POST', url: '/mcp', headers: own, payload: LIST }))
        .statusCode,
    ).toBe(401);
  });
});

describe('the cap of the protocol', () => {
  it('is 20 in a second whatever is sent to whichever process, and answers the 21st with 429, -32000 and a null id', async () => {
    const own = await api.newClient();
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, i) =>
        send({ key: own.apiKey, body: i % 2 ? LIST : CALL, to: i % 3 ? api : second }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.body).toMatchObject({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32000, message: expect.stringMatching(/Wait .* retry/) },
    });
    clock.advance(1_000);
    expect((await send({ key: own.apiKey })).status).toBe(200);
  });

  it('is not that of the routes, and windows that are used up do not close the protocol', async () => {
    const own = await api.newClient({ limits: [1, 1, 1, 1, 1] });
    expect((await send({ key: own.apiKey, body: CALL })).body.result.isError ?? false).toBe(false);
    const over = await send({ key: own.apiKey, body: CALL });
    expect([over.status, over.body.result.isError]).toEqual([200, true]);
    expect(over.body.result.content[0].text).toMatch(/^Rate limit exceeded/);
    expect((await own.get('/v1/sourcings')).status).toBe(429);
    expect((await send({ key: own.apiKey })).status).toBe(200);
  });
});

describe('what may be sent', () => {
  it('is one message: a batch is refused whole, and counts once', async () => {
    const own = await api.newClient({ limits: [1, 1, 1, 1, 1] });
    const answer = await send({
      key: own.apiKey,
      body: Array.from({ length: 50 }, (_, id) => ({ ...CALL, id })),
    });
    expect([answer.status, answer.body.id, answer.body.error.code]).toEqual([400, null, -32600]);
    expect((await own.get('/v1/sourcings')).status).toBe(200);
  });

  it.each<[string, string]>([
    ['not JSON', '{"jsonrpc":'],
    ['empty', ''],
    [
      'NUL in an argument',
      JSON.stringify(
        message('tools/call', { name: 'list_sourcings', arguments: { page: 'a\u0000' } }),
      ),
    ],
    [
      'a lone surrogate',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x","arguments":{"a":"\\ud800"}}}',
    ],
    [
      '__proto__',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x","arguments":{"__proto__":{}}}}',
    ],
    ['too deep', `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['no message of JSON-RPC', '{"hello":"world"}'],
    ['a number', '7'],
    ['null', 'null'],
  ])('%s is 400 with a null id', async (_name, body) => {
    const answer = await send({ body });
    expect([answer.status, answer.body.id]).toEqual([400, null]);
    expect(answer.body.error.code).toBeLessThan(-32000);
  });

  it('over a mebibyte is refused, and so is a form', async () => {
    expect(
      (await send({ body: message('tools/list', { filler: 'x'.repeat(1024 * 1024) }) })).status,
    ).toBe(413);
    expect((await send({ headers: { 'content-type': 'text/plain' } })).status).toBe(400);
  });

  it.each(['GET', 'DELETE', 'PUT'])('is posted: %s is 405 with Allow', async (method) => {
    const answer = await send({ method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('by an agent of another revision is offered one that is spoken', async () => {
    const params = {
      protocolVersion: '2024-11-05',
      capabilities: {},
      clientInfo: { name: 'old', version: '1' },
    };
    const answer = await send({ body: message('initialize', params) });
    expect(answer.body.result).toMatchObject({
      protocolVersion: '2025-11-25',
      serverInfo: { name: 'greenroom' },
    });
    expect(answer.headers.get('mcp-session-id')).toBeNull();
    expect((await send({ headers: { 'mcp-protocol-version': '2024-11-05' } })).status).toBe(400);
  });
});
