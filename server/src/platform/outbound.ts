import { lookup, Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { buildConnector, Client } from 'undici';
import { isPublicAddress, parseAddress } from './addresses.ts';
import { monotonicMs } from './clock.ts';
import { createHostSlots } from './host-slots.ts';
import {
  isAllowedHost,
  judgeUrl,
  literalAddress,
  NOT_PUBLIC,
  parseHostPort,
} from './outbound-policy.ts';
import { currentWorkspace } from './tenant-scope.ts';

export interface OutboundRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** From the name look-up to the status line; reading the body ends at the same time. */
  timeoutMs: number;
  /** Maximum bytes to read of the answer's body; 2,048 by default. */
  maxBodyBytes?: number;
}

export interface OutboundAnswer {
  status: number;
  /** The start of the body; not decompressed. */
  body: string;
}

export interface OutboundCall extends Omit<OutboundRequest, 'body'> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Omitted for GET and DELETE. */
  body?: string;
  /** How the answer's body is read; `latin1` keeps each byte as one character. `utf8` by default. */
  bodyAs?: 'utf8' | 'latin1';
}

export interface OutboundReply extends OutboundAnswer {
  /** `Retry-After` as sent; null when absent. */
  retryAfter: string | null;
}

/**
 * The HTTPS client for addresses that callers or workspaces chose. It connects only to public
 * addresses and follows no redirect.
 */
export interface Outbound {
  /**
   * Why the URL cannot be accepted (a clause that follows the field's name), or null. Names are
   * resolved, for a second at most. Any bad address is refused. A name that does not resolve in
   * time is accepted, since the request checks again when it connects.
   */
  checkUrl(text: string): Promise<string | null>;
  /** Returns any answer with a status, whatever the status. Throws OutboundError otherwise. */
  post(request: OutboundRequest): Promise<OutboundAnswer>;
  /** Like `post`, with a choice of method; for APIs that the service queries. */
  request(call: OutboundCall): Promise<OutboundReply>;
  /** Aborts requests under way; later requests fail. */
  close(): Promise<void>;
}

export type OutboundFailure =
  /** The URL, or an address that its name resolves to, is refused. */
  | 'blocked'
  /** No status line in time. */
  | 'timeout'
  /** Too many requests to this host were waiting. */
  | 'busy'
  /** Anything else: unknown name, refused, reset, TLS, not HTTP, closed. */
  | 'network';

export class OutboundError extends Error {
  readonly failure: OutboundFailure;

  constructor(failure: OutboundFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OutboundError';
    this.failure = failure;
  }
}

/** Returns all addresses of a name; throws or returns none when it has none. */
export type Resolve = (host: string) => Promise<string[]>;

export interface OutboundOptions {
  /** `host` or `host:port`, exempt from the private-address rule only. */
  allowedHosts: readonly string[];
  /** How names are resolved; for tests. */
  resolve?: Resolve;
  connectTimeoutMs?: number;
  /** Concurrent requests to one host; the others wait, and workspaces take turns. */
  maxPerHost?: number;
  maxWaitMs?: number;
}

const CHECK_RESOLVE_MS = 1_000;
const DEFAULT_BODY_BYTES = 2_048;
/** The most events that a slow receiver can hold in memory. */
const MAX_WAITING_PER_HOST = 2_000;

export function createOutbound(options: OutboundOptions): Outbound {
  const { connectTimeoutMs = 5_000, maxPerHost = 8, maxWaitMs = 30_000 } = options;
  const allowedHosts = options.allowedHosts.map(parseHostPort).filter((host) => host !== null);
  const slots = createHostSlots({
    perHost: maxPerHost,
    maxWaitMs,
    maxWaiting: MAX_WAITING_PER_HOST,
  });
  const closing = new AbortController();
  const underWay = new Set<Promise<unknown>>();

  async function checkUrl(text: string): Promise<string | null> {
    const judged = judgeUrl(text, allowedHosts);
    if ('reason' in judged) return judged.reason;
    const { url } = judged;
    if (isAllowedHost(url, allowedHosts) || literalAddress(url.hostname)) return null;
    const resolve = options.resolve ?? resolveByDns;
    const addresses = await within(
      AbortSignal.timeout(CHECK_RESOLVE_MS),
      resolve(url.hostname),
    ).catch(() => []);
    return addresses.every(isPublic) ? null : NOT_PUBLIC;
  }

  async function guarded(call: OutboundCall): Promise<OutboundReply> {
    const judged = judgeUrl(call.url, allowedHosts);
    if ('reason' in judged) throw new OutboundError('blocked', `the URL ${judged.reason}`);
    const release = await slots.take(judged.url.hostname, currentWorkspace() ?? '');
    if (!release) throw new OutboundError('busy', 'too many requests to this host are waiting');
    try {
      const isExempt = isAllowedHost(judged.url, allowedHosts);
      return await send(judged.url, call, {
        isExempt,
        resolve: options.resolve,
        connectTimeoutMs,
        closing: closing.signal,
      });
    } finally {
      release();
    }
  }

  function request(call: OutboundCall): Promise<OutboundReply> {
    const work = guarded(call);
    underWay.add(work);
    work.catch(() => {}).finally(() => underWay.delete(work));
    return work;
  }

  return {
    checkUrl,
    request,
    async post(sent) {
      const { status, body } = await request({ ...sent, method: 'POST' });
      return { status, body };
    },
    async close() {
      closing.abort();
      await Promise.allSettled(underWay);
    },
  };
}

interface SendOptions {
  /** The host is exempt from the private-address rule. */
  isExempt: boolean;
  resolve: Resolve | undefined;
  connectTimeoutMs: number;
  closing: AbortSignal;
}

