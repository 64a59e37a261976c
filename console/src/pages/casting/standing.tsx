import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleAlert, Infinity as Everybody } from 'lucide-react';
import { useState } from 'react';
import { api, data } from '../../app/api.ts';
import { slim } from '../../app/filters/filter.ts';
import { Loaded } from '../../app/loaded.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { callsQuery, castingQuery } from './board-queries.ts';
import { useMessages } from './messages.ts';
import type { Summary } from './queries.ts';

/** Explains why the casting stopped: a failure, or nobody left to judge. */
export function Standing({ summary }: { summary: Summary }) {
  const messages = useMessages();
  const { data: casting } = useQuery(castingQuery(summary.castingId));
  const { data: calls } = useInfiniteQuery(callsQuery(summary.castingId));
  const ended = calls?.pages[0]?.calls[0]?.ended;
  if (casting?.nextAction === 'retry')
    return (
      <div
        role="alert"
        className="mb-4 flex gap-3 rounded-lg border border-line bg-red-soft px-4 py-3"
      >
        <CircleAlert aria-hidden size={18} className="mt-px shrink-0 text-red" />
        <div>
          <h2 className="font-semibold">{messages.failedTitle}</h2>
          <p>{ended}</p>
        </div>
      </div>
    );
  if (casting?.nextAction === 'done') return <Exhausted summary={summary} />;
  return null;
}

function Exhausted({ summary: { filters, prompt, rejudgeOf } }: { summary: Summary }) {
  const messages = useMessages();
  const [asked, setAsked] = useState(false);
  if (rejudgeOf !== null)
    return (
      <p className="mb-4 rounded-lg border border-line bg-sunken px-4 py-3">
        {messages.rejudgeEnded}
      </p>
    );
  return (
    <div className="mb-3 rounded-lg border border-line bg-sunken px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Everybody aria-hidden size={18} className="shrink-0 text-quiet" />
        <div className="min-w-0 grow basis-sm">
          <h2 className="font-semibold">{messages.exhaustedTitle}</h2>
          <p className="text-quiet">{messages.exhausted}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link
            to="/search"
            search={{ prompt: prompt ?? undefined, filters: filters.map(slim) }}
            className={buttonClass('secondary', 'small')}
          >
            {messages.relax}
          </Link>
          {!asked && (
            <Button size="small" look="quiet" onClick={() => setAsked(true)}>
              {messages.showRelaxations}
            </Button>
          )}
        </div>
      </div>
      {asked && <Relaxations filters={filters} prompt={prompt} />}
    </div>
  );
}

const SHOWN = 4;

/** Changes to one filter that match more people. Each links to its search. */
function Relaxations({ filters, prompt }: Pick<Summary, 'filters' | 'prompt'>) {
  const messages = useMessages();
  const body = { filters: filters.map(slim) };
  const query = useQuery({
    queryKey: ['diagnosis', body],
    queryFn: ({ signal }) => data(api.POST('/v1/search/diagnose', { body, signal })),
  });
  return (
    <div className="mt-2">
      <Loaded query={query} skeleton={<Skeleton className="h-16 w-full" />}>
        {({ relaxations }) =>
          relaxations.length === 0 ? (
            <p>{messages.noRelaxation}</p>
          ) : (
            <ul className="flex flex-col gap-1">
              {relaxations.slice(0, SHOWN).map(({ index, filter, words: said }) => {
                const relaxed = filters.flatMap((one, at) =>
                  at === index ? (filter ? [slim(filter)] : []) : [slim(one)],
                );
                return (
                  <li key={said}>
                    <Link
                      to="/search"
                      search={{ prompt: prompt ?? undefined, filters: relaxed }}
                      preload={false}
                      className="text-accent-ink underline hover:no-underline"
                    >
                      {said}
                    </Link>
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
