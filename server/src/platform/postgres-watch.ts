import { setTimeout as delay } from 'node:timers/promises';
import { monotonicMs } from './clock.ts';
import type { Log } from './log.ts';
import type { Postmaster } from './postgres-cluster.ts';
import { identify, isAlive } from './process-identity.ts';

/**
 * Whether the embedded PostgreSQL runs, as this process knows it:
 *
 *   up ── it ended ──> starting ── it answers ──> up
 *                      starting ── it did not start ──> down ── it answers ──> up
 *
 * `down` is tried again for as long as the process lives.
 */
export type ServerHealth = 'up' | 'starting' | 'down';

export interface ServerWatch {
  health(): ServerHealth;
  /** Cancels a start that is under way. */
  stop(): void;
}

const CHECK_EVERY_MS = 250;
/** Pauses between attempts; the last one repeats. */
const BACKOFF_MS = [250, 500, 1_000, 2_000, 5_000];

export interface WatchOptions {
  server: Postmaster;
  /** Starts the server, or finds the one that another process started. Throws one clear line. */
  restart(signal: AbortSignal): Promise<Postmaster>;
  log: Log;
}

/**
 * Restarts the server when it has ended, whichever process had started it. A process that joined a
 * server watches it too, since the starter may be gone.
 */
export function watchServer({ server, restart, log }: WatchOptions): ServerWatch {
  const stopping = new AbortController();
  let health: ServerHealth = 'up';

  /** False when the watch is over. */
  const pause = (ms: number): Promise<boolean> =>
    delay(ms, true, { ref: false, signal: stopping.signal }).catch(() => false);

  async function watch(): Promise<void> {
    for (let postmaster = identify(server.pid); await pause(CHECK_EVERY_MS); ) {
      if (isAlive(postmaster)) continue;
      health = 'starting';
      const endedAt = monotonicMs();
      log.error({ pid: postmaster.pid }, 'the embedded PostgreSQL ended; starting it again');
      const started = await startAgain();
      if (!started) return;
      health = 'up';
      postmaster = identify(started.pid);
      log.info(
        { pid: started.pid, afterMs: Math.round(monotonicMs() - endedAt) },
        'the embedded PostgreSQL runs again',
      );
    }
  }

  /** Null when the watch is over. */
  async function startAgain(): Promise<Postmaster | null> {
    for (let attempt = 0; !stopping.signal.aborted; attempt++) {
      try {
        return await restart(stopping.signal);
      } catch (error) {
        if (stopping.signal.aborted) break;
        health = 'down';
        const againInMs = BACKOFF_MS[Math.min(attempt, BACKOFF_MS.length - 1)]!;
        log.error(
          { err: error, againInMs },
          'the embedded PostgreSQL cannot be started; trying again',
        );
        await pause(againInMs);
      }
    }
    return null;
  }

  void watch();
  return { health: () => health, stop: () => stopping.abort() };
}
