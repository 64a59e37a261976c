/**
 * The result of an attempt to deliver an event: the HTTP status, or null when there was no response
 * (network error, time-out).
 */
export type AttemptStatus = number | null;

/** A receiver must answer within this time (interface, "Delivery rules" 1). */
export const ANSWER_TIMEOUT_MS = 5_000;

/** Delays before the second and the third attempt (interface, "Delivery rules" 2). */
export const RETRY_DELAYS_MS = [1_000, 5_000] as const;

/**
 * Any 2xx is delivered. No response, 408, 429 and any status other than a 4xx are retried. Any
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
 * The host that a developer without a public address uses in `webhook.url`. Names under `.invalid`
 * are never registered (RFC 2606). The service stores these events without sending them; `greenroom
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
