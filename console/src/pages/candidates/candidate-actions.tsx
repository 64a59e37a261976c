import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, FolderPlus, Mail, Maximize } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useMay } from '../../app/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useMessages } from './messages.ts';
import type { CandidateDetail } from './queries.ts';
import type { CandidatesSearch } from './search.ts';
import type { Neighbours } from './use-neighbours.ts';

const AddToSourcing = lazyOverlay(() => import('../../app/talents/add-to-sourcing.tsx'));

interface CandidateActionsProps {
  detail: CandidateDetail;
  search: CandidatesSearch;
  neighbours: Neighbours;
  onShow(candidateId: string): void;
  onContact(): void;
  /** In the drawer, which is narrow and leads to the page. */
  inDrawer?: boolean;
}

/** On a phone these are icons, so that all fit into one row. */
const WORD = 'max-sm:sr-only';

/** What can be done about a candidate, and the way to the next one of the list. */
export function CandidateActions({
  detail: { candidate },
  search,
  neighbours,
  onShow,
  onContact,
  inDrawer = false,
}: CandidateActionsProps) {
  const messages = useMessages();
  const mayChange = useMay('spend');
  const [adding, setAdding] = useState(false);
  const { sourcingId, id: candidateId, talentId, castingId } = candidate;
  return (
    <>
      <div className="mr-auto flex gap-2">
        <Step to={neighbours.previous} label={messages.previousPerson} keys="k" onShow={onShow} />
        <Step to={neighbours.next} label={messages.nextPerson} keys="j" onShow={onShow} />
        {inDrawer && (
          <Tooltip text={messages.ownPage}>
            <Link
              to="/sourcings/$sourcingId/candidates/$candidateId"
              params={{ sourcingId, candidateId }}
              search={search}
              aria-label={messages.ownPage}
              className={buttonClass()}
            >
              <Maximize aria-hidden size={15} />
            </Link>
          </Tooltip>
        )}
      </div>
      {mayChange && (
        <>
          <Button icon={Mail} onClick={onContact}>
            <span className={WORD}>{messages.findContact}</span>
          </Button>
          <Button look="primary" icon={FolderPlus} onClick={() => setAdding(true)}>
            <span className={WORD}>{messages.addElsewhere}</span>
          </Button>
        </>
      )}
      <Suspense>
        {adding && (
          <AddToSourcing
            castingId={castingId ?? undefined}
            talentIds={[talentId]}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </>
  );
}

interface StepProps {
  /** Undefined at the end of the list. */
  to: string | undefined;
  label: string;
  keys: 'j' | 'k';
  onShow(candidateId: string): void;
}

function Step({ to, label, keys, onShow }: StepProps) {
  return (
    <Tooltip text={`${label} (${keys.toUpperCase()})`}>
      <Button
        icon={keys === 'j' ? ChevronRight : ChevronLeft}
        disabled={to === undefined}
        aria-label={label}
        aria-keyshortcuts={keys}
        onClick={() => to && onShow(to)}
      />
    </Tooltip>
  );
}
