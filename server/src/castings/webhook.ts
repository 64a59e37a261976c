import { setTimeout as sleep } from 'node:timers/promises';
import { type Clock, monotonicMs } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { invalid } from '../platform/errors.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { inTraceOfItsOwn } from '../platform/spans.ts';
import { runInWorkspace } from '../platform/tenant-scope.ts';
import { createLanes } from './delivery-lanes.ts';
import {
  type AttemptResult,
  type ClaimedDelivery,
  claimAgain,
  claimDelivery,
  failDelivery,
  recordAttempt,
} from './delivery-store.ts';
import {
  ANSWER_TIMEOUT_MS,
  deliveryHeaders,
  isForRelay,
  judgeAttempt,
  RELAY_HOST,
  RETRY_DELAYS_MS,
} from './rules/delivery.ts';
import { signatureHeaders } from './webhook-signature.ts';

export const MAX_STORED_ANSWER_BYTES = 2_048;
/**
 * Events being sent in this process. Per workspace, enough that a receiver with 100 ms of latency
 * keeps up with the judging, and twice the connections that the client allows to one host. In
 * total, enough that 15 workspaces with dead receivers leave room for the sixteenth.
 */
const AT_ONCE = { perLane: 16, total: 256 };
/**
 * The queue holds ids only. Events of a workspace beyond this number are given up; GET is the
 * source of truth.
 */
const MAX_WAITING_PER_WORKSPACE = 5_000;

/**
 * Delays between attempts to reach the database for a claimed event, in addition to the normal wait
 * for a connection. The sum of both is less than MAX_SENDING_SECONDS.
 */
const STORE_RETRY_DELAYS_MS = [250, 1_000, 4_000, 10_000];

export interface WebhookDependencies {
  db: Database;
  outbound: Pick<Outbound, 'post'>;
  secretBox: SecretBox;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** Tests that are not about the schedule use shorter delays. */
  retryDelaysMs?: readonly number[];
}

/** Throws validation_error for a URL that webhooks must not use (interface, "Delivery rules" 6). */
export async function checkWebhook(
  outbound: Pick<Outbound, 'checkUrl'>,
  webhook: { url: string } | undefined,
): Promise<void> {
  const problem = webhook && (await outbound.checkUrl(webhook.url));
  if (problem) throw invalid(['webhook', 'url'], problem);
}

/**
 * Retries while the database restarts or has no free connection. Otherwise an event that is claimed
 * but not sent, or sent but not recorded, would be lost.
 */
async function untilStored<T>(store: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await store();
    } catch (error) {
      const delayMs = STORE_RETRY_DELAYS_MS[failures];
      if (delayMs === undefined) throw error;
      await sleep(delayMs, undefined, { ref: false });
    }
  }
}

/** Sends one claimed event: makes and records attempts until one is final. */
function createAttempts({
  db,
  outbound,
  secretBox,
  clock,
  log,
  metrics,
  retryDelaysMs = RETRY_DELAYS_MS,
}: WebhookDependencies) {
  async function tryOnce(
    delivery: ClaimedDelivery,
    body: string,
    secrets: readonly string[],
  ): Promise<AttemptResult> {
    const startedAt = clock.now();
    const { id } = delivery;
    const signature = signatureHeaders(secrets, { id, at: startedAt, body });
    const startedMs = monotonicMs();
    const taken = () => ({ startedAt, durationMs: monotonicMs() - startedMs });
    try {
      const answer = await outbound.post({
        url: delivery.url,
        headers: { ...deliveryHeaders(delivery), ...signature },
        body,
        timeoutMs: ANSWER_TIMEOUT_MS,
        maxBodyBytes: MAX_STORED_ANSWER_BYTES,
      });
      return {
        ...taken(),
        status: answer.status,
        error: null,
        answer: answer.body.replaceAll('\u0000', ''),
      };
    } catch (error) {
      return {
        ...taken(),
        status: null,
        error: error instanceof Error ? error.message : String(error),
        answer: null,
      };
    }
  }

  return async function attempts(delivery: ClaimedDelivery): Promise<void> {
    if (delivery.body === null)
      return failDelivery(db, delivery.id, 'the talent was erased before the event was sent');
    if (isForRelay(delivery.url))
      return failDelivery(
        db,
        delivery.id,
        `${RELAY_HOST} is called by nobody: greenroom listen relays what is for it`,
      );
    const body = secretBox.open(delivery.body);
    const secrets = (delivery.secrets ?? []).map((sealed) => secretBox.open(sealed));
    for (let attempt = 1; ; attempt++) {
      const result = await tryOnce(delivery, body, secrets);
      const outcome = judgeAttempt(result.status, attempt);
      metrics.countDelivery(outcome);
      logAttempt(log, { delivery, attempt, outcome }, result);
      await untilStored(() => recordAttempt(db, delivery, result, outcome));
      if (outcome !== 'retry') return;
      await sleep(retryDelaysMs[attempt - 1], undefined, { ref: false });
    }
  };
}

