import { setTimeout as delay } from 'node:timers/promises';

/** Generous: a busy machine must not fail a test that is not about time. */
const MAX_WAIT_MS = 20_000;
/**
 * What comes soon is seen soon. What takes longer is asked for less often, because most conditions
 * are a request or a query, and other tests need the processor.
 */
const PAUSE_MS = { first: 10, longest: 50, growth: 1.25 };

/** Waits until the condition is true. `maxWaitMs`: for what takes long on a quiet machine too. */
export async function until(condition: () => unknown, maxWaitMs = MAX_WAIT_MS): Promise<void> {
  const deadline = performance.now() + maxWaitMs;
  for (
    let pauseMs = PAUSE_MS.first;
    !(await condition());
    pauseMs = Math.min(PAUSE_MS.longest, pauseMs * PAUSE_MS.growth)
  ) {
    if (performance.now() > deadline)
      throw new Error(`timed out: still not so after ${maxWaitMs / 1_000} s`);
    await delay(pauseMs);
  }
}
