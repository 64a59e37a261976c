import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, data } from '../../app/api.ts';
import type { DeliveryState } from '../../app/deliveries/delivery.ts';

export const STATES = [
  'waiting',
  'sending',
  'delivered',
  'failed',
] as const satisfies readonly DeliveryState[];

export interface DeliveriesFilter {
  state?: DeliveryState;
}

/** As the API takes it. */
export const deliveriesParameters = ({ state }: DeliveriesFilter) => ({ state, pageSize: 50 });

export function deliveriesQuery(filter: DeliveriesFilter) {
  const query = deliveriesParameters(filter);
  return infiniteQueryOptions({
    queryKey: ['deliveries', query],
    queryFn: ({ pageParam, signal }) =>
      data(
        api.GET('/v1/deliveries', {
          params: { query: { ...query, cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
  });
}
