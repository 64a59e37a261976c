import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveProbeStream } from './probe-stream.ts';

it('a stream that waits behind an answer nobody reads ends once, and its place is free again', async () => {
  const app = Fastify({ forceCloseConnections: true });
  const failures: unknown[] = [];
  const note = (error: unknown) => failures.push(error);
  process.on('uncaughtException', note);
  // More than the buffers between two sockets hold.
  const large = Buffer.alloc(32 * 1024 * 1024);
  app.get('/large', (_request, reply) => reply.send(large));
  await serveProbeStream({ trustedProxies: [] })(app);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const sockets = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
      await once(socket, 'connect');
      const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
      socket.write(ask('/large') + ask('/probe/stream'));
      return socket;
    }),
  );
  // Longer than a stream lasts: this is when it wrote again after its end.
  await delay(1_500);
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(
      async () => (await fetch(`${url}/probe/stream`, { headers: { connection: 'close' } })).status,
      { timeout: 10_000 },
    )
    .toBe(200);
  await app.close();
  process.off('uncaughtException', note);
  expect(failures).toEqual([]);
});
