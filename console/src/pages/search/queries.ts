import { queryOptions, skipToken } from '@tanstack/react-query';
import type { components } from '../../../../client/src/types.gen.ts';
import { api, data } from '../../app/api.ts';
import type { Asked } from '../../app/pool/asked.ts';

export type FoundTalent = components['schemas']['FoundTalent'];
export type SearchPage = components['schemas']['SearchPage'];

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

/** The next ten, without the people on earlier pages: up to ten credits. */
export async function searchNext(asked: Asked, before: readonly SearchPage[]): Promise<SearchPage> {
  const relatedSearchTransactionIds = before.map(({ searchTransactionId }) => searchTransactionId);
  if ('prompt' in asked)
    return data(
      api.POST('/v1/search/talents/by-prompt', { body: { ...asked, relatedSearchTransactionIds } }),
    );
  return data(api.POST('/v1/search/talents', { body: { ...asked, relatedSearchTransactionIds } }));
}
