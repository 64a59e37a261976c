import {
  type IdempotencyRecorder,
  type RecordAnswer,
  type Route,
  route,
} from '../platform/operation.ts';
import {
  interpretPrompt,
  listFilterTypes,
  searchTalents,
  searchTalentsByPrompt,
  searchTalentsLegacy,
} from './contract.ts';
import { diagnoseSearch } from './diagnose-contract.ts';
import { mapMarket } from './market-contract.ts';
import { findSeenTalents, getRecentSearch, listRecentSearches } from './recent-contract.ts';
import type { Search } from './search.ts';
import { suggestFilterValues } from './suggest-contract.ts';

/** Deprecated since the first version. RFC 9745 writes the date as a Unix time. */
const LEGACY_HEADERS = {
  Deprecation: '@1767225600',
  Link: '</api/v1/search/talents>; rel="successor-version"',
};

/** Records the answer with the charge; absent when nothing is recorded. */
function recording<Page>(
  { records, record }: IdempotencyRecorder,
  headers?: Record<string, string>,
): RecordAnswer<Page> | undefined {
  return records ? (tx, data) => record(tx, headers ? { data, headers } : { data }) : undefined;
}

export function searchRoutes(search: Search): Route[] {
  return [
    route(searchTalents, async ({ principal, body, recorder }) => ({
      data: await search.byFilters(principal, body, recording(recorder)),
    })),
    route(searchTalentsByPrompt, async ({ principal, body, recorder }) => ({
      data: await search.byPrompt(principal, body, recording(recorder)),
    })),
    route(interpretPrompt, async ({ principal, body }) => ({
      data: await search.preview(principal, body),
    })),
    route(listFilterTypes, async ({ principal }) => ({
      data: { filterTypes: search.listFilterTypes(principal.language ?? 'en') },
    })),
    route(searchTalentsLegacy, async ({ principal, body, recorder }) => ({
      data: await search.byFilters(principal, body, recording(recorder, LEGACY_HEADERS)),
      headers: LEGACY_HEADERS,
    })),
    route(listRecentSearches, async ({ principal }) => ({
      data: { recentSearches: await search.recent(principal) },
    })),
    route(getRecentSearch, async ({ principal, params }) => ({
      data: await search.returnedAgain(principal, params.searchTransactionId),
    })),
    route(findSeenTalents, async ({ principal, body }) => ({
      data: { seen: await search.seen(principal, body) },
    })),
    route(diagnoseSearch, async ({ principal, body }) => ({
      data: await search.diagnose(principal, body),
    })),
    route(mapMarket, async ({ principal, body }) => ({
      data: await search.market(principal, body),
    })),
    route(suggestFilterValues, async ({ principal, query }) => ({
      data: await search.suggest(principal, query),
    })),
  ];
}
