import { queryOptions } from '@tanstack/react-query';
import { send } from './api.ts';

interface WorkspaceDetails {
  workspaceId: string;
  name: string;
  balances: { apiCredits: number; workspaceCredits: number };
}

export const workspaceQuery = queryOptions({
  queryKey: ['workspace'],
  queryFn: async () => (await send<{ data: WorkspaceDetails }>('GET', '/console/api/v1/workspace')).data,
});
