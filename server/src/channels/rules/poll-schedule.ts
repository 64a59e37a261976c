import type { ChannelProvider } from '../port.ts';

const MINUTE_MS = 60_000;

/**
 * How often an account is read. A reply should stop a sequence before its next message; providers
 * that push are only looked at.
 */
const INTERVAL_MS: Record<ChannelProvider, number> = {
  imap: MINUTE_MS,
  gmail: MINUTE_MS,
  outlook: MINUTE_MS,
  unipile: 10 * MINUTE_MS,
  twilio: 6 * 60 * MINUTE_MS,
  // Woken by the command that plays the recipient.
  sandbox: 60 * MINUTE_MS,
};

const MAX_BACKOFF_MS = 30 * MINUTE_MS;

/** Milliseconds until the next look, after so many failures in a row. */
export function nextPollMs(provider: ChannelProvider, failures: number): number {
  const interval = INTERVAL_MS[provider];
  return Math.max(
    interval,
    Math.min(MAX_BACKOFF_MS, MINUTE_MS * 2 ** Math.min(failures, 10) * Number(failures > 0)),
  );
}
