import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { Loaded } from '../../../app/loaded.tsx';
import { nameOf } from '../../../app/talents/name.ts';
import { type ActivityEntry, activityQuery } from '../../../app/team/queries.ts';
import { ShowMore } from '../../../app/team/show-more.tsx';
import { useFormat } from '../../../language/format.ts';
import { Drawer } from '../../../ui/dialog.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Time } from '../../../ui/time.tsx';
import { useStatusName } from '../status.tsx';
import { useMessages } from './messages.ts';
import { type Line, together } from './together.ts';

/** What happened in the sourcing, newest first. */
export default function ActivityDrawer({
  sourcingId,
  onClose,
}: {
  sourcingId: string;
  onClose(): void;
}) {
  const messages = useMessages();
  const query = useInfiniteQuery(activityQuery(sourcingId));
  return (
    <Drawer open onClose={onClose} title={messages.title} description={messages.why}>
      <Loaded query={query} skeleton={<SkeletonRows rows={6} />}>
        {({ pages }) => {
          const lines = together(pages.flatMap(({ activity }) => activity));
          if (lines.length === 0)
            return (
              <EmptyState icon={History} title={messages.none}>
                {messages.noneWhy}
              </EmptyState>
            );
          return (
            <>
              <ol className="flex flex-col gap-3">
                {lines.map((line, index) => (
                  // Two of the same act at the same moment differ in nothing else.
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
                  <ActivityLine key={index} line={line} sourcingId={sourcingId} />
                ))}
              </ol>
              <ShowMore query={query}>{messages.earlier}</ShowMore>
            </>
          );
        }}
      </Loaded>
    </Drawer>
  );
}

function ActivityLine({ line, sourcingId }: { line: Line; sourcingId: string }) {
  const actor = useActor(line.entry);
  const did = useDid(line);
  const { entry, people } = line;
  const { candidate, change, to, at } = entry;
  return (
    <li className="border-line border-l-2 pl-3">
      <p className="break-words">
        <span className="font-medium">{actor}</span>{' '}
        {candidate !== null && people === 1 ? (
          <Link
            from="/sourcings/$sourcingId"
            to="/sourcings/$sourcingId"
            params={{ sourcingId }}
            search={(now) => ({
              ...now,
              activity: undefined,
              candidate: candidate.candidateId,
              tab: change === 'comment' ? 'comments' : undefined,
            })}
            className="text-ink no-underline hover:underline"
          >
            {did}
          </Link>
        ) : (
          did
        )}
      </p>
      {change === 'comment' && to !== null && (
        <p className="line-clamp-3 whitespace-pre-wrap break-words text-quiet">{to}</p>
      )}
      <p className="text-quiet text-xs">
        <Time at={at} />
      </p>
    </li>
  );
}

function useActor({ change, actor, actorName }: ActivityEntry): string {
  const { actors } = useMessages();
  if (change === 'feedback') return actor || actors.reader;
  if (actorName !== null) return actorName;
  if (actor === 'service') return actors.service;
  return actor.startsWith('usr_') ? actors.user : actors.key;
}

function useDid({ entry, people }: Line): string {
  const messages = useMessages();
  const format = useFormat();
  const statusName = useStatusName();
  const { did } = messages;
  const { change, candidate, to } = entry;
  const name = candidate && (nameOf(candidate) ?? messages.unnamed);
  const who = people > 1 ? messages.people(format.number(people)) : (name ?? '');
  const owner = entry.toName ?? messages.formerMember;
  switch (change) {
    case 'status':
      return did.status(who, statusName(to ?? ''));
    case 'rating':
      return to === null ? did.unrated(who) : did.rated(who, to);
    case 'owner':
      return to === null ? did.unowned(who) : did.owned(who, owner);
    case 'handed_over':
      return to === null ? did.left : did.handedOver(owner);
    case 'feedback':
      return to === null ? did.said(who) : did[to as 'up' | 'down'](who);
    case 'added':
    case 'notes':
    case 'comment':
      return did[change](who);
    default:
      return did[change];
  }
}
