import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, ListChecks, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Loaded } from '../../app/loaded.tsx';
import { useMay } from '../../app/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pages } from '../../ui/pages.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { BlueprintList, ROW_HEIGHT_PX } from './blueprint-list.tsx';
import { useMessages } from './messages.ts';
import { blueprintsQuery, PAGE_SIZE, sourcingQuery } from './queries.ts';

const NewDialog = lazyOverlay(() => import('./new-dialog.tsx'));
const route = getRouteApi('/frame/sourcings/$sourcingId/sequences');

export function Page() {
  const messages = useMessages();
  const { sourcingId } = route.useParams();
  const { page = 0, candidateIds } = route.useSearch();
  const navigate = useNavigate({ from: '/sourcings/$sourcingId/sequences' });
  const sourcing = useQuery(sourcingQuery(sourcingId)).data;
  const query = useQuery(blueprintsQuery(sourcingId, page));
  const mayCreate = useMay('spend');
  const [creating, setCreating] = useState(false);
  const create = mayCreate && (
    <Button look="primary" icon={Plus} onClick={() => setCreating(true)}>
      {messages.create}
    </Button>
  );
  const parameters = { page, pageSize: PAGE_SIZE };
  const sdk = { method: 'listSequenceBlueprints', input: { sourcingId, ...parameters } };
  return (
    <>
      {sourcing && (
        <Link
          to="/sourcings/$sourcingId"
          params={{ sourcingId }}
          className={buttonClass('quiet', 'small', '-ml-2 mb-1 max-w-full')}
        >
          <ArrowLeft aria-hidden size={14} className="shrink-0" />
          <span className="truncate">{messages.backToSourcing(sourcing.name)}</span>
        </Link>
      )}
      <PageHeader
        title={sourcing ? `${messages.title}: ${sourcing.name}` : messages.title}
        lead={messages.lead}
        actions={
          <>
            <Link to="/drafts" search={{ sourcingId }} className={buttonClass('quiet')}>
              {messages.drafts}
            </Link>
            <CopyAsApiCall
              call={{
                method: 'GET',
                path: `/v1/sourcings/${sourcingId}/sequence-blueprints`,
                query: parameters,
                sdk,
              }}
            />
            {create}
          </>
        }
      />
      {candidateIds && (
        <p className="mb-4 rounded-lg bg-accent-soft px-4 py-2.5 text-accent-ink">
          {messages.comingWith(candidateIds.length)}
        </p>
      )}
      <Loaded query={query} skeleton={<SkeletonRows rows={4} height={ROW_HEIGHT_PX} />}>
        {({ blueprints, pagination }) =>
          blueprints.length === 0 ? (
            <EmptyState icon={ListChecks} title={messages.empty} action={create}>
              {messages.emptyWhy}
            </EmptyState>
          ) : (
            <>
              <BlueprintList blueprints={blueprints} candidateIds={candidateIds} />
              <Pages
                page={page}
                pageSize={pagination.pageSize}
                total={pagination.total}
                onTurn={(next) =>
                  void navigate({ search: (now) => ({ ...now, page: next || undefined }) })
                }
              />
            </>
          )
        }
      </Loaded>
      <Suspense>
        {creating && <NewDialog sourcingId={sourcingId} onClose={() => setCreating(false)} />}
      </Suspense>
    </>
  );
}
