import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../../../client/src/types.gen.ts';
import { api, data } from '../../../app/api.ts';

export type Scim = components['schemas']['Scim'];
export type ScimSettings = NonNullable<
  operations['setScim']['requestBody']
>['content']['application/json'];
export type RoleAttribute = NonNullable<NonNullable<Scim['connection']>['roleAttribute']>;

export const scimQuery = queryOptions({
  queryKey: ['settings', 'scim'],
  queryFn: () => data(api.GET('/v1/scim')),
});
export const setScim = (body: ScimSettings) => data(api.POST('/v1/scim', { body }));
export const removeScim = () => data(api.DELETE('/v1/scim'));
