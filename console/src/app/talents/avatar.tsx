import { UserRound } from 'lucide-react';
import { hueOf } from './hue.ts';
import { initialsOf } from './name.ts';

/** A person's initials, in a colour of theirs. Their name is shown beside it. */
export function Avatar({
  person,
}: {
  person: { firstname: string | null; lastname: string | null };
}) {
  const initials = initialsOf(person);
  return (
    <span
      aria-hidden
      className={`hue ${hueOf(`${person.firstname} ${person.lastname}`)} flex size-9 shrink-0 select-none items-center justify-center rounded-full font-semibold text-xs`}
    >
      {initials === '' ? <UserRound size={16} /> : initials}
    </span>
  );
}
