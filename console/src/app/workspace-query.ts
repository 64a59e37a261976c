import { queryOptions } from '@tanstack/react-query';
import { api, data } from './api.ts';

/** The workspace of this tab: its name, plan and balances. */
export const workspaceQuery = queryOptions({
  queryKey: ['workspace'],
  queryFn: ({ signal }) => data(api.GET('/v1/workspace', { signal })),
});
