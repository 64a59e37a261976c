import type { CastingStatus } from './machine.ts';
import { judgementsPaidBy, type TalentPrice } from './price.ts';

/**
 * The credits that the next wave of a call reserves: the rest of the call's budget, as far as the
 * balance covers it (interface, "Credits").
 */
export function waveBudget(call: { maxCredits: number; charged: number }): number {
  return Math.max(0, call.maxCredits - call.charged);
}

export interface WaveLoad {
  /** Greens that the call still needs. */
  greensMissing: number;
  /** Credits reserved for the wave. */
  reserved: number;
  creditsPerTalent: TalentPrice;
  /** Talents judged in this wave but not charged yet. */
  judged: number;
  /** Judgements under way. */
  inFlight: number;
}

/**
 * How many judgements may start now. There are never more in flight than greens still needed, so no
 * talent is judged after the quota is reached. Each judgement that starts has its credits
 * (interface, "Parallelism rule").
 */
export function judgementsToStart({
  greensMissing,
  reserved,
  creditsPerTalent,
  judged,
  inFlight,
}: WaveLoad): number {
  const byQuota = greensMissing - inFlight;
  const byCredits = judgementsPaidBy(reserved, creditsPerTalent) - judged - inFlight;
  return Math.max(0, Math.min(byQuota, byCredits));
}

export interface RemainingInput {
  status: CastingStatus;
  call: { maxCredits: number; charged: number; greens: number; targetGreens: number };
  /** Credits reserved for the casting now. */
  reserved: number;
  available: number;
}

/**
 * `creditsRemaining` of GET (interface, "Credits"; decision 23): the credits that the current call
 * can still spend.
 */
export function creditsRemaining({ status, call, reserved, available }: RemainingInput): number {
  const left = waveBudget(call);
  if (status === 'running') return Math.min(left, reserved + available);
  if (status === 'failed_retryable' && call.greens < call.targetGreens)
    return Math.min(left, available);
  return 0;
}
