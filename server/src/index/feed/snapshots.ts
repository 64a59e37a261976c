import type { HistoryCheck } from './history.ts';
import type { FeedOptions } from './port.ts';

/** Stores the index for the next start, and never a person who was erased. */
export interface FeedSnapshots<Mark> {
  /** Installs what an earlier process stored; returns its mark, or null where nothing is usable. */
  restore(): Promise<Mark | null>;
  /** The index holds something that the snapshot does not. */
  noteChange(): void;
  /** Removes the snapshot, which holds an erased person. The next one will not. */
  drop(): Promise<void>;
  /** Saves after the saves that are under way. Never rejects. */
  save(): Promise<void>;
  /** Resolves when no save is under way. */
  settled(): Promise<void>;
}

type Options<Mark> = Pick<FeedOptions<Mark>, 'engine' | 'snapshot' | 'erasedSince' | 'log'>;

/** `markOf` is the mark behind the last change that is in the index. */
export function createFeedSnapshots<Mark>(
  { engine, snapshot, erasedSince, log }: Options<Mark>,
  history: HistoryCheck<Mark>,
  markOf: () => Mark | null,
): FeedSnapshots<Mark> {
  let isUnsaved = false;
  let lastSave: Promise<void> = Promise.resolve();

  async function restore(): Promise<Mark | null> {
    const saved = await snapshot?.read();
    if (!saved || !(await history.resume(saved.mark, saved.history))) return null;
    for (const segment of saved.segments) engine.install(segment, []);
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
      // Documents that were deleted or replaced are not written: their people may have been erased.
      isUnsaved = false;
      const segments = await engine.save();
      if (await erasedSince?.(mark)) return await drop();
      await snapshot.write(mark, segments, history.current() ?? undefined);
      // A person may have been erased while it was written.
      if (await erasedSince?.(mark)) await drop();
    } catch (error) {
      log.warn(
        { err: error },
        'the snapshot of the index cannot be written; the next start reads all talents again',
      );
      // Half a snapshot is of no use, and may hold a person who was erased meanwhile.
      await drop();
    }
  }

  return {
    restore,
    noteChange: () => {
      isUnsaved = true;
    },
    drop,
    save() {
      lastSave = lastSave.then(saveNow);
      return lastSave;
    },
    settled: () => lastSave,
  };
}
