import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';

const pem = (name: string) => readFileSync(new URL(`../certs/${name}`, import.meta.url), 'utf8');

export interface ApiRequest {
  method: string;
  /** Path with query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** `hang up`: the line breaks after the request was read. */
export type ApiReply =
  | { status: number; json?: unknown; text?: string; headers?: Record<string, string> }
  | 'hang up';

export interface HttpsApi {
  /** `https://localhost:port` */
  origin: string;
  /** To be listed among the allowed hosts. */
  host: string;
  readonly requests: readonly ApiRequest[];
  /** What it answers from now on. */
  answer(handler: (request: ApiRequest) => ApiReply | Promise<ApiReply>): void;
  close(): Promise<void>;
}

/** A third party's API on this machine, over real HTTPS: a test decides its answers. */
export async function startHttpsApi(): Promise<HttpsApi> {
  // Trusted in this process only: NODE_EXTRA_CA_CERTS would have to be set before it began.
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), pem('receiver.cert.pem')]);
  const requests: ApiRequest[] = [];
  let handler: (request: ApiRequest) => ApiReply | Promise<ApiReply> = () => ({ status: 404 });
  const server = createServer(
    { key: pem('receiver.key.pem'), cert: pem('receiver.cert.pem') },
    (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', async () => {
        const item = {
          method: request.method ?? '',
          path: request.url ?? '',
          headers: request.headers,
          body: Buffer.concat(chunks).toString(),
        };
        requests.push(item);
        const reply = await handler(item);
        if (reply === 'hang up') return request.socket.destroy();
        const {
          status,
          json,
          text = json === undefined ? '' : JSON.stringify(json),
          headers,
        } = reply;
        response
          .writeHead(status, {
            'content-type': json === undefined ? 'text/plain' : 'application/json',
            ...headers,
          })
          .end(text);
      });
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    host: `localhost:${port}`,
    requests,
    answer: (next) => {
      handler = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
