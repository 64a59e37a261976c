import { type Keep, type Once, type Route, route } from '../platform/operation.ts';
import { interpretPrompt, listFilterTypes, searchTalents, searchTalentsByPrompt, searchTalentsLegacy } from './contract.ts';
import { diagnoseSearch } from './diagnose-contract.ts';
import type { Search } from './search.ts';

/** Deprecated from the first version on; RFC 9745 writes the moment as a Unix time. */
const LEGACY_HEADERS = { Deprecation: '@1767225600', Link: '</api/v1/search/talents>; rel="successor-version"' };

/** What keeps the answer with the charge; absent where nothing is kept. */
function keeping<Page>({ keeps, keep }: Once, headers?: Record<string, string>): Keep<Page> | undefined {
  return keeps ? (tx, data) => keep(tx, headers ? { data, headers } : { data }) : undefined;
}

export function searchRoutes(search: Search): Route[] {
  return [
    route(searchTalents, async ({ principal, body, once }) => ({
      data: await search.byFilters(principal, body, keeping(once)),
    })),
    route(searchTalentsByPrompt, async ({ principal, body, once }) => ({
      data: await search.byPrompt(principal, body, keeping(once)),
    })),
    route(interpretPrompt, async ({ principal, body }) => ({ data: await search.preview(principal, body) })),
    route(listFilterTypes, async ({ principal }) => ({ data: { filterTypes: search.listFilterTypes(principal.language ?? 'en') } })),
    route(searchTalentsLegacy, async ({ principal, body, once }) => ({
      data: await search.byFilters(principal, body, keeping(once, LEGACY_HEADERS)),
      headers: LEGACY_HEADERS,
    })),
    route(diagnoseSearch, async ({ principal, body }) => ({ data: await search.diagnose(principal, body) })),
  ];
}
