/*
 * A step that its channel cannot send now (the account is away, the provider asks for a delay, the
 * model does not respond) is retried for three days. That covers a weekend without the user who has
 * to sign in again, yet no message arrives unexpectedly late.
 */
const PATIENCE_MS = 3 * 24 * 3_600_000;

/** A reconnected account is noticed within this time. */
const RETRY_MS = 3_600_000;

/** A busy provider may ask for a few seconds; retrying more often than this does not help. */
const MIN_RETRY_MS = 30_000;

/**
 * When a blocked step is tried again; null when it has been blocked for too long. `blockedSince`:
 * null for the first time.
 */
export function blockedUntil({
  now,
  blockedSince,
  retryAfterSeconds,
}: {
  now: Date;
  blockedSince: Date | null;
  retryAfterSeconds?: number;
}): Date | null {
  const end = (blockedSince ?? now).getTime() + PATIENCE_MS;
  if (now.getTime() >= end) return null;
  const waitMs =
    retryAfterSeconds === undefined ? RETRY_MS : Math.max(MIN_RETRY_MS, retryAfterSeconds * 1_000);
  return new Date(Math.min(now.getTime() + waitMs, end));
}
