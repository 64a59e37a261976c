import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { FolderSearch, Plus } from 'lucide-react';
import { Suspense } from 'react';
import { Loaded } from '../../app/loaded.tsx';
import { useMay } from '../../app/session.ts';
import { Button } from '../../ui/button.tsx';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pages } from '../../ui/pages.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useMessages } from './messages.ts';
import { sourcingsParameters, sourcingsQuery } from './queries.ts';
import { ROW_HEIGHT_PX, SourcingList } from './sourcing-list.tsx';

const CreateDialog = lazyOverlay(() => import('./create-dialog.tsx'));
const route = getRouteApi('/frame/sourcings');

export function Page() {
  const messages = useMessages();
  const search = route.useSearch();
  const query = useQuery(sourcingsQuery(search));
  const mayCreate = useMay('spend');
  const navigate = useNavigate({ from: '/sourcings' });
  const show = (create: 'open' | undefined) =>
    void navigate({ search: (now) => ({ ...now, create }), replace: create === undefined });
  const parameters = sourcingsParameters(search);
  const create = mayCreate && (
    <Button look="primary" icon={Plus} onClick={() => show('open')}>
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
                path: '/v1/sourcings',
                query: parameters,
                sdk: { method: 'listSourcings', input: parameters },
              }}
            />
            {create}
          </>
        }
      />
      <Filters />
      <Loaded query={query} skeleton={<SkeletonRows rows={6} height={ROW_HEIGHT_PX} />}>
        {({ sourcings, pagination }) =>
          sourcings.length === 0 ? (
            <EmptyState
              icon={FolderSearch}
              title={messages.empty[parameters.status][parameters.ownership]}
              action={parameters.status === 'in-progress' && create}
            >
              {messages.emptyWhy}
            </EmptyState>
          ) : (
            <>
              <SourcingList sourcings={sourcings} showsOwners={parameters.ownership === 'all'} />
              <TurnPages
                total={pagination.total}
                pageSize={pagination.pageSize}
                page={pagination.page}
              />
            </>
          )
        }
      </Loaded>
      <Suspense>
        {mayCreate && search.create && <CreateDialog onClose={() => show(undefined)} />}
      </Suspense>
    </>
  );
}

function Filters() {
  const messages = useMessages();
  const { ownership = 'mine', status = 'in-progress' } = route.useSearch();
  const navigate = useNavigate({ from: '/sourcings' });
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <Segments
        label={messages.ownership}
        value={ownership}
        choices={[
          { value: 'mine', label: messages.mine },
          { value: 'all', label: messages.all },
        ]}
        onChange={(next) =>
          void navigate({
            search: (now) => ({
              ...now,
              page: undefined,
              ownership: next === 'mine' ? undefined : next,
            }),
          })
        }
      />
      <Segments
        label={messages.status}
        value={status}
        choices={[
          { value: 'in-progress', label: messages.inProgress },
          { value: 'closed', label: messages.closed },
        ]}
        onChange={(next) =>
          void navigate({
            search: (now) => ({
              ...now,
              page: undefined,
              status: next === 'in-progress' ? undefined : next,
            }),
          })
        }
      />
    </div>
  );
}

function TurnPages(pages: { page: number; pageSize: number; total: number }) {
  const navigate = useNavigate({ from: '/sourcings' });
  return (
    <Pages
      {...pages}
      onTurn={(page) => void navigate({ search: (now) => ({ ...now, page: page || undefined }) })}
    />
  );
}
