import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  url: string;
  /** What became of requests that did not simply pass. */
  readonly counts: { sentElsewhere: number; brokenOff: number; nobodyReady: number };
  close(): Promise<void>;
}

export interface BalancerOptions {
  /** Origins of the processes, as they are now. */
  backends(): readonly string[];
  checkEveryMs?: number;
}

/** What the balancer itself answers when no process is ready. */
export const NOBODY_READY = 'no_process_ready';

const CHECK_TIMEOUT_MS = 2_000;

/**
 * A round-robin HTTP balancer as operators have it: it asks each process for `/readyz`, sends
 * nothing to those that are not ready, and tries the next one only when the connection was refused,
 * so that nothing is done twice. An answer that breaks off breaks off for the client too.
 */
export async function startBalancer({
  backends,
  checkEveryMs = 500,
}: BalancerOptions): Promise<Balancer> {
  const counts = { sentElsewhere: 0, brokenOff: 0, nobodyReady: 0 };
  let ready = new Set<string>();
  let turn = 0;

  async function check(): Promise<void> {
    const asked = await Promise.all(
      backends().map(async (origin) => ((await isReady(origin)) ? [origin] : [])),
    );
    ready = new Set(asked.flat());
  }
  await check();
  const checking = setInterval(() => void check(), checkEveryMs);

  /** In turn, each once. */
  function candidates(): string[] {
    const origins = backends().filter((origin) => ready.has(origin));
    const first = turn++ % Math.max(1, origins.length);
    return [...origins.slice(first), ...origins.slice(0, first)];
  }

  async function balance(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await readBody(incoming);
    for (const [nth, origin] of candidates().entries()) {
      if (nth > 0) counts.sentElsewhere++;
      const outcome = await forward(origin, incoming, body, outgoing);
      if (outcome === 'brokenOff') counts.brokenOff++;
      if (outcome !== 'refused') return;
      ready.delete(origin);
    }
    counts.nobodyReady++;
    outgoing
      .writeHead(503, { 'content-type': 'application/json' })
      .end(JSON.stringify({ success: false, error: { code: NOBODY_READY } }));
  }

  const server = createServer(
    (incoming, outgoing) => void balance(incoming, outgoing).catch(() => outgoing.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    close() {
      clearInterval(checking);
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/readyz`, {
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

type Outcome = 'answered' | 'refused' | 'brokenOff';

/** Resolves when the answer has ended, or cannot come. */
function forward(
  origin: string,
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): Promise<Outcome> {
  return new Promise((resolve) => {
    let isConnected = false;
    const headers = { ...incoming.headers, 'content-length': String(body.length) };
    // A connection each: none can be closed under a request that had not been sent when it was.
    const upstream = request(`${origin}${incoming.url}`, {
      method: incoming.method,
      headers,
      agent: false,
    });
    const breakOff = (): void => {
      if (isConnected) outgoing.destroy();
      resolve(isConnected ? 'brokenOff' : 'refused');
    };
    upstream.on('socket', (socket) =>
      socket.once('connect', () => {
        isConnected = true;
      }),
    );
    upstream.on('error', breakOff);
    upstream.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      outgoing.flushHeaders();
      answer.on('error', breakOff);
      answer.on('end', () => resolve('answered'));
      answer.pipe(outgoing);
    });
    outgoing.on('close', () => upstream.destroy());
    upstream.end(body);
  });
}
