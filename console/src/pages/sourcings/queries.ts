import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../../app/api.ts';

export type Sourcing = components['schemas']['Sourcing'];

export interface SourcingsFilter {
  ownership?: 'mine' | 'all';
  status?: 'in-progress' | 'closed';
  page?: number;
}

const PAGE_SIZE = 20;

/** As the API takes it. */
export const sourcingsParameters = ({
  ownership = 'mine',
  status = 'in-progress',
  page = 0,
}: SourcingsFilter) => ({
  ownership,
  status,
  page,
  pageSize: PAGE_SIZE,
});

export function sourcingsQuery(filter: SourcingsFilter) {
  const query = sourcingsParameters(filter);
  return queryOptions({
    queryKey: ['sourcings', 'list', query],
    queryFn: ({ signal }) => data(api.GET('/v1/sourcings', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

export type SourcingFields = Partial<
  Pick<Sourcing, 'name' | 'jobTitle' | 'location' | 'description' | 'status'>
>;

/** The API makes it empty, with a name of its own; what the person typed follows. */
export async function createSourcing(fields: SourcingFields): Promise<Sourcing> {
  const { sourcingId } = await data(api.POST('/v1/sourcings', { body: {} }));
  return updateSourcing(sourcingId, fields);
}

export const updateSourcing = (sourcingId: string, fields: SourcingFields): Promise<Sourcing> =>
  data(api.PATCH('/v1/sourcings/{sourcingId}', { params: { path: { sourcingId } }, body: fields }));
