import type { components } from '../../../../../client/src/types.gen.ts';
import { api, data } from '../../../app/api.ts';

export type Workspace = components['schemas']['Workspace'];

/** What an owner switches. `erase_talents` is the operator's: talents are of all workspaces. */
export const SWITCHED = ['create_sourcings', 'use_outreach_integrations'] as const;
export type Switched = (typeof SWITCHED)[number];

export const changeWorkspace = ({ name, country }: { name: string; country: string }) =>
  data(
    api.PATCH('/v1/workspace', {
      body: { name, country: country.trim() === '' ? null : country.trim().toUpperCase() },
    }),
  );
export const setStrict = (on: boolean) =>
  data(api.PATCH('/v1/workspace', { body: { protectedProxies: on ? 'strict' : 'warn' } }));
export const switchCapability = (capability: Switched, on: boolean) =>
  data(api.PATCH('/v1/workspace', { body: { capabilities: { [capability]: on } } }));
