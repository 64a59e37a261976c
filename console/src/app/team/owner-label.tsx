import { UserRound } from 'lucide-react';
import { useMessages } from './messages.ts';
import { useOwnerName } from './owner-name.ts';

/** Whose something is, in a line of facts; nothing when it is nobody's. */
export default function OwnerLabel({ ownerUserId }: { ownerUserId: string | null }) {
  const messages = useMessages();
  const name = useOwnerName(messages.formerMember)(ownerUserId);
  if (name === null) return null;
  return (
    <span className="inline-flex min-w-0 items-center gap-1 text-quiet">
      <UserRound aria-hidden size={13} className="shrink-0" />
      <span className="sr-only">{messages.owner} </span>
      <span className="truncate">{name}</span>
    </span>
  );
}
