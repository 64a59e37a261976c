import { infiniteQueryOptions } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../../app/api.ts';

export type Delivery = components['schemas']['WorkspaceDelivery'];
export type DeliveryState = Delivery['state'];

export const STATES = ['waiting', 'sending', 'delivered', 'failed'] as const satisfies readonly DeliveryState[];

export interface DeliveriesFilter {
  state?: DeliveryState;
}

/** As the API takes it. */
export const deliveriesParameters = ({ state }: DeliveriesFilter) => ({ state, pageSize: 50 });

export function deliveriesQuery(filter: DeliveriesFilter) {
  const query = deliveriesParameters(filter);
  return infiniteQueryOptions({
    queryKey: ['deliveries', query],
    queryFn: ({ pageParam, signal }) => data(api.GET('/v1/deliveries', { params: { query: { ...query, cursor: pageParam ?? undefined } }, signal })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
  });
}

/** The same event once more: same id, same body, at most three attempts. */
export const redeliver = ({ castingId, deliveryId }: Pick<Delivery, 'castingId' | 'deliveryId'>) =>
  data(api.POST('/v1/search/talents/qualified/{castingId}/deliveries/{deliveryId}/redeliver', { params: { path: { castingId, deliveryId } } }));
