import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Search, SearchX } from 'lucide-react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { type Filter, slim } from '../../app/filters/filter.ts';
import { FailedState } from '../../app/loaded.tsx';
import { useIsShort } from '../../app/no-credits.tsx';
import type { Asked } from '../../app/pool/asked.ts';
import { usePool } from '../../app/pool/pool.ts';
import { PromptBox } from '../../app/pool/prompt-box.tsx';
import { Understood } from '../../app/pool/understood.tsx';
import { savedSearchesQuery } from '../../app/saved-searches/queries.ts';
import { useMay } from '../../app/session.ts';
import { Button } from '../../ui/button.tsx';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ActionBar, mayWiden, Price } from './action-bar.tsx';
import { Diagnosis } from './diagnosis.tsx';
import { useMessages } from './messages.ts';
import { pagesQuery, searchNext } from './queries.ts';
import { Results } from './results.tsx';

const Home = lazyPart(() => import('./home/home.tsx'));
const route = getRouteApi('/frame/search');

export function Page() {
  const messages = useMessages();
  const { prompt, filters, talent, saved, review } = route.useSearch();
  const navigate = useNavigate({ from: '/search' });
  const pool = usePool({ prompt, filters });
  const maySpend = useMay('spend');
  const isShort = useIsShort('apiCredits');
  const { asked, chips, count, isBlocked, isRefused } = pool;
  const { data: pages = [] } = useQuery(pagesQuery(asked));
  const next = useNext();
  useSaved(saved);

  const change = (changed: Filter[]) => {
    next.reset();
    // Without its last filter, the search is empty.
    void navigate({ search: changed.length > 0 ? { prompt, filters: changed } : {} });
  };
  const readPrompt = (typed: string | undefined, options: { replace?: boolean } = {}) => {
    next.reset();
    void navigate({ search: { prompt: typed }, ...options });
  };

  const show = (
    shown: Pick<ReturnType<typeof route.useSearch>, 'talent' | 'review'>,
    replace: boolean,
  ) => void navigate({ search: (now) => ({ ...now, ...shown }), replace, resetScroll: false });

  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        actions={asked && <CopyAsApiCall call={callOf(asked)} />}
      />
      <PromptBox
        prompt={prompt}
        isFollowed={filters === undefined}
        onRead={readPrompt}
        does={messages.searchKeys}
        onSubmit={(typed) => {
          if (typed !== prompt) readPrompt(typed, { replace: true });
          if (!maySpend || isShort) return;
          if (typed === prompt ? asked && !isBlocked : typed)
            next.mutate(typed === prompt && asked ? asked : { prompt: typed ?? '' });
        }}
      />
      <Understood pool={pool} onChange={change} onRead={(typed) => readPrompt(typed)} />
      {asked && count !== 0 && (
        <ActionBar
          pool={pool}
          isSearching={next.isPending}
          isFirst={pages.length === 0}
          onSearch={() => next.mutate(asked)}
        />
      )}
      {!asked && (
        <Suspense>
          <Home />
        </Suspense>
      )}
      {next.error && <FailedState error={next.error} />}
      {asked && pages.length > 0 && (
        <Results
          pages={pages}
          openId={talent}
          isSearching={next.isPending}
          onNext={() => next.mutate(asked)}
          isReviewing={review !== undefined}
          onOpen={(id) => show({ talent: id, review: undefined }, id === undefined)}
          onReview={(id) => show({ talent: id, review: 'yes' }, review !== undefined)}
        />
      )}
      {count === 0 && pages.every(({ talents }) => talents.length === 0) && !isRefused && (
        <Nobody pool={pool} onChange={change}>
          {asked && maySpend && pages.length === 0 && !isBlocked && mayWiden(chips, count) && (
            <SearchNear isSearching={next.isPending} onSearch={() => next.mutate(asked)} />
          )}
        </Nobody>
      )}
    </div>
  );
}

function SearchNear({ isSearching, onSearch }: { isSearching: boolean; onSearch(): void }) {
  const messages = useMessages();
  return (
    <div className="mt-3 flex flex-wrap items-center justify-center gap-2">
      <Price count={undefined} />
      <Button icon={Search} loading={isSearching} onClick={onSearch}>
        {messages.searchNear}
      </Button>
    </div>
  );
}

function useNext() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (by: Asked) => searchNext(by, client.getQueryData(pagesQuery(by).queryKey) ?? []),
    onSuccess: (page, by) => {
      client.setQueryData(pagesQuery(by).queryKey, (before = []) => [...before, page]);
      void client.invalidateQueries({ queryKey: ['search', 'recent'] });
      return client.invalidateQueries({ queryKey: ['workspace'] });
    },
  });
}

/** Opens a saved search: the link in the mail of an alert, and in a notification. */
function useSaved(saved: string | undefined) {
  const navigate = useNavigate({ from: '/search' });
  const linked = useQuery({ ...savedSearchesQuery, enabled: saved !== undefined }).data;
  useEffect(() => {
    const found = linked?.savedSearches.find((one) => one.savedSearchId === saved);
    if (saved === undefined || linked === undefined) return;
    const pool = found && {
      prompt: found.prompt ?? undefined,
      filters: found.filters.map(slim),
    };
    void navigate({ search: pool ?? {}, replace: true });
  }, [saved, linked, navigate]);
}

interface NobodyProps {
  pool: ReturnType<typeof usePool>;
  onChange(filters: Filter[]): void;
  children: ReactNode;
}

function Nobody({ pool: { chips, diagnosis }, onChange, children }: NobodyProps) {
  const messages = useMessages();
  return (
    <section aria-label={messages.nobody}>
      <EmptyState icon={SearchX} title={messages.nobody}>
        {diagnosis.data?.words}
      </EmptyState>
      {diagnosis.data && (
        <Diagnosis diagnosis={diagnosis.data} filters={chips} onChange={onChange} />
      )}
      {children}
    </section>
  );
}

function callOf(asked: Asked) {
  const [path, method] =
    'prompt' in asked
      ? ['/v1/search/talents/by-prompt', 'searchTalentsByPrompt']
      : ['/v1/search/talents', 'searchTalents'];
  return { method: 'POST' as const, path, body: asked, sdk: { method, input: asked } };
}
