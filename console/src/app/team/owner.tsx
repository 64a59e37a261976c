import { useQuery } from '@tanstack/react-query';
import { Select } from '../../ui/select.tsx';
import { useMessages } from './messages.ts';
import { useOwnerName } from './owner-name.ts';
import { membersQuery } from './queries.ts';

/** A value that is no user id. */
const NOBODY = 'nobody';

interface OwnerSelectProps {
  ownerUserId: string | null;
  disabled?: boolean;
  onChange(ownerUserId: string | null): void;
}

/** Whose it is: a member, or nobody. Who left stays until somebody else is chosen. */
export function OwnerSelect({ ownerUserId, disabled, onChange }: OwnerSelectProps) {
  const messages = useMessages();
  const nameOf = useOwnerName(messages.formerMember);
  const { data } = useQuery(membersQuery);
  const joined = (data?.members ?? []).filter(({ joinedAt }) => joinedAt !== null);
  const isKnown = ownerUserId === null || joined.some(({ userId }) => userId === ownerUserId);
  const choices = [
    { value: NOBODY, label: messages.nobody },
    ...(isKnown ? [] : [{ value: ownerUserId, label: nameOf(ownerUserId) ?? '' }]),
    ...joined.map(({ userId, name }) => ({ value: userId, label: name })),
  ];
  return (
    <Select
      value={ownerUserId ?? NOBODY}
      choices={choices}
      disabled={disabled}
      onChange={(value) => onChange(value === NOBODY ? null : value)}
    />
  );
}
