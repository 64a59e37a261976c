import { setTimeout as delay } from 'node:timers/promises';
import type { FeedOptions, IndexFeed } from './feed/port.ts';
import { createIndexFeed } from './feed.ts';
import type { IndexEngine } from './port.ts';
import type { SegmentEngine } from './segments.ts';
import type { SnapshotStore } from './snapshot.ts';

/** How far a rebuild is told, in documents. */
type OnProgress = (done: number) => void;

const TELL_EVERY_MS = 250;

/**
 * Between attempts to make the index anew after its history was lost: the record may still be on
 * its way back.
 */
const RECOVER_AGAIN_MS = 1_000;

export interface RebuildableOptions<Mark>
  extends Omit<FeedOptions<Mark>, 'engine' | 'onHistoryLost'> {
  makeEngine: () => SegmentEngine;
  /** Prepares a record of another history to be read from its beginning. */
  adoptHistory?: () => Promise<void>;
  /** Told when an index as large as this one is no longer needed. */
  reclaim?: (bytes: number) => void;
}

export interface RebuildableIndex {
  engine: IndexEngine;
  feed: IndexFeed;
  /**
   * Throws the snapshot away and reads everything again into an index beside the one that answers,
   * which follows the changes until the new one takes over. Needs the memory of two. Whoever asks
   * while one is under way waits for the same. Throws when the talents cannot be read; the old
   * index then stays.
   */
  rebuild(onProgress: OnProgress): Promise<void>;
}

interface Generation {
  engine: SegmentEngine;
  feed: IndexFeed;
  snapshot: { suspend(): Promise<void>; resume(): void };
}

/** An index with its feed, which can be made anew while it is in use. */
export function createRebuildableIndex<Mark>(options: RebuildableOptions<Mark>): RebuildableIndex {
  const { makeEngine, reclaim, snapshot, adoptHistory, log } = options;
  function make(fromSnapshot: boolean): Generation {
    const engine = makeEngine();
    const own = suspendable(snapshot, fromSnapshot);
    return {
      engine,
      snapshot: own,
      feed: createIndexFeed({ ...options, onHistoryLost, engine, snapshot: own.store }),
    };
  }

  let current = make(true);
  let next: Generation | null = null;
  let stopped = false;
  let underWay: Promise<void> | null = null;
  let recovering = false;
  const tellers = new Set<OnProgress>();

  async function readAnew(): Promise<void> {
    // The index that is to go leaves no snapshot, whatever happens now.
    await current.snapshot.suspend();
    await snapshot?.remove();
    const made = make(false);
    next = made;
    const telling = setInterval(() => {
      for (const tell of tellers) tell(made.engine.size());
    }, TELL_EVERY_MS);
    try {
      await made.feed.start();
      if (stopped) throw new Error('the process stops');
    } catch (error) {
      await retire(made);
      if (!stopped) current.snapshot.resume();
      throw error;
    } finally {
      clearInterval(telling);
      next = null;
    }
    const old = current;
    current = made;
    await retire(old);
    reclaim?.(Number.POSITIVE_INFINITY);
    // It may have been lost again before this one took over.
    if (made.feed.isHistoryLost()) onHistoryLost();
  }

  function rebuild(): Promise<void> {
    underWay ??= readAnew().finally(() => {
      underWay = null;
    });
    return underWay;
  }

  function onHistoryLost(): void {
    // The index that is being made fails with it, and is made once more by whoever asked.
    if (recovering || !current.feed.isHistoryLost()) return;
    recovering = true;
    void recover().finally(() => {
      recovering = false;
    });
  }

  /** The old index answers meanwhile, and is not caught up. */
  async function recover(): Promise<void> {
    log.warn(
      'PostgreSQL has another history than the index was read from, as after a failover or a restore; making the index anew',
    );
    while (!stopped && current.feed.isHistoryLost()) {
      try {
        await adoptHistory?.();
        await rebuild();
        log.info('the index was made anew');
      } catch (error) {
        if (stopped) return;
        log.error({ err: error }, 'the index could not be made anew; trying again');
        await delay(RECOVER_AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  return {
    engine: {
      search: (...asked) => current.engine.search(...asked),
      apply: (changes) => current.engine.apply(changes),
      size: () => current.engine.size(),
    },
    feed: {
      start: () => current.feed.start(),
      caughtUp: () => current.feed.caughtUp(),
      isHistoryLost: () => current.feed.isHistoryLost(),
      catchUp: () => current.feed.catchUp(),
      async stop() {
        stopped = true;
        await Promise.all([current.feed.stop(), next && retire(next)]);
      },
    },
    async rebuild(onProgress) {
      tellers.add(onProgress);
      await rebuild().finally(() => tellers.delete(onProgress));
    },
  };
}

async function retire({ feed, snapshot }: Generation): Promise<void> {
  await snapshot.suspend();
  await feed.stop();
}

/**
 * The snapshot as one index after the other uses it: read by the first only, and not written while
 * it is suspended.
 */
function suspendable<Mark>(snapshot: SnapshotStore<Mark> | undefined, isRead: boolean) {
  let suspended = false;
  let writing: Promise<void> = Promise.resolve();
  const store: SnapshotStore<Mark> | undefined = snapshot && {
    read: async () => (isRead ? snapshot.read() : null),
    async write(...written) {
      if (suspended) return;
      writing = snapshot.write(...written);
      await writing;
    },
    remove: () => snapshot.remove(),
  };
  return {
    store,
    /** Resolves when nothing is being written any more. */
    async suspend(): Promise<void> {
      suspended = true;
      await writing.catch(() => {});
    },
    resume(): void {
      suspended = false;
    },
  };
}
