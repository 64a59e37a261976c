/**
 * How an attempt to deliver an event ended: an answer's status, or null when there was none
 * (network error, time-out).
 */
export type AttemptStatus = number | null;

/** A receiver has so long to answer (interface, "Delivery rules" 1). */
export const ANSWER_TIMEOUT_MS = 5_000;

/** Waits before the second and the third attempt (interface, "Delivery rules" 2). */
export const RETRY_DELAYS_MS = [1_000, 5_000] as const;

/**
 * Any 2xx is delivered. No answer, 408, 429, 5xx, and whatever is not a 4xx is tried again; any
 * other 4xx is final (interface, "Delivery rules" 2; decision 22: a 3xx is retried, never
 * followed).
 */
export function judgeAttempt(
  status: AttemptStatus,
  attempt: number,
): 'delivered' | 'failed' | 'retry' {
  if (status !== null && status >= 200 && status < 300) return 'delivered';
  const final =
    status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
  return final || attempt > RETRY_DELAYS_MS.length ? 'failed' : 'retry';
}

/**
 * The host that a developer without a public address names in `webhook.url`: names below `.invalid`
 * never belong to anybody (RFC 2606). The service keeps such events and calls nobody; `greenroom
 * listen` relays them (docs/decisions/0046).
 */
export const RELAY_HOST = 'greenroom.invalid';

export function isForRelay(url: string): boolean {
  return URL.parse(url)?.hostname === RELAY_HOST;
}

/** The headers of every attempt (interface, "Headers of each delivery"). */
export function deliveryHeaders({
  id,
  eventType,
  runId,
}: {
  id: string;
  eventType: string;
  runId: string;
}): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'X-Service-Event': eventType,
    'X-Service-Delivery-Id': id,
    'X-Service-Source-Type': 'api_casting_run',
    'X-Service-Source-Id': runId,
  };
}
