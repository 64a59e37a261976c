import { setTimeout as delay } from 'node:timers/promises';
import { monotonicMs } from './clock.ts';
import { isConnectionLost } from './database-errors.ts';

/**
 * As long as a busy machine or a restarting database may need; after that, an operator must
 * intervene.
 */
const GIVE_UP_AFTER_MS = 120_000;
const MAX_PAUSE_MS = 2_000;

/**
 * Repeats `work` while its connection to the database breaks, for up to two minutes. It must have
 * the same effect once and twice: a transaction whose commit got no answer may have been committed.
 * After each failure, `isHopeless` decides whether waiting makes sense.
 */
export async function repeatWhenLost<T>(
  work: () => Promise<T>,
  isHopeless: () => Promise<boolean> = async () => false,
): Promise<T> {
  const deadline = monotonicMs() + GIVE_UP_AFTER_MS;
  for (let pauseMs = 100; ; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 2)) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionLost(error) || monotonicMs() > deadline || (await isHopeless())) throw error;
      await delay(pauseMs);
    }
  }
}
