import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Balancer, startBalancer } from './balancer.ts';

interface Backend {
  url: string;
  server: Server;
  ready: boolean;
}

let backends: Backend[];
let balancer: Balancer;

async function startBackend(name: string): Promise<Backend> {
  const backend = { ready: true } as Backend;
  backend.server = createServer((request, response) => {
    if (request.url === '/readyz') response.writeHead(backend.ready ? 200 : 503).end();
    else if (request.url === '/cut') request.socket.destroy();
    else request.pipe(response.writeHead(200, { 'x-backend': name }));
  });
  await new Promise<void>((resolve) => backend.server.listen(0, '127.0.0.1', resolve));
  backend.url = `http://127.0.0.1:${(backend.server.address() as AddressInfo).port}`;
  return backend;
}

beforeAll(async () => {
  backends = await Promise.all(['a', 'b', 'c'].map(startBackend));
  backends[2]!.ready = false;
  // It checks the backends once; later changes it must notice from failed requests.
  balancer = await startBalancer({
    backends: () => backends.map(({ url }) => url),
    checkEveryMs: 3_600_000,
  });
});
afterAll(async () => {
  await balancer.close();
  for (const { server } of backends) server.close();
});

const ask = (path = '/') => fetch(`${balancer.url}${path}`, { method: 'POST', body: 'sent' });
const names = async (count: number) => {
  const seen: (string | null)[] = [];
  for (let n = 0; n < count; n++) seen.push((await ask()).headers.get('x-backend'));
  return seen;
};

it('uses ready processes in turn, and forwards requests and answers', async () => {
  expect(await names(4)).toEqual(['a', 'b', 'a', 'b']);
  expect(await (await ask()).text()).toBe('sent');
});

it('does not repeat a request that broke after it was sent, and sends a refused one elsewhere', async () => {
  await expect(ask('/cut')).rejects.toThrow();
  expect(balancer.counts).toEqual({ brokenOff: 1, sentElsewhere: 0, nobodyReady: 0 });
  backends[0]!.server.closeAllConnections();
  backends[0]!.server.close();
  expect(await names(4)).toEqual(['b', 'b', 'b', 'b']);
  expect(balancer.counts).toEqual({ brokenOff: 1, sentElsewhere: 1, nobodyReady: 0 });
  backends[1]!.server.closeAllConnections();
  backends[1]!.server.close();
  expect((await ask()).status).toBe(503);
});
