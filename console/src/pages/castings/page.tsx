import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { ClipboardCheck, Plus } from 'lucide-react';
import { Loaded } from '../../app/loaded.tsx';
import { useMay } from '../../app/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { CastingList, ROW_HEIGHT_PX } from './casting-list.tsx';
import { useMessages } from './messages.ts';
import { type CastingsFilter, castingsParameters, castingsQuery, STATUSES } from './queries.ts';

const route = getRouteApi('/frame/castings');

export function Page() {
  const messages = useMessages();
  const search: CastingsFilter = route.useSearch();
  const navigate = useNavigate({ from: '/castings' });
  const query = useInfiniteQuery(castingsQuery(search));
  const mayStart = useMay('spend');
  const parameters = castingsParameters(search);
  const start = mayStart && (
    <Link to="/castings/new" className={buttonClass('primary')}>
      <Plus aria-hidden size={15} />
      {messages.start}
    </Link>
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
                path: '/v1/search/talents/qualified',
                query: parameters,
                sdk: { method: 'listQualifiedSearches', input: parameters },
              }}
            />
            {start}
          </>
        }
      />
      <div className="mb-4 overflow-x-auto">
        <Segments
          label={messages.status}
          value={search.status ?? 'all'}
          choices={[
            { value: 'all' as const, label: messages.all },
            ...STATUSES.map((value) => ({ value, label: messages.statuses[value] })),
          ]}
          onChange={(next) =>
            void navigate({ search: { status: next === 'all' ? undefined : next } })
          }
        />
      </div>
      <Loaded query={query} skeleton={<SkeletonRows rows={6} height={ROW_HEIGHT_PX} />}>
        {({ pages }) => {
          const castings = pages.flatMap((page) => page.castings);
          if (castings.length === 0)
            return (
              <EmptyState
                icon={ClipboardCheck}
                title={search.status ? messages.emptyStatus[search.status] : messages.empty}
                action={!search.status && start}
              >
                {messages.emptyWhy}
              </EmptyState>
            );
          return (
            <>
              <CastingList castings={castings} />
              {query.hasNextPage && (
                <div className="mt-3 text-center">
                  <Button
                    loading={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {messages.more}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}
