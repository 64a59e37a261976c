import { queryOptions } from '@tanstack/react-query';
import type { paths } from '../../../../../client/src/types.gen.ts';
import { api, data } from '../../../app/api.ts';

type Listed =
  paths['/api/v1/enrichment-providers']['get']['responses'][200]['content']['application/json']['data'];
export type Provider = Listed['providers'][number];
export type ProviderType = Provider['type'];
export type Kind = Provider['kinds'][number];

/** Product names, the same in every language. */
export const NAMES: Record<ProviderType, string> = {
  hunter: 'Hunter',
  dropcontact: 'Dropcontact',
  people_data_labs: 'People Data Labs',
  full_enrich: 'FullEnrich',
};
export const TYPES = Object.keys(NAMES) as ProviderType[];
export const KINDS_OF: Record<ProviderType, readonly Kind[]> = {
  hunter: ['email'],
  dropcontact: ['email', 'phone'],
  people_data_labs: ['email', 'phone'],
  full_enrich: ['email', 'phone'],
};

export const providersQuery = queryOptions({
  queryKey: ['settings', 'providers'],
  queryFn: ({ signal }) => data(api.GET('/v1/enrichment-providers', { signal })),
});

export interface ProviderFields {
  type: ProviderType;
  apiKey: string;
  baseUrl: string;
  kinds: Kind[];
}

export const add = ({ type, apiKey, baseUrl, kinds }: ProviderFields, position: number) =>
  data(
    api.POST('/v1/enrichment-providers', {
      body: { type, apiKey, kinds, position, ...(baseUrl === '' ? {} : { baseUrl }) },
    }),
  );

const of = (providerId: string) => ({ path: { providerId } });
type Change = Partial<Omit<ProviderFields, 'type'>> & { position?: number; paused?: boolean };
export const change = (providerId: string, body: Change) =>
  data(api.PATCH('/v1/enrichment-providers/{providerId}', { params: of(providerId), body }));
export const test = (providerId: string) =>
  data(api.POST('/v1/enrichment-providers/{providerId}/test', { params: of(providerId) }));
export const remove = (providerId: string) =>
  data(api.DELETE('/v1/enrichment-providers/{providerId}', { params: of(providerId) }));

/** Stores the new order. Providers whose position is unchanged are skipped. */
export async function order(providers: readonly Provider[]): Promise<void> {
  for (const [position, provider] of providers.entries())
    if (provider.position !== position) await change(provider.providerId, { position });
}
