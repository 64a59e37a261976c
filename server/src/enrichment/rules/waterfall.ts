import type { ContactKind } from '../contract.ts';
import type { ReasonCode } from './reasons.ts';

/*
 * How a request goes through the providers.
 *
 * They are asked one after the other: the contacts imported with the talent, which cost nobody
 * anything, then the workspace's providers in its own order or by cost. Each is asked once for all
 * the kinds that are still open, and a kind is closed by the first that finds it. The call to a
 * provider begins as `asking` and then is
 *
 *   retrying   to be called again later: it limits its rate, is unwell, or its answer is not known
 *   waiting    the provider works in its own time and is polled
 *   ended      it answered, refused, or was given up
 *
 * When no provider with an open kind is left, what is open was not found.
 */

/** The name of the built-in provider, which serves the contacts imported with a talent. */
export const IMPORTED = 'import';

export interface Step {
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
  /** When polling ends; null unless `waiting`. */
  giveUpAt: Date | null;
}

export type NextStep =
  | { action: 'ask'; provider: string; kinds: readonly ContactKind[] }
  | { action: 'poll'; call: Call }
  /** A worker died while it asked. */
  | { action: 'reckon'; call: Call }
  | { action: 'wait'; until: Date }
  | { action: 'end' };

interface Ordered {
  type: string;
  cost: number;
  position: number | null;
}

/**
 * The workspace's order first, the cheapest first among the others, the type's name last so that
 * the order is always the same.
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
 * What to do now. A call whose provider is gone from the steps stays as it is and is never taken up
 * again.
 */
export function nextStep(
  steps: readonly Step[],
  calls: readonly Call[],
  open: readonly ContactKind[],
  now: Date,
): NextStep {
  const byProvider = new Map(calls.map((call) => [call.provider, call]));
  for (const { provider, kinds } of steps) {
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
  /** Asked to come back later. */
  | 'rate_limited'
  /** It answered that it cannot now (5xx), or could not be reached: nothing was done and nothing is billed. */
  | 'unavailable'
  /** The request may have arrived, and what came of it is not known. */
  | 'unknown'
  /** It will not, however often it is asked: bad key, no credits there, not acceptable. */
  | 'refused';

export interface Failure {
  failure: FailureKind;
  reason: ReasonCode;
  /** How long it asked to be left alone; null: it did not say. */
  retryAfterMs: number | null;
}

/** Calls to one provider for one request. */
const MAX_TRIES = 3;
/**
 * The providers bill what they find, and the next one costs no less: an answer that was lost is
 * asked for once more rather than left behind. A second loss ends it, so that a provider whose
 * answer kills the worker cannot do so for ever.
 */
const MAX_UNKNOWNS = 2;
/** A provider that wants to be left alone for longer is passed over. */
const MAX_RETRY_AFTER_MS = 15 * 60_000;

/** How long to wait before the provider is called again; null: it is given up for this request. */
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
 * What the end of a request charges: what was found and nothing else. The rest of the reservation
 * returns.
 */
export function chargeFor(kinds: readonly { state: string; price: number }[]): number {
  return kinds.reduce((sum, { state, price }) => (state === 'found' ? sum + price : sum), 0);
}
