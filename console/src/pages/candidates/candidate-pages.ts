import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type CandidatePage,
  type CandidateRow,
  PAGE_SIZE,
  pageQuery,
  pagesKey,
} from './queries.ts';
import type { ListParameters } from './search.ts';

interface Listing {
  /** Rows by position. Pages that were never visible are missing. */
  rows: readonly CandidateRow[];
  /** Undefined until the first page is loaded. */
  total: number | undefined;
  /** Why a visible row could not load. */
  error: Error | null;
  refetch(): void;
  onVisible(first: number, last: number): void;
}

/**
 * A listing of any length. Visible pages are fetched and kept current. Pages seen before stay as
 * they were until they are visible again.
 */
export function useCandidatePages(sourcingId: string, parameters: ListParameters): Listing {
  const client = useQueryClient();
  const [sight, setSight] = useState({ from: 0, to: 0 });
  const onVisible = useCallback((first: number, last: number) => {
    const [from, to] = [Math.floor(first / PAGE_SIZE), Math.floor(last / PAGE_SIZE)];
    setSight((before) => (before.from === from && before.to === to ? before : { from, to }));
  }, []);
  const indexes = Array.from(
    { length: sight.to - sight.from + 1 },
    (_, offset) => sight.from + offset,
  );
  const results = useQueries({
    queries: indexes.map((index) => pageQuery(sourcingId, parameters, index)),
  });
  const newest = results
    .filter(({ data }) => data !== undefined)
    .toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)[0];
  const seen = client
    .getQueriesData<CandidatePage>({ queryKey: pagesKey(sourcingId, parameters) })
    .flatMap(([, page]) => page ?? []);
  const known = newest?.data?.pagination.total ?? seen[0]?.pagination.total;
  // While a new order or filter loads, the table keeps its place and shows loading rows.
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (known !== undefined) before.current = known;
  }, [known]);
  return {
    rows: placed(seen),
    total: known ?? (results.some(({ error }) => error) ? undefined : before.current),
    error: results.find(({ error, data }) => error && data === undefined)?.error ?? null,
    refetch: () => {
      for (const { error, refetch } of results) if (error) void refetch();
    },
    onVisible,
  };
}

/** Lists a candidate once, even if it moved between two pages while they were fetched. */
export function placed(pages: readonly CandidatePage[]): CandidateRow[] {
  const rows: CandidateRow[] = [];
  const ids = new Set<string>();
  for (const { candidates, pagination } of pages.toSorted(
    (a, b) => a.pagination.pageIndex - b.pagination.pageIndex,
  )) {
    for (const [offset, row] of candidates.entries()) {
      if (ids.has(row.candidate.id)) continue;
      ids.add(row.candidate.id);
      rows[pagination.pageIndex * pagination.pageSize + offset] = row;
    }
  }
  return rows;
}
