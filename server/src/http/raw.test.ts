import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { answerParserError } from './raw.ts';

const HEADERS_MS = 100;

/** What `sent` gets from a server that is held up for longer than headers may take. */
async function answerOf(sent: string): Promise<string> {
  const server = createServer(
    { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 20 },
    (_request, response) => response.end('read'),
  );
  server.on('clientError', (error, socket) => answerParserError(server, error, socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(server, 'connection');
  client.write(sent);
  const nobody = new Int32Array(new SharedArrayBuffer(4));
  Atomics.wait(nobody, 0, 0, 3 * HEADERS_MS);
  const [answer] = (await once(client, 'data')) as [Buffer];
  client.destroy();
  server.close();
  return answer.toString();
}

it('a request that was there in time is served by a process that was held up itself', async () => {
  expect(await answerOf('GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 .*read$/s);
});

it('headers that never end are refused', async () => {
  expect(await answerOf('GET / HTTP/1.1\r\nHost: a\r\n')).toMatch(
    /^HTTP\/1\.1 400 .*validation_error/s,
  );
});
