import { type Clock, monotonicMs } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Principal } from '../platform/operation.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { toWorkspaceDelivery } from './deliveries.ts';
import type { DeliveryWithBody, SampleEvent } from './delivery-contract.ts';
import { readEvent, readWorkspaceSecrets } from './delivery-store.ts';
import { ANSWER_TIMEOUT_MS, deliveryHeaders } from './rules/delivery.ts';
import { sampleEvent } from './sample-event.ts';
import { MAX_STORED_ANSWER_BYTES, type Webhooks } from './webhook.ts';
import { signatureHeaders } from './webhook-signature.ts';

export interface DeliveredEventDependencies {
  db: Database;
  outbound: Pick<Outbound, 'checkUrl' | 'post'>;
  secretBox: Pick<SecretBox, 'open'>;
  clock: Clock;
  webhooks: Pick<Webhooks, 'sendAgain'>;
}

type EventType = SampleEvent['eventType'];

/** One webhook event of the workspace by its id, and sample events. */
export function createDeliveredEvents({
  db,
  outbound,
  secretBox,
  clock,
  webhooks,
}: DeliveredEventDependencies) {
  const opened = (secrets: readonly Buffer[] | null) =>
    (secrets ?? []).map((sealed) => secretBox.open(sealed));

  /** Throws not_found. */
  async function requireEvent({ workspaceId }: Principal, deliveryId: string) {
    const row = await readEvent(db, workspaceId, deliveryId);
    if (!row) throw new AppError('not_found');
    return row;
  }

  return {
    /** Throws not_found. */
    async delivery(principal: Principal, deliveryId: string): Promise<DeliveryWithBody> {
      const { body: sealed, secrets, ...row } = await requireEvent(principal, deliveryId);
      const body = sealed === null ? null : secretBox.open(sealed);
      const signature =
        body === null
          ? {}
          : signatureHeaders(opened(secrets), { id: deliveryId, at: clock.now(), body });
      const headers = { ...deliveryHeaders({ ...row, id: deliveryId }), ...signature };
      return { ...toWorkspaceDelivery(row), headers, body };
    },

    /**
     * Throws not_found, also when the talent of the event was erased. `begun` is false when the
     * event is already being sent.
     */
    async redeliverEvent(principal: Principal, deliveryId: string) {
      const { hasBody, castingId } = await requireEvent(principal, deliveryId);
      if (!hasBody) throw new AppError('not_found');
      const begun = await webhooks.sendAgain(castingId, deliveryId);
      return { delivery: toWorkspaceDelivery(await requireEvent(principal, deliveryId)), begun };
    },

    /** Throws validation_error for a `url` that webhooks must not use. */
    async triggerEvent(
      { workspaceId }: Principal,
      { eventType, url }: { eventType: EventType; url?: string },
    ): Promise<SampleEvent> {
      const problem = url === undefined ? null : await outbound.checkUrl(url);
      if (problem) throw invalid(['url'], problem);
      const at = clock.now();
      const [id, body] = [newId('delivery'), sampleEvent(eventType, at)];
      const secrets = opened(await readWorkspaceSecrets(db, workspaceId));
      const headers = {
        ...deliveryHeaders({ id, eventType, runId: 'run_sample' }),
        ...signatureHeaders(secrets, { id, at, body }),
      };
      const attempt = url === undefined ? null : await attemptOf(url, headers, body);
      return { deliveryId: id, eventType, headers, body, attempt };
    },
  };

  async function attemptOf(url: string, headers: Record<string, string>, body: string) {
    const startedMs = monotonicMs();
    const durationMs = () => Math.round(monotonicMs() - startedMs);
    try {
      const answer = await outbound.post({
        ...{ url, headers, body },
        timeoutMs: ANSWER_TIMEOUT_MS,
        maxBodyBytes: MAX_STORED_ANSWER_BYTES,
      });
      const text = answer.body.replaceAll('\u0000', '');
      return { status: answer.status, error: null, durationMs: durationMs(), answer: text };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { status: null, error: reason, durationMs: durationMs(), answer: null };
    }
  }
}
