import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../../client/src/types.gen.ts';
import { api, data } from '../../../app/api.ts';

export type Status = components['schemas']['CandidateStatus'];

/** Shares its query key with the pipeline pages: the request is the same. */
export const statusesQuery = queryOptions({
  queryKey: ['settings', 'statuses'],
  queryFn: ({ signal }) => data(api.GET('/v1/candidate-statuses', { signal })),
});

export const create = (body: { handle: string; label: string }) =>
  data(api.POST('/v1/candidate-statuses', { body }));

const of = (handle: string) => ({ path: { handle } });
export const change = (handle: string, body: { label?: string; position?: number }) =>
  data(api.PATCH('/v1/candidate-statuses/{handle}', { params: of(handle), body }));
export const remove = (handle: string) =>
  data(api.DELETE('/v1/candidate-statuses/{handle}', { params: of(handle) }));

/** A deleted status, at its place among the workspace's own. */
export async function restore(status: { handle: string; label: string }, position: number) {
  await create(status);
  await change(status.handle, { position });
}
