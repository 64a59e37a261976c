import { availableParallelism } from 'node:os';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { FeedChange, ReadProfiles, ReadRange } from '../index/index.ts';
import type { Lexicon, Vocabulary } from '../lexicon/types.ts';
import { type Clock, monotonicMs } from '../platform/clock.ts';
import type { DatabaseAddress } from '../platform/db.ts';
import { createThreads } from '../platform/threads.ts';
import { createSegmentReader } from './segment-reader.ts';

/**
 * The task of a reader thread: profiles, or the range of the change feed to fetch them from.
 * Current jobs run until `asOf`.
 */
export type ReadTask = { asOf: Date } & (
  | { changes: readonly FeedChange[] }
  | { from: string | null; to: string }
);

/** The initial data of a reader thread. */
export interface ReaderData {
  vocabularies: readonly Vocabulary[];
  database: DatabaseAddress;
}

/** The connections that reader threads may have. Each of them opens one. */
interface ThreadConnections {
  max: number;
  /**
   * Reserves this many connections in the pool of the process. Call the function that it resolves
   * with when they are closed.
   */
  reserve(count: number): Promise<() => void>;
}

export interface ProfileReader {
  /** The index data of these profiles. */
  read(changes: readonly FeedChange[]): Promise<ReadProfiles>;
  /**
   * The same for the changes after one mark of the feed, up to and including another. The profiles
   * never reach this thread.
   */
  readRange(from: string | null, to: string, stop: AbortSignal): Promise<ReadRange>;
}

/**
 * How long profiles are read before other work gets a turn: about ten profiles, or a single one
 * while the code is new.
 */
const SLICE_MS = 2;
/**
 * With at least this many profiles within RECENT_MS, a thread is worth its start, which takes most
 * of a second of one core and a hundred megabytes.
 */
const THREAD_FROM = 500;
const RECENT_MS = 5_000;
/** More than four threads would wait for the database. */
const MAX_THREADS = 4;
const IDLE_MS = 10_000;

interface ProfileReaderOptions extends ReaderData {
  lexicon: Lexicon;
  clock: Clock;
  connections: ThreadConnections;
}

/**
 * Reads occasional changes here, between requests, and large backlogs and streams of changes in
 * other threads.
 */
export function createProfileReader({
  lexicon,
  clock,
  connections,
  ...data
}: ProfileReaderOptions): ProfileReader {
  const threadCount = Math.max(1, Math.min(availableParallelism(), MAX_THREADS, connections.max));
  const beginSegment = createSegmentReader(lexicon);
  const threads = createThreads<ReadTask, ReadRange>({
    beside: import.meta.url,
    program: 'read-thread',
    data: data satisfies ReaderData,
    count: threadCount,
    idleMs: IDLE_MS,
    // In a stream, two tasks wait behind the current one: not worth a second thread. A load of
    // ranges is.
    waitingPerThread: 3,
  });
  let recent = 0;
  let ranges = 0;
  /** The connections reserved for the threads while ranges are read. */
  let reserved: Promise<() => void> | null = null;

  async function readBetween(changes: readonly FeedChange[], asOf: Date): Promise<ReadProfiles> {
    const reading = beginSegment(asOf);
    let turn = monotonicMs();
    for (const change of changes) {
      reading.add(change);
      if (monotonicMs() - turn < SLICE_MS) continue;
      await letOthersRun();
      turn = monotonicMs();
    }
    return reading.end();
  }

  function isForThreads({ length }: readonly FeedChange[]): boolean {
    // A range occupies a thread for many seconds, and no other task should wait for it.
    if (ranges > 0) return false;
    // A stream must not wait until the thread has loaded its program: its caller needs the last
    // changes immediately.
    return length > THREAD_FROM || threads.warm();
  }

  return {
    read(changes) {
      recent += changes.length;
      setTimeout(() => {
        recent -= changes.length;
      }, RECENT_MS).unref();
      if (recent >= THREAD_FROM) threads.start();
      return isForThreads(changes)
        ? threads.run({ changes, asOf: clock.now() })
        : readBetween(changes, clock.now());
    },
    async readRange(from, to, stop) {
      ranges++;
      reserved ??= connections.reserve(threadCount);
      const release = reserved;
      try {
        await release;
        return await threads.run({ from, to, asOf: clock.now() }, stop);
      } finally {
        if (--ranges === 0) {
          reserved = null;
          release.then(
            (done) => done(),
            () => {},
          );
        }
      }
    },
  };
}
