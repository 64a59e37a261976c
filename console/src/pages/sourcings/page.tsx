import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { FolderSearch, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
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
import { sourcingsParameters, sourcingsQuery } from './queries.ts';
import { ROW_HEIGHT_PX, SourcingList } from './sourcing-list.tsx';
import { useWords } from './words.ts';

const CreateDialog = lazyOverlay(() => import('./create-dialog.tsx'));
const route = getRouteApi('/frame/sourcings');

export function Page() {
  const words = useWords();
  const search = route.useSearch();
  const query = useQuery(sourcingsQuery(search));
  const mayCreate = useMay('spend');
  const [creating, setCreating] = useState(false);
  const parameters = sourcingsParameters(search);
  const create = mayCreate && (
    <Button look="primary" icon={Plus} onClick={() => setCreating(true)}>
      {words.create}
    </Button>
  );

  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <CopyAsApiCall call={{ method: 'GET', path: '/v1/sourcings', query: parameters, sdk: { method: 'listSourcings', input: parameters } }} />
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
              title={words.empty[parameters.status][parameters.ownership]}
              action={parameters.status === 'in-progress' && create}
            >
              {words.emptyWhy}
            </EmptyState>
          ) : (
            <>
              <SourcingList sourcings={sourcings} />
              <TurnPages total={pagination.total} pageSize={pagination.pageSize} page={pagination.page} />
            </>
          )
        }
      </Loaded>
      <Suspense>{creating && <CreateDialog onClose={() => setCreating(false)} />}</Suspense>
    </>
  );
}

function Filters() {
  const words = useWords();
  const { ownership = 'mine', status = 'in-progress' } = route.useSearch();
  const navigate = useNavigate({ from: '/sourcings' });
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <Segments
        label={words.ownership}
        value={ownership}
        choices={[
          { value: 'mine', label: words.mine },
          { value: 'all', label: words.all },
        ]}
        onChange={(next) => void navigate({ search: (now) => ({ ...now, page: undefined, ownership: next === 'mine' ? undefined : next }) })}
      />
      <Segments
        label={words.status}
        value={status}
        choices={[
          { value: 'in-progress', label: words.inProgress },
          { value: 'closed', label: words.closed },
        ]}
        onChange={(next) => void navigate({ search: (now) => ({ ...now, page: undefined, status: next === 'in-progress' ? undefined : next }) })}
      />
    </div>
  );
}

function TurnPages(pages: { page: number; pageSize: number; total: number }) {
  const navigate = useNavigate({ from: '/sourcings' });
  return <Pages {...pages} onTurn={(page) => void navigate({ search: (now) => ({ ...now, page: page || undefined }) })} />;
}
