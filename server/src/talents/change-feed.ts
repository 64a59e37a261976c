import type { Database } from '../platform/db.ts';
import { invalid } from '../platform/errors.ts';
import { type FeedPlace, readMark, writeMark } from './rules/feed-mark.ts';
import * as store from './store.ts';

export interface TalentChange {
  id: string;
  /**
   * A TalentProfile as the JSON that is stored: whoever reads many reads them where it suits. Null
   * when the talent was erased.
   */
  profile: string | null;
  updatedAt: Date;
}

/**
 * Some changes, oldest first, the mark behind the last of them, and whether there are more at once.
 */
export interface TalentChanges {
  changes: TalentChange[];
  mark: string;
  more: boolean;
}

/** What the index follows. A mark is a place in the feed (null: before the first change). */
export function createChangeFeed(db: Database) {
  return {
    /**
     * The changes after a mark. A talent that changed again comes once, at its newest place.
     * Changes of a transaction appear once every older transaction is over, which NOTIFY
     * `talents_changed` cannot tell: readers also ask again from time to time.
     */
    async changesSince(mark: string | null, limit: number): Promise<TalentChanges> {
      const after = placeOf(mark);
      return changesOf(await store.readChanges(db, after, limit), after, limit);
    },

    /** The same up to and with a mark that the feed gave. */
    async changesBetween(mark: string | null, last: string, limit: number): Promise<TalentChanges> {
      const after = placeOf(mark);
      return changesOf(await store.readChangesUpTo(db, after, placeOf(last), limit), after, limit);
    },

    /**
     * Marks that part the changes after one into ranges for several readers, oldest first: of about
     * the same size, `most` at the most. The last mark is behind the last change. None where there
     * are fewer than `least`.
     */
    async endsOfRanges(
      mark: string | null,
      sizes: { most: number; least: number },
    ): Promise<string[]> {
      const ends = await store.readEndsOfRanges(db, placeOf(mark), sizes);
      return ends.map(({ changed_xid, id }) => writeMark({ xid: changed_xid, id }));
    },

    /**
     * The history that the mark belongs to; null when the database never came to the mark. Throws
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

    /** Before the feed is read for the first time: see the store. */
    adoptRestored: (): Promise<void> => store.adoptRestored(db),

    /**
     * Whether somebody was erased after that mark: what was made of the feed until then may hold
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
    changes: rows.map((row) => ({ id: row.id, profile: row.profile, updatedAt: row.updated_at })),
    mark: writeMark(last ? { xid: last.changed_xid, id: last.id } : after),
    more: rows.length === limit,
  };
}
