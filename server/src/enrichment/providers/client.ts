import type { Clock } from '../../platform/clock.ts';
import { type Outbound, OutboundError } from '../../platform/outbound.ts';
import type { ContactKind } from '../contract.ts';
import type { Failure } from '../rules/waterfall.ts';
import { failed } from './answers.ts';
import type { Adapter, HttpAnswer, HttpRequest, Person, Reply } from './port.ts';

/** The address and the account for calls to a provider. */
export interface Account {
  /** Without a trailing slash. */
  baseUrl: string;
  apiKey: string;
}

/** The slowest providers take up to 20 s for an immediate answer. */
const ANSWER_TIMEOUT_MS = 25_000;
const MAX_ANSWER_BYTES = 256 * 1_024;

export interface ProviderClientDependencies {
  outbound: Pick<Outbound, 'request'>;
  clock: Clock;
  /** Shorter in tests of time-outs. */
  timeoutMs?: number;
}

/**
 * Calls providers through the guarded client, because a workspace can choose the address. Never
 * throws for a provider's behaviour.
 */
export function createProviderClient({
  outbound,
  clock,
  timeoutMs = ANSWER_TIMEOUT_MS,
}: ProviderClientDependencies) {
  async function send(
    account: Account,
    { path, ...request }: HttpRequest,
    read: (answer: HttpAnswer) => Reply,
  ): Promise<Reply> {
    try {
      const { status, body, retryAfter } = await outbound.request({
        ...request,
        url: `${account.baseUrl}${path}`,
        headers: { Accept: 'application/json', ...request.headers },
        timeoutMs,
        maxBodyBytes: MAX_ANSWER_BYTES,
      });
      const json = parseJson(body);
      // A truncated success: its content is unknown.
      if (status < 300 && json === undefined) return failed('unknown', 'unreadable');
      return read({ status, json, retryAfterMs: readRetryAfter(retryAfter, clock.now()) });
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      return failedOnTheWay(error);
    }
  }

  return {
    /** Null: too little is known about the person. */
    async ask(
      adapter: Adapter,
      account: Account,
      person: Person,
      kinds: readonly ContactKind[],
    ): Promise<Reply | null> {
      const request = adapter.ask(person, kinds, account.apiKey);
      return request && send(account, request, adapter.read);
    },

    poll({ polling }: Adapter, account: Account, ticket: string): Promise<Reply> {
      if (!polling) throw new Error('this provider answers at once and gives no tickets');
      return send(account, polling.request(ticket, account.apiKey), (answer) =>
        polling.read(answer, ticket),
      );
    },

    /** Null: the key is accepted. */
    async check(adapter: Adapter, account: Account): Promise<Failure | null> {
      const reply = await send(account, adapter.check(account.apiKey), (answer) => {
        const failure = adapter.readCheck(answer);
        return failure ? { outcome: 'failed', ...failure } : { outcome: 'answered', found: [] };
      });
      return reply.outcome === 'failed'
        ? { failure: reply.failure, reason: reply.reason, retryAfterMs: reply.retryAfterMs }
        : null;
    },
  };
}

export type ProviderClient = ReturnType<typeof createProviderClient>;

function failedOnTheWay({ failure }: OutboundError): Reply {
  if (failure === 'blocked') return failed('refused', 'address_refused');
  if (failure === 'busy') return failed('unavailable', 'busy');
  if (failure === 'timeout') return failed('unknown', 'timed_out');
  return failed('unknown', 'connection_failed');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses Retry-After (seconds or an HTTP date) into milliseconds from `now`; null when it is
 * neither.
 */
function readRetryAfter(text: string | null, now: Date): number | null {
  if (text === null) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
