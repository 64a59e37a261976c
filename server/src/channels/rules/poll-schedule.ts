const MINUTE_MS = 60_000;
const MAX_BACKOFF_MS = 30 * MINUTE_MS;

/** Milliseconds until the next poll of an account, after `failures` failed ones in a row. */
export function nextPollMs(intervalMs: number, failures: number): number {
  const backoffMs = failures === 0 ? 0 : MINUTE_MS * 2 ** Math.min(failures, 10);
  return Math.max(intervalMs, Math.min(MAX_BACKOFF_MS, backoffMs));
}
