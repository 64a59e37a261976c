import type { HistoryCheck } from './history.ts';
import type { FeedOptions } from './port.ts';

/** Stores the index for the next start. A snapshot never retains an erased person. */
export interface FeedSnapshots<Mark> {
  /** Installs the snapshot of an earlier process. Returns its mark, or null when none is usable. */
  restore(): Promise<Mark | null>;
  /** Notes that the index holds a change that the snapshot lacks. */
  noteChange(): void;
  /** Removes the snapshot because it holds an erased person. The next snapshot will not. */
  drop(): Promise<void>;
  /** Saves after any saves in progress. Never rejects. */
  save(): Promise<void>;
  /** Then also gives the index to other machines, where that is wanted. Never rejects. */
  saveAndShare(): Promise<void>;
  /** Resolves when no save is in progress. */
  settled(): Promise<void>;
}

type Options<Mark> = Pick<FeedOptions<Mark>, 'engine' | 'snapshot' | 'erasedSince' | 'log'>;

/** `markOf` returns the mark just after the last change in the index. */
export function createFeedSnapshots<Mark>(
  { engine, snapshot, erasedSince, log }: Options<Mark>,
  history: HistoryCheck<Mark>,
  markOf: () => Mark | null,
  stop: AbortSignal,
): FeedSnapshots<Mark> {
  let isUnsaved = false;
  let lastSave: Promise<void> = Promise.resolve();

  async function restore(): Promise<Mark | null> {
    const saved = await snapshot?.read();
    if (!saved || !(await history.resume(saved.mark, saved.history))) return null;
    engine.install(saved.segments, []);
    isUnsaved = saved.isShared ?? false;
    return saved.mark;
  }

  async function drop(): Promise<void> {
    isUnsaved = true;
    await snapshot
      ?.remove()
      .catch((error) =>
        log.error(
          { err: error },
          'the snapshot of the index holds somebody who was erased, and cannot be removed',
        ),
      );
  }

  async function saveNow(): Promise<void> {
    const mark = markOf();
    if (!snapshot || !isUnsaved || mark === null || history.isLost()) return;
    try {
      // Deleted or replaced documents are not written: their people may have been erased.
      isUnsaved = false;
      const segments = await engine.save();
      if (await erasedSince?.(mark)) return await drop();
      await snapshot.write(mark, segments, history.current() ?? undefined);
      // A person may have been erased during the write.
      if (await erasedSince?.(mark)) await drop();
    } catch (error) {
      log.warn(
        { err: error },
        'the snapshot of the index cannot be written; the next start reads all talents again',
      );
      // A partial snapshot is useless, and may hold a person erased in the meantime.
      await drop();
    }
  }

  async function shareNow(): Promise<void> {
    const mark = markOf();
    if (!snapshot?.share || mark === null || history.isLost()) return;
    const take = async () => {
      const segments = await engine.save();
      return { mark, segments, history: history.current() ?? undefined };
    };
    await snapshot.share(take, async (until) => (await erasedSince?.(until)) ?? false, stop);
  }

  function save(): Promise<void> {
    lastSave = lastSave.then(saveNow);
    return lastSave;
  }

  return {
    restore,
    noteChange: () => {
      isUnsaved = true;
    },
    drop,
    save,
    saveAndShare() {
      lastSave = save().then(shareNow);
      return lastSave;
    },
    settled: () => lastSave,
  };
}
