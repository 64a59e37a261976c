import { infiniteQueryOptions } from '@tanstack/react-query';
import type { components } from '../../../../../client/src/types.gen.ts';
import { api, data } from '../../../app/api.ts';

export type AuditEntry = components['schemas']['AuditEntry'];

export interface AuditFilter {
  action?: string;
  actor?: string;
  from?: string;
  to?: string;
}

/** As the API takes it. */
export const auditParameters = ({ action, actor, from, to }: AuditFilter) => ({
  action,
  actor,
  from,
  to,
  pageSize: 50,
});

export function auditQuery(filter: AuditFilter) {
  const query = auditParameters(filter);
  return infiniteQueryOptions({
    queryKey: ['settings', 'audit', query],
    queryFn: ({ pageParam, signal }) =>
      data(
        api.GET('/v1/audit', {
          params: { query: { ...query, cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
  });
}

export const verify = () => data(api.GET('/v1/audit/verification'));
