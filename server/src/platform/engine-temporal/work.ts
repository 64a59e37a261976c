import { setTimeout as delay } from 'node:timers/promises';
import { OtherEngineRuns } from '../engine-owner.ts';
import type { Log } from '../log.ts';
import type { TemporalWorker } from './worker.ts';

/** The work of this OS process, whatever ends its worker meanwhile: a new one begins. */
export interface Work {
  /** Resolves when the first worker has begun. Rejects when none may. */
  start(): Promise<void>;
  /** Takes no more turns. */
  stop(): void;
  /** Resolves when turns under way are over, after `stop`. */
  ended(): Promise<void>;
}

const MAX_BACKOFF_MS = 10_000;

export function createWork(
  begin: () => Promise<TemporalWorker>,
  stopping: AbortSignal,
  log: Pick<Log, 'warn'>,
): Work {
  let worker: TemporalWorker | null = null;
  let working = Promise.resolve();

  async function work(onBegun: () => void): Promise<void> {
    for (let failures = 0; !stopping.aborted; failures += 1) {
      try {
        worker = await begin();
        failures = 0;
        onBegun();
        if (stopping.aborted) worker.stop();
        await worker.ended;
      } catch (error) {
        if (error instanceof OtherEngineRuns) throw error;
        log.warn({ err: error }, 'no work is taken from Temporal; trying again');
      }
      const backoffMs = Math.min(MAX_BACKOFF_MS, 250 * 2 ** failures);
      await delay(backoffMs, undefined, { signal: stopping }).catch(() => undefined);
    }
  }

  return {
    start: () =>
      new Promise((resolve, reject) => {
        working = work(resolve);
        working.catch((error) => {
          // The start may be over, since it does not wait for Temporal for long.
          log.warn({ err: error }, 'no work is taken from Temporal');
          reject(error);
        });
      }),
    stop: () => worker?.stop(),
    ended: () => working,
  };
}
