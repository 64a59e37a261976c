import { Suspense } from 'react';
import { KeyboardHints } from '../../../ui/keyboard-hints.tsx';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import type { QualifiedTalent } from '../queries.ts';
import { useMessages } from './messages.ts';
import type { Review } from './use-review.ts';

const ContactDialog = lazyOverlay(() => import('../../../app/talents/contact-dialog.tsx'));
const AddToSourcing = lazyOverlay(() => import('../../../app/talents/add-to-sourcing.tsx'));

/** What opens over the person: the choice of a shortlist, contacts with their price, help. */
export function Overlays({ review, talent }: { review: Review; talent: QualifiedTalent }) {
  const close = () => review.setOverlay(null);
  if (review.overlay === 'help') return <Help onClose={close} />;
  if (review.overlay === 'contact')
    return (
      <Suspense>
        <ContactDialog
          profile={talent.profile}
          candidateId={review.shortlist.get(talent.talentId)?.candidateId}
          onClose={close}
        />
      </Suspense>
    );
  if (review.overlay === 'shortlist')
    return (
      <Suspense>
        <AddToSourcing talentIds={[]} onAdded={review.shortlistIn} onClose={close} />
      </Suspense>
    );
  return null;
}

const KEYS = {
  next: 'J',
  back: 'K',
  green: 'G',
  amber: 'A',
  red: 'R',
  shortlist: 'S',
  contact: 'C',
  note: 'N',
  rating: '1 – 5',
  undo: 'U',
  help: '?',
  close: 'Esc',
} as const;

function Help({ onClose }: { onClose(): void }) {
  const messages = useMessages();
  const names = Object.keys(KEYS) as (keyof typeof KEYS)[];
  return (
    <KeyboardHints
      open
      onClose={onClose}
      shortcuts={names.map((name) => ({ keys: KEYS[name], does: messages.shortcuts[name] }))}
    />
  );
}
