import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api, data } from '../../app/api.ts';
import { Loaded } from '../../app/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Time } from '../../ui/time.tsx';
import { useMessages } from './messages.ts';
import { type HistoryEntry, historyQuery } from './queries.ts';
import { useStatusName } from './status.tsx';

/** The events of the candidate, newest first. */
export function History({ candidateId }: { candidateId: string }) {
  const messages = useMessages();
  const query = useInfiniteQuery(historyQuery(candidateId));
  const members = useQuery({
    queryKey: ['settings', 'members'],
    queryFn: ({ signal }) => data(api.GET('/v1/members', { signal })),
  });
  const nameOf = (actor: string): string =>
    members.data?.members.find(({ userId }) => userId === actor)?.name ||
    messages.actors[actor.startsWith('usr_') ? 'user' : actor === 'service' ? 'service' : 'key'];
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={4} />}>
      {({ pages }) => (
        <>
          <ol className="flex flex-col gap-3">
            {pages
              .flatMap(({ history }) => history)
              .map((entry) => (
                <li
                  key={`${entry.at} ${entry.change} ${entry.to}`}
                  className="border-line border-l-2 pl-3"
                >
                  <p>
                    <What entry={entry} />
                  </p>
                  <p className="text-quiet text-xs">
                    {nameOf(entry.actor)} · <Time at={entry.at} />
                  </p>
                </li>
              ))}
          </ol>
          {query.hasNextPage && (
            <Button
              className="mt-3"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {messages.more}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

function What({ entry: { change, from, to } }: { entry: HistoryEntry }) {
  const messages = useMessages();
  const statusName = useStatusName();
  if (change === 'added') return messages.happened.added;
  if (change === 'notes') return messages.happened.notes;
  if (change === 'rating')
    return to === null ? messages.happened.unrated : messages.happened.rated(Number(to));
  return messages.happened.status(from === null ? null : statusName(from), statusName(to ?? ''));
}
