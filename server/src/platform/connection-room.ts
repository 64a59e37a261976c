import { monotonicMs } from './clock.ts';
import { isRefusedForNow, RETRY_PAUSE_MS } from './connection-refusal.ts';
import { isConnectionLost } from './database-errors.ts';

/** Counts the connections of the process against its own limit and the limit of PostgreSQL. */
export interface ConnectionRoom {
  /** How many more connections may be opened now. */
  available(): number;
  take(): void;
  /** How many are open, being opened or closed, or reserved. */
  taken(): number;
  release(places: number): void;
  isUnused(): boolean;
  /** PostgreSQL opened a connection. */
  recordAccepted(): void;
  /**
   * Whether the pool waits and tries again instead of failing the caller. A server that never
   * answered gets no retry: its address is probably wrong.
   */
  recordFailure(error: unknown): boolean;
  /**
   * After `graceMs`, a server that cannot be reached fails the caller at once. One that only has no
   * connection left does not.
   */
  stopWaiting(graceMs: number): void;
  /** Why PostgreSQL accepts no more connections; null while it does. */
  refusal(): { because: unknown } | null;
}

/** Calls `retry` when the pool may try another connection after a refusal. */
export function createConnectionRoom(max: number, retry: () => void): ConnectionRoom {
  /** Open, being opened or closed, or reserved. */
  let count = 0;
  /**
   * PostgreSQL refused a connection beyond `limit`. After `until` the pool tries one more; if that
   * succeeds, only `max` limits it.
   */
  let refused: { until: number; limit: number; because: unknown } | null = null;
  let wasAccepted = false;
  /** Until then, the pool waits for a server that is away. */
  let waitsUntil = Number.POSITIVE_INFINITY;
  let pauseMs = RETRY_PAUSE_MS.first;

  function pause(because: unknown): void {
    refused = { until: monotonicMs() + pauseMs, limit: count, because };
    setTimeout(retry, pauseMs + 1).unref();
    pauseMs = Math.min(RETRY_PAUSE_MS.longest, pauseMs * 2);
  }

  return {
    available() {
      if (!refused) return max - count;
      const limit = monotonicMs() < refused.until ? refused.limit : refused.limit + 1;
      return Math.min(max, limit) - count;
    },
    take() {
      count++;
    },
    taken: () => count,
    release(places) {
      count -= places;
    },
    isUnused: () => count === 0,
    recordAccepted() {
      refused = null;
      wasAccepted = true;
      pauseMs = RETRY_PAUSE_MS.first;
    },
    recordFailure(error) {
      const isAway = isConnectionLost(error);
      if (isAway && monotonicMs() >= waitsUntil) return false;
      const mayPass = isRefusedForNow(error) || (wasAccepted && isAway);
      if (mayPass) pause(error);
      return mayPass;
    },
    stopWaiting(graceMs) {
      waitsUntil = monotonicMs() + graceMs;
    },
    refusal: () => refused,
  };
}
