import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../../client/src/types.gen.ts';
import { api, data } from '../../../app/api.ts';

export type Program = components['schemas']['OAuthClient'];

export const programsQuery = queryOptions({
  queryKey: ['settings', 'programs'],
  queryFn: ({ signal }) => data(api.GET('/v1/oauth-clients', { signal })),
});

export const shutOut = (clientId: string) =>
  data(api.DELETE('/v1/oauth-clients/{clientId}', { params: { path: { clientId } } }));
