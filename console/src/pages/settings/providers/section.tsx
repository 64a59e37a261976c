import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BookUser, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { failedToast } from '../../../app/failed-toast.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { useMay } from '../../../app/session.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyAsApiCall } from '../../../ui/copy-as-api-call.tsx';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { moved } from '../moved.ts';
import { SortableList } from '../sortable-list.tsx';
import { useMessages } from './messages.ts';
import { ProviderRow } from './provider-row.tsx';
import { NAMES, order, type Provider, providersQuery, TYPES } from './queries.ts';

const AddDialog = lazyOverlay(async () => ({ default: (await import('./dialogs.tsx')).AddDialog }));

export function Section() {
  const messages = useMessages();
  const may = useMay('spend');
  const query = useQuery(providersQuery);
  const [adding, setAdding] = useState(false);
  const present = query.data?.providers.map(({ type }) => type) ?? [];
  const missing = TYPES.filter((type) => !present.includes(type));
  const add = may && (
    <Button
      look="primary"
      icon={Plus}
      disabled={missing.length === 0}
      title={missing.length === 0 ? messages.allThere : undefined}
      onClick={() => setAdding(true)}
    >
      {messages.add}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        actions={
          <>
            <CopyAsApiCall
              call={{
                method: 'GET',
                path: '/v1/enrichment-providers',
                sdk: { method: 'listEnrichmentProviders' },
              }}
            />
            {add}
          </>
        }
      />
      <Loaded query={query} skeleton={<SkeletonRows rows={3} height={64} />}>
        {({ providers }) =>
          providers.length === 0 ? (
            <EmptyState icon={BookUser} title={messages.empty} action={add}>
              {messages.emptyWhy}
            </EmptyState>
          ) : (
            <Waterfall providers={providers} mayChange={may} />
          )
        }
      </Loaded>
      <Suspense>
        {adding && (
          <AddDialog types={missing} position={present.length} onClose={() => setAdding(false)} />
        )}
      </Suspense>
    </>
  );
}

/** The providers in order. A moved provider appears at its new position at once. */
function Waterfall({
  providers,
  mayChange,
}: {
  providers: readonly Provider[];
  mayChange: boolean;
}) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const client = useQueryClient();
  const ordering = useMutation({
    mutationFn: order,
    onMutate: (wished) => client.setQueryData(providersQuery.queryKey, { providers: [...wished] }),
    onError: failedToast(settings.notDone),
    onSettled: () => client.invalidateQueries({ queryKey: providersQuery.queryKey }),
  });
  const move = (provider: Provider, to: number) => ordering.mutate(moved(providers, provider, to));
  return (
    <SortableList
      label={messages.title}
      rows={providers}
      keyOf={({ providerId }) => providerId}
      nameOf={({ type }) => NAMES[type]}
      disabled={!mayChange}
      onMove={move}
    >
      {(provider, place) => (
        <ProviderRow
          provider={provider}
          place={place}
          last={providers.length - 1}
          mayChange={mayChange}
          onMove={move}
        />
      )}
    </SortableList>
  );
}
