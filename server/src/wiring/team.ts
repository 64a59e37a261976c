import type { Core } from '../core.ts';
import { createTeam } from '../team/team.ts';
import type { Outreach } from './outreach.ts';
import type { Platform } from './platform.ts';
import type { SharingServices } from './sharing.ts';

/** What colleagues say of candidates, and what happened in a sourcing. */
export const wireTeam = (
  platform: Platform,
  { access, notifications, talents }: Pick<Core, 'access' | 'notifications' | 'talents'>,
  { sourcings }: Pick<Outreach, 'sourcings'>,
  { sharing }: SharingServices,
) => ({
  team: createTeam({ ...platform, access, notifications, talents, sourcings, sharing }),
});

export type TeamServices = ReturnType<typeof wireTeam>;
