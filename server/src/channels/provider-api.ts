import { type Outbound, OutboundError } from '../platform/outbound.ts';
import { ChannelTrouble } from './reasons.ts';

/*
 * How the adapters call HTTPS providers. A ChannelTrouble thrown here means that nothing was done;
 * after any other error, the outcome is unknown.
 */

export interface ApiCall {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string;
  maxBodyBytes?: number;
}

export interface ApiAnswer {
  status: number;
  /** Null when the body is not JSON, or was truncated. */
  json: unknown;
  /** The beginning of the raw body. */
  text: string;
  retryAfterSeconds: number | undefined;
}

export type Ask = (call: ApiCall) => Promise<ApiAnswer>;

const TIMEOUT_MS = 20_000;
const MAX_BODY_BYTES = 1024 * 1024;

export function createAsk(outbound: Pick<Outbound, 'request'>): Ask {
  return async (call) => {
    try {
      const { status, body, retryAfter } = await outbound.request({
        maxBodyBytes: MAX_BODY_BYTES,
        ...call,
        timeoutMs: TIMEOUT_MS,
      });
      return { status, json: parse(body), text: body, retryAfterSeconds: seconds(retryAfter) };
    } catch (error) {
      // A read can be repeated, whatever its outcome.
      if (error instanceof OutboundError && (call.method === 'GET' || wasNotSent(error)))
        throw outboundTrouble(error);
      throw error;
    }
  };
}

/** Error codes of connections that were never established. */
const NOT_CONNECTED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS\w*|ERR_SSL\w*|CERT_\w*|DEPTH_ZERO\w*|SELF_SIGNED\w*|UNABLE_TO_\w*)$/;

function wasNotSent({ failure, cause }: OutboundError): boolean {
  if (failure === 'blocked' || failure === 'busy') return true;
  const { code = '', message = '' } = (cause ?? {}) as NodeJS.ErrnoException;
  return NOT_CONNECTED.test(code) || message.endsWith('has no address');
}

function outboundTrouble(error: OutboundError): ChannelTrouble {
  if (error.failure === 'blocked')
    return new ChannelTrouble('host_refused', { accountLost: true, cause: error });
  if (error.failure === 'timeout' || error.failure === 'busy')
    return new ChannelTrouble('timed_out', { cause: error });
  const { code = '', message = '' } = (error.cause ?? {}) as NodeJS.ErrnoException;
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/.test(code))
    return new ChannelTrouble('tls_failed', { cause: error });
  if (code === 'ENOTFOUND' || message.endsWith('has no address'))
    return new ChannelTrouble('host_unknown', { cause: error });
  return new ChannelTrouble('unreachable', { cause: error });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Seconds only: none of the providers sends a date. */
function seconds(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter.trim())
    ? Number(retryAfter)
    : undefined;
}

/** The text at a path in a response, such as `error.code`; undefined when there is none. */
export function textAt(json: unknown, ...path: (string | number)[]): string | undefined {
  const value = valueAt(json, ...path);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function valueAt(json: unknown, ...path: (string | number)[]): unknown {
  let value = json;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value;
}

export function listAt(json: unknown, ...path: (string | number)[]): unknown[] {
  const value = valueAt(json, ...path);
  return Array.isArray(value) ? value : [];
}
