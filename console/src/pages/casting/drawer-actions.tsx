import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, FolderPlus, Mail, Maximize } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useMay } from '../../app/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import type { useNeighbours } from './columns.ts';
import { useMessages } from './messages.ts';
import type { QualifiedTalent } from './queries.ts';

const AddToSourcing = lazyOverlay(() => import('../../app/talents/add-to-sourcing.tsx'));
const ContactDialog = lazyOverlay(() => import('../../app/talents/contact-dialog.tsx'));
const route = getRouteApi('/frame/castings/$castingId');

interface DrawerActionsProps {
  talent: QualifiedTalent;
  neighbours: ReturnType<typeof useNeighbours>;
  onShow(talentId: string): void;
}

/** On a phone these are icons, so that all fit into one row. */
const WORD = 'max-sm:sr-only';

/** What can be done about the person in the drawer, and the way to the next one. */
export function DrawerActions({
  talent: { talentId, profile },
  neighbours: { previous, next },
  onShow,
}: DrawerActionsProps) {
  const messages = useMessages();
  const may = useMay('spend');
  const { castingId } = route.useParams();
  const [open, setOpen] = useState<'sourcing' | 'contact' | null>(null);
  return (
    <>
      <div className="mr-auto flex gap-2">
        <Button
          icon={ChevronLeft}
          disabled={!previous}
          aria-keyshortcuts="k"
          title="K"
          onClick={() => previous && onShow(previous)}
        >
          <span className={WORD}>{messages.previousPerson}</span>
        </Button>
        <Button
          icon={ChevronRight}
          disabled={!next}
          aria-keyshortcuts="j"
          title="J"
          onClick={() => next && onShow(next)}
        >
          <span className={WORD}>{messages.nextPerson}</span>
        </Button>
      </div>
      <Link
        to="/castings/$castingId/review"
        params={{ castingId }}
        search={{ talent: talentId }}
        className={buttonClass()}
      >
        <Maximize aria-hidden size={15} />
        <span className={WORD}>{messages.openAlone}</span>
      </Link>
      {may && (
        <>
          <Button icon={Mail} onClick={() => setOpen('contact')}>
            <span className={WORD}>{messages.findContact}</span>
          </Button>
          <Button look="primary" icon={FolderPlus} onClick={() => setOpen('sourcing')}>
            <span className={WORD}>{messages.addToSourcing}</span>
          </Button>
        </>
      )}
      <Suspense>
        {open === 'sourcing' && (
          <AddToSourcing
            castingId={castingId}
            talentIds={[talentId]}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'contact' && <ContactDialog profile={profile} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
