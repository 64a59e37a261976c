import { createIndexFeed, type FeedOptions, type IndexFeed } from './feed.ts';
import type { IndexEngine } from './port.ts';
import type { SegmentEngine } from './segments.ts';
import type { SnapshotStore } from './snapshot.ts';

/** How far a rebuild is told, in documents. */
type OnProgress = (done: number) => void;

const TELL_EVERY_MS = 250;

export interface RebuildableOptions<Mark> extends Omit<FeedOptions<Mark>, 'engine'> {
  makeEngine: () => SegmentEngine;
  /** Told when an index as large as this one is no longer needed. */
  reclaim?: (bytes: number) => void;
}

export interface RebuildableIndex {
  engine: IndexEngine;
  feed: IndexFeed;
  /**
   * Throws the snapshot away and reads everything again into an index beside the one that answers, which follows the changes until the new one takes over.
   * Needs the memory of two. Whoever asks while one is under way waits for the same. Throws when the talents cannot be read; the old index then stays.
   */
  rebuild(onProgress: OnProgress): Promise<void>;
}

interface Generation {
  engine: SegmentEngine;
  feed: IndexFeed;
  snapshot: { suspend(): Promise<void>; resume(): void };
}

/** An index with its feed, which can be made anew while it is in use. */
export function createRebuildableIndex<Mark>({ makeEngine, reclaim, snapshot, ...options }: RebuildableOptions<Mark>): RebuildableIndex {
  function make(fromSnapshot: boolean): Generation {
    const engine = makeEngine();
    const own = suspendable(snapshot, fromSnapshot);
    return { engine, snapshot: own, feed: createIndexFeed({ ...options, engine, snapshot: own.store }) };
  }

  let current = make(true);
  let next: Generation | null = null;
  let stopped = false;
  let underWay: Promise<void> | null = null;
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
      catchUp: () => current.feed.catchUp(),
      async stop() {
        stopped = true;
        await Promise.all([current.feed.stop(), next && retire(next)]);
      },
    },
    async rebuild(onProgress) {
      tellers.add(onProgress);
      underWay ??= readAnew().finally(() => {
        underWay = null;
      });
      await underWay.finally(() => tellers.delete(onProgress));
    },
  };
}

async function retire({ feed, snapshot }: Generation): Promise<void> {
  await snapshot.suspend();
  await feed.stop();
}

/** The snapshot as one index after the other uses it: read by the first only, and not written while it is suspended. */
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
