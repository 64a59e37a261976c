import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../api.ts';
import { type Filter, slim } from '../filters/filter.ts';

export type SavedSearch = components['schemas']['SavedSearch'];
export type Alert = SavedSearch['alert'];

export const ALERTS: readonly Alert[] = ['off', 'daily', 'weekly'];

export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: ({ signal }) => data(api.GET('/v1/saved-searches', { signal })),
});

/** What is saved of a search or of a casting. */
export interface Definition {
  prompt?: string;
  filters?: readonly Filter[];
  criterias?: readonly string[];
}

export const saveSearch = (
  { prompt, filters, criterias = [] }: Definition,
  { name, alert }: { name: string; alert: Alert },
): Promise<SavedSearch> =>
  data(
    api.POST('/v1/saved-searches', {
      body: {
        name,
        alert,
        ...(prompt && { prompt }),
        ...(filters && { filters: filters.map(slim) }),
        qualificationCriterias: [...criterias],
      },
    }),
  );

export const changeSearch = (savedSearchId: string, body: { name?: string; alert?: Alert }) =>
  data(
    api.PATCH('/v1/saved-searches/{savedSearchId}', { params: { path: { savedSearchId } }, body }),
  );

export const deleteSearch = (savedSearchId: string) =>
  data(api.DELETE('/v1/saved-searches/{savedSearchId}', { params: { path: { savedSearchId } } }));
