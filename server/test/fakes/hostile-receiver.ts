import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import tls from 'node:tls';

const pem = (name: string) => readFileSync(new URL(`../certs/${name}`, import.meta.url), 'utf8');
const HEAD = (status: number | string, more = '') => `HTTP/1.1 ${status} Status\r\n${more}`;
const WHOLE = (status: number) => HEAD(status, 'Content-Length: 0\r\nConnection: close\r\n\r\n');

/**
 * What the receiver does once a request has begun to arrive, by the first part of the path; `rest`
 * is what stands behind it.
 */
const BEHAVIOURS: Record<string, (socket: Socket, rest: string) => void> = {
  status: (socket, rest) => socket.end(WHOLE(Number(rest))),
  redirect: (socket, rest) =>
    socket.end(
      HEAD(
        rest,
        'Location: https://localhost:1/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
      ),
    ),
  hints: (socket) => socket.end(`${HEAD(103, '\r\n').repeat(100)}${WHOLE(204)}`),
  silence: () => {},
  drip: (socket) => {
    socket.write(HEAD(200, 'X-A: '));
    repeat(socket, 50, 'a');
  },
  endless: (socket) => {
    socket.write(HEAD(200, '\r\n'));
    repeat(socket, 1, 'x'.repeat(1_024));
  },
  stalled: (socket) => socket.write(HEAD(200, 'Content-Length: 10\r\n\r\nabc')),
  reset: (socket) => socket.destroy(),
  garbage: (socket) => socket.end('SSH-2.0-OpenSSH_9\r\n'),
};

function repeat(socket: Socket, everyMs: number, text: string): void {
  const timer = setInterval(() => socket.write(text), everyMs);
  socket.on('close', () => clearInterval(timer));
}

export interface HostileReceiver {
  /** To be listed in WEBHOOK_ALLOWED_HOSTS. */
  host: string;
  url(path: string): string;
  /** Requests that arrived for a path. */
  requests(path: string): number;
  /** Most connections open at once so far. */
  peak(): number;
  close(): Promise<void>;
}

/**
 * A real TLS receiver on this machine that misbehaves as its path says, e.g. `status/503`,
 * `silence`, `drip`. `expired`: with a certificate out of date.
 */
export async function startHostileReceiver({ expired = false } = {}): Promise<HostileReceiver> {
  tls.setDefaultCACertificates([
    ...tls.getCACertificates('default'),
    pem('receiver.cert.pem'),
    pem('expired.cert.pem'),
  ]);
  const name = expired ? 'expired' : 'receiver';
  const counts = new Map<string, number>();
  const sockets = new Set<Socket>();
  let most = 0;
  const server: Server = tls.createServer(
    { key: pem(`${name}.key.pem`), cert: pem(`${name}.cert.pem`) },
    (socket) => {
      socket.on('error', () => {});
      socket.once('data', (data: Buffer) => {
        const path = data.toString('latin1').split(' ')[1]?.slice(1) ?? '';
        counts.set(path, (counts.get(path) ?? 0) + 1);
        const [behaviour = '', rest = ''] = path.split('/');
        BEHAVIOURS[behaviour]?.(socket, rest);
      });
    },
  );
  server.on('connection', (socket) => {
    sockets.add(socket);
    most = Math.max(most, sockets.size);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `localhost:${port}`,
    url: (path) => `https://localhost:${port}/${path}`,
    requests: (path) => counts.get(path) ?? 0,
    peak: () => most,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A port that accepts connections and resets them before TLS. */
export async function startResetting(): Promise<{ host: string; close(): Promise<void> }> {
  const server = createServer((socket) => socket.resetAndDestroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
