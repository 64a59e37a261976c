import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../../app/api.ts';

export type Member = components['schemas']['Member'];

export const membersQuery = queryOptions({
  queryKey: ['settings', 'members'],
  queryFn: ({ signal }) => data(api.GET('/v1/members', { signal })),
});

/** The member with a user id, while they are a member. */
export function useMemberNames(): (userId: string | null) => string | null {
  const { data: found } = useQuery(membersQuery);
  return (userId) => {
    const member = found?.members.find((one) => one.userId === userId);
    return member ? member.name || member.email : null;
  };
}
