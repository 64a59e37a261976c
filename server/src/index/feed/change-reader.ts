import type { HistoryCheck } from './history.ts';
import type { Install } from './installer.ts';
import type { FeedChange, FeedOptions, ReadRange } from './port.ts';

/** Talents per read: few, so that a change is soon there, until it shows that many wait. */
const BATCH = 500;
/** One segment each: fewer merges, at 6 MB a read. */
const BACKLOG_BATCH = 2_048;
/**
 * Reads under way while the next is fetched: two cores read profiles while the database looks for
 * more.
 */
const READS_AHEAD = 3;
/**
 * At the end of what there was: while a stream comes in, one batch is read and one waits. More
 * would only be smaller, and have a second thread started for them.
 */
const READS_AHEAD_AT_END = 2;

export interface ChangeReader {
  /**
   * Fetches all changes there are. What it resolves with ends when all of them are in the index.
   */
  fetchToEnd(): Promise<{ installed: Promise<void> }>;
  /** Continues behind the last change that is in the index. */
  continueBehindIndex(): void;
  /** Resolves when all that was fetched is in the index, or has failed. */
  settled(): Promise<void>;
}

interface Dependencies<Mark> {
  install: Install<Mark>;
  history: Pick<HistoryCheck<Mark>, 'require'>;
  /** Behind the last change that is in the index. */
  markOf: () => Mark | null;
  stop: AbortSignal;
}

/** Fetches changes one batch after another, the next while those before are read and installed. */
export function createChangeReader<Mark>(
  { readChanges, read }: Pick<FeedOptions<Mark>, 'readChanges' | 'read'>,
  { install, history, markOf, stop }: Dependencies<Mark>,
): ChangeReader {
  /** Behind the last change that was fetched: beyond the index while some are still being read. */
  let fetchedTo: Mark | null = null;
  /** The last batches that were fetched, until they are in the index. */
  let underWay: Promise<void>[] = [];
  let installed: Promise<void> = Promise.resolve();
  /** Whether one of them could not be read: nothing behind it goes in. */
  let isBroken = false;

  function continueBehindIndex(): void {
    fetchedTo = markOf();
  }

  /** Everything that was fetched and is not in the index is fetched once more. */
  function startOver(): void {
    continueBehindIndex();
    underWay = [];
    installed = Promise.resolve();
    isBroken = false;
  }

  async function readBatch(changes: readonly FeedChange[]): Promise<ReadRange | null> {
    if (changes.length === 0) return null;
    const present = changes.filter(({ profile }) => profile !== null);
    const erased = changes.flatMap(({ id, profile }) => (profile === null ? id : []));
    return { ...(await read(present)), erased };
  }

  /** Returns whether there are more changes at once. */
  async function fetchBatch(limit: number): Promise<boolean> {
    const { changes, mark, more } = await readChanges(fetchedTo, limit);
    // After the read: what came from another history must not go in.
    await history.require(fetchedTo);
    fetchedTo = mark;
    installed = install(readBatch(changes), mark, installed);
    installed.catch(() => {
      isBroken = true;
    });
    underWay.push(installed);
    if (underWay.length >= (more ? READS_AHEAD : READS_AHEAD_AT_END)) await underWay.shift();
    return more;
  }

  return {
    async fetchToEnd() {
      if (isBroken) startOver();
      try {
        for (let more = true, limit = BATCH; more && !stop.aborted; limit = BACKLOG_BATCH)
          more = await fetchBatch(limit);
        return { installed };
      } catch (error) {
        await Promise.allSettled(underWay);
        throw error;
      }
    },
    continueBehindIndex,
    async settled() {
      await Promise.allSettled([installed]);
    },
  };
}
