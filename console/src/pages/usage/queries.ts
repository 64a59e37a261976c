import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../../app/api.ts';

export type CreditUsage = components['schemas']['CreditUsage'];
export type Period = CreditUsage['periods'][number];
export type KeyWindows = components['schemas']['KeyWindows'];

export const creditsQuery = (by: CreditUsage['by']) =>
  queryOptions({
    queryKey: ['usage', 'credits', by],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/usage/credits', { params: { query: { by } }, signal })),
    placeholderData: keepPreviousData,
  });
