import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from './clock.ts';

/** Pauses between attempts while PostgreSQL refuses connections; each is twice the previous one. */
export const RETRY_PAUSE_MS = { first: 50, longest: 500 };
/** How long a caller waits for a connection. */
export const CONNECTION_WAIT_MS = 10_000;

/** too_many_connections, cannot_connect_now. */
const REFUSED_FOR_NOW: readonly unknown[] = ['53300', '57P03'];

/** Whether PostgreSQL refused a connection only because it has none left, or is starting. */
export function isRefusedForNow(error: unknown): boolean {
  return REFUSED_FOR_NOW.includes((error as { code?: unknown } | null)?.code);
}

/**
 * Opens a single connection. Like a pool, it waits while PostgreSQL has no connection left or is
 * starting.
 */
export async function openWhenAccepted<T>(
  open: () => Promise<T>,
  waitMs = CONNECTION_WAIT_MS,
): Promise<T> {
  const startedMs = monotonicMs();
  let pauseMs = RETRY_PAUSE_MS.first;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!isRefusedForNow(error) || monotonicMs() - startedMs + pauseMs > waitMs) throw error;
      await sleep(pauseMs);
      pauseMs = Math.min(RETRY_PAUSE_MS.longest, pauseMs * 2);
    }
  }
}
