import type { CastingStatus } from './machine.ts';
import { judgementsPaidBy } from './price.ts';

/**
 * What the next wave of a call reserves: what is left of the call's budget, as far as the balance
 * goes (interface, "Credits").
 */
export function waveBudget(call: { maxCredits: number; charged: number }): number {
  return Math.max(0, call.maxCredits - call.charged);
}

export interface WaveLoad {
  /** Greens the call still needs. */
  greensMissing: number;
  /** Credits reserved for the wave. */
  reserved: number;
  /** Talents judged in this wave and not charged yet. */
  judged: number;
  /** Judgements under way. */
  inFlight: number;
}

/**
 * How many judgements may start now. Never more in the air than greens still needed, so nobody is
 * judged after the quota; and every judgement that starts has its two credits (interface,
 * "Parallelism rule").
 */
export function judgementsToStart({ greensMissing, reserved, judged, inFlight }: WaveLoad): number {
  const byQuota = greensMissing - inFlight;
  const byCredits = judgementsPaidBy(reserved) - judged - inFlight;
  return Math.max(0, Math.min(byQuota, byCredits));
}

export interface RemainingInput {
  status: CastingStatus;
  call: { maxCredits: number; charged: number; greens: number; targetGreens: number };
  /** Reserved for the casting now. */
  reserved: number;
  available: number;
}

/**
 * `creditsRemaining` of GET (interface, "Credits"; decision 23): what the current call can still
 * spend.
 */
export function creditsRemaining({ status, call, reserved, available }: RemainingInput): number {
  const left = waveBudget(call);
  if (status === 'running') return Math.min(left, reserved + available);
  if (status === 'failed_retryable' && call.greens < call.targetGreens)
    return Math.min(left, available);
  return 0;
}
