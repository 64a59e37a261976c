import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Webhook } from 'lucide-react';
import { DeliveryDrawer } from '../../app/deliveries/delivery-drawer.tsx';
import { DeliveryTable } from '../../app/deliveries/delivery-table.tsx';
import { Loaded } from '../../app/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { castingQuery } from './board-queries.ts';
import { useMessages } from './messages.ts';
import { deliveriesQuery } from './queries.ts';

const route = getRouteApi('/frame/castings/$castingId');

/** The webhook events of this casting. */
export function DeliveriesTab({ castingId }: { castingId: string }) {
  const messages = useMessages();
  const query = useInfiniteQuery(deliveriesQuery(castingId));
  const { data: casting } = useQuery(castingQuery(castingId));
  const { delivery: openId } = route.useSearch();
  const navigate = useNavigate({ from: '/castings/$castingId' });
  const open = (delivery: string | undefined) =>
    void navigate({ search: (now) => ({ ...now, delivery }), resetScroll: false });
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const deliveries = pages
          .flatMap((page) => page.deliveries)
          .map((one) => ({ ...one, castingId }));
        if (deliveries.length === 0)
          return (
            <EmptyState
              icon={Webhook}
              title={casting?.webhook === null ? messages.noWebhook : messages.noDelivery}
            >
              {messages.noDeliveryWhy}
            </EmptyState>
          );
        return (
          <>
            <DeliveryTable label={messages.tab.deliveries} deliveries={deliveries} onOpen={open} />
            {query.hasNextPage && (
              <div className="mt-3 text-center">
                <Button
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {messages.showMore}
                </Button>
              </div>
            )}
            <DeliveryDrawer
              delivery={deliveries.find(({ deliveryId }) => deliveryId === openId)}
              onClose={() => open(undefined)}
            />
          </>
        );
      }}
    </Loaded>
  );
}
