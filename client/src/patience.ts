import { GreenroomError } from './error.ts';
import type { Shortage } from './limiter.ts';

/** The longest that timers of JavaScript take. */
const MAX_TIMER_MS = 2_147_483_647;

type Patience = ReturnType<typeof createPatience>;

interface PatienceOptions {
  maxWaitMs: number;
  signal: AbortSignal | undefined;
  /** Called before a wait for the limits; null when the service did not say for which window. */
  onWait(window: string | null, waitMs: number): void;
}

/** How long one call may still wait, over all its attempts. */
export function createPatience({ maxWaitMs, signal, onWait }: PatienceOptions) {
  let leftMs = maxWaitMs;
  const allows = (waitMs: number): boolean => waitMs <= leftMs;
  const wait = async (waitMs: number): Promise<void> => {
    leftMs -= waitMs;
    await pause(waitMs, signal);
  };
  return {
    allows,
    async waitToRetry(error: unknown, waitMs: number): Promise<void> {
      if (isRateLimit(error)) onWait(null, waitMs);
      await wait(waitMs);
    },
    async waitForRoom({ window, delayMs, ahead }: Shortage): Promise<boolean> {
      if (allows(delayMs)) {
        onWait(window, delayMs);
        await wait(delayMs);
        return true;
      }
      // The service knows better, such as when the limits were raised: the first in line asks it.
      if (ahead === 0) return false;
      const message = `The requests of the key in this ${window} are used up, and ${ahead} more wait.`;
      const seconds = Math.ceil(delayMs / 1_000);
      const error = new GreenroomError(429, { code: 'rate_limit_exceeded', message }, seconds);
      throw withWait(error, delayMs, { allows });
    },
  };
}

export const isRateLimit = (error: unknown): error is GreenroomError =>
  error instanceof GreenroomError && error.status === 429;

/** Says how long a call would have had to wait, when that was the reason to give up. */
export function withWait(
  error: unknown,
  waitMs: number | null,
  { allows }: Pick<Patience, 'allows'>,
) {
  if (isRateLimit(error) && waitMs !== null && !allows(waitMs))
    error.message += ` There is room again in ${Math.ceil(waitMs / 1_000)} s, which is longer than maxWaitMs allows.`;
  return error;
}

/** Resolves after `delayMs`; rejects with the signal's reason as soon as it is aborted. */
export async function pause(delayMs: number, signal?: AbortSignal): Promise<void> {
  let leftMs = delayMs;
  for (; leftMs > MAX_TIMER_MS; leftMs -= MAX_TIMER_MS) await timer(MAX_TIMER_MS, signal);
  await timer(leftMs, signal);
}

function timer(delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(running);
      reject(signal?.reason);
    };
    const running = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, delayMs);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
