import type { HistoryCheck } from './history.ts';
import type { Install } from './installer.ts';
import type { ChangeSource, FeedChange, ReadBatch } from './port.ts';

/** Talents per read. Small, so that a change is soon indexed; a backlog uses larger batches. */
const BATCH = 500;
/** Talents per read of a backlog. Each read makes one segment: fewer merges, at 6 MB per read. */
const BACKLOG_BATCH = 2_048;
/**
 * Reads in progress while the next batch is fetched: two cores read profiles while the database
 * finds more.
 */
const READS_AHEAD = 3;
/**
 * Used once the backlog is read: while changes stream in, one batch is read and one waits. More
 * reads would only make batches smaller and start a second thread for them.
 */
const READS_AHEAD_AT_END = 2;

export interface ChangeReader {
  /** Fetches all available changes. `installed` resolves when all of them are in the index. */
  fetchToEnd(): Promise<{ installed: Promise<void> }>;
  /** Continues just after the last change in the index. */
  continueBehindIndex(): void;
  /** Resolves when everything fetched is in the index, or has failed. */
  settled(): Promise<void>;
}

interface Dependencies<Mark, Read> {
  install: Install<Mark, ReadBatch<Read>>;
  history: Pick<HistoryCheck<Mark>, 'require'>;
  /** The position just after the last change in the index. */
  markOf: () => Mark | null;
  stop: AbortSignal;
}

/**
 * Fetches changes batch by batch. The next batch is fetched while earlier ones are read and
 * installed.
 */
export function createChangeReader<Mark, Read extends object>(
  { readChanges, read }: ChangeSource<Mark, Read>,
  { install, history, markOf, stop }: Dependencies<Mark, Read>,
): ChangeReader {
  /**
   * The position just after the last fetched change. Ahead of the index while batches are being
   * read.
   */
  let fetchedTo: Mark | null = null;
  /** The latest fetched batches, until they are in the index. */
  let underWay: Promise<void>[] = [];
  let installed: Promise<void> = Promise.resolve();
  /** Whether a batch could not be read; no later batch is installed then. */
  let isBroken = false;

  function continueBehindIndex(): void {
    fetchedTo = markOf();
  }

  /** Fetches everything again that was fetched but is not in the index. */
  function startOver(): void {
    continueBehindIndex();
    underWay = [];
    installed = Promise.resolve();
    isBroken = false;
  }

  async function readBatch(changes: readonly FeedChange[]): Promise<ReadBatch<Read> | null> {
    if (changes.length === 0) return null;
    const present = changes.filter(({ profile }) => profile !== null);
    const erased = changes.flatMap(({ id, profile }) => (profile === null ? id : []));
    return { ...(await read(present)), erased };
  }

  /** Returns whether more changes are available immediately. */
  async function fetchBatch(limit: number): Promise<boolean> {
    const { changes, mark, more } = await readChanges(fetchedTo, limit);
    // Checked after the read, so that changes from another history are never installed.
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
