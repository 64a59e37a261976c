import { availableParallelism } from 'node:os';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { FeedChange, ReadProfiles, ReadRange } from '../index/index.ts';
import type { Lexicon, Vocabulary } from '../lexicon/types.ts';
import { type Clock, monotonicMs } from '../platform/clock.ts';
import { createThreads } from '../platform/threads.ts';
import { createSegmentReader } from './segment-reader.ts';

/**
 * What a reader thread is told: profiles, or between which marks of the change feed to fetch them.
 * Current jobs run until `asOf`.
 */
export type ReadTask = { asOf: Date } & (
  | { changes: readonly FeedChange[] }
  | { from: string | null; to: string }
);

/** What a reader thread begins with. */
export interface ReaderData {
  vocabularies: readonly Vocabulary[];
  databaseUrl: string;
}

/** The connections that reader threads may have. Each of them opens one. */
interface ThreadConnections {
  max: number;
  /**
   * Takes room for so many in the pool of the process; call what it resolves with when they are
   * closed.
   */
  reserve(count: number): Promise<() => void>;
}

export interface ProfileReader {
  /** What the index keeps of these profiles. */
  read(changes: readonly FeedChange[]): Promise<ReadProfiles>;
  /**
   * The same of the changes after a mark of the feed, up to and with another; the profiles never
   * come into this thread.
   */
  readRange(from: string | null, to: string, stop: AbortSignal): Promise<ReadRange>;
}

/**
 * So long profiles are read before somebody else's turn: about ten, and a single one while the code
 * is new.
 */
const SLICE_MS = 2;
/**
 * From so many profiles on, within RECENT_MS, a thread is worth its start, which takes most of a
 * second of one core and a hundred megabytes.
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
 * Reads what changes now and then here, between requests, and large backlogs and streams of changes
 * in other threads.
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
    // A stream has two that wait behind the one that is read: it is not worth a second thread, a
    // load of ranges is.
    waitingPerThread: 3,
  });
  let recent = 0;
  let ranges = 0;
  /** What the threads have in the pool while ranges are read. */
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
    // A range takes a thread many seconds, which nobody else is to wait for.
    if (ranges > 0) return false;
    // A stream must not wait until the thread has loaded its program: what the last changes are is
    // asked for right now.
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
