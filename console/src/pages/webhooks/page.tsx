import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Webhook } from 'lucide-react';
import { Loaded } from '../../app/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Segments } from '../../ui/segments.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Time } from '../../ui/time.tsx';
import { DeliveryDrawer } from './delivery-drawer.tsx';
import { type Delivery, deliveriesParameters, deliveriesQuery, STATES } from './queries.ts';
import { StateBadge } from './state-badge.tsx';
import { useWords } from './words.ts';

const route = getRouteApi('/frame/webhooks');

export function Page() {
  const words = useWords();
  const { state, delivery: openId } = route.useSearch();
  const query = useInfiniteQuery(deliveriesQuery({ state }));
  const navigate = useNavigate({ from: '/webhooks' });
  const open = (delivery: string | undefined) => void navigate({ search: (now) => ({ ...now, delivery }) });
  const parameters = deliveriesParameters({ state });
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          <CopyAsApiCall call={{ method: 'GET', path: '/v1/deliveries', query: parameters, sdk: { method: 'listDeliveries', input: parameters } }} />
        }
      />
      <div className="mb-4 overflow-x-auto">
        <Segments
          label={words.state}
          value={state ?? 'all'}
          choices={[{ value: 'all' as const, label: words.all }, ...STATES.map((value) => ({ value, label: words.states[value] }))]}
          onChange={(next) => void navigate({ search: { state: next === 'all' ? undefined : next } })}
        />
      </div>
      <Loaded query={query}>
        {({ pages }) => {
          const deliveries = pages.flatMap((page) => page.deliveries);
          if (deliveries.length === 0)
            return (
              <EmptyState icon={Webhook} title={state ? words.emptyState : words.empty}>
                {words.emptyWhy}
              </EmptyState>
            );
          return (
            <>
              <Deliveries deliveries={deliveries} onOpen={open} />
              {query.hasNextPage && (
                <div className="mt-3 text-center">
                  <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {words.more}
                  </Button>
                </div>
              )}
              <DeliveryDrawer delivery={deliveries.find(({ deliveryId }) => deliveryId === openId)} onClose={() => open(undefined)} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function Deliveries({ deliveries, onOpen }: { deliveries: readonly Delivery[]; onOpen(deliveryId: string): void }) {
  const words = useWords();
  const columns: Column<Delivery>[] = [
    {
      key: 'event',
      header: words.event,
      cell: ({ eventType, deliveryId }) => (
        <button type="button" className="rounded-sm font-medium hover:underline" onClick={() => onOpen(deliveryId)}>
          {words.events[eventType]}
        </button>
      ),
    },
    { key: 'state', header: words.state, cell: ({ state }) => <StateBadge state={state} /> },
    { key: 'url', header: words.receiver, wide: true, cell: ({ url }) => <span className="block max-w-80 truncate">{url}</span> },
    { key: 'attempts', header: words.attempts, align: 'right', wide: true, cell: ({ attempts }) => attempts.length },
    { key: 'answer', header: words.lastAnswer, wide: true, cell: (delivery) => lastAnswer(delivery) ?? '–' },
    { key: 'at', header: words.at, align: 'right', cell: ({ createdAt }) => <Time at={createdAt} /> },
  ];
  return <Table label={words.title} columns={columns} rows={deliveries} keyOf={({ deliveryId }) => deliveryId} />;
}

/** The status of the last attempt, or why there was none. */
function lastAnswer({ attempts, error }: Delivery): string | null {
  const last = attempts.at(-1);
  return last?.status ? String(last.status) : (last?.error ?? error);
}
