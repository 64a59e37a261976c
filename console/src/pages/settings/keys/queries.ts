import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../../client/src/types.gen.ts';
import { api, data } from '../../../app/api.ts';

export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeySecret = components['schemas']['ApiKeySecret'];
export type Scope = ApiKey['scopes'][number];
export type Window = keyof ApiKey['limits'];

export const SCOPES = ['read', 'spend', 'send', 'admin'] as const satisfies readonly Scope[];
export const WINDOWS = [
  'second',
  'minute',
  'hour',
  'day',
  'month',
] as const satisfies readonly Window[];

export interface KeyFields {
  name: string;
  scopes: Scope[];
  limits: Record<Window, number>;
}

/** The service's defaults for a new key. */
export const NEW_KEY: KeyFields = {
  name: '',
  scopes: ['read', 'spend', 'send'],
  limits: { second: 1, minute: 30, hour: 200, day: 1_000, month: 15_000 },
};

/** What an agent needs, as the preset of the service. */
export const AGENT_KEY: Pick<KeyFields, 'scopes' | 'limits'> = {
  scopes: ['read', 'spend'],
  limits: { second: 10, minute: 300, hour: 5_000, day: 50_000, month: 500_000 },
};

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: ({ signal }) => data(api.GET('/v1/api-keys', { signal })),
});

export const createKey = (body: KeyFields) => data(api.POST('/v1/api-keys', { body }));

const of = (keyId: string) => ({ path: { keyId } });
export const changeKey = (keyId: string, body: KeyFields) =>
  data(api.PATCH('/v1/api-keys/{keyId}', { params: of(keyId), body }));
export const rotateKey = (keyId: string, overlapSeconds: number) =>
  data(api.POST('/v1/api-keys/{keyId}/rotate', { params: of(keyId), body: { overlapSeconds } }));
export const revokeKey = (keyId: string) =>
  data(api.DELETE('/v1/api-keys/{keyId}', { params: of(keyId) }));
