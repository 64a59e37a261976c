import type { TalentPrice } from './price.ts';

/**
 * The life of a casting (interface, "States and transitions"):
 *
 *                       start                    quota or cap, and more talents
 *     (none) ─────────────────────▶ running ────────────────────────────────────▶ can_continue
 *                                   ▲ ▲ │ │                                            │
 *                                   │ │ │ └── no more talents ──▶ pool_exhausted       │
 *                                   │ │ │                                              │
 *                                   │ │ └── a wave fails ──▶ failed_retryable          │
 *                                   │ │                        │        │              │
 *                                   │ └── continue: retry ─────┘        └─ close ─▶ can_continue
 *                                   └──── continue: new call ──────────────────────────┘
 *
 * "close" is a continue that ends a failed call, which has already found its greens.
 *
 * A launch that fails (the engine or the index could not be reached) leaves the casting
 * failed_retryable with `launchFailed`; an identical start relaunches it. A crash is no transition:
 * the next worker resumes the same call.
 */
export const STATUSES = ['running', 'can_continue', 'pool_exhausted', 'failed_retryable'] as const;
export type CastingStatus = (typeof STATUSES)[number];

export const NEXT_ACTIONS = ['wait', 'continue', 'retry', 'done'] as const;
export type NextAction = (typeof NEXT_ACTIONS)[number];

const NEXT_ACTION: Record<CastingStatus, NextAction> = {
  running: 'wait',
  can_continue: 'continue',
  failed_retryable: 'retry',
  pool_exhausted: 'done',
};

export const nextAction = (status: CastingStatus): NextAction => NEXT_ACTION[status];

/** Why a call stopped, or `goes_on` when it continues with another wave. */
export type WaveEnd = 'goes_on' | 'quota' | 'cap' | 'balance' | 'pool' | 'failed';

export interface WaveOutcome {
  /** Greens found by this call so far, and its target. */
  greens: number;
  targetGreens: number;
  /** Credits charged to this call so far (including this wave), and the cap. */
  charged: number;
  maxCredits: number;
  creditsPerTalent: TalentPrice;
  /**
   * The credits that the next wave could reserve from the balance, after this wave returns its
   * unused ones.
   */
  available: number;
  /** Whether the pool has another matching talent. */
  more: boolean;
  failed: boolean;
}

/** The effect of a wave's end on its call. An empty pool wins over quota and cap (decision 22). */
export function endOfWave({
  greens,
  targetGreens,
  charged,
  maxCredits,
  creditsPerTalent,
  available,
  more,
  failed,
}: WaveOutcome): WaveEnd {
  if (failed) return 'failed';
  if (!more) return 'pool';
  if (greens >= targetGreens) return 'quota';
  if (maxCredits - charged < creditsPerTalent) return 'cap';
  // A later wave that cannot pay for one talent ends the call. The next continue returns 402
  // (decision 22).
  return available < creditsPerTalent ? 'balance' : 'goes_on';
}

const STATUS_AFTER: Record<WaveEnd, CastingStatus> = {
  goes_on: 'running',
  quota: 'can_continue',
  cap: 'can_continue',
  balance: 'can_continue',
  pool: 'pool_exhausted',
  failed: 'failed_retryable',
};

export const statusAfter = (end: WaveEnd): CastingStatus => STATUS_AFTER[end];

/** The effect of a continue, depending on the casting's state. */
export type Continuation = 'new_call' | 'retry' | 'close' | 'running' | 'exhausted';

export function continuation(
  status: CastingStatus,
  call: { greens: number; targetGreens: number },
): Continuation {
  switch (status) {
    case 'running':
      return 'running';
    case 'pool_exhausted':
      return 'exhausted';
    case 'can_continue':
      return 'new_call';
    case 'failed_retryable':
      return call.greens >= call.targetGreens ? 'close' : 'retry';
  }
}
