import type { components } from '../../../../client/src/types.gen.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Contacts } from './contacts.tsx';
import { useMessages } from './messages.ts';
import { nameOf } from './name.ts';

interface ContactDialogProps {
  profile: components['schemas']['TalentProfile'];
  /** The person as a candidate, if they are one. */
  candidateId?: string | null;
  onClose(): void;
}

/** The contacts of one person, and the search for more with its price. */
export default function ContactDialog({ profile, candidateId, onClose }: ContactDialogProps) {
  const messages = useMessages();
  const { id, proNetworkUrl } = profile;
  const lookup = candidateId ? { candidateId } : proNetworkUrl ? { proNetworkUrl } : null;
  return (
    <Dialog
      open
      initialFocus="dialog"
      onClose={onClose}
      title={messages.contactsOf(nameOf(profile) ?? messages.unnamed)}
    >
      <Contacts talentId={id} lookup={lookup} />
      {!lookup && <p className="mt-3 text-quiet">{messages.contactNeedsSourcing}</p>}
    </Dialog>
  );
}
