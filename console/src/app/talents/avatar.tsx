import { UserRound } from 'lucide-react';
import { initialsOf } from './name.ts';

/** Tailwind reads these names, so each is written out. */
const HUES = ['hue-1', 'hue-2', 'hue-3', 'hue-4', 'hue-5', 'hue-6'];

/** The same colour for the same name, so that a person is recognised in each list. */
function hueOf(name: string): string {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)!) >>> 0;
  return HUES[hash % HUES.length]!;
}

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
