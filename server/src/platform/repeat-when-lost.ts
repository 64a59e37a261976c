import { setTimeout as delay } from 'node:timers/promises';
import { monotonicMs } from './clock.ts';
import { isConnectionLost } from './database-errors.ts';

/**
 * As long as a busy machine, or a database that starts again, may need; beyond, somebody has to
 * look.
 */
const GIVE_UP_AFTER_MS = 120_000;
const MAX_PAUSE_MS = 2_000;

/**
 * Does `work` again while its connection to the database breaks, for two minutes. It must have the
 * same effect once and twice: a transaction whose commit was not answered may have been done.
 * `isHopeless` is asked after each failure whether to wait at all.
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
