import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../../app/api.ts';

export type CreditUsage = components['schemas']['CreditUsage'];
export type Period = CreditUsage['periods'][number];
export type CreditGroups = components['schemas']['CreditGroups'];
export type CreditGroup = CreditGroups['groups'][number];
export type KeyWindows = components['schemas']['KeyWindows'];

export const creditsQuery = (by: CreditUsage['by']) =>
  queryOptions({
    queryKey: ['usage', 'credits', by],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/usage/credits', { params: { query: { by } }, signal })),
    placeholderData: keepPreviousData,
  });

const DAY_MS = 86_400_000;

/** Who spent, or for which sourcing, in the same period as the chart. */
export const groupParameters = (period: CreditUsage['by'], by: CreditGroups['by']) => ({
  by,
  from: firstDay(period).toISOString().slice(0, 10),
});

/** 30 days, or 12 whole months, as the API counts them. */
function firstDay(period: CreditUsage['by']): Date {
  const now = new Date();
  return period === 'day'
    ? new Date(now.getTime() - 29 * DAY_MS)
    : new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1));
}

export const groupsQuery = (period: CreditUsage['by'], by: CreditGroups['by']) =>
  queryOptions({
    queryKey: ['usage', 'credits', 'groups', period, by],
    queryFn: ({ signal }) =>
      data(
        api.GET('/v1/usage/credits/groups', {
          params: { query: groupParameters(period, by) },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
