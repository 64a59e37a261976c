import { monotonicMs } from './clock.ts';
import type { Data, Input, OperationId } from './contract.ts';
import { type ErrorBody, GreenroomError } from './error.ts';
import { createLimiter } from './limiter.ts';
import { OPERATIONS } from './operations.gen.ts';
import { createPatience, isRateLimit, withWait } from './patience.ts';

export interface ClientOptions {
  /** Where the service is, without `/api`: `http://127.0.0.1:3000`. */
  baseUrl: string;
  /** Secret: keep it out of code that runs in a browser. */
  apiKey: string;
  /** In place of the global `fetch`. */
  fetch?: typeof fetch;
  /**
   * How often a request is sent again: after a rate limit, whatever it is, since it was refused
   * before any effect; after a failure of the service or the connection, only a read or a POST with
   * an Idempotency-Key. 0 turns it off.
   */
  maxRetries?: number;
  /**
   * How long a call may wait in all: for room in the key's windows, and before it is sent again.
   * When it would have to wait longer, it fails at once with an error that says how long. The
   * default of 61 minutes outlasts the windows up to the hour; `Infinity` outlasts all.
   */
  maxWaitMs?: number;
  /** For one attempt, until the whole answer is there. */
  timeoutMs?: number;
  /**
   * False: do not wait for room in the key's windows before a request. The client otherwise learns
   * them from the answers.
   */
  limiter?: boolean;
  /** Called when a call begins to wait for room in the key's windows. */
  onWait?(wait: LimitWait): void;
  /** Called after each attempt. Never gets a body or the key. */
  logger?(entry: LogEntry): void;
}

/** A wait for room in the windows of the key. */
export interface LimitWait {
  operation: OperationId;
  /** `second`, `minute`, `hour`, `day` or `month`; null when the service only said how long. */
  window: string | null;
  waitMs: number;
}

/** One attempt of a request. */
export interface LogEntry {
  operation: OperationId;
  method: string;
  /** With the query. */
  path: string;
  /** From 1. */
  attempt: number;
  durationMs: number;
  /** Null when no answer came. */
  status: number | null;
  /** Null when it worked. */
  error: unknown;
  /** When it is sent again; null: it is not. */
  retryInMs: number | null;
}

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** For each attempt, in place of the client's. */
  timeoutMs?: number;
  /** In place of the client's. */
  maxWaitMs?: number;
  /**
   * For a POST. One that costs credits or changes something gets a new key by default, so that a
   * retry has no second effect.
   */
  idempotencyKey?: string;
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

/** For a file or a stream: the response of a success, its body unread. */
export type RawRequest = <Id extends OperationId>(
  id: Id,
  input: Input<Id>,
  options?: CallOptions,
) => Promise<Response>;

interface OperationRow {
  method: string;
  path: string;
  query: readonly string[];
  hasBody: boolean;
  /** The body may be a file. */
  upload?: boolean;
  /** A POST that gets an Idempotency-Key by default. */
  keyed?: boolean;
}

/** Longer than any wait for a second, a minute or an hour, with room for clocks that differ. */
const DEFAULT_MAX_WAIT_MS = 61 * 60_000;
const DEFAULT_RETRY_WAIT_MS = 1_000;
/** After the first failure; twice as long after each one. */
const FIRST_RETRY_MS = 500;

/**
 * The functions behind every method: they build the request, wait for room in the key's windows, send
 * it again where that is safe, and open the envelope.
 */
export function createRequests(options: ClientOptions): { request: Request; raw: RawRequest } {
  const send = createSend(options);
  return {
    request: (id, input, call) => send(id, input, call, open as Read<Answer<Data<typeof id>>>),
    raw: (id, input, call) => send(id, input, call, unread),
  };
}

type Read<T> = (response: Response) => Promise<T>;

function createSend(options: ClientOptions) {
  const { maxRetries = 3, maxWaitMs: defaultMaxWaitMs = DEFAULT_MAX_WAIT_MS, logger } = options;
  const limiter = options.limiter === false ? null : createLimiter();
  const attempt = createAttempt(options);

  return async <T>(
    id: OperationId,
    input: object,
    call: CallOptions = {},
    read: Read<T>,
  ): Promise<T> => {
    const row: OperationRow = OPERATIONS[id];
    const placed = place(row, input as Record<string, unknown>);
    const headers = headersOf(row, call);
    const isSafe = row.method === 'GET' || 'idempotency-key' in headers;
    const patience = createPatience({
      maxWaitMs: call.maxWaitMs ?? defaultMaxWaitMs,
      signal: call.signal,
      onWait: (window, waitMs) => options.onWait?.({ operation: id, window, waitMs }),
    });
    for (let retries = 0; ; retries++) {
      await limiter?.take(patience.waitForRoom, call.signal);
      const startedMs = monotonicMs();
      let status: number | null = null;
      const log = (error: unknown, retryInMs: number | null) =>
        logger?.({
          ...{ operation: id, method: row.method, path: placed.path, attempt: retries + 1 },
          ...{ durationMs: monotonicMs() - startedMs, status, error, retryInMs },
        });
      try {
        const onResponse = (received: Response) => {
          status = received.status;
          limiter?.learn(received.headers);
        };
        const answer = await read(await attempt(row, placed, { ...call, headers }, onResponse));
        log(null, null);
        return answer;
      } catch (error) {
        if (status === null) limiter?.learn(null);
        const isLast = retries >= maxRetries || call.signal?.aborted === true;
        const waitMs = isLast ? null : retryWaitMs(error, { isSafe, retries });
        const isOver = waitMs === null || !patience.allows(waitMs);
        log(error, isOver ? null : waitMs);
        if (isOver) throw withWait(error, waitMs, patience);
        await patience.waitToRetry(error, waitMs);
      }
    }
  };
}

