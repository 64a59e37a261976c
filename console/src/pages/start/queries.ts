import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../../app/api.ts';

export type Onboarding = components['schemas']['Onboarding'];
export type Step = keyof Onboarding['steps'];

/** Data without events in this workspace: a model, an import. */
const EVERY_MS = 15_000;

export const onboardingQuery = queryOptions({
  queryKey: ['onboarding'],
  queryFn: ({ signal }) => data(api.GET('/v1/onboarding', { signal })),
  refetchInterval: EVERY_MS,
});

/** A key with the default scopes and windows; its secret is in this answer alone. */
export const createKey = (name: string) => data(api.POST('/v1/api-keys', { body: { name } }));
