import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Loaded } from '../../app/loaded.tsx';
import { useOwnerName } from '../../app/team/owner-name.ts';
import { membersQuery } from '../../app/team/queries.ts';
import { ShowMore } from '../../app/team/show-more.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Time } from '../../ui/time.tsx';
import { useMessages } from './messages.ts';
import { type HistoryEntry, historyQuery } from './queries.ts';
import { useStatusName } from './status.tsx';

/** The events of the candidate, newest first. */
export function History({ candidateId }: { candidateId: string }) {
  const messages = useMessages();
  const query = useInfiniteQuery(historyQuery(candidateId));
  const members = useQuery(membersQuery);
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
          <ShowMore query={query}>{messages.more}</ShowMore>
        </>
      )}
    </Loaded>
  );
}

function What({ entry: { change, from, to } }: { entry: HistoryEntry }) {
  const messages = useMessages();
  const statusName = useStatusName();
  const ownerName = useOwnerName(messages.formerMember);
  if (change === 'owner')
    return to === null ? messages.happened.unowned : messages.happened.owned(ownerName(to) ?? '');
  if (change === 'added') return messages.happened.added;
  if (change === 'notes') return messages.happened.notes;
  if (change === 'rating')
    return to === null ? messages.happened.unrated : messages.happened.rated(Number(to));
  return messages.happened.status(from === null ? null : statusName(from), statusName(to ?? ''));
}
