import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import {
  ANSWER_TIMEOUT_MS,
  deliveryHeaders,
  judgeAttempt,
  RETRY_DELAYS_MS,
} from '../../castings/rules/delivery.ts';
import { signatureHeaders } from '../../castings/webhook-signature.ts';
import { monotonicMs, systemClock } from '../../platform/clock.ts';

/** What is posted, as the service would have posted it. */
export interface RelayedEvent {
  id: string;
  castingId: string;
  runId: string;
  eventType: string;
  body: string;
  /** Secrets that sign it, as the service would. */
  secrets?: readonly string[];
  /** Its headers, where the service has made and signed them. */
  headers?: Record<string, string>;
}

/** One attempt: a line of `greenroom listen`, or an object of its `--json`. */
export interface RelayedAttempt {
  eventType: string;
  castingId: string;
  deliveryId: string;
  attempt: number;
  /** What the local server answered; null when nothing came. */
  status: number | null;
  error: string | null;
  durationMs: number;
  outcome: 'delivered' | 'failed' | 'retry';
}

export interface RelayOptions {
  forwardTo: string;
  signal: AbortSignal;
  onAttempt(attempt: RelayedAttempt): void;
}

/**
 * Posts an event to the developer's own address by the rules of a delivery: 5 s to answer, three
 * attempts at most, redirects not followed.
 */
export async function relayEvent(
  event: RelayedEvent,
  { forwardTo, signal, onAttempt }: RelayOptions,
): Promise<void> {
  const { id: deliveryId, eventType, castingId } = event;
  for (let attempt = 1; ; attempt++) {
    const begunMs = monotonicMs();
    const answer = await post(event, forwardTo, signal);
    const outcome = judgeAttempt(answer.status, attempt);
    onAttempt({
      eventType,
      castingId,
      deliveryId,
      attempt,
      ...answer,
      durationMs: Math.round(monotonicMs() - begunMs),
      outcome,
    });
    if (outcome !== 'retry') return;
    await delay(RETRY_DELAYS_MS[attempt - 1], undefined, { signal });
  }
}

async function post(
  event: RelayedEvent,
  url: string,
  stopped: AbortSignal,
): Promise<Pick<RelayedAttempt, 'status' | 'error'>> {
  const late = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const { id, body: text, secrets = [] } = event;
  const signature = signatureHeaders(secrets, { id, at: systemClock.now(), body: text });
  try {
    const signal = AbortSignal.any([late, stopped]);
    const { statusCode, body } = await request(url, {
      method: 'POST',
      headers: event.headers ?? { ...deliveryHeaders(event), ...signature },
      body: event.body,
      signal,
    });
    await body.dump();
    return { status: statusCode, error: null };
  } catch (error) {
    stopped.throwIfAborted();
    if (late.aborted) return { status: null, error: `no answer within ${ANSWER_TIMEOUT_MS} ms` };
    const { code, message } = error as NodeJS.ErrnoException;
    return { status: null, error: code ?? message };
  }
}
