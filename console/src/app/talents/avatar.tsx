import { UserRound } from 'lucide-react';
import { initialsOf } from './name.ts';

/** A person's initials. Their name is shown beside it. */
export function Avatar({
  person,
}: {
  person: { firstname: string | null; lastname: string | null };
}) {
  const initials = initialsOf(person);
  return (
    <span
      aria-hidden
      className="flex size-9 shrink-0 select-none items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-ink text-xs"
    >
      {initials === '' ? <UserRound size={16} /> : initials}
    </span>
  );
}
