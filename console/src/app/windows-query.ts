import { queryOptions } from '@tanstack/react-query';
import { api, data } from './api.ts';

/** The windows change with every request, and no event reports that. */
const EVERY_MS = 3_000;

/** How far the windows of every API key are used up, now and while it is looked at. */
export const windowsQuery = queryOptions({
  queryKey: ['usage', 'windows'],
  queryFn: ({ signal }) => data(api.GET('/v1/usage/windows', { signal })),
  refetchInterval: EVERY_MS,
});
