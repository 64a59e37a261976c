import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** How a model's endpoint, or something that answers in its place, can do harm. */
export const UNRULY = {
  /** Megabytes of an answer that never ends. */
  huge: (response) => flood(response, 200, {}),
  /** The same as an error. */
  'huge error': (response) => flood(response, 500, {}),
  /** The same, announced. */
  'huge and announced': (response) => flood(response, 200, { 'content-length': '300000000' }),
  /** A few hundred kilobytes that become 300 MB. */
  bomb: async (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' });
    response.end(BOMB);
  },
  /** Compressed data without end that become nothing at all. */
  'huge and compressed': (response) =>
    flood(
      response,
      200,
      { 'content-encoding': 'gzip' },
      Buffer.concat(Array(1_000).fill(gzipSync(''))),
    ),
  redirect: async (response) => {
    response.writeHead(307, { location: '/v1/elsewhere' });
    response.end();
  },
  /** A redirect whose own body never ends. */
  'huge redirect': (response) => flood(response, 308, { location: '/v1/elsewhere' }),
  /** One byte at a time, for ever: no time-out of silence ends it. */
  slow: async (response) => {
    response.writeHead(200, JSON_TYPE);
    while (!response.closed) {
      response.write(' ');
      await delay(20);
    }
  },
  /** Accepts the request and sends nothing. */
  hang: async () => {},
  /** Headers, and then nothing. */
  'hang within': async (response) => {
    response.writeHead(200, JSON_TYPE);
    response.write('{');
  },
} satisfies Record<string, (response: ServerResponse) => Promise<void>>;
export type Unruliness = keyof typeof UNRULY;

const JSON_TYPE = { 'content-type': 'application/json' };
const MEGABYTE = Buffer.alloc(1_048_576, ' ');
const BOMB = gzipSync(Buffer.alloc(300_000_000, ' '));

export interface UnrulyModel {
  /** For LLM_BASE_URL. */
  url: string;
  requests(): number;
  /** Written to all connections so far. */
  bytesSent(): number;
  close(): Promise<void>;
}

/** A real HTTP server that answers every request in one of these ways. */
export async function startUnrulyModel(how: Unruliness): Promise<UnrulyModel> {
  let requests = 0;
  const sockets = new Set<{ bytesWritten: number }>();
  const server = createServer((request, response) => {
    requests++;
    request.resume();
    response.on('error', () => {});
    void UNRULY[how](response);
  });
  server.on('connection', (socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: () => requests,
    bytesSent: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function flood(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  chunk = MEGABYTE,
): Promise<void> {
  response.writeHead(status, { ...JSON_TYPE, ...headers });
  // Ends when the other side hangs up, which is no error here.
  await pipeline(Readable.from(endless(chunk)), response).catch(() => {});
}

function* endless(chunk: Buffer): Generator<Buffer> {
  while (true) yield chunk;
}
