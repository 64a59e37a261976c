import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDescribe } from '../../../app/filters/describe.ts';
import { type Filter, slim } from '../../../app/filters/filter.ts';
import { askedOf } from '../../../app/pool/asked.ts';
import { useFormat } from '../../../language/format.ts';
import { Time } from '../../../ui/time.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMessages } from '../messages.ts';
import { pagesQuery, type RecentSearch, readAgain, recentSearchesQuery } from '../queries.ts';

/** Searches of the last weeks. Opening one shows the people who were paid for, free. */
export function RecentList() {
  const messages = useMessages();
  const { data } = useQuery(recentSearchesQuery);
  if (!data || data.recentSearches.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches">
      <h2 id="recent-searches" className="mb-2 font-semibold text-base">
        {messages.recentSearches}
        <span className="ml-2 font-normal text-quiet text-sm">{messages.recentWhy}</span>
      </h2>
      <ul className="rounded-lg border border-line bg-surface">
        {data.recentSearches.slice(0, SHOWN).map((recent) => (
          <RecentRow key={recent.searchTransactionId} recent={recent} />
        ))}
      </ul>
    </section>
  );
}

const SHOWN = 8;

function RecentRow({ recent }: { recent: RecentSearch }) {
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { titleOf } = useDescribe();
  const { prompt, filters, peopleCount, at } = recent;
  const open = useMutation({
    mutationFn: () => readAgain(recent.searchTransactionId),
    onSuccess: (pages) => {
      const search = prompt === null ? { filters: (filters as Filter[]).map(slim) } : { prompt };
      client.setQueryData(pagesQuery(askedOf(search)).queryKey, pages);
      return navigate({ to: '/search', search });
    },
    onError: (error) =>
      toast({ tone: 'failed', title: messages.notOpened, description: error.message }),
  });
  return (
    <li className="not-last:border-line not-last:border-b">
      <button
        type="button"
        aria-busy={open.isPending}
        onClick={() => !open.isPending && open.mutate()}
        className="flex w-full flex-wrap items-baseline gap-x-4 px-4 py-2 text-left hover:bg-hover"
      >
        <span className="min-w-0 grow basis-64 truncate">
          {prompt ?? (filters as Filter[]).map(titleOf).join(' · ')}
        </span>
        <span className="text-quiet">
          {messages.peopleRead(peopleCount, format.number(peopleCount))} · <Time at={at} />
        </span>
      </button>
    </li>
  );
}
