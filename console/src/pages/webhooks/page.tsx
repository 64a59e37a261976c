import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Webhook } from 'lucide-react';
import { DeliveryDrawer } from '../../app/deliveries/delivery-drawer.tsx';
import { DeliveryTable } from '../../app/deliveries/delivery-table.tsx';
import { useMessages as useDeliveryMessages } from '../../app/deliveries/messages.ts';
import { Loaded } from '../../app/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Segments } from '../../ui/segments.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useMessages } from './messages.ts';
import { deliveriesParameters, deliveriesQuery, STATES } from './queries.ts';

const route = getRouteApi('/frame/webhooks');

export function Page() {
  const messages = useMessages();
  const shared = useDeliveryMessages();
  const { state, delivery: openId } = route.useSearch();
  const query = useInfiniteQuery(deliveriesQuery({ state }));
  const navigate = useNavigate({ from: '/webhooks' });
  const open = (delivery: string | undefined) =>
    void navigate({ search: (now) => ({ ...now, delivery }) });
  const parameters = deliveriesParameters({ state });
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        actions={
          <CopyAsApiCall
            call={{
              method: 'GET',
              path: '/v1/deliveries',
              query: parameters,
              sdk: { method: 'listDeliveries', input: parameters },
            }}
          />
        }
      />
      <div className="mb-4 overflow-x-auto">
        <Segments
          label={shared.state}
          value={state ?? 'all'}
          choices={[
            { value: 'all' as const, label: messages.all },
            ...STATES.map((value) => ({ value, label: shared.states[value] })),
          ]}
          onChange={(next) =>
            void navigate({ search: { state: next === 'all' ? undefined : next } })
          }
        />
      </div>
      <Loaded query={query}>
        {({ pages }) => {
          const deliveries = pages.flatMap((page) => page.deliveries);
          if (deliveries.length === 0)
            return (
              <EmptyState icon={Webhook} title={state ? messages.emptyState : messages.empty}>
                {messages.emptyWhy}
              </EmptyState>
            );
          return (
            <>
              <DeliveryTable label={messages.title} deliveries={deliveries} onOpen={open} />
              {query.hasNextPage && (
                <div className="mt-3 text-center">
                  <Button
                    loading={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {shared.more}
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
    </>
  );
}
