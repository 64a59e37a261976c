import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import type tls from 'node:tls';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  failureOf,
  listen,
  outbound,
  pem,
  type Receiver,
  rawReceiver,
  receiver,
  receiversUnderTest,
} from '../../test/outbound-receivers.ts';
import { monotonicMs } from './clock.ts';
import type { OutboundOptions, Resolve } from './outbound.ts';

const PUBLIC = '93.184.215.14';
const METADATA = '169.254.169.254';

receiversUnderTest();

function post(
  port: number,
  {
    host = 'localhost',
    timeoutMs = 5_000,
    ...options
  }: Partial<OutboundOptions> & { host?: string; timeoutMs?: number } = {},
) {
  return outbound(options).post({
    url: `https://${host}:${port}/hook?a=1`,
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
    timeoutMs,
  });
}

/**
 * A receiver on its own thread: reports its port, each connection and each request, and answers 50
 * ms later.
 */
const ANSWERS_SOON = `
  const { parentPort, workerData } = require('node:worker_threads');
  const server = require('node:https').createServer(workerData, (_request, response) => {
    parentPort.postMessage('request');
    setTimeout(() => response.writeHead(204).end(), 50);
  });
  server.on('connection', () => parentPort.postMessage('connection'));
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;

async function receiverBeside() {
  const worker = new Worker(ANSWERS_SOON, {
    eval: true,
    workerData: { key: pem('receiver.key.pem'), cert: pem('receiver.cert.pem') },
  });
  onTestFinished(async () => void (await worker.terminate()));
  const [port] = await once(worker, 'message');
  const told: string[] = [];
  worker.on('message', (what) => told.push(what));
  const until = (what: string) =>
    new Promise<void>((resolve) => worker.on('message', (one) => one === what && resolve()));
  return { port, told, until };
}

const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

describe('an accepted request', () => {
  it('arrives as sent, and its answer comes back', async () => {
    const seen: {
      method?: string;
      url?: string;
      headers: IncomingMessage['headers'];
      body: string;
    }[] = [];
    const { port } = await receiver((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        seen.push({ method: request.method, url: request.url, headers: request.headers, body });
        response.writeHead(202).end('thanks');
      });
    });
    expect(await post(port)).toEqual({ status: 202, body: 'thanks' });
    expect(seen).toMatchObject([
      {
        method: 'POST',
        url: '/hook?a=1',
        body: '{"a":1}',
        headers: { host: `localhost:${port}`, 'content-length': '7' },
      },
    ]);
  });

  it.each([199 + 1, 302, 404, 429, 500, 599])(
    'gives status %i without judging it',
    async (status) => {
      const { port } = await receiver((_request, response) => response.writeHead(status).end());
      expect((await post(port)).status).toBe(status);
    },
  );

  it('gives status 600, which is no status of HTTP', async () => {
    const { port } = await rawReceiver((socket) =>
      socket.end('HTTP/1.1 600 What\r\nContent-Length: 0\r\n\r\n'),
    );
    expect((await post(port)).status).toBe(600);
  });

  it('skips a hundred early hints', async () => {
    const { port } = await rawReceiver((socket) =>
      socket.end(
        `${'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'.repeat(100)}HTTP/1.1 204 No Content\r\n\r\n`,
      ),
    );
    expect((await post(port)).status).toBe(204);
  });

  it('reaches the address that answers when another of the name does not', async () => {
    const { port } = await receiver((_request, response) => response.end());
    expect((await post(port, { resolve: async () => ['::1', '127.0.0.1'] })).status).toBe(200);
  });
});

describe('redirects', () => {
  it.each([301, 302, 303, 307, 308])('are not followed: %i', async (status) => {
    const secret = await receiver((_request, response) => response.end('secret'));
    const { port } = await receiver((_request, response) =>
      response.writeHead(status, { location: `https://localhost:${secret.port}/` }).end(),
    );
    expect((await post(port)).status).toBe(status);
    expect(secret.connections()).toBe(0);
  });
});

describe('the body of an answer', () => {
  it('is read up to the limit when it never ends', async () => {
    const { port } = await receiver((_request, response) => {
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(1_000)));
      };
      response.on('drain', pour);
      pour();
    });
    expect(await post(port)).toEqual({ status: 200, body: 'x'.repeat(2_048) });
  });

  it('that stalls is dropped at the deadline, and the status still counts', async () => {
    const { port } = await receiver((_request, response) => response.writeHead(200).write('begun'));
    expect(await post(port, { timeoutMs: 300 })).toEqual({ status: 200, body: 'begun' });
  });

  it('that breaks off leaves the status', async () => {
    const { port } = await rawReceiver((socket) =>
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nbegun'),
    );
    expect(await post(port)).toEqual({ status: 200, body: 'begun' });
  });

  it('is not inflated', async () => {
    const { port } = await receiver((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('0'.repeat(1_000_000))),
    );
    const { body } = await post(port);
    expect(body.length).toBeLessThanOrEqual(2_048);
    expect(body).not.toContain('000');
  });
});

