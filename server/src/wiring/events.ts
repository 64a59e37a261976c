import type { Core } from '../core.ts';
import { createEvents } from '../events/events.ts';
import type { Platform } from './platform.ts';

/** The feed of what changed, for programs that pull it. */
export const wireEvents = (platform: Platform, { access }: Pick<Core, 'access'>) => ({
  events: createEvents({ ...platform, ...platform.config, access }),
});

export type EventServices = ReturnType<typeof wireEvents>;