/** Without the address and the event: both may hold secrets and personal data. */
function logAttempt(
  log: Pick<Log, 'info' | 'warn'>,
  { delivery, attempt, outcome }: { delivery: ClaimedDelivery; attempt: number; outcome: string },
  { status, error, durationMs }: AttemptResult,
): void {
  const line = { deliveryId: delivery.id, attempt, outcome, ms: Math.round(durationMs) };
  if (outcome === 'delivered') log.info({ ...line, status }, 'webhook delivered');
  else log.warn({ ...line, status, reason: error }, 'webhook not delivered');
}

/**
 * Sends webhook events after their state is committed, without delaying the judging. An event is
 * claimed before its first attempt, and its retries live in this process only (interface, "Delivery
 * rules" 3 and 4).
 */
export function createWebhooks(dependencies: WebhookDependencies) {
  const { db, log } = dependencies;
  const attempts = createAttempts(dependencies);
  const logFailure = (error: unknown) => log.error({ err: error }, 'webhook delivery broke off');
  const lanes = createLanes({
    ...AT_ONCE,
    maxWaitingPerLane: MAX_WAITING_PER_WORKSPACE,
    // Not in the workspace whose finished job freed the slot.
    run: (workspaceId, id) => runInWorkspace(workspaceId, () => claimAndSend(id)).catch(logFailure),
  });
  const resending = new Set<Promise<void>>();

  async function claimAndSend(id: string): Promise<void> {
    const delivery = await untilStored(() => claimDelivery(db, id));
    // The lane may run it in the turn of another workspace's job.
    if (delivery)
      await inTraceOfItsOwn('webhook', { 'greenroom.delivery': id }, () => attempts(delivery));
  }

  return {
    /** Queues events whose state is committed. Returns at once. */
    send(workspaceId: string, ids: readonly string[]): void {
      for (const id of ids) {
        if (!lanes.add(workspaceId, id))
          failDelivery(db, id, 'too many events of this workspace were waiting').catch(logFailure);
      }
    },

    /**
     * Sends an event again now, with the same id and body. Returns false while it is being sent, or
     * when its body is gone.
     */
    async sendAgain(castingId: string, id: string): Promise<boolean> {
      const delivery = await claimAgain(db, castingId, id);
      if (!delivery) return false;
      const work = attempts(delivery)
        .catch(logFailure)
        .finally(() => resending.delete(work));
      resending.add(work);
      return true;
    },

    /**
     * Waits up to `graceMs` for attempts under way. Events that were not started stay unclaimed for
     * another process.
     */
    async stop(graceMs: number): Promise<void> {
      await Promise.race([
        Promise.all([lanes.close(), ...resending]),
        sleep(graceMs, undefined, { ref: false }),
      ]);
    },
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;
