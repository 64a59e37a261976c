import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { Loaded } from '../../app/loaded.tsx';
import { useKeys, walkOf } from '../../app/use-keys.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';
import { CandidateActions } from './candidate-actions.tsx';
import { CandidateBody, factsOf } from './candidate-body.tsx';
import { useMessages } from './messages.ts';
import { useNameOf } from './person.ts';
import { candidateQuery, sourcingQuery } from './queries.ts';
import { type DrawerTab, viewOf } from './search.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useStoredNotes } from './use-notes.ts';

const PATH = '/sourcings/$sourcingId/candidates/$candidateId';
const route = getRouteApi(`/frame${PATH}`);

/** One candidate on a page of its own, which can be linked to. */
export function Page() {
  const { sourcingId, candidateId } = route.useParams();
  const { tab = 'profile', ...asked } = route.useSearch();
  const search = viewOf(asked);
  const messages = useMessages();
  const nameOf = useNameOf();
  const navigate = useNavigate({ from: PATH });
  const sourcing = useQuery(sourcingQuery(sourcingId));
  const query = useQuery(candidateQuery(candidateId));
  const { data } = query;
  const whole = useRef<HTMLElement>(null);
  useStoredNotes();
  const neighbours = useNeighbours(sourcingId, search, {
    candidateId,
    statusHandle: data?.candidate.statusHandle,
  });
  const show = (wanted: string) =>
    void navigate({ params: { sourcingId, candidateId: wanted }, search: true, replace: true });
  const showTab = (next: DrawerTab) =>
    void navigate({
      params: true,
      search: (now) => ({ ...now, tab: next === 'profile' ? undefined : next }),
      replace: true,
      resetScroll: false,
    });
  useKeys(whole, (key) => {
    const to = walkOf(key);
    if (to && neighbours[to]) show(neighbours[to]);
    return to !== null;
  });
  return (
    <section ref={whole} aria-label={messages.candidate}>
      <Link
        to="/sourcings/$sourcingId"
        params={{ sourcingId }}
        search={search}
        className="mb-1 inline-flex items-center gap-1 text-quiet no-underline hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden size={14} className="shrink-0" />
        <span className="line-clamp-1 wrap-anywhere">
          {sourcing.data?.name ?? messages.candidates}
        </span>
      </Link>
      <PageHeader
        title={
          <span className="wrap-anywhere">
            {data ? (
              nameOf(data.talent)
            ) : query.error ? (
              messages.candidate
            ) : (
              <Skeleton className="h-7 w-56" />
            )}
          </span>
        }
        lead={data && factsOf(data.talent)}
        actions={
          data && (
            <CandidateActions
              detail={data}
              search={search}
              neighbours={neighbours}
              onShow={show}
              onContact={() => showTab('contacts')}
            />
          )
        }
      />
      <Loaded query={query} skeleton={<SkeletonRows rows={10} />}>
        {(detail) => (
          <CandidateBody key={candidateId} detail={detail} tab={tab} onTab={showTab} beside />
        )}
      </Loaded>
    </section>
  );
}
