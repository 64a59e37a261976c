import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../platform/db.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { type ClaimedDelivery, claimDelivery, recordAttempt } from './delivery-store.ts';
import { judgeAttempt, RETRY_DELAYS_MS } from './rules/delivery.ts';

const ANSWER_TIMEOUT_MS = 5_000;
const KEPT_ANSWER_BYTES = 2_048;
/** Deliveries under way in this process; a receiver that hangs holds one for 5 s at most, and the client caps each host below this. */
const CONCURRENCY = 64;

export interface WebhookDependencies {
  db: Database;
  outbound: Pick<Outbound, 'post'>;
  secretBox: SecretBox;
  log: Log;
  metrics: Metrics;
  /** Shorter in tests that are not about the schedule. */
  retryDelaysMs?: readonly number[];
}

/**
 * Sends webhook events after their state is committed, beside the judging and never in its way. An event is claimed before its first attempt
 * and its retries live in this process only (interface, "Delivery rules" 3 and 4).
 */
export function createWebhooks({ db, outbound, secretBox, log, metrics, retryDelaysMs = RETRY_DELAYS_MS }: WebhookDependencies) {
  const waiting: string[] = [];
  const active = new Set<Promise<void>>();
  let closed = false;

  function pump(): void {
    while (!closed && active.size < CONCURRENCY && waiting.length > 0) {
      const work = deliver(waiting.shift()!)
        .catch((error) => log.error({ err: error }, 'webhook delivery broke off'))
        .finally(() => {
          active.delete(work);
          pump();
        });
      active.add(work);
    }
  }

  async function deliver(id: string): Promise<void> {
    const delivery = await claimDelivery(db, id);
    if (!delivery) return;
    const body = secretBox.open(delivery.body);
    for (let attempt = 1; ; attempt++) {
      const { status, error, answer } = await tryOnce(delivery, body);
      const outcome = judgeAttempt(status, attempt);
      metrics.countDelivery(outcome);
      await recordAttempt(db, id, { status, error, answer, outcome });
      if (outcome !== 'retry') return;
      await sleep(retryDelaysMs[attempt - 1], undefined, { ref: false });
    }
  }

  async function tryOnce(delivery: ClaimedDelivery, body: string): Promise<{ status: number | null; error: string | null; answer: string | null }> {
    try {
      const answer = await outbound.post({
        url: delivery.url,
        headers: {
          'Content-Type': 'application/json',
          'X-Service-Event': delivery.eventType,
          'X-Service-Delivery-Id': delivery.id,
          'X-Service-Source-Type': 'api_casting_run',
          'X-Service-Source-Id': delivery.runId,
        },
        body,
        timeoutMs: ANSWER_TIMEOUT_MS,
        maxBodyBytes: KEPT_ANSWER_BYTES,
      });
      return { status: answer.status, error: null, answer: answer.body.replaceAll('\u0000', '') };
    } catch (error) {
      return { status: null, error: error instanceof Error ? error.message : String(error), answer: null };
    }
  }

  return {
    /** Queues events whose state is committed. Returns at once. */
    send(ids: readonly string[]): void {
      waiting.push(...ids);
      pump();
    },
    /** Lets attempts under way end, up to `graceMs`; what was not begun stays unclaimed for another process. */
    async stop(graceMs: number): Promise<void> {
      closed = true;
      await Promise.race([Promise.allSettled([...active]), sleep(graceMs, undefined, { ref: false })]);
    },
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;
