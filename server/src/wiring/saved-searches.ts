import type { Core } from '../core.ts';
import { originOf } from '../platform/config.ts';
import { createMailer } from '../platform/mailer.ts';
import { createSavedSearches } from '../saved-searches/saved-searches.ts';
import type { Search } from '../search/search.ts';
import type { Platform } from './platform.ts';
import type { TalentIndex } from './talent-index.ts';

/** Saved searches with their alerts, and what users are told. */
export function wireSavedSearches(
  platform: Platform,
  { people, notifications }: Pick<Core, 'people' | 'notifications'>,
  { indexLoad }: TalentIndex,
  search: Search,
) {
  return {
    savedSearches: createSavedSearches({
      ...platform,
      search,
      searchable: indexLoad,
      notifications,
      mailer: createMailer(platform.config, platform.log),
      origin: originOf(platform.config),
      recipientOf: people.recipientOf,
    }),
  };
}

export type SavedSearchServices = ReturnType<typeof wireSavedSearches>;
