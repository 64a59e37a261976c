import { type Route, route } from '../platform/operation.ts';
import { interpretPrompt, listFilterTypes, searchTalents, searchTalentsByPrompt, searchTalentsLegacy } from './contract.ts';
import { diagnoseSearch } from './diagnose-contract.ts';
import type { Search } from './search.ts';

/** Deprecated from the first version on; RFC 9745 writes the moment as a Unix time. */
const LEGACY_HEADERS = { Deprecation: '@1767225600', Link: '</api/v1/search/talents>; rel="successor-version"' };

export function searchRoutes(search: Search): Route[] {
  return [
    route(searchTalents, async ({ principal, body, once }) => ({
      data: await search.byFilters(principal, body, (tx, data) => once.keep(tx, { data })),
    })),
    route(searchTalentsByPrompt, async ({ principal, body, once }) => ({
      data: await search.byPrompt(principal, body, (tx, data) => once.keep(tx, { data })),
    })),
    route(interpretPrompt, async ({ principal, body }) => ({ data: await search.preview(principal, body) })),
    route(listFilterTypes, async ({ principal }) => ({ data: { filterTypes: search.listFilterTypes(principal.language ?? 'en') } })),
    route(searchTalentsLegacy, async ({ principal, body, once }) => ({
      data: await search.byFilters(principal, body, (tx, data) => once.keep(tx, { data, headers: LEGACY_HEADERS })),
      headers: LEGACY_HEADERS,
    })),
    route(diagnoseSearch, async ({ principal, body }) => ({ data: await search.diagnose(principal, body) })),
  ];
}
