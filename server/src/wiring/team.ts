import type { Castings } from '../castings/castings.ts';
import type { Core } from '../core.ts';
import { outreachOfPerson } from '../sequences/sourcing-outreach.ts';
import { createTeam } from '../team/team.ts';
import type { Outreach } from './outreach.ts';
import type { Platform } from './platform.ts';
import type { SharingServices } from './sharing.ts';

/** What colleagues say of candidates, and what happened in a sourcing and with a person. */
export const wireTeam = (
  platform: Platform,
  { access, notifications, talents }: Pick<Core, 'access' | 'notifications' | 'talents'>,
  { sourcings }: Pick<Outreach, 'sourcings'>,
  { castings, sharing }: SharingServices & { castings: Castings },
) => ({
  team: createTeam({
    ...platform,
    ...{ access, notifications, talents, castings, sourcings, sharing },
    outreachOfPerson,
  }),
});

export type TeamServices = ReturnType<typeof wireTeam>;
