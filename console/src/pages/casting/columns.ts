import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { castingQuery, summaryQuery, talentsQuery } from './board-queries.ts';
import { type BoardFilter, filtered, isFiltering } from './filter.ts';
import { gridRows, orderOf } from './grid-rows.ts';
import { gridQuery, type QualifiedTalent } from './queries.ts';
import { VERDICTS, type Verdict } from './verdicts.ts';

export interface Column {
  verdict: Verdict;
  /** The service's count, whether loaded or not. */
  total: number | undefined;
  loaded: number;
  shown: readonly QualifiedTalent[];
  query: ReturnType<typeof useTalents>;
}

export interface Shown {
  filter: BoardFilter;
  newest: boolean;
}

/**
 * The three columns of a board. Filters and the newest-first order need every talent, so they load
 * all pages.
 */
export function useColumns(castingId: string, { filter, newest }: Shown): Record<Verdict, Column> {
  const { data: casting } = useQuery(castingQuery(castingId));
  const all = newest || isFiltering(filter);
  const order = newest ? 'judged' : 'strength';
  const queries = {
    green: useTalents(castingId, 'green', all, order),
    amber: useTalents(castingId, 'amber', all, order),
    red: useTalents(castingId, 'red', all, order),
  };
  const column = (verdict: Verdict): Column => {
    const query = queries[verdict];
    const talents = query.data?.pages.flatMap((page) => page.talents) ?? [];
    const matching = filtered(talents, filter);
    return {
      verdict,
      total: (casting ?? query.data?.pages[0])?.effectiveCounts[verdict],
      loaded: talents.length,
      shown: newest ? matching.toReversed() : matching,
      query,
    };
  };
  return { green: column('green'), amber: column('amber'), red: column('red') };
}

/** Loads the rest of a column, then returns the talents that match the filters. */
export async function everybodyIn({ query }: Column, filter: BoardFilter): Promise<string[]> {
  let { data, hasNextPage, fetchNextPage } = query;
  while (hasNextPage)
    ({ data, hasNextPage, fetchNextPage } = await fetchNextPage({
      cancelRefetch: false,
      throwOnError: true,
    }));
  return filtered(data?.pages.flatMap((page) => page.talents) ?? [], filter).map(
    ({ talentId }) => talentId,
  );
}

function useTalents(
  castingId: string,
  verdict: Verdict,
  all: boolean,
  order: 'strength' | 'judged' = 'strength',
) {
  const query = useInfiniteQuery(talentsQuery(castingId, verdict, order));
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (all && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [all, hasNextPage, isFetching, isError, fetchNextPage]);
  return query;
}

/** One talent of a casting, from any column; null when in none, undefined while loading. */
export function useTalent(
  castingId: string,
  talentId: string,
): { talent: QualifiedTalent | null | undefined; error: Error | null } {
  const client = useQueryClient();
  const loaded = VERDICTS.flatMap(
    (verdict) => client.getQueryData(talentsQuery(castingId, verdict).queryKey)?.pages ?? [],
  );
  const found = loaded
    .flatMap((page) => page.talents)
    .find((talent) => talent.talentId === talentId);
  const searching = found === undefined;
  // Each new page renders this hook again, which searches the loaded pages again.
  const queries = [
    useTalents(castingId, 'green', searching),
    useTalents(castingId, 'amber', searching),
    useTalents(castingId, 'red', searching),
  ];
  const known = queries.every(({ data, hasNextPage }) => data !== undefined && !hasNextPage);
  return {
    talent: found ?? (known ? null : undefined),
    error: queries.find(({ error }) => error)?.error ?? null,
  };
}

/**
 * The people before and after somebody as the page shows them, on the board or in the grid, as far
 * as they are loaded.
 */
export function useNeighbours(
  castingId: string,
  talentId: string,
  { tab, by, ...filter }: BoardFilter & { tab?: string; by?: string },
): { previous: string | undefined; next: string | undefined } {
  const client = useQueryClient();
  const { data } = useQuery({ ...summaryQuery(castingId), enabled: tab === 'grid' });
  const queries =
    tab === 'grid'
      ? [gridQuery(castingId)]
      : VERDICTS.map((verdict) => talentsQuery(castingId, verdict));
  const loaded = queries.flatMap(({ queryKey }) => client.getQueryData(queryKey)?.pages ?? []);
  const talents = loaded.flatMap((page) => page.talents);
  const order = tab === 'grid' ? orderOf(by, data?.criterias.length ?? 0) : null;
  const shown = tab === 'grid' || isFiltering(filter) ? gridRows(talents, filter, order) : talents;
  const ids = shown.map((talent) => talent.talentId);
  const at = ids.indexOf(talentId);
  return { previous: ids[at - 1], next: at === -1 ? undefined : ids[at + 1] };
}

export const lengthsOf = (columns: Record<Verdict, Column>): Record<Verdict, number> =>
  Object.fromEntries(VERDICTS.map((verdict) => [verdict, columns[verdict].shown.length])) as Record<
    Verdict,
    number
  >;
