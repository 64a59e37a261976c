import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Archive, Ellipsis, FolderOpen, MapPin } from 'lucide-react';
import { Suspense } from 'react';
import { useMay } from '../../app/session.ts';
import { statusesQuery } from '../../app/statuses.ts';
import { useFormat } from '../../language/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Time } from '../../ui/time.tsx';
import { toast } from '../../ui/toast.ts';
import { useMessages } from './messages.ts';
import { type Sourcing, updateSourcing } from './queries.ts';

const OwnerLabel = lazyPart(() => import('../../app/team/owner-label.tsx'));

export const ROW_HEIGHT_PX = 64;

interface SourcingListProps {
  sourcings: readonly Sourcing[];
  /** Where all are one's own, it says nothing. */
  showsOwners: boolean;
}

export function SourcingList({ sourcings, showsOwners }: SourcingListProps) {
  const messages = useMessages();
  return (
    <ul aria-label={messages.title} className="rounded-lg border border-line bg-surface">
      {sourcings.map((sourcing) => (
        <SourcingRow key={sourcing.sourcingId} sourcing={sourcing} showsOwners={showsOwners} />
      ))}
    </ul>
  );
}

function SourcingRow({ sourcing, showsOwners }: { sourcing: Sourcing; showsOwners: boolean }) {
  const messages = useMessages();
  const { name, jobTitle, location, updatedAt, candidateCount, counts } = sourcing;
  return (
    <li className="flex min-h-16 items-center gap-4 border-line px-4 py-2.5 not-last:border-b hover:bg-sunken">
      <div className="min-w-0 grow basis-2/5">
        <h2 className="break-words font-medium text-base">
          <Link
            to="/sourcings/$sourcingId"
            params={{ sourcingId: sourcing.sourcingId }}
            className="text-ink no-underline hover:underline"
          >
            {name}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 text-quiet">
          {jobTitle && <span className="truncate">{jobTitle}</span>}
          {location && (
            <span className="flex min-w-0 items-center gap-1">
              <MapPin aria-hidden size={13} className="shrink-0" />
              <span className="truncate">{location}</span>
            </span>
          )}
          {showsOwners && (
            <Suspense>
              <OwnerLabel ownerUserId={sourcing.ownerUserId} />
            </Suspense>
          )}
          <span>
            {messages.changed} <Time at={updatedAt} />
          </span>
        </p>
      </div>
      <Counters total={candidateCount} counts={counts} />
      <Actions sourcing={sourcing} />
    </li>
  );
}

function Counters({ total, counts }: { total: number; counts: Readonly<Record<string, number>> }) {
  const messages = useMessages();
  const format = useFormat();
  const { data } = useQuery(statusesQuery);
  const told = (data?.statuses ?? []).filter(({ handle }) => (counts[handle] ?? 0) > 0);
  return (
    <div className="flex shrink-0 items-center gap-2">
      <ul className="hidden gap-1.5 lg:flex">
        {told.map(({ handle, label }) => (
          <li key={handle}>
            <Badge>
              {messages.statuses[handle as keyof typeof messages.statuses] ?? label}{' '}
              {format.number(counts[handle] ?? 0)}
            </Badge>
          </li>
        ))}
      </ul>
      <span className="min-w-24 text-right">
        {messages.candidates(total, format.number(total))}
      </span>
    </div>
  );
}

function Actions({ sourcing }: { sourcing: Sourcing }) {
  const messages = useMessages();
  const may = useMay('spend');
  const client = useQueryClient();
  const closed = sourcing.status === 'closed';
  const change = useMutation({
    mutationFn: () =>
      updateSourcing(sourcing.sourcingId, { status: closed ? 'in-progress' : 'closed' }),
    onSuccess: () => {
      toast({
        title: closed ? messages.reopened(sourcing.name) : messages.closedNow(sourcing.name),
      });
      return client.invalidateQueries({ queryKey: ['sourcings'] });
    },
    onError: (error) =>
      toast({ tone: 'failed', title: messages.notChanged, description: error.message }),
  });
  if (!may) return null;
  const action = {
    label: closed ? messages.reopen : messages.close,
    icon: closed ? FolderOpen : Archive,
    onSelect: () => change.mutate(),
  };
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={messages.actionsFor(sourcing.name)} />}
      groups={[{ actions: [{ id: 'status', ...action }] }]}
    />
  );
}
