import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../../app/api.ts';

export type Instance = components['schemas']['Instance'];

/** No event reports changes, and little changes while the service runs. */
export const instanceQuery = queryOptions({
  queryKey: ['instance'],
  queryFn: ({ signal }) => data(api.GET('/v1/instance', { signal })),
});
