import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../test/api.ts';
import { createWire } from '../test/fuzz/wire.ts';
import { operations } from './operations.ts';
import { ERRORS } from './platform/errors.ts';

let api: TestApi;
let client: Client;

beforeAll(async () => {
  api = await testApi();
  client = await api.newClient();
});
afterAll(() => api.close());

const SEARCH = '/v1/search/talents/by-prompt';

/** Sends bytes as they are and returns everything that came back. */
function raw(text: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port, hostname } = new URL(api.url);
    const socket = connect({ port: Number(port), host: hostname }, () => socket.write(text));
    let answer = '';
    socket.setTimeout(5_000, () =>
      socket.destroy(new Error(`no answer, only ${JSON.stringify(answer)}`)),
    );
    socket.on('data', (chunk) => {
      answer += chunk;
      // Connections that the server keeps open end here, once a whole answer has come.
      const [head, body] = answer.split('\r\n\r\n');
      const length = /content-length: (\d+)/i.exec(head ?? '')?.[1];
      if (length !== undefined && Buffer.byteLength(body ?? '') >= Number(length)) socket.end();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const head = (lines: string[]) =>
  [`POST /api${SEARCH} HTTP/1.1`, 'Host: x', `x-api-key: ${client.apiKey}`, ...lines, '', ''].join(
    '\r\n',
  );

function expectEnvelope(answer: string, code: keyof typeof ERRORS): void {
  const [top, body] = answer.split('\r\n\r\n');
  expect(top).toMatch(new RegExp(`^HTTP/1.1 ${ERRORS[code].status} `));
  const { success, error } = JSON.parse(body ?? '');
  expect({ success, code: error.code }).toEqual({ success: false, code });
  expect(error.debugTrackingCode).toBe(/x-request-id: (\S+)/i.exec(top ?? '')?.[1]);
}

describe('a body that is not strict JSON is a validation_error with issues', () => {
  it.each<[string, string | Buffer, Record<string, string>]>([
    ['truncated', '{"prompt":', {}],
    ['empty', '', {}],
    ['null', 'null', {}],
    ['an array', '[]', {}],
    ['a string', '"x"', {}],
    ['text/plain', '{"prompt":"x"}', { 'content-type': 'text/plain' }],
    ['a form', 'prompt=x', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['utf-16', '{"prompt":"x"}', { 'content-type': 'application/json; charset=utf-16' }],
    [
      'an invalid UTF-8 byte',
      Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]),
      {},
    ],
    ['compressed', '{"prompt":"x"}', { 'content-encoding': 'gzip' }],
    ['over 1 MiB', JSON.stringify({ prompt: 'x'.repeat(2 * 1024 * 1024) }), {}],
    ['too deep', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, {}],
    ['NUL', '{"prompt":"a\\u0000b"}', {}],
    ['NUL in a key', '{"prompt":"x","\\u0000":1}', {}],
    ['a lone surrogate', '{"prompt":"a\\ud800b"}', {}],
    ['1e400', '{"prompt":"x","extra":1e400}', {}],
    ['an integer beyond 2^53', '{"prompt":"x","extra":9007199254740993}', {}],
    ['__proto__', '{"prompt":"x","__proto__":{"forceNew":true}}', {}],
    ['constructor', '{"prompt":"x","constructor":{"prototype":{"x":1}}}', {}],
  ])('%s', async (_name, body, headers) => {
    const response = await fetch(`${api.url}/api${SEARCH}`, {
      method: 'POST',
      headers: { 'x-api-key': client.apiKey, 'content-type': 'application/json', ...headers },
      body: body as string,
    });
    const answer = (await response.json()) as { error: { issues: unknown[] } };
    expect(response.status).toBe(400);
    expect(answer).toMatchObject({
      success: false,
      error: { code: 'validation_error', debugTrackingCode: response.headers.get('x-request-id') },
    });
    expect(answer.error.issues.length).toBeGreaterThan(0);
    expect(answer.error.issues[0]).toMatchObject({
      path: expect.any(Array),
      message: expect.any(String),
    });
    expect(({} as { forceNew?: boolean }).forceNew).toBeUndefined();
  });

  it('half a million entries are read without a 5xx', async () => {
    const { status, body } = await client.post(
      '/v1/search/talents',
      `{"filters":[${'0,'.repeat(500_000)}0]}`,
    );
    expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'validation_error' });
  });

  it('a UTF-8 byte order mark is accepted', async () => {
    const { status } = await client.post(SEARCH, '\uFEFF{"prompt":"data engineer in Paris"}');
    expect(status).toBe(200);
  });

  it('of two equal keys the last one counts', async () => {
    const { body } = await client.post(SEARCH, '{"prompt":"data engineer in Paris","prompt":""}');
    expect(body.error).toMatchObject({ code: 'validation_error', issues: [{ path: ['prompt'] }] });
  });
});

