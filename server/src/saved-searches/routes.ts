import { type Route, route } from '../platform/operation.ts';
import * as contract from './contract.ts';
import type { SavedSearches } from './saved-searches.ts';

export function savedSearchRoutes(savedSearches: SavedSearches): Route[] {
  return [
    route(contract.listSavedSearches, async ({ principal }) => ({
      data: { savedSearches: await savedSearches.list(principal) },
    })),
    route(contract.createSavedSearch, async ({ principal, body, recorder }) => ({
      data: await savedSearches.create(principal, body, (tx, data) =>
        recorder.record(tx, { data }),
      ),
    })),
    route(contract.changeSavedSearch, async ({ principal, params, body }) => ({
      data: await savedSearches.change(principal, params.savedSearchId, body),
    })),
    route(contract.deleteSavedSearch, async ({ principal, params: { savedSearchId } }) => {
      await savedSearches.delete(principal, savedSearchId);
      return { data: { savedSearchId } };
    }),
  ];
}
