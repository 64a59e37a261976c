import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../test/api.ts';
import { checkPublic, judgeAddress, judgeCertificate } from './public-checks.ts';

/** What a proxy does wrong. */
type Fault = 'holds' | 'limits' | 'forwards' | 'opens' | 'rewrites';

const CLIENT = '203.0.113.9';
let faults: Fault[] = [];
let proxy: Server;
let address: string;
let api: TestApi;
beforeAll(async () => {
  proxy = createServer((incoming, answer) => void pass(incoming, answer)).listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  api = await testApi({ roles: ['api'], env: { PUBLIC_URL: address } });
});
afterAll(async () => {
  proxy.close();
  await api.close();
});

async function pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { url = '/', method, headers } = incoming;
  if (faults.includes('limits') && Number(headers['content-length'] ?? 0) > 1_000_000) {
    answer.writeHead(413).end('<html>too large</html>');
    return;
  }
  if (faults.includes('opens') && url === '/metrics') {
    answer.writeHead(200).end('up 1');
    return;
  }
  const forwarded = (faults.includes('forwards') && headers['x-forwarded-for']) || CLIENT;
  const path = faults.includes('rewrites') ? `/greenroom${url}` : url;
  const onward = request(`${api.url}${path}`, {
    method,
    headers: { ...headers, 'x-forwarded-for': forwarded },
  });
  onward.on('error', () => answer.destroy());
  onward.on('response', (response) => {
    answer.writeHead(response.statusCode!, response.headers);
    answer.flushHeaders();
    if (!faults.includes('holds')) {
      response.pipe(answer);
      return;
    }
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('end', () => answer.end(Buffer.concat(parts)));
  });
  incoming.pipe(onward);
}

async function found(...wrong: Fault[]): Promise<Record<string, string>> {
  faults = wrong;
  const findings = await checkPublic(address, new Date());
  return Object.fromEntries(findings.map(({ name, status }) => [name, status]));
}

const GOOD = {
  certificate: 'warn',
  service: 'ok',
  'public URL': 'ok',
  metrics: 'ok',
  uploads: 'ok',
  'live updates': 'ok',
  'client address': 'ok',
};

it('finds nothing wrong with a proxy that passes everything on, but that it speaks no TLS', async () => {
  expect(await found()).toEqual(GOOD);
});

it.each<[Fault, object]>([
  ['holds', { 'live updates': 'fail' }],
  ['limits', { uploads: 'fail' }],
  ['forwards', { 'client address': 'fail' }],
  ['opens', { metrics: 'fail' }],
])('finds a proxy that %s', async (fault, wrong) => {
  expect(await found(fault)).toEqual({ ...GOOD, ...wrong });
});

it('ends with the first check when the service is not behind the address', async () => {
  expect(await found('rewrites')).toEqual({ certificate: 'warn', service: 'fail' });
  const [, unreached] = await checkPublic('http://127.0.0.1:1', new Date());
  expect(unreached).toMatchObject({ name: 'service', status: 'fail' });
  expect(await checkPublic('talent.example.com', new Date())).toMatchObject([{ status: 'fail' }]);
});

it('says that the service knows itself by another address', async () => {
  faults = [];
  const findings = await checkPublic(api.url, new Date());
  expect(findings.find(({ name }) => name === 'public URL')).toMatchObject({
    status: 'warn',
    remedy: expect.stringContaining(`PUBLIC_URL=${api.url}`),
  });
});

it.each([
  [null, 60, 'ok', /valid for 60 days/],
  [null, 3, 'warn', /valid for 3 days/],
  ['CERT_HAS_EXPIRED', -1, 'fail', /CERT_HAS_EXPIRED/],
] as const)('a certificate with problem %s and %i days is %s', (problem, days, status, message) => {
  const now = new Date('2026-11-01T00:00:00Z');
  const until = new Date(now.getTime() + days * 86_400_000);
  expect(judgeCertificate(problem, until, now)).toMatchObject({
    status,
    message: expect.stringMatching(message),
  });
});

it.each([
  ['192.0.2.77', 'fail'],
  ['10.1.2.3', 'warn'],
  ['172.31.0.1', 'warn'],
  ['198.51.100.4', 'ok'],
])('the address %s of the client is %s', (seen, status) => {
  expect(judgeAddress(seen).status).toBe(status);
});