describe('a GET request', () => {
  it('has no body, and brings a large answer and its Retry-After back', async () => {
    const seen: (string | undefined)[] = [];
    const answer = JSON.stringify({ text: 'x'.repeat(100_000) });
    const { port } = await receiver((request, response) => {
      seen.push(
        request.method,
        request.headers['x-api-key'] as string,
        request.headers['content-length'],
      );
      response.writeHead(429, { 'retry-after': '7' }).end(answer);
    });
    const url = `https://localhost:${port}/a?b=c`;
    const reply = await outbound().request({
      method: 'GET',
      url,
      headers: { 'x-api-key': 'k' },
      timeoutMs: 5_000,
      maxBodyBytes: 256 * 1_024,
    });
    expect(reply).toEqual({ status: 429, body: answer, retryAfter: '7' });
    expect(seen).toEqual(['GET', 'k', undefined]);
  });

  it('is refused an address inside like any other', async () => {
    const { port, connections } = await receiver((_request, response) => response.end());
    const get = (url: string) =>
      outbound({ allowedHosts: [] }).request({ method: 'GET', url, headers: {}, timeoutMs: 1_000 });
    expect(await failureOf(get(`https://127.0.0.1:${port}/`))).toBe('blocked');
    expect(await failureOf(get(`http://localhost:${port}/`))).toBe('blocked');
    expect(connections()).toBe(0);
  });
});

