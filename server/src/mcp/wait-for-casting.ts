import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { getQualified } from '../castings/page-contract.ts';
import { monotonicMs } from '../platform/clock.ts';
import { guidanceOf } from './guidance/guidance.ts';
import { textOf } from './guidance/text.ts';
import type { ToolShape } from './tools.ts';

/** Below the one minute after which clients commonly abandon a request. */
const MAX_WAIT_SECONDS = 55;
const POLL_MS = 1_000;

const PROGRESS = getQualified.data.pick({
  castingId: true,
  status: true,
  nextAction: true,
  counts: true,
  creditsCharged: true,
  creditsRemaining: true,
});

/**
 * The only tool that is not an operation: an agent has no webhook, and polling would use up its
 * key's rate windows.
 */
export const WAIT_FOR_CASTING = {
  name: 'wait_for_casting',
  title: 'Wait for a qualified search',
  description: textOf(guidanceOf('wait_for_casting')!),
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  input: z.object({
    castingId: z.string(),
    timeoutSeconds: z.int().min(1).max(MAX_WAIT_SECONDS).default(30),
  }),
  output: PROGRESS.extend({
    ended: z.boolean().describe('Whether the call is over; false when the time was over first'),
  }),
} satisfies ToolShape;

export type WaitInput = z.output<typeof WAIT_FOR_CASTING.input>;
export type Waited = z.output<typeof WAIT_FOR_CASTING.output>;

export interface WaitOptions {
  /** Ends the wait early, with the result so far. */
  signal: AbortSignal;
  /** Called whenever talents were judged since the last call. */
  onProgress(waited: Waited): Promise<void>;
}

/**
 * Polls once a second, and holds no resources in between. `read` is the operation that reads the
 * search; an error from it ends the wait.
 */
export async function waitForCasting(
  read: () => Promise<object>,
  timeoutSeconds: number,
  { signal, onProgress }: WaitOptions,
): Promise<Waited> {
  const endMs = monotonicMs() + timeoutSeconds * 1_000;
  let told = -1;
  for (;;) {
    const casting = PROGRESS.parse(await read());
    const waited = { ...casting, ended: casting.status !== 'running' };
    const judged = judgedOf(waited);
    if (judged > told) await onProgress(waited);
    told = judged;
    const leftMs = endMs - monotonicMs();
    if (waited.ended || leftMs <= 0 || signal.aborted) return waited;
    await sleep(Math.min(POLL_MS, leftMs), undefined, { signal }).catch(() => {});
  }
}

export const judgedOf = ({ counts: { green, amber, red } }: Waited): number => green + amber + red;
