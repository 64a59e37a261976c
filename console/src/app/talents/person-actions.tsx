import { ChevronLeft, ChevronRight, FolderPlus, Mail } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { components } from '../../../../client/src/types.gen.ts';
import { Button } from '../../ui/button.tsx';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { useMay } from '../session.ts';
import { useMessages } from './messages.ts';

const AddToSourcing = lazyOverlay(() => import('./add-to-sourcing.tsx'));
const ContactDialog = lazyOverlay(() => import('./contact-dialog.tsx'));

interface PersonActionsProps {
  profile: components['schemas']['TalentProfile'];
  talentId: string;
  /** The casting that judged them. */
  castingId?: string;
  /** Ids of who comes before and after them. */
  previous: string | undefined;
  next: string | undefined;
  onShow(talentId: string): void;
  /** The way to the person alone on the screen. */
  children: ReactNode;
}

/** On a phone these are icons, so that all fit into one row. */
export const WORD = 'max-sm:sr-only';

/** What can be done about the person in a drawer, and the way to the next one. */
export function PersonActions(props: PersonActionsProps) {
  const { profile, talentId, castingId, previous, next, onShow, children } = props;
  const messages = useMessages();
  const may = useMay('spend');
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
      {children}
      {may && (
        <>
          <Button icon={Mail} onClick={() => setOpen('contact')}>
            <span className={WORD}>{messages.findContact}</span>
          </Button>
          <Button look="primary" icon={FolderPlus} onClick={() => setOpen('sourcing')}>
            <span className={WORD}>{messages.addTo}</span>
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
