import type { Database } from '../platform/db.ts';
import { invalid } from '../platform/errors.ts';
import { type FeedPlace, reaches, readMark, writeMark } from './rules/feed-mark.ts';
import * as store from './store.ts';

export interface TalentChange {
  id: string;
  /**
   * A TalentProfile as stored JSON, so that readers of many profiles choose where to parse them.
   * Null when the talent was erased.
   */
  profile: string | null;
  /** The workspace whose own talent it is; null for the shared pool. */
  pool: string | null;
  updatedAt: Date;
}

/**
 * A page of changes, oldest first, the mark after the last one, and whether more are available now.
 */
export interface TalentChanges {
  changes: TalentChange[];
  mark: string;
  more: boolean;
}

/**
 * The feed that the index follows. A mark is a position in the feed (null: before the first
 * change).
 */
export function createChangeFeed(db: Database) {
  return {
    /**
     * The changes after a mark. A talent that changed again appears once, at its newest position. A
     * transaction's changes appear once every older transaction has ended. NOTIFY `talents_changed`
     * cannot signal that moment, so readers also poll from time to time.
     */
    async changesSince(mark: string | null, limit: number): Promise<TalentChanges> {
      const after = placeOf(mark);
      return changesOf(await store.readChanges(db, after, limit), after, limit);
    },

    /** The mark just after the last change that can be read now. */
    async endOfFeed(): Promise<string> {
      const last = await store.readLastChange(db);
      return writeMark(last ? { xid: last.changed_xid, id: last.id } : placeOf(null));
    },

    /** Whether a reader that reached the mark has also read what another mark stands for. */
    reaches: (mark: string, other: string): boolean => reaches(placeOf(mark), placeOf(other)),

    /** The changes after a mark, up to and including another mark of the feed. */
    async changesBetween(mark: string | null, last: string, limit: number): Promise<TalentChanges> {
      const after = placeOf(mark);
      return changesOf(await store.readChangesUpTo(db, after, placeOf(last), limit), after, limit);
    },

    /**
     * Marks that divide the changes after a mark into ranges for parallel readers, oldest first.
     * The ranges are about equal in size, and there are at most `most`. The last mark is after the
     * last change. Empty when there are fewer than `least` changes.
     */
    async endsOfRanges(
      mark: string | null,
      sizes: { most: number; least: number },
    ): Promise<string[]> {
      const ends = await store.readEndsOfRanges(db, placeOf(mark), sizes);
      return ends.map(({ changed_xid, id }) => writeMark({ xid: changed_xid, id }));
    },

    /**
     * The history that the mark belongs to. Null when the database never reached the mark. Throws
     * on a standby.
     */
    async historyOf(mark: string | null): Promise<string | null> {
      const { history, reaches } = await store.readHistory(db, placeOf(mark));
      if (history === null)
        throw new Error(
          'PostgreSQL is a standby that has not taken over yet; the index waits for it',
        );
      return reaches ? history : null;
    },

    /** Call it before the first read of the feed: see the store. */
    adoptRestored: (): Promise<void> => store.adoptRestored(db),

    /**
     * Whether a person was erased after that mark. Data built from the feed until then may contain
     * them.
     */
    erasedSince: (mark: string): Promise<boolean> => store.erasedAfter(db, placeOf(mark)),
  };
}

function placeOf(mark: string | null): FeedPlace {
  const place = readMark(mark);
  if (!place) throw invalid(['mark'], 'This is not a mark of the talent feed.');
  return place;
}

function changesOf(
  rows: readonly store.ChangedTalent[],
  after: FeedPlace,
  limit: number,
): TalentChanges {
  const last = rows.at(-1);
  return {
    changes: rows.map((row) => ({
      id: row.id,
      profile: row.profile,
      pool: row.workspace_id,
      updatedAt: row.updated_at,
    })),
    mark: writeMark(last ? { xid: last.changed_xid, id: last.id } : after),
    more: rows.length === limit,
  };
}
