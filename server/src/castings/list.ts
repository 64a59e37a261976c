import type { Cursors } from '../platform/cursor.ts';
import type { Database } from '../platform/db.ts';
import { invalid } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { CastingList, CastingListItem } from './board-contract.ts';
import { type ListedCasting, listCastings } from './list-store.ts';
import { type CastingStatus, nextAction } from './rules/machine.ts';

/** Lists the castings of a workspace. */
export function createLister({ db, cursors }: { db: Database; cursors: Cursors }) {
  return {
    /** Newest first. Throws validation_error for `cursor`. */
    async list(
      { workspaceId }: Principal,
      query: { status?: CastingStatus; cursor?: string; pageSize: number },
    ): Promise<CastingList> {
      const scope = `castings:${workspaceId}:${query.status ?? ''}`;
      const position = query.cursor === undefined ? null : cursors.decode(scope, query.cursor);
      if (query.cursor !== undefined && !position)
        throw invalid(['cursor'], 'is not a nextPageCursor of this list with this status');
      const rows = await listCastings(db, workspaceId, {
        status: query.status ?? null,
        before: position?.[0] ?? null,
        limit: query.pageSize + 1,
      });
      const page = rows.slice(0, query.pageSize);
      const last = page.at(-1);
      return {
        castings: page.map(listItem),
        nextPageCursor:
          last && rows.length > page.length ? cursors.encode(scope, [last.seq]) : null,
      };
    },
  };
}

export function listItem({
  seq: _,
  createdAt,
  lastActivityAt,
  ...casting
}: ListedCasting): CastingListItem {
  return {
    ...casting,
    nextAction: nextAction(casting.status),
    // They were validated when the search started. The request type of a filter is narrower than
    // the stored one.
    filters: casting.filters as CastingListItem['filters'],
    createdAt: createdAt.toISOString(),
    lastActivityAt: lastActivityAt.toISOString(),
  };
}