describe('the deadline', () => {
  const silentAt: [string, () => Promise<Receiver>][] = [
    ['before TLS', () => listen(createServer(() => {}))],
    ['before the status line', () => receiver(() => {})],
    ['within the status line', () => rawReceiver((socket) => socket.write('HTTP/1.1 20'))],
    ['within the headers', () => rawReceiver((socket) => socket.write('HTTP/1.1 200 OK\r\nX-A: '))],
    [
      'after early hints',
      () => rawReceiver((socket) => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n')),
    ],
  ];

  it.each(silentAt)('holds for a receiver that falls silent %s', async (_where, start) => {
    const { port } = await start();
    const began = monotonicMs();
    expect(await failureOf(post(port, { timeoutMs: 250 }))).toBe('timeout');
    expect(monotonicMs() - began).toBeLessThan(1_000);
  });

  it('holds for headers that drip in', async () => {
    const { port } = await rawReceiver((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nX-A: ');
      const drip = setInterval(() => socket.write('a'), 20);
      socket.on('close', () => clearInterval(drip));
    });
    expect(await failureOf(post(port, { timeoutMs: 250 }))).toBe('timeout');
  });

  it('is not over before timely data is read, even if the process was paused', async () => {
    const { port, until } = await receiverBeside();
    const answer = post(port, { timeoutMs: 300 });
    await until('request');
    standStill(500);
    expect((await answer).status).toBe(204);
  });

  it('lets nothing be sent after it, even if the process was paused while connecting', async () => {
    const { port, told, until } = await receiverBeside();
    const late = failureOf(post(port, { timeoutMs: 300 }));
    await until('connection');
    standStill(500);
    expect(await late).toBe('timeout');
    await post(port);
    expect(told.filter((what) => what === 'request')).toHaveLength(1);
  });

  it('holds for a name server that does not answer', async () => {
    expect(
      await failureOf(post(443, { resolve: () => new Promise(() => {}), timeoutMs: 100 })),
    ).toBe('timeout');
  });
});

describe('a broken receiver is a network failure', () => {
  const broken: [string, () => Promise<Receiver>][] = [
    ['reset while connecting', () => listen(createServer((socket) => socket.resetAndDestroy()))],
    ['reset after the request', () => rawReceiver((socket) => (socket as tls.TLSSocket).destroy())],
    ['not TLS', () => listen(createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n')))],
    ['not HTTP', () => rawReceiver((socket) => socket.end('SSH-2.0-OpenSSH_9\r\n'))],
    [
      '101 as the final status',
      () =>
        rawReceiver((socket) =>
          socket.end(
            'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n',
          ),
        ),
    ],
    [
      'headers without end',
      () => rawReceiver((socket) => socket.write(`HTTP/1.1 200 OK\r\nX-A: ${'a'.repeat(200_000)}`)),
    ],
    [
      'expired certificate',
      () =>
        receiver((_request, response) => response.end(), {
          key: pem('expired.key.pem'),
          cert: pem('expired.cert.pem'),
        }),
    ],
  ];

  it.each(broken)('%s', async (_what, start) => {
    expect(await failureOf(post((await start()).port))).toBe('network');
  });

  it('certificate of another name', async () => {
    const { port } = await receiver((_request, response) => response.end());
    expect(
      await failureOf(
        post(port, {
          host: 'other.test',
          allowedHosts: ['other.test'],
          resolve: async () => ['127.0.0.1'],
        }),
      ),
    ).toBe('network');
  });

  it('unknown name', async () => {
    expect(await failureOf(post(443, { host: 'gone.example.com', resolve: async () => [] }))).toBe(
      'network',
    );
  });
});

describe('no connection to an address inside', () => {
  it.each([
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    '[::1]',
    '127.0.0.1.',
  ])('given as %s', async (host) => {
    const { port, connections } = await receiver((_request, response) => response.end());
    expect(await failureOf(post(port, { host }))).toBe('blocked');
    expect(connections()).toBe(0);
  });

  it('when a name that was public at the check resolves to it later', async () => {
    const { port, connections } = await receiver((_request, response) => response.end());
    const answers = [[PUBLIC], ['127.0.0.1'], [METADATA]];
    const client = outbound({ resolve: async () => answers.shift() ?? [] });
    const url = `https://hooks.example.com:${port}/`;
    expect(await client.checkUrl(url)).toBeNull();
    for (let attempt = 0; attempt < 2; attempt++) {
      expect(await failureOf(client.post({ url, headers: {}, body: '', timeoutMs: 1_000 }))).toBe(
        'blocked',
      );
    }
    expect(connections()).toBe(0);
  });

  it.each([
    [[PUBLIC, '::1']],
    [['127.0.0.1', PUBLIC]],
    [['::ffff:127.0.0.1']],
    [['not an address']],
  ])('when one of its addresses is: %j', async (addresses) => {
    const { port, connections } = await receiver((_request, response) => response.end());
    expect(
      await failureOf(post(port, { host: 'hooks.example.com', resolve: async () => addresses })),
    ).toBe('blocked');
    expect(connections()).toBe(0);
  });

  it('on another port than the allowed one', async () => {
    const { port, connections } = await receiver((_request, response) => response.end());
    expect(await failureOf(post(port, { allowedHosts: [`localhost:${port + 1}`] }))).toBe(
      'blocked',
    );
    expect((await post(port, { allowedHosts: [`localhost:${port}`] })).status).toBe(200);
    expect(connections()).toBe(1);
  });
});

describe('checkUrl', () => {
  const check = (url: string, resolve: Resolve) => outbound({ resolve }).checkUrl(url);

  it.each([[[METADATA]], [[PUBLIC, '::1']], [['2606:2800:21f:cb07::1', '10.0.0.1']]])(
    'refuses a name that resolves to %j',
    async (addresses) => {
      expect(await check('https://rebind.example.com/', async () => addresses)).toMatch(
        /private network/,
      );
    },
  );

  it('accepts a name that resolves only to public addresses', async () => {
    expect(
      await check('https://hooks.example.com/', async () => [PUBLIC, '2606:2800:21f:cb07::1']),
    ).toBeNull();
  });

  it('accepts a name that does not resolve yet', async () => {
    expect(await check('https://soon.example.com/', async () => [])).toBeNull();
    expect(
      await check('https://soon.example.com/', () => Promise.reject(new Error('ENOTFOUND'))),
    ).toBeNull();
  });

  it('accepts after a second without an answer', async () => {
    const began = monotonicMs();
    expect(await check('https://slow.example.com/', () => new Promise(() => {}))).toBeNull();
    expect(monotonicMs() - began).toBeLessThan(1_500);
  });

  it('refuses by the text alone, without asking a name server', async () => {
    const asked: string[] = [];
    const resolve = async (host: string) => [...asked, asked.push(host)].map(() => PUBLIC);
    for (const url of [
      'http://example.com/',
      'https://10.0.0.1/',
      'https://x.local/',
      'https://u:p@example.com/',
    ])
      expect(await check(url, resolve)).toMatch(/^must /);
    expect(await check('https://localhost/', resolve)).toBeNull();
    expect(asked).toEqual([]);
  });
});
