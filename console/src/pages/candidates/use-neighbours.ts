import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { placed } from './candidate-pages.ts';
import { type CandidatePage, PAGE_SIZE, pageQuery, pagesKey } from './queries.ts';
import { type CandidatesSearch, listParameters } from './search.ts';

export interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
}

/** How far a listing is walked to find somebody who was opened by a link: a thousand people. */
const MAX_PAGES = 20;

interface Shown {
  candidateId: string;
  /** Undefined while it loads. */
  statusHandle: string | undefined;
}

/**
 * The candidates before and after one in the listing; on the board, in its column. Who no longer
 * matches the filters, because of a change just made, keeps the neighbours of before.
 */
export function useNeighbours(
  sourcingId: string,
  search: CandidatesSearch,
  { candidateId, statusHandle }: Shown,
): Neighbours {
  const client = useQueryClient();
  const listed = listParameters(search);
  const parameters =
    search.view === 'board' && statusHandle !== undefined
      ? { ...listed, statusHandle: [statusHandle] }
      : listed;
  const [kept, setKept] = useState<Neighbours & { of: string }>();
  const pages = client
    .getQueriesData<CandidatePage>({ queryKey: pagesKey(sourcingId, parameters) })
    .flatMap(([, page]) => page ?? []);
  const rows = placed(pages);
  const at = rows.findIndex((row) => row?.candidate.id === candidateId);
  const wasSeen = at === -1 && kept?.of === candidateId;
  useQueries({
    queries: wanted(pages, at, wasSeen).map((page) => pageQuery(sourcingId, parameters, page)),
  });
  if (at === -1) return wasSeen ? kept : NOBODY;
  const previous = rows[at - 1]?.candidate.id;
  const next = rows[at + 1]?.candidate.id;
  if (kept?.of !== candidateId || kept.previous !== previous || kept.next !== next)
    setKept({ of: candidateId, previous, next });
  return { previous, next };
}

const NOBODY: Neighbours = { previous: undefined, next: undefined };

/**
 * The pages with the neighbours; while the candidate is not found, the first that is not loaded.
 */
function wanted(pages: readonly CandidatePage[], at: number, wasSeen: boolean): number[] {
  if (at !== -1)
    return [...new Set([at - 1, at, at + 1].map((place) => Math.floor(place / PAGE_SIZE)))].filter(
      (page) => page >= 0 && page < countOf(pages),
    );
  if (wasSeen) return [];
  const loaded = new Set(pages.map(({ pagination }) => pagination.pageIndex));
  let first = 0;
  while (loaded.has(first)) first += 1;
  return first < Math.min(MAX_PAGES, countOf(pages)) ? [first] : [];
}

/** Of pages in the listing; one while nothing is known of it. */
const countOf = ([page]: readonly CandidatePage[]): number =>
  page ? Math.ceil(page.pagination.total / PAGE_SIZE) : 1;
