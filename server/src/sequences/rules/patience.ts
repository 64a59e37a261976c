/*
 * A step that its channel cannot take (the account is away, the provider asks to come later, the
 * model does not answer) is tried again for three days: long enough for a weekend without the
 * person who has to sign in again, short enough that a message does not arrive out of the blue.
 */
const PATIENCE_MS = 3 * 24 * 3_600_000;

/** An account that is connected again is noticed within this time. */
const RETRY_MS = 3_600_000;

/** Providers name seconds where they are merely busy; asking more often than this helps nobody. */
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
