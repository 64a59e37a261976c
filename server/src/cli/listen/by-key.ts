import { setTimeout as delay } from 'node:timers/promises';
import type { Delivery, DeliveryWithBody } from '../deliveries.ts';
import { queryOf, type ServiceApi, segment } from '../service-api.ts';
import type { RelayedEvent } from './relay.ts';

/** The list of deliveries is read as often; twelve a minute fit the limits of a preset `agent`. */
const POLL_INTERVAL_MS = 5_000;
const PAGE_SIZE = 100;

export interface ByKeyOptions {
  api: Pick<ServiceApi, 'get'>;
  signal: AbortSignal;
  onEvent(event: RelayedEvent): void;
  /** Too much happened at once: events may have been missed. */
  onGap(): void;
}

/**
 * Reports every webhook event that is sent from now on, once for each sending, as the key may read
 * them. Ends when the signal is aborted.
 */
export async function followByKey({ api, signal, onEvent, onGap }: ByKeyOptions): Promise<void> {
  const list = async (): Promise<Delivery[]> =>
    (await api.get<{ deliveries: Delivery[] }>(`/deliveries${queryOf({ pageSize: PAGE_SIZE })}`))
      .deliveries;
  const seen = new Map<string, string | null>(
    (await list()).map((one) => [one.deliveryId, endOf(one)]),
  );
  while (!signal.aborted) {
    await delay(POLL_INTERVAL_MS, undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
    const found = await list();
    const fresh = found.filter((one) => isNew(seen.get(one.deliveryId), endOf(one)));
    if (fresh.length === PAGE_SIZE) onGap();
    for (const one of found) seen.set(one.deliveryId, endOf(one));
    for (const one of fresh.toReversed()) {
      const { headers, body } = await api.get<DeliveryWithBody>(
        `/deliveries/${segment(one.deliveryId)}`,
      );
      if (body !== null) onEvent({ ...one, id: one.deliveryId, body, headers });
    }
  }
}

/** When its last sending ended; null while it is being sent. */
const endOf = ({ deliveredAt, failedAt }: Delivery): string | null => deliveredAt ?? failedAt;

/** Unknown, or sent again since: its earlier sending had another end. */
const isNew = (before: string | null | undefined, now: string | null): boolean =>
  before === undefined || (before !== null && now !== null && before !== now);
