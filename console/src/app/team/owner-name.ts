import { useQuery } from '@tanstack/react-query';
import { membersQuery } from './queries.ts';

/**
 * The name of an owner, `former` for one who left; null for nobody and while names are read. The
 * words are the page's, because lists must not wait for messages of their own.
 */
export function useOwnerName(former: string): (ownerUserId: string | null) => string | null {
  const { data } = useQuery(membersQuery);
  return (ownerUserId) => {
    if (ownerUserId === null || !data) return null;
    const member = data.members.find(({ userId }) => userId === ownerUserId);
    return member?.name || former;
  };
}
