import type { Data, Input, OperationId } from './contract.ts';
import { type ErrorBody, GreenroomError } from './error.ts';
import { OPERATIONS } from './operations.gen.ts';

export interface ClientOptions {
  /** Where the service is, without `/api`: `http://127.0.0.1:3000`. */
  baseUrl: string;
  /** Secret: keep it out of code that runs in a browser. */
  apiKey: string;
  /** In place of the global `fetch`. */
  fetch?: typeof fetch;
  /**
   * How often a read that met a rate limit is sent again, after the time the service asks for. 0
   * turns it off. Writes are never repeated.
   */
  maxRetries?: number;
  /** A longer wait than this is not worth it: the error is thrown at once. */
  maxRetryWaitMs?: number;
  /** For one attempt, until the whole answer is there. */
  timeoutMs?: number;
}

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

export interface Answer<T> {
  data: T;
  status: number;
  headers: Headers;
}

export type Request = <Id extends OperationId>(
  id: Id,
  input: Input<Id>,
  options?: CallOptions,
) => Promise<Answer<Data<Id>>>;

interface OperationRow {
  method: string;
  path: string;
  query: readonly string[];
  hasBody: boolean;
}

const DEFAULT_RETRY_WAIT_MS = 1_000;

/**
 * The function behind every method: builds the request, waits out rate limits on reads, opens the
 * envelope.
 */
export function createRequest({
  baseUrl,
  apiKey,
  fetch: send = globalThis.fetch,
  maxRetries = 3,
  maxRetryWaitMs = 60_000,
  timeoutMs = 60_000,
}: ClientOptions): Request {
  const origin = baseUrl.replace(/\/+$/, '');

  async function attempt(
    row: OperationRow,
    input: Record<string, unknown>,
    { signal, headers }: CallOptions,
  ): Promise<Answer<unknown>> {
    const { path, body } = place(row, input);
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await send(`${origin}${path}`, {
      method: row.method,
      headers: {
        ...headers,
        'x-api-key': apiKey,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return open(response);
  }

  return async (id, input, options = {}) => {
    const row: OperationRow = OPERATIONS[id];
    for (let retries = 0; ; retries++) {
      try {
        return (await attempt(row, input as Record<string, unknown>, options)) as Answer<
          Data<typeof id>
        >;
      } catch (error) {
        const waitMs = row.method === 'GET' && retries < maxRetries ? retryWaitMs(error) : null;
        if (waitMs === null || waitMs > maxRetryWaitMs) throw error;
        await pause(waitMs, options.signal);
      }
    }
  };
}

/** How long a rate limit asks to wait; null for any other error. */
function retryWaitMs(error: unknown): number | null {
  if (!(error instanceof GreenroomError) || error.status !== 429) return null;
  return error.retryAfterSeconds === null ? DEFAULT_RETRY_WAIT_MS : error.retryAfterSeconds * 1_000;
}

/** Puts each argument where it belongs: into the path, the query string or the body. */
function place(
  { path, query, hasBody }: OperationRow,
  input: Record<string, unknown>,
): { path: string; body: string | undefined } {
  const rest = { ...input };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    const segment = encodeURIComponent(String(value ?? ''));
    // An empty or dotted segment would make it the path of another operation.
    if (/^\.{0,2}$/.test(segment))
      throw new TypeError(`${name} must be an identifier, not ${JSON.stringify(value)}`);
    return segment;
  });
  const search = new URLSearchParams();
  for (const name of query) {
    for (const value of [rest[name]].flat())
      if (value !== undefined && value !== null) search.append(name, String(value));
    delete rest[name];
  }
  return {
    path: search.size > 0 ? `${filled}?${search}` : filled,
    body: hasBody ? JSON.stringify(rest) : undefined,
  };
}

async function open(response: Response): Promise<Answer<unknown>> {
  const envelope = (await response.json().catch(() => null)) as {
    success?: boolean;
    data?: unknown;
    error?: ErrorBody;
  } | null;
  if (response.ok && envelope?.success === true)
    return { data: envelope.data, status: response.status, headers: response.headers };
  throw new GreenroomError(
    response.status,
    envelope?.success === false ? (envelope.error ?? null) : null,
    retryAfterSeconds(response.headers),
  );
}

function retryAfterSeconds(headers: Headers): number | null {
  const text = headers.get('retry-after');
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

/** Resolves after `delayMs`; rejects with the signal's reason as soon as it is aborted. */
export function pause(delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, delayMs);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
