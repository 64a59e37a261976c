import { actorOf } from '../platform/audit.ts';
import type { Database } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { type Principal, type RecordAnswer, recordNothing } from '../platform/operation.ts';
import type { SavedView } from './contract.ts';
import {
  deleteView,
  findView,
  insertView,
  lockOwner,
  readViews,
  updateView,
  type ViewRow,
} from './store.ts';

const MAX_VIEWS_PER_PAGE = 100;

/** Saved views of console pages: a name for a page's query. */
export function createViews({ db }: { db: Database }) {
  return {
    list: async (principal: Principal, page: string | undefined): Promise<SavedView[]> =>
      (await readViews(db, principal.workspaceId, actorOf(principal), page ?? null)).map(shown),

    /** Throws validation_error for a name that is taken, and when the owner has too many views. */
    create(
      principal: Principal,
      wishes: Pick<SavedView, 'page' | 'name' | 'query'>,
      record: RecordAnswer<SavedView> = recordNothing,
    ): Promise<SavedView> {
      const { workspaceId } = principal;
      const ownerId = actorOf(principal);
      return db.transaction().execute(async (tx) => {
        await lockOwner(tx, workspaceId, ownerId);
        const there = await readViews(tx, workspaceId, ownerId, wishes.page);
        if (there.length >= MAX_VIEWS_PER_PAGE)
          throw invalid(
            ['page'],
            `has ${MAX_VIEWS_PER_PAGE} saved views already; delete one first`,
          );
        const row = await insertView(tx, workspaceId, ownerId, {
          ...wishes,
          viewId: newId('savedView'),
        });
        if (!row) throw taken();
        const view = shown(row);
        await record(tx, view);
        return view;
      });
    },

    /** Throws not_found, or validation_error for a name that is taken. */
    change(
      principal: Principal,
      viewId: string,
      wishes: Partial<Pick<SavedView, 'name' | 'query'>>,
    ): Promise<SavedView> {
      const { workspaceId } = principal;
      const ownerId = actorOf(principal);
      return db.transaction().execute(async (tx) => {
        await lockOwner(tx, workspaceId, ownerId);
        const found = await findView(tx, workspaceId, ownerId, viewId);
        if (!found) throw new AppError('not_found', { message: 'There is no such saved view.' });
        const { name = found.name, query = found.query } = wishes;
        const row = await updateView(tx, workspaceId, ownerId, { ...found, name, query });
        if (!row) throw taken();
        return shown(row);
      });
    },

    /** Throws not_found. */
    async delete(principal: Principal, viewId: string): Promise<void> {
      const isGone = await deleteView(db, principal.workspaceId, actorOf(principal), viewId);
      if (!isGone) throw new AppError('not_found', { message: 'There is no such saved view.' });
    },
  };
}

export type Views = ReturnType<typeof createViews>;

const taken = () =>
  invalid(['name'], 'is the name of another saved view of this page; choose another');

const shown = ({ createdAt, updatedAt, ...rest }: ViewRow): SavedView => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
