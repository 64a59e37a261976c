import { Suspense } from 'react';
import { Contacts } from '../../../app/talents/contacts.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { KeyboardHints } from '../../../ui/keyboard-hints.tsx';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import type { QualifiedTalent } from '../queries.ts';
import { useMessages } from './messages.ts';
import type { Review } from './use-review.ts';

const AddToSourcing = lazyOverlay(() => import('../../../app/talents/add-to-sourcing.tsx'));

/** What opens over the person: the choice of a shortlist, contacts with their price, help. */
export function Overlays({ review, talent }: { review: Review; talent: QualifiedTalent }) {
  const close = () => review.setOverlay(null);
  if (review.overlay === 'help') return <Help onClose={close} />;
  if (review.overlay === 'contact')
    return <ContactDialog review={review} talent={talent} onClose={close} />;
  if (review.overlay === 'shortlist')
    return (
      <Suspense>
        <AddToSourcing talentIds={[]} onAdded={review.shortlistIn} onClose={close} />
      </Suspense>
    );
  return null;
}

function ContactDialog({
  review: { nameIn, shortlist },
  talent,
  onClose,
}: {
  review: Review;
  talent: QualifiedTalent;
  onClose(): void;
}) {
  const messages = useMessages();
  const candidateId = shortlist.get(talent.talentId)?.candidateId;
  const { proNetworkUrl } = talent.profile;
  const lookup = candidateId ? { candidateId } : proNetworkUrl ? { proNetworkUrl } : null;
  return (
    <Dialog
      open
      initialFocus="dialog"
      onClose={onClose}
      title={messages.contactsOf(nameIn(talent))}
    >
      <Contacts talentId={talent.talentId} lookup={lookup} />
      {!lookup && <p className="mt-3 text-quiet">{messages.contactNeedsShortlist}</p>}
    </Dialog>
  );
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
