import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Loaded } from '../../app/loaded.tsx';
import { useKeys, walkOf } from '../../app/use-keys.ts';
import { Drawer } from '../../ui/dialog.tsx';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';
import { CandidateActions } from './candidate-actions.tsx';
import { CandidateBody, factsOf } from './candidate-body.tsx';
import { useMessages } from './messages.ts';
import { useNameOf } from './person.ts';
import { candidateQuery } from './queries.ts';
import { type CandidatesSearch, type DrawerTab, viewOf } from './search.ts';
import { useNeighbours } from './use-neighbours.ts';

interface CandidateDrawerProps {
  sourcingId: string;
  search: CandidatesSearch;
  candidateId: string;
  tab: DrawerTab;
  onTab(tab: DrawerTab): void;
  /** Another candidate of the list. */
  onShow(candidateId: string): void;
  onClose(): void;
}

/** One candidate of the sourcing over the list, and the way to the next one. */
export default function CandidateDrawer({
  sourcingId,
  search,
  candidateId,
  tab,
  onTab,
  onShow,
  onClose,
}: CandidateDrawerProps) {
  const messages = useMessages();
  const nameOf = useNameOf();
  const query = useQuery(candidateQuery(candidateId));
  const popup = useRef<HTMLDivElement>(null);
  const { data } = query;
  const neighbours = useNeighbours(sourcingId, search, {
    candidateId,
    statusHandle: data?.candidate.statusHandle,
  });
  useKeys(popup, (key) => {
    const to = walkOf(key);
    if (to && neighbours[to]) onShow(neighbours[to]);
    return to !== null;
  });
  return (
    <Drawer
      ref={popup}
      open
      onClose={onClose}
      title={
        data ? (
          nameOf(data.talent)
        ) : query.error ? (
          messages.candidate
        ) : (
          <Skeleton className="h-6 w-40" />
        )
      }
      description={data && factsOf(data.talent)}
      footer={
        data && (
          <CandidateActions
            detail={data}
            search={{ ...viewOf(search), tab: tab === 'profile' ? undefined : tab }}
            neighbours={neighbours}
            onShow={onShow}
            onContact={() => onTab('contacts')}
            inDrawer
          />
        )
      }
    >
      <Loaded query={query} skeleton={<SkeletonRows rows={8} />}>
        {(detail) => <CandidateBody key={candidateId} detail={detail} tab={tab} onTab={onTab} />}
      </Loaded>
    </Drawer>
  );
}
