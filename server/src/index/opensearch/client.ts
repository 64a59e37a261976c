import type { Dispatcher } from 'undici';
import { monotonicMs } from '../../platform/clock.ts';
import { once } from '../../platform/once.ts';

/** Searches of one process on their way to one node; more wait here. */
const CONNECTIONS = 32;
const CONNECT_MAX_MS = 2_000;
/** A bulk on a busy node takes seconds. Searches have a limit of their own. */
const ANSWER_MAX_MS = 60_000;
/** A node that could not be reached is asked last for this long. */
const AVOIDED_MS = 5_000;
/** Too busy, or a gateway, shard or manager is away: it passes. */
const PASSING: readonly number[] = [429, 502, 503, 504];
/** Enough of an answer to understand an error, and without whole documents. */
const MAX_SHOWN = 600;

export interface ClusterAddress {
  /** Origins, with a path if there is one, without a trailing slash. */
  nodes: readonly string[];
  username?: string | null;
  password?: string | null;
  /** Certificates of authorities, as PEM; absent: those of the system. */
  ca?: string | null;
}

/** No node answers now, or the cluster cannot: another attempt may succeed. */
export class ClusterAway extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ClusterAway';
  }
}

/** The cluster understood the request and refused it. */
export class ClusterRefused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'ClusterRefused';
    this.status = status;
  }
}

export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD';

export interface CallOptions {
  /** An object is sent as JSON, a text as lines of JSON. */
  body?: object | string;
  signal?: AbortSignal;
}

/** Requests to a cluster that understands the API which OpenSearch and Elasticsearch share. */
export interface ClusterClient {
  /** Throws ClusterAway, ClusterRefused, or the reason of the signal. */
  call<T>(method: Method, path: string, options?: CallOptions): Promise<T>;
  /** Ends requests under way. */
  close(): Promise<void>;
}

/** Requests repeat nothing by themselves, but go to the next node when one cannot be reached. */
export function createClusterClient({
  nodes,
  username,
  password,
  ca,
}: ClusterAddress): ClusterClient {
  // Loaded with the first request: without a cluster, no start waits for it.
  const http = once(async () => {
    const { Agent, request } = await import('undici');
    const dispatcher: Dispatcher = new Agent({
      connections: CONNECTIONS,
      connect: { timeout: CONNECT_MAX_MS, ...(ca != null && { ca }) },
      headersTimeout: ANSWER_MAX_MS,
      bodyTimeout: ANSWER_MAX_MS,
    });
    return { request, dispatcher };
  });
  const authorization =
    username == null
      ? null
      : `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}`;
  const order = createOrder(nodes);

  async function send(
    node: string,
    method: Method,
    path: string,
    { body, signal }: CallOptions,
  ): Promise<{ status: number; text: string }> {
    const isLines = typeof body === 'string';
    const headers = {
      accept: 'application/json',
      ...(body !== undefined && {
        'content-type': isLines ? 'application/x-ndjson' : 'application/json',
      }),
      ...(authorization !== null && { authorization }),
    };
    const { request, dispatcher } = await http();
    const sent = isLines ? body : JSON.stringify(body);
    const answer = await request(`${node}${path}`, {
      ...{ method, dispatcher, headers, signal },
      body: sent,
    });
    return { status: answer.statusCode, text: await answer.body.text() };
  }

  return {
    async call<T>(method: Method, path: string, options: CallOptions = {}): Promise<T> {
      options.signal?.throwIfAborted();
      let failure: unknown;
      for (const node of order.next()) {
        try {
          const { status, text } = await send(node, method, path, options);
          order.reached(node);
          return read<T>(status, text, `${method} ${path.split('?')[0]}`);
        } catch (error) {
          options.signal?.throwIfAborted();
          if (error instanceof ClusterRefused) throw error;
          // A cluster that is too busy is not less so at another node, but a node may be leaving it.
          if (!(error instanceof ClusterAway)) order.failed(node);
          failure = error;
        }
      }
      if (failure instanceof ClusterAway) throw failure;
      throw new ClusterAway('no node of the search cluster can be reached', failure);
    },
    close: async () => (await http()).dispatcher.destroy(),
  };
}

function read<T>(status: number, text: string, asked: string): T {
  if (status < 300) return (text === '' ? null : JSON.parse(text)) as T;
  const message = `${asked}: ${status} ${text.slice(0, MAX_SHOWN)}`;
  if (PASSING.includes(status)) throw new ClusterAway(message);
  throw new ClusterRefused(status, message);
}

export const isPassing = (status: number | undefined): boolean =>
  status !== undefined && PASSING.includes(status);

/** Nodes in turn; those that could not be reached a moment ago come last. */
function createOrder(nodes: readonly string[]) {
  const failedAt = new Map<string, number>();
  let turn = 0;
  const isAvoided = (node: string): boolean =>
    monotonicMs() - (failedAt.get(node) ?? Number.NEGATIVE_INFINITY) < AVOIDED_MS;
  return {
    next(): string[] {
      const first = turn++ % nodes.length;
      const turned = [...nodes.slice(first), ...nodes.slice(0, first)];
      return [
        ...turned.filter((node) => !isAvoided(node)),
        ...turned.filter((node) => isAvoided(node)),
      ];
    },
    reached: (node: string): boolean => failedAt.delete(node),
    failed: (node: string) => failedAt.set(node, monotonicMs()),
  };
}
