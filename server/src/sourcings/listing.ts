import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import { runUnscoped } from '../platform/tenant-scope.ts';
import type { CandidatePage, CandidatesQuery } from './candidate-contract.ts';
import { candidateItem, talentItem } from './candidate-view.ts';
import { requireAllKnown } from './known-status.ts';
import {
  type CandidateFilter,
  type CandidateOrder,
  countCandidates,
  readCandidates,
} from './listing-store.ts';
import type { VerdictsOf } from './port.ts';
import { nearestWindow, type Page, pageOf } from './rules/pages.ts';

interface PageRequest {
  filter: CandidateFilter;
  page: Page;
  order: CandidateOrder;
}

/** Lists the candidates of a sourcing: filtered, sorted, one page at a time. */
export function createListing({ db, verdictsOf }: { db: Database; verdictsOf: VerdictsOf }) {
  async function readPage(
    tx: Tx,
    workspaceId: string,
    sourcingId: string,
    { filter, page, order }: PageRequest,
  ): Promise<CandidatePage> {
    const total = await countCandidates(tx, workspaceId, sourcingId, filter);
    if (total === null) throw new AppError('not_found');
    const window = nearestWindow(page, total);
    const rows =
      window === null
        ? []
        : await readCandidates(tx, workspaceId, sourcingId, filter, order, window);
    if (window?.reversed) rows.reverse();
    const judged = rows.flatMap(({ castingId, talentId }) =>
      castingId === null ? [] : [{ castingId, talentId }],
    );
    const verdicts = judged.length === 0 ? [] : await verdictsOf(tx, workspaceId, judged);
    return {
      candidates: rows.map((row) => ({
        candidate: candidateItem(
          row,
          verdicts.find(
            ({ castingId, talentId }) => castingId === row.castingId && talentId === row.talentId,
          ),
        ),
        talent: talentItem(row),
      })),
      pagination: { pageIndex: page.index, ...pageOf(page, total) },
    };
  }

  return {
    /** Throws not_found, and validation_error for an unknown status. */
    async listCandidates(
      { workspaceId, userId }: Principal,
      sourcingId: string,
      query: CandidatesQuery,
    ): Promise<CandidatePage> {
      await requireAllKnown(db, workspaceId, query.statusHandle);
      const page = { index: query.pageIndex, size: query.pageSize };
      const filter = filterOf(query, userId);
      // One snapshot, so that the page and the total match.
      const snapshot = db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only');
      const read = (tx: Tx) =>
        readPage(tx, workspaceId, sourcingId, { filter, page, order: orderOf(query) });
      return withItsIndex(filter, () => snapshot.execute(read));
    },
  };
}

/**
 * Under row-level security, PostgreSQL does not use the text index (docs/decisions/0035). A text
 * search therefore runs unscoped, and the statement alone limits it to its workspace.
 */
export function withItsIndex<T>({ words }: CandidateFilter, read: () => T): T {
  return words.length > 0 ? runUnscoped(read) : read();
}

export function filterOf(
  query: Pick<
    CandidatesQuery,
    | 'statusHandle'
    | 'location'
    | 'jobTitle'
    | 'currentCompany'
    | 'ownership'
    | 'userRating'
    | 'hasNotes'
    | 'search'
  >,
  userId: string | null,
): CandidateFilter {
  return {
    statusHandles: query.statusHandle,
    cities: query.location,
    jobTitles: query.jobTitle,
    companies: query.currentCompany,
    // A key without an owner has nothing of its own.
    ownerUserId: query.ownership === 'mine' ? (userId ?? '') : null,
    ratings: query.userRating.map((rating) => (rating === 'none' ? null : Number(rating))),
    hasNotes: query.hasNotes === undefined ? null : query.hasNotes === 'true',
    words: (query.search ?? '').split(/\s+/).filter((word) => word !== ''),
  };
}

/** Newest first by default. */
export function orderOf({
  sortField,
  sortOrder,
}: Pick<CandidatesQuery, 'sortField' | 'sortOrder'>): CandidateOrder {
  if (sortField === undefined) return { field: 'createdAt', descending: sortOrder !== 'asc' };
  return { field: sortField, descending: sortOrder === 'desc' };
}
