import type { FeedOptions } from './port.ts';

/**
 * The record was restored to an earlier state, or replaced by another record that lacks some of the
 * changes already read.
 */
class HistoryLost extends Error {
  constructor() {
    super(
      'PostgreSQL has another history than the one that the index was read from, as after a failover: the index has to be made anew',
    );
  }
}

/** Checks whether the record still has the history from which the index was read. */
export interface HistoryCheck<Mark> {
  /** Throws when the record no longer has the history read up to the mark. */
  require(mark: Mark | null): Promise<void>;
  /** Continues the history of a snapshot; returns false when the record does not have it. */
  resume(mark: Mark, history: string | undefined): Promise<boolean>;
  /** The history of everything read so far; null before the first read. */
  current(): string | null;
  isLost(): boolean;
}

export function createHistoryCheck<Mark>({
  historyOf,
  onHistoryLost,
}: Pick<FeedOptions<Mark>, 'historyOf' | 'onHistoryLost'>): HistoryCheck<Mark> {
  let history: string | null = null;
  let isLost = false;

  return {
    async require(mark) {
      if (!historyOf) return;
      const now = isLost ? null : await historyOf(mark);
      if (now !== null && now === (history ?? now)) {
        history = now;
        return;
      }
      if (!isLost) {
        isLost = true;
        onHistoryLost?.();
      }
      throw new HistoryLost();
    },

    async resume(mark, expected) {
      if (!historyOf) return true;
      const now = await historyOf(mark);
      if (now === null || now !== expected) return false;
      history = now;
      return true;
    },

    current: () => history,
    isLost: () => isLost,
  };
}
