import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../../app/api.ts';
import type { Asked } from '../../app/pool/asked.ts';

export type FoundTalent = components['schemas']['FoundTalent'];
/** `isReopened`: paid for earlier, and read again free. */
export type SearchPage = components['schemas']['SearchPage'] & { isReopened?: true };
export type RecentSearch = components['schemas']['RecentSearch'];

/** Paid results stay this long after the user leaves the page. */
const CACHE_MS = 30 * 60_000;

/**
 * The paid pages. They are never fetched automatically: each page spends credits, so it needs a
 * click.
 */
export const pagesQuery = (asked: Asked | null) =>
  queryOptions<SearchPage[]>({
    queryKey: ['search', 'pages', asked],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: CACHE_MS,
  });

export const recentSearchesQuery = queryOptions({
  queryKey: ['search', 'recent'],
  queryFn: ({ signal }) => data(api.GET('/v1/recent-searches', { signal })),
  staleTime: 0,
});

/** The pages of a recent search, as the search page shows them. Free. */
export async function readAgain(searchTransactionId: string): Promise<SearchPage[]> {
  const { pages } = await data(
    api.GET('/v1/recent-searches/{searchTransactionId}', {
      params: { path: { searchTransactionId } },
    }),
  );
  const rest = { widened: null, diagnosis: null, creditsCharged: 0, pendingRefreshCount: 0 };
  return pages.map((page) => ({ ...page, ...rest, isReopened: true }));
}

const MAX_LOOKED_UP = 100;

/** When the people of these pages were returned by other searches; free. */
export function seenQuery(pages: readonly SearchPage[]) {
  const talentIds = pages
    .flatMap(({ talents }) => talents.map(({ id }) => id))
    .slice(-MAX_LOOKED_UP);
  const except = pages.map(({ searchTransactionId }) => searchTransactionId).slice(-MAX_LOOKED_UP);
  return queryOptions({
    queryKey: ['search', 'seen', talentIds, except],
    queryFn:
      talentIds.length === 0
        ? skipToken
        : ({ signal }) =>
            data(
              api.POST('/v1/recent-searches/seen', {
                body: { talentIds, exceptSearchTransactionIds: except },
                signal,
              }),
            ),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The next ten, without the people on earlier pages: up to ten credits. */
export async function searchNext(asked: Asked, before: readonly SearchPage[]): Promise<SearchPage> {
  const relatedSearchTransactionIds = before.map(({ searchTransactionId }) => searchTransactionId);
  if ('prompt' in asked)
    return data(
      api.POST('/v1/search/talents/by-prompt', { body: { ...asked, relatedSearchTransactionIds } }),
    );
  return data(api.POST('/v1/search/talents', { body: { ...asked, relatedSearchTransactionIds } }));
}
