import { setTimeout as delay } from 'node:timers/promises';
import type { FeedOptions, IndexFeed } from './feed/port.ts';
import { createIndexFeed } from './feed.ts';
import { readInProcess } from './in-process.ts';
import type { IndexReader } from './port.ts';
import type { SegmentEngine } from './segments.ts';
import type { SnapshotStore } from './snapshot.ts';

/** Receives the documents that a rebuild has read so far. */
type OnProgress = (done: number) => void;

const PROGRESS_EVERY_MS = 250;

/**
 * The delay between attempts to rebuild the index after its history was lost: the database may not
 * have recovered yet.
 */
const RECOVER_AGAIN_MS = 1_000;

export interface RebuildableOptions<Mark>
  extends Omit<FeedOptions<Mark>, 'engine' | 'onHistoryLost'> {
  makeEngine: () => SegmentEngine;
  /** Prepares for reading a record with another history from its beginning. */
  adoptHistory?: () => Promise<void>;
  /** Called when an index of this size is no longer needed. */
  reclaim?: (bytes: number) => void;
}

export interface RebuildableIndex<Mark> {
  engine: IndexReader<Mark>;
  feed: IndexFeed<Mark>;
  /**
   * Removes the snapshot and reads everything again into a second index. The first one answers and
   * follows the changes until the second takes over; the rebuild needs the memory of both. Calls
   * during a rebuild wait for that rebuild. Throws when the talents cannot be read; the old index
   * then stays in use.
   */
  rebuild(onProgress: OnProgress): Promise<void>;
}

interface Generation<Mark> {
  engine: SegmentEngine;
  feed: IndexFeed<Mark>;
  snapshot: { suspend(): Promise<void>; resume(): void };
}

/** An index with its feed that can be rebuilt while in use. */
export function createRebuildableIndex<Mark>(
  options: RebuildableOptions<Mark>,
): RebuildableIndex<Mark> {
  const { makeEngine, snapshot } = options;

  function make(fromSnapshot: boolean): Generation<Mark> {
    const engine = makeEngine();
    const own = suspendable(snapshot, fromSnapshot);
    const feed = createIndexFeed({
      ...options,
      onHistoryLost: () => recover(),
      engine,
      snapshot: own.store,
    });
    return { engine, snapshot: own, feed };
  }

  const generations = createGenerations(make, options, () => recover());
  const recover = createRecovery(generations, options);
  const { current } = generations;

  return {
    engine: readInProcess(
      () => current().engine,
      () => current().feed.mark(),
    ),
    feed: {
      start: () => current().feed.start(),
      caughtUp: () => current().feed.caughtUp(),
      mark: () => current().feed.mark(),
      isHistoryLost: () => current().feed.isHistoryLost(),
      catchUp: () => current().feed.catchUp(),
      stop: generations.stop,
    },
    rebuild: generations.rebuild,
  };
}

/** The index in use and, during a rebuild, the one that will replace it. */
interface Generations<Mark> {
  current(): Generation<Mark>;
  /** See `RebuildableIndex.rebuild`. */
  rebuild(onProgress?: OnProgress): Promise<void>;
  stop(): Promise<void>;
  isStopped(): boolean;
}

function createGenerations<Mark>(
  make: (fromSnapshot: boolean) => Generation<Mark>,
  { snapshot, reclaim }: Pick<RebuildableOptions<Mark>, 'snapshot' | 'reclaim'>,
  onReplaced: () => void,
): Generations<Mark> {
  let current = make(true);
  let next: Generation<Mark> | null = null;
  let isStopped = false;
  let underWay: Promise<void> | null = null;
  const listeners = new Set<OnProgress>();

  async function replace(): Promise<void> {
    // The old index must not write a snapshot, whatever happens next.
    await current.snapshot.suspend();
    await snapshot?.remove();
    const made = make(false);
    next = made;
    const reporting = setInterval(() => {
      for (const report of listeners) report(made.engine.size());
    }, PROGRESS_EVERY_MS);
    try {
      await made.feed.start();
      if (isStopped) throw new Error('the process stops');
    } catch (error) {
      await retire(made);
      if (!isStopped) current.snapshot.resume();
      throw error;
    } finally {
      clearInterval(reporting);
      next = null;
    }
    const old = current;
    current = made;
    await retire(old);
    reclaim?.(Number.POSITIVE_INFINITY);
    onReplaced();
  }

  return {
    current: () => current,
    async rebuild(onProgress) {
      if (onProgress) listeners.add(onProgress);
      underWay ??= replace().finally(() => {
        underWay = null;
      });
      try {
        await underWay;
      } finally {
        if (onProgress) listeners.delete(onProgress);
      }
    },
    async stop() {
      isStopped = true;
      await Promise.all([current.feed.stop(), next && retire(next)]);
    },
    isStopped: () => isStopped,
  };
}

/**
 * Rebuilds the current index when it has lost its history, and retries until that succeeds. In the
 * meantime the old index still answers, but is not caught up.
 */
function createRecovery<Mark>(
  { current, rebuild, isStopped }: Generations<Mark>,
  { adoptHistory, log }: Pick<RebuildableOptions<Mark>, 'adoptHistory' | 'log'>,
): () => void {
  let isRecovering = false;

  async function recover(): Promise<void> {
    log.warn(
      'PostgreSQL has another history than the index was read from, as after a failover or a restore; making the index anew',
    );
    while (!isStopped() && current().feed.isHistoryLost()) {
      try {
        await adoptHistory?.();
        await rebuild();
        log.info('the index was made anew');
      } catch (error) {
        if (isStopped()) return;
        log.error({ err: error }, 'the index could not be made anew; trying again');
        await delay(RECOVER_AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  return () => {
    // A rebuild in progress fails along with the history, and its callers start it again.
    if (isRecovering || !current().feed.isHistoryLost()) return;
    isRecovering = true;
    void recover().finally(() => {
      isRecovering = false;
    });
  };
}

async function retire({
  feed,
  snapshot,
}: Pick<Generation<unknown>, 'feed' | 'snapshot'>): Promise<void> {
  await snapshot.suspend();
  await feed.stop();
}

/**
 * The snapshot, shared by successive indexes: only the first one reads it, and it is not written
 * while suspended.
 */
function suspendable<Mark>(snapshot: SnapshotStore<Mark> | undefined, isRead: boolean) {
  let suspended = false;
  let writing: Promise<void> = Promise.resolve();
  const share = snapshot?.share;
  const store: SnapshotStore<Mark> | undefined = snapshot && {
    read: async () => (isRead ? snapshot.read() : null),
    async write(...written) {
      if (suspended) return;
      writing = snapshot.write(...written);
      await writing;
    },
    remove: () => snapshot.remove(),
    ...(share && {
      async share(...shared) {
        if (suspended) return;
        writing = share(...shared);
        await writing;
      },
    }),
  };
  return {
    store,
    /** Resolves when no write is in progress. */
    async suspend(): Promise<void> {
      suspended = true;
      await writing.catch(() => {});
    },
    resume(): void {
      suspended = false;
    },
  };
}
