import { createCatchUp } from './feed/catch-up.ts';
import { createChangeReader } from './feed/change-reader.ts';
import { createHistoryCheck } from './feed/history.ts';
import { createInstaller } from './feed/installer.ts';
import { createPolling } from './feed/polling.ts';
import type { FeedOptions, IndexFeed } from './feed/port.ts';
import { loadRanges } from './feed/range-loader.ts';
import { createFeedSnapshots } from './feed/snapshots.ts';

/** Code that writes talents notifies this channel of every change. */
const CHANNEL = 'talents_changed';
/**
 * How often a running process saves new changes. After a crash, the next start has to read at most
 * this much again.
 */
const SAVE_EVERY_MS = 30 * 60 * 1_000;
/**
 * A process has a few seconds to stop, which is enough to rewrite this many documents. When there
 * are more, the previous snapshot is left in place.
 */
const MAX_REWRITTEN_AT_STOP = 100_000;

/**
 * Keeps an engine in sync with the system of record by following its change feed. It handles texts
 * only and knows nothing about profiles.
 */
export function createIndexFeed<Mark>(options: FeedOptions<Mark>): IndexFeed<Mark> {
  const { ranges, engine, listen, log } = options;
  const stopping = new AbortController();
  const stop = stopping.signal;
  /** The position just after the last change in the index. */
  let mark: Mark | null = null;
  const markOf = () => mark;
  const history = createHistoryCheck(options);
  const snapshots = createFeedSnapshots(options, history, markOf, stop);
  const install = createInstaller(options, snapshots, (installed: Mark) => {
    mark = installed;
  });
  const changes = createChangeReader(options, { install, history, markOf, stop });
  const catchUp = createCatchUp(changes);
  const polling = createPolling({ catchUp, history, stop, log });
  let rangesLoaded: Promise<void> = Promise.resolve();
  let isLoaded = false;
  let saving: NodeJS.Timeout | null = null;

  return {
    async start() {
      mark = await snapshots.restore();
      changes.continueBehindIndex();
      await history.require(mark);
      if (ranges) rangesLoaded = loadRanges(ranges, { install, markOf, stop, log });
      await rangesLoaded;
      changes.continueBehindIndex();
      await catchUp.run();
      if (stop.aborted) return;
      isLoaded = true;
      // Requests need not wait for it.
      void snapshots.saveAndShare();
      saving = setInterval(snapshots.saveAndShare, SAVE_EVERY_MS).unref();
      polling.start();
      await listen?.on(CHANNEL, polling.wake);
    },
    caughtUp: () => isLoaded && catchUp.isAtEnd() && !history.isLost(),
    mark: markOf,
    isHistoryLost: history.isLost,
    catchUp: catchUp.run,
    async stop() {
      stopping.abort();
      polling.stop();
      if (saving) clearInterval(saving);
      await rangesLoaded;
      await catchUp.settled();
      await changes.settled();
      if (engine.toRewrite() <= MAX_REWRITTEN_AT_STOP) await snapshots.save();
      await snapshots.settled();
    },
  };
}
