import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../api.ts';

/** A webhook event with its attempts. */
export type Delivery = components['schemas']['WorkspaceDelivery'];
export type DeliveryState = Delivery['state'];

/** Sends the same event again: same id, same body, at most three attempts. */
export const redeliver = ({ castingId, deliveryId }: Pick<Delivery, 'castingId' | 'deliveryId'>) =>
  data(
    api.POST('/v1/search/talents/qualified/{castingId}/deliveries/{deliveryId}/redeliver', {
      params: { path: { castingId, deliveryId } },
    }),
  );