/** Sends a request once. */
function createAttempt({
  baseUrl,
  apiKey,
  fetch: send = globalThis.fetch,
  timeoutMs: defaultTimeoutMs = 60_000,
}: ClientOptions) {
  const origin = baseUrl.replace(/\/+$/, '');
  return async (
    { method }: OperationRow,
    { path, body, ...placed }: Placed,
    { signal, headers, timeoutMs = defaultTimeoutMs }: CallOptions,
    onResponse: (response: Response) => void,
  ): Promise<Response> => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await send(`${origin}${path}`, {
      method,
      headers: {
        ...headers,
        'x-api-key': apiKey,
        ...placed.headers,
      },
      body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    onResponse(response);
    return response;
  };
}

/** In lower case; with the Idempotency-Key that all attempts share. */
function headersOf(
  { method, keyed }: OperationRow,
  { headers = {}, idempotencyKey }: CallOptions,
): Record<string, string> {
  const own = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const key = idempotencyKey ?? own['idempotency-key'] ?? (keyed ? crypto.randomUUID() : undefined);
  return method === 'POST' && key !== undefined ? { ...own, 'idempotency-key': key } : own;
}

/** How long to wait before sending it again; null when that is not safe or of no use. */
function retryWaitMs(
  error: unknown,
  { isSafe, retries }: { isSafe: boolean; retries: number },
): number | null {
  const askedMs =
    error instanceof GreenroomError && error.retryAfterSeconds !== null
      ? error.retryAfterSeconds * 1_000
      : null;
  if (isRateLimit(error)) return askedMs ?? DEFAULT_RETRY_WAIT_MS;
  const isFailure = !(error instanceof GreenroomError) || error.status >= 500;
  if (!isSafe || !isFailure) return null;
  // At random, so that clients do not come back together.
  return askedMs ?? FIRST_RETRY_MS * 2 ** retries * (0.5 + Math.random() / 2);
}

interface Placed {
  path: string;
  body: string | Blob | FormData | undefined;
  /** What they say of the body. */
  headers: Record<string, string>;
}

/** Puts each argument where it belongs: into the path, the query string or the body. */
function place(
  { path, query, hasBody, upload }: OperationRow,
  input: Record<string, unknown>,
): Placed {
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
  const target = search.size > 0 ? `${filled}?${search}` : filled;
  if (upload && rest.file instanceof Blob) {
    const { file, fileName } = rest;
    if (target.length > MAX_TARGET)
      return { path: filled, body: formOf(search, file, fileName), headers: {} };
    return { path: target, body: file, headers: fileHeaders(file, fileName) };
  }
  if (!hasBody) return { path: target, body: undefined, headers: {} };
  const headers = { 'content-type': 'application/json' };
  return { path: target, body: JSON.stringify(rest), headers };
}

/** Servers and proxies refuse longer addresses; Node's own limit is 16 kB with all headers. */
const MAX_TARGET = 6_000;

const nameOf = (file: Blob, name: unknown): string =>
  String(name ?? (file as Partial<File>).name ?? 'file');

/** Parameters that an address has no room for go before the file. */
function formOf(search: URLSearchParams, file: Blob, name: unknown): FormData {
  const form = new FormData();
  for (const [field, value] of search) form.append(field, value);
  form.append('file', file, nameOf(file, name));
  return form;
}

/** The file is the body; without a name it would be taken for what its media type says. */
function fileHeaders(file: Blob, name: unknown): Record<string, string> {
  // RFC 8187: what encodeURIComponent leaves and the header does not allow is encoded too.
  const encoded = encodeURIComponent(nameOf(file, name)).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encoded}`,
  };
}

async function unread(response: Response): Promise<Response> {
  if (!response.ok) await open(response);
  return response;
}

/** Throws GreenroomError for what is not a success. */
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
