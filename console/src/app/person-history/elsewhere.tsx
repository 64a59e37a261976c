import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useFormat } from '../../language/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { statusesQuery } from '../statuses.ts';
import { useMessages } from './messages.ts';
import { personHistoryQuery, type TalentHistory } from './queries.ts';

interface ElsewhereProps {
  talentId: string;
  /** The person as the candidate that is shown, who is not told of. */
  candidateId?: string;
}

/**
 * In which sourcings of the workspace a person is too, and when they were contacted: one line that
 * opens. The line is always there, so that nothing moves when it arrives.
 */
export function Elsewhere({ talentId, candidateId }: ElsewhereProps) {
  const messages = useMessages();
  const format = useFormat();
  const { data, isError } = useQuery(personHistoryQuery(talentId));
  if (isError) return null;
  if (!data) return <Skeleton className="h-5 w-52" />;
  const others = data.sourcings.filter((one) => one.candidateId !== candidateId);
  if (others.length === 0)
    return (
      <p className="text-quiet">
        {candidateId === undefined ? messages.nowhere : messages.nowhereElse}
      </p>
    );
  const count = format.number(others.length);
  const contacted = latest(others.map(({ contactedAt }) => contactedAt));
  const replied = latest(others.map(({ repliedAt }) => repliedAt));
  return (
    <details className="group">
      <summary className="flex w-fit max-w-full cursor-pointer list-none items-center gap-1 rounded-sm font-medium hover:underline">
        <ChevronRight
          aria-hidden
          size={14}
          className="shrink-0 text-quiet transition-transform group-open:rotate-90"
        />
        {[
          candidateId === undefined
            ? messages.isIn(others.length, count)
            : messages.isAlsoIn(others.length, count),
          ...(contacted ? [messages.contactedIn(format.month(contacted))] : []),
          ...(replied ? [messages.repliedIn(format.month(replied))] : []),
        ].join(', ')}
      </summary>
      <ul className="mt-1 ml-5 flex flex-col gap-1">
        {others.map((one) => (
          <Place key={one.candidateId} place={one} />
        ))}
      </ul>
    </details>
  );
}

const CONTACTED = 'CONTACTED';

function Place({ place }: { place: TalentHistory['sourcings'][number] }) {
  const messages = useMessages();
  const format = useFormat();
  const { data } = useQuery(statusesQuery);
  const { sourcingId, candidateId, statusHandle, contactedAt, repliedAt } = place;
  // When they were contacted says it already.
  const isSaid = statusHandle === CONTACTED && contactedAt !== null;
  const status = isSaid
    ? null
    : data?.statuses.find(({ handle }) => handle === statusHandle)?.label;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <Link
        to="/sourcings/$sourcingId/candidates/$candidateId"
        params={{ sourcingId, candidateId }}
        className="min-w-0 text-accent-ink wrap-anywhere"
      >
        {place.name}
      </Link>
      {place.status === 'closed' && <Badge>{messages.closed}</Badge>}
      <span className="text-quiet">
        {[
          status,
          ...(contactedAt ? [messages.contactedIn(format.month(contactedAt))] : []),
          ...(repliedAt ? [messages.repliedIn(format.month(repliedAt))] : []),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    </li>
  );
}

const latest = (moments: readonly (string | null)[]): string | undefined =>
  moments
    .filter((one) => one !== null)
    .toSorted()
    .at(-1);
