import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { comparedIn } from '../../app/compare/compared.ts';
import { Loaded } from '../../app/loaded.tsx';
import { useFace } from '../../ui/face.ts';
import { lazyOverlay, lazyPart } from '../../ui/lazy-part.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { summaryQuery } from './board-queries.ts';
import { CastingHeader } from './casting-header.tsx';
import { Figures } from './figures.tsx';
import { useMessages } from './messages.ts';
import { Standing } from './standing.tsx';

// The header appears first; the views load separately.
const Board = lazyPart(async () => ({ default: (await import('./board.tsx')).Board }));
const CallsTab = lazyPart(async () => ({ default: (await import('./calls-tab.tsx')).CallsTab }));
const DeliveriesTab = lazyPart(async () => ({
  default: (await import('./deliveries-tab.tsx')).DeliveriesTab,
}));
const Grid = lazyPart(async () => ({ default: (await import('./grid.tsx')).Grid }));
const JsonTab = lazyPart(async () => ({ default: (await import('./json-tab.tsx')).JsonTab }));
const Compare = lazyOverlay(() => import('./compare.tsx'));
const TalentDrawer = lazyOverlay(() => import('./talent-drawer.tsx'));
const route = getRouteApi('/frame/castings/$castingId');

const waiting = (part: ReactNode) => (
  <Suspense fallback={<Skeleton className="h-96 w-full" />}>{part}</Suspense>
);

export function Page() {
  const messages = useMessages();
  const { castingId } = route.useParams();
  const { tab = 'board', talent, compare } = route.useSearch();
  const navigate = useNavigate({ from: '/castings/$castingId' });
  const query = useQuery(summaryQuery(castingId));
  const showCompared = (next: string[] | undefined, replace = false) =>
    void navigate({ search: (now) => ({ ...now, compare: next }), replace, resetScroll: false });
  const face = useFace();
  const deliveries = {
    value: 'deliveries' as const,
    label: messages.tab.deliveries,
    panel: waiting(<DeliveriesTab castingId={castingId} />),
  };
  const json = {
    value: 'json' as const,
    label: messages.tab.json,
    panel: waiting(<JsonTab castingId={castingId} />),
  };
  return (
    <Loaded query={query} skeleton={<PageSkeleton />}>
      {(summary) => (
        <>
          <CastingHeader summary={summary} />
          <Standing summary={summary} />
          <Figures summary={summary} />
          <Tabs
            label={messages.tabs}
            value={tab}
            onChange={(next) =>
              void navigate({
                search: (now) => ({
                  ...now,
                  tab: next === 'board' ? undefined : next,
                  delivery: undefined,
                }),
                resetScroll: false,
              })
            }
            tabs={[
              {
                value: 'board',
                label: messages.tab.board,
                panel: waiting(<Board key={castingId} summary={summary} />),
              },
              {
                value: 'grid',
                label: messages.tab.grid,
                panel: waiting(<Grid key={castingId} summary={summary} />),
              },
              {
                value: 'calls',
                label: messages.tab.calls,
                panel: waiting(<CallsTab castingId={castingId} />),
              },
              // A link to one of these shows it to anyone.
              ...(face === 'developer' || tab === 'deliveries' ? [deliveries] : []),
              ...(face === 'developer' || tab === 'json' ? [json] : []),
            ]}
          />
          <Suspense>
            {compare && (
              <Compare
                summary={summary}
                talentIds={comparedIn(compare)}
                onChange={(next) => showCompared(next, true)}
                onClose={() => showCompared(undefined)}
              />
            )}
            {talent && <TalentDrawer talentId={talent} />}
          </Suspense>
        </>
      )}
    </Loaded>
  );
}

/** As tall as the loaded page. */
function PageSkeleton() {
  const messages = useUiMessages();
  return (
    <div role="status">
      <span className="sr-only">{messages.loading}</span>
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="mt-2 h-5 w-1/3" />
      <Skeleton className="mt-2 mb-4 h-7 w-1/2" />
      <Skeleton className="mb-5 h-40 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
