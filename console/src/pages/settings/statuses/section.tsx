import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Tags } from 'lucide-react';
import { Suspense, useState } from 'react';
import { failedToast } from '../../../app/failed-toast.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { useMay } from '../../../app/session.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyAsApiCall } from '../../../ui/copy-as-api-call.tsx';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { moved } from '../moved.ts';
import { SortableList } from '../sortable-list.tsx';
import { useMessages } from './messages.ts';
import { change, type Status, statusesQuery } from './queries.ts';
import { StatusMenu } from './status-menu.tsx';

const CreateDialog = lazyOverlay(async () => ({
  default: (await import('./dialogs.tsx')).CreateDialog,
}));

export function Section() {
  const messages = useMessages();
  const may = useMay('spend');
  const query = useQuery(statusesQuery);
  const [creating, setCreating] = useState(false);
  const create = may && (
    <Button look="primary" icon={Plus} onClick={() => setCreating(true)}>
      {messages.create}
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
                path: '/v1/candidate-statuses',
                sdk: { method: 'listCandidateStatuses' },
              }}
            />
            {create}
          </>
        }
      />
      <Loaded query={query}>
        {({ statuses }) => {
          const own = statuses.filter(({ isCustom }) => isCustom);
          return (
            <>
              <h2 className="mb-2 font-semibold text-base">{messages.own}</h2>
              {own.length === 0 ? (
                <EmptyState icon={Tags} title={messages.empty} action={create}>
                  {messages.emptyWhy}
                </EmptyState>
              ) : (
                <OwnStatuses own={own} mayChange={may} />
              )}
              <h2 className="mt-6 mb-2 font-semibold text-base">{messages.global}</h2>
              <ul aria-label={messages.global} className="rounded-lg border border-line bg-surface">
                {statuses
                  .filter(({ isCustom }) => !isCustom)
                  .map((status) => (
                    <li key={status.handle} className="border-line px-4 py-2.5 not-last:border-b">
                      <Name status={status} />
                    </li>
                  ))}
              </ul>
            </>
          );
        }}
      </Loaded>
      <Suspense>{creating && <CreateDialog onClose={() => setCreating(false)} />}</Suspense>
    </>
  );
}

function Name({ status: { label, handle } }: { status: Status }) {
  return (
    <p className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
      <span className="min-w-0 break-words font-medium">{label}</span>
      <span className="min-w-0 break-all font-mono text-quiet text-xs">{handle}</span>
    </p>
  );
}

function OwnStatuses({ own, mayChange }: { own: readonly Status[]; mayChange: boolean }) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const client = useQueryClient();
  const moving = useMutation({
    mutationFn: ({ status, to }: { status: Status; to: number }) =>
      change(status.handle, { position: to }),
    onMutate: ({ status, to }) =>
      client.setQueryData(
        statusesQuery.queryKey,
        (now) =>
          now && {
            statuses: [
              ...now.statuses.filter(({ isCustom }) => !isCustom),
              ...moved(own, status, to),
            ],
          },
      ),
    onError: failedToast(settings.notDone),
    onSettled: () => client.invalidateQueries({ queryKey: statusesQuery.queryKey }),
  });
  const move = (status: Status, to: number) => moving.mutate({ status, to });
  return (
    <SortableList
      label={messages.own}
      rows={own}
      keyOf={({ handle }) => handle}
      nameOf={({ label }) => label}
      disabled={!mayChange}
      onMove={move}
    >
      {(status, place) => (
        <>
          <Name status={status} />
          {mayChange && (
            <StatusMenu status={status} place={place} last={own.length - 1} onMove={move} />
          )}
        </>
      )}
    </SortableList>
  );
}