describe('paths and methods', () => {
  it('an unknown path asks for a key first', async () => {
    const response = await fetch(`${api.url}/api/v1/nothing`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { code: 'missing_api_key' } });
    await expect(client.get('/v1/nothing')).resolves.toMatchObject({
      status: 404,
      body: { success: false, error: { code: 'not_found' } },
    });
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'])(
    '%s on a POST path is 405 with Allow',
    async (method) => {
      const answer = await raw(
        `${method} /api${SEARCH} HTTP/1.1\r\nHost: x\r\nx-api-key: ${client.apiKey}\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1.1 405 /);
      expect(answer).toMatch(/\r\nallow: POST\r\n/i);
      if (method !== 'HEAD') expectEnvelope(answer, 'method_not_allowed');
    },
  );

  it('every path of the table answers 405 to every method that it does not serve, and Allow names those that it does', async () => {
    const wire = createWire(api.url);
    const served = Map.groupBy(operations, ({ path }) => path.replaceAll(/\{\w+\}/g, 'x'));
    for (const [path, methods] of served) {
      const allowed = methods.flatMap(({ method }): string[] =>
        method === 'GET' ? [method, 'HEAD'] : [method],
      );
      // HEAD, whose answers have no body, is tried above; CONNECT and what is no method at all end
      // the connection: below.
      const others = METHODS.filter((method) => !['HEAD', 'CONNECT', ...allowed].includes(method));
      const answers = others.map((method) =>
        wire.send(
          Buffer.from(
            `${method} /api${path} HTTP/1.1\r\nhost: x\r\nx-api-key: ${client.apiKey}\r\n\r\n`,
          ),
        ),
      );
      for (const [n, { status, headers, body }] of (await Promise.all(answers)).entries()) {
        const { code } = (JSON.parse(body) as { error: { code: string } }).error;
        expect({
          method: others[n],
          path,
          status,
          code,
          allow: headers.allow?.split(', ').toSorted(),
        }).toEqual({
          method: others[n],
          path,
          status: 405,
          code: 'method_not_allowed',
          allow: allowed.toSorted(),
        });
      }
    }
    wire.close();
  });

  it('a method that only a path with a parameter would serve is 405 too', async () => {
    const { status, headers } = await client.get('/v1/search/talents/qualified/by-prompt');
    expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow: 'POST' });
  });

  it('an id that no row has answers 404, whatever is in it', async () => {
    for (const id of ['..%2f..%2fetc', "'%20or%201=1--", 'x'.repeat(5_000), '%F0%9F%98%80']) {
      await expect(client.get(`/v1/search/talents/qualified/${id}`)).resolves.toMatchObject({
        status: 404,
        body: { error: { code: 'casting_not_found', message: 'Casting not found.' } },
      });
    }
  });

  it('NUL and bad percent-encoding in a path or query are validation errors', async () => {
    for (const path of [
      '/v1/search/talents/qualified/%00',
      '/v1/search/talents/qualified/%E0%A4%A',
      '/v1/search/talents/qualified/x?cursor=%E0%A4%A',
    ]) {
      await expect(client.get(path)).resolves.toMatchObject({
        status: 400,
        body: { error: { code: 'validation_error' } },
      });
    }
  });

  it.each([
    '10&pageSize=20',
    '0',
    '101',
    '-1',
    '1.5',
    '1e1',
    '0x10',
    '%2010',
    '10abc',
    '',
    '%EF%BC%91%EF%BC%90',
  ])('pageSize=%s is refused', async (value) => {
    const { status, body } = await client.get(`/v1/search/talents/qualified/x?pageSize=${value}`);
    expect({ status, issues: body.error.issues }).toMatchObject({
      status: 400,
      issues: [{ path: ['pageSize'] }],
    });
  });
});

describe('what the HTTP parser refuses is answered in the envelope too, and the connection closed', () => {
  it.each([
    [
      'both Content-Length and Transfer-Encoding',
      () =>
        head(['Content-Type: application/json', 'Content-Length: 4', 'Transfer-Encoding: chunked']),
    ],
    [
      'two Content-Lengths',
      () => head(['Content-Type: application/json', 'Content-Length: 4', 'Content-Length: 5']),
    ],
    ['a folded header', () => head(['A: b', ' c'])],
    ['20 kB of header', () => head([`A: ${'x'.repeat(20_000)}`])],
    [
      'no Host',
      () => `GET /api/v1/x HTTP/1.1\r\nConnection: close\r\nx-api-key: ${client.apiKey}\r\n\r\n`,
    ],
    ['two Hosts', () => head(['Host: y', 'Connection: close'])],
    ['an unknown Expect', () => head(['Expect: 200-maybe'])],
    ['nonsense', () => 'hello\r\n\r\n'],
  ])('%s', async (_name, bytes) => {
    expectEnvelope(await raw(bytes()), 'validation_error');
  });
});

it('CONNECT is refused in the envelope', async () => {
  expectEnvelope(
    await raw('CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n'),
    'method_not_allowed',
  );
});

describe('every answer', () => {
  it('carries a tracking id, and an authenticated one the rate limits', async () => {
    const { headers } = await client.get('/v1/search/filters');
    expect(headers.get('x-request-id')).toMatch(/^req_/);
    expect(headers.get('ratelimit-policy')).toContain('"second";q=100000;w=1');
    expect(headers.get('ratelimit')).toContain('"month"');
  });

  it('of an invalid request counts in the windows like any other', async () => {
    const limited = await api.newClient({ limits: [1_000, 3, 1_000, 1_000, 1_000] });
    const statuses: number[] = [];
    for (const path of [
      '/v1/nothing',
      '/v1/search/talents/qualified/x',
      '/v1/search/talents/qualified/x?pageSize=0',
      '/v1/search/filters',
    ]) {
      statuses.push((await limited.get(path)).status);
    }
    expect(statuses).toEqual([404, 404, 400, 429]);
  });
});

describe('HEAD', () => {
  const PROBES = [
    '/healthz',
    '/readyz',
    '/metrics',
    '/.well-known/oauth-authorization-server',
    '/console/openapi.json',
  ];
  const reads = operations
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => `/api${path.replaceAll(/\{\w+\}/g, 'none')}`);

  it.each([...PROBES, ...reads])('%s answers as GET does, without the body', async (path) => {
    const ask = (method: string) =>
      fetch(`${api.url}${path}`, { method, headers: { 'x-api-key': client.apiKey } });
    const [head, get] = [await ask('HEAD'), await ask('GET')];
    expect([head.status, head.headers.get('content-type')]).toEqual([
      get.status,
      get.headers.get('content-type'),
    ]);
    expect(await head.text()).toBe('');
    await get.text();
  });

  it('needs a key where GET needs one, and counts in its windows', async () => {
    expect((await fetch(`${api.url}/api/v1/search/filters`, { method: 'HEAD' })).status).toBe(401);
    const limited = await api.newClient({ limits: [10, 1, 10, 10, 10] });
    const ask = () =>
      fetch(`${api.url}/api/v1/search/filters`, {
        method: 'HEAD',
        headers: { 'x-api-key': limited.apiKey },
      });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
  });
});

it('a fault that two checks of a field find is told once', async () => {
  const step = { id: '', name: '', type: 'SMS', content: 'x', temporalityType: 'ASAP' };
  const { body } = await client.post('/v1/sourcings/none/sequence-blueprints', {
    name: 'x',
    steps: [step],
  });
  expect(body.error!.issues).toEqual(
    ['id', 'name'].map((field) => ({ path: ['steps', 0, field], message: 'must not be empty' })),
  );
});

it('healthz, readyz and metrics need no key', async () => {
  const health = await fetch(`${api.url}/healthz`);
  expect(health.status).toBe(200);
  const ready = await fetch(`${api.url}/readyz`);
  expect(ready.status).toBe(200);
  const metrics = await (await fetch(`${api.url}/metrics`)).text();
  expect(metrics).toContain('greenroom_http_request_seconds_bucket');
});