async function send(
  url: URL,
  request: OutboundCall,
  { closing, ...options }: SendOptions,
): Promise<OutboundReply> {
  const deadline = new AbortController();
  const endsAt = monotonicMs() + request.timeoutMs;
  // Aborts only after reading data that has arrived. A process that was frozen or starved finds its
  // timers due before it reads an answer that came meanwhile, and would otherwise resend a request
  // that was received.
  const timer = setTimeout(() => setImmediate(() => deadline.abort()), request.timeoutMs).unref();
  const signal = AbortSignal.any([deadline.signal, closing]);
  // One client per request: no connection outlives its check, and none turns out to be closed by
  // the other side.
  const client = new Client(url.origin, {
    pipelining: 0,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: guardedConnector({ ...options, signal, endsAt }),
  });
  try {
    const { statusCode, headers, body } = await client.request({
      method: request.method,
      path: `${url.pathname}${url.search}`,
      headers: { 'accept-encoding': 'identity', ...request.headers },
      body: request.body,
      signal,
    });
    const retryAfter = headers['retry-after'];
    return {
      status: statusCode,
      body: (await readStart(body, request.maxBodyBytes ?? DEFAULT_BODY_BYTES)).toString(
        request.bodyAs ?? 'utf8',
      ),
      retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
    };
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    if (deadline.signal.aborted)
      throw new OutboundError('timeout', `no answer within ${request.timeoutMs} ms`, {
        cause: error,
      });
    throw new OutboundError(
      codeOf(error) === 'UND_ERR_CONNECT_TIMEOUT' ? 'timeout' : 'network',
      reasonOf(error),
      { cause: error },
    );
  } finally {
    clearTimeout(timer);
    // Not awaited: an aborted connection needs no clean close.
    client.destroy().catch(() => {});
  }
}

interface ConnectorOptions extends Omit<SendOptions, 'closing'> {
  signal: AbortSignal;
  /** On the clock of monotonicMs. */
  endsAt: number;
}

/**
 * Checks at connection time. It checks a literal address (which needs no look-up), or else every
 * address that the name resolves to now, and connects to those very addresses. Last, it checks the
 * address that the socket reports.
 */
function guardedConnector({
  isExempt,
  resolve,
  connectTimeoutMs,
  signal,
  endsAt,
}: ConnectorOptions): buildConnector.connector {
  const connect = async (target: buildConnector.Options): Promise<Socket> => {
    const addresses = await within(signal, addressesOf(target.hostname, isExempt, resolve));
    if (!isExempt && !addresses.every(isPublic))
      throw new OutboundError('blocked', `the URL ${NOT_PUBLIC}`);
    const socket = await open(target, addresses, connectTimeoutMs, signal);
    const isLate = monotonicMs() >= endsAt;
    if (!isLate && (isExempt || isPublic(socket.remoteAddress ?? ''))) return socket;
    socket.destroy();
    // The caller would not wait for a request sent now, and would send it again.
    throw isLate
      ? new OutboundError('timeout', 'no connection in time')
      : new OutboundError('blocked', `the URL ${NOT_PUBLIC}`);
  };
  return (target, callback) => {
    connect(target).then(
      (socket) => callback(null, socket),
      (error) => callback(error, null),
    );
  };
}

async function addressesOf(
  hostname: string,
  isExempt: boolean,
  resolve: Resolve | undefined,
): Promise<string[]> {
  const literal = literalAddress(hostname);
  if (literal) return [literal.toString()];
  const addresses = await (resolve ?? (isExempt ? resolveBySystem : resolveByDns))(hostname);
  if (addresses.length === 0) throw new Error(`${hostname} has no address`);
  return addresses;
}

/** Connects to one of the given addresses; the name is used for TLS only. */
function open(
  target: buildConnector.Options,
  addresses: string[],
  timeout: number,
  signal: AbortSignal,
): Promise<Socket> {
  const entries = addresses.map((address) => ({ address, family: isIP(address) }));
  const answerWith: LookupFunction = (_host, { all }, callback) => {
    const first = entries[0] ?? { address: '', family: 4 };
    if (all) callback(null, entries);
    else callback(null, first.address, first.family);
  };
  const connector = buildConnector({ timeout, lookup: answerWith, allowH2: false });
  return new Promise((resolve, reject) => {
    // The connector returns its socket at once, though its type does not declare it: this is how an
    // unfinished connection is cut.
    const making: unknown = connector(target, (error, socket) =>
      socket ? resolve(socket) : reject(error),
    );
    signal.addEventListener('abort', () => {
      (making as Socket | undefined)?.destroy();
      reject(signal.reason);
    });
  });
}

export function isPublic(address: string): boolean {
  const parsed = parseAddress(address);
  return parsed !== null && isPublicAddress(parsed);
}

/**
 * Queries the name servers without a pool thread, so that one workspace's slow name server delays
 * no other.
 */
export async function resolveByDns(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/**
 * For hosts that the operator configured: also uses the hosts file and the system's other sources.
 */
export async function resolveBySystem(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/**
 * Reads until the limit, the end, the deadline or a broken connection. The status has already
 * arrived, so none of these is an error.
 */
async function readStart(body: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= maxBytes) break;
    }
  } catch {
    // Cut off: the start is enough.
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

/** The promise, unless the signal comes first. */
async function within<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function reasonOf(error: unknown): string {
  const { message } = error as Error;
  return (
    [codeOf(error), message].filter((part) => part !== undefined && part !== '').join(': ') ||
    'the request failed'
  );
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
