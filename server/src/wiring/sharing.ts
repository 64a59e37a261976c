import type { Castings } from '../castings/castings.ts';
import type { Notifications } from '../notifications/notifications.ts';
import { originOf } from '../platform/config.ts';
import { createSharing } from '../sharing/sharing.ts';
import type { Outreach } from './outreach.ts';
import type { Platform } from './platform.ts';

/** Shortlists that people without an account read by a link. */
export function wireSharing(
  platform: Platform,
  { sourcings, enrichment }: Pick<Outreach, 'sourcings' | 'enrichment'>,
  castings: Castings,
  notifications: Notifications,
) {
  return {
    sharing: createSharing({
      ...platform,
      origin: originOf(platform.config),
      sourcings,
      verdictsOf: castings.shownVerdictsOf,
      contactsOf: enrichment.contactsOfAll,
      notifications,
    }),
  };
}

export type SharingServices = ReturnType<typeof wireSharing>;
