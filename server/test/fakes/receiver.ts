import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';

const pem = (name: string) => readFileSync(new URL(`../certs/${name}`, import.meta.url), 'utf8');

export interface Received {
  headers: IncomingHttpHeaders;
  text: string;
  body: {
    eventType: string;
    castingId: string;
    customParams: unknown;
    sentAt: string;
    data: Record<string, unknown>;
  };
  at: number;
}

export interface Receiver {
  url: string;
  /** To be listed in WEBHOOK_ALLOWED_HOSTS. */
  host: string;
  readonly received: readonly Received[];
  close(): Promise<void>;
}

/**
 * A real HTTPS webhook receiver on this machine; `answer` gives the status for the nth request,
 * after as long as it likes.
 */
export async function startReceiver(
  answer: (received: Received, nth: number) => number | Promise<number> = () => 204,
): Promise<Receiver> {
  // Trusted in this process only: NODE_EXTRA_CA_CERTS would have to be set before it began.
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), pem('receiver.cert.pem')]);
  const received: Received[] = [];
  const server = createServer(
    { key: pem('receiver.key.pem'), cert: pem('receiver.cert.pem') },
    (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', async () => {
        const text = Buffer.concat(chunks).toString();
        const item = {
          headers: request.headers,
          text,
          body: JSON.parse(text),
          at: performance.now(),
        };
        received.push(item);
        response.writeHead(await answer(item, received.length)).end();
      });
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}/hook`,
    host: `localhost:${port}`,
    received,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
