import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../../../client/src/types.gen.ts';
import { api, data } from '../../../app/api.ts';

export type Sso = components['schemas']['Sso'];
export type SsoSettings = NonNullable<
  operations['setSso']['requestBody']
>['content']['application/json'];

export const ssoQuery = queryOptions({
  queryKey: ['settings', 'sso'],
  queryFn: () => data(api.GET('/v1/sso')),
});
export const setSso = (body: SsoSettings) => data(api.POST('/v1/sso', { body }));
export const removeSso = () => data(api.DELETE('/v1/sso'));
