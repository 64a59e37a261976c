import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * Fetches what is shown of these queries again, also what is being fetched for the first time: such
 * an answer may be older than the change, and an invalidation alone waits for it without asking
 * again.
 */
export async function refetch(
  client: QueryClient,
  filters: InvalidateQueryFilters = {},
): Promise<void> {
  const onFirstFetch = client
    .getQueryCache()
    .findAll(filters)
    .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching');
  await client.invalidateQueries(filters);
  await Promise.all(
    onFirstFetch.map(({ queryKey }) => client.invalidateQueries({ queryKey, exact: true })),
  );
}
