import type { ContactKind } from '../contract.ts';
import type { ReasonCode } from './reasons.ts';

/*
 * How a request goes through the providers.
 *
 * Providers are asked one after the other: first the contacts imported with the talent, which are
 * free, then the workspace's providers in its own order or by cost. Each is asked once for all the
 * kinds that are still open. The first provider that finds a kind closes it. The call to a provider
 * begins as `asking` and then becomes one of:
 *
 *   retrying   called again later: rate-limited, unavailable, or its answer is unknown
 *   waiting    the provider is asynchronous and is polled
 *   ended      the provider answered, refused, or was given up
 *
 * When no provider is left for an open kind, that kind was not found.
 */

/** The name of the built-in provider, which serves the contacts imported with a talent. */
export const IMPORTED = 'import';

/** A provider, and the kinds of contacts to ask it for. */
export interface ProviderOffer {
  /** A provider type, or IMPORTED. */
  provider: string;
  kinds: readonly ContactKind[];
}

export interface Call {
  provider: string;
  kinds: readonly ContactKind[];
  state: 'asking' | 'retrying' | 'waiting' | 'ended';
  tries: number;
  unknowns: number;
  dueAt: Date;
  /** When polling stops; null unless `waiting`. */
  giveUpAt: Date | null;
}

export type NextStep =
  | { action: 'ask'; provider: string; kinds: readonly ContactKind[] }
  | { action: 'poll'; call: Call }
  /** A worker died during the call. */
  | { action: 'reckon'; call: Call }
  | { action: 'wait'; until: Date }
  | { action: 'end' };

interface Ordered {
  type: string;
  cost: number;
  position: number | null;
}

/**
 * The workspace's order first, then the cheapest. The type's name breaks ties, so that the order is
 * stable.
 */
export function inOrder<P extends Ordered>(providers: readonly P[]): P[] {
  return providers.toSorted(
    (a, b) =>
      (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY) ||
      a.cost - b.cost ||
      (a.type < b.type ? -1 : 1),
  );
}

/**
 * Returns the next action. A call whose provider is no longer among the offers stays as it is and is
 * never resumed.
 */
export function nextStep(
  offers: readonly ProviderOffer[],
  calls: readonly Call[],
  open: readonly ContactKind[],
  now: Date,
): NextStep {
  const byProvider = new Map(calls.map((call) => [call.provider, call]));
  for (const { provider, kinds } of offers) {
    const call = byProvider.get(provider);
    const wanted = open.filter((kind) => (call?.kinds ?? kinds).includes(kind));
    if (call?.state === 'ended' || wanted.length === 0) continue;
    if (!call) return { action: 'ask', provider, kinds: wanted };
    if (call.state === 'asking') return { action: 'reckon', call };
    if (call.dueAt > now) return { action: 'wait', until: call.dueAt };
    return call.state === 'waiting'
      ? { action: 'poll', call }
      : { action: 'ask', provider, kinds: wanted };
  }
  return { action: 'end' };
}

export type FailureKind =
  /** The provider asked us to retry later. */
  | 'rate_limited'
  /**
   * The provider answered that it is unavailable (5xx), or could not be reached: nothing was done
   * or billed.
   */
  | 'unavailable'
  /** The request may have arrived; its outcome is unknown. */
  | 'unknown'
  /** Retrying does not help: bad key, no provider credits, or an invalid request. */
  | 'refused';

export interface Failure {
  failure: FailureKind;
  reason: ReasonCode;
  /** The delay that the provider asked for; null: none given. */
  retryAfterMs: number | null;
}

/** Calls to one provider for one request. */
const MAX_TRIES = 3;
/**
 * Providers bill what they find, and the next one costs at least as much, so a lost answer is
 * requested once more. A second loss ends the call, so that an answer that crashes the worker
 * cannot do so forever.
 */
const MAX_UNKNOWNS = 2;
/** A provider that asks for a longer delay is skipped. */
const MAX_RETRY_AFTER_MS = 15 * 60_000;

/** The delay before the provider is called again; null: it is given up for this request. */
export function retryDelayMs(
  { failure, retryAfterMs }: Failure,
  { tries, unknowns }: Pick<Call, 'tries' | 'unknowns'>,
  pausesMs: readonly number[],
): number | null {
  if (failure === 'refused' || tries >= MAX_TRIES || unknowns >= MAX_UNKNOWNS) return null;
  const pauseMs = pausesMs[Math.min(tries, pausesMs.length) - 1] ?? 0;
  if (failure !== 'rate_limited') return pauseMs;
  const delayMs = retryAfterMs ?? pauseMs;
  return delayMs > MAX_RETRY_AFTER_MS ? null : delayMs;
}

/**
 * The charge at the end of a request: only what was found. The rest of the reservation is returned.
 */
export function chargeFor(kinds: readonly { state: string; price: number }[]): number {
  return kinds.reduce((sum, { state, price }) => (state === 'found' ? sum + price : sum), 0);
}
