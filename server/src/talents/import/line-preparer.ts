import { createThreads } from '../../platform/threads.ts';
import { type PreparedRows, packLines, prepareLines, type RowReading } from './prepare-rows.ts';
import type { PrepareTask } from './prepare-thread.ts';

/** Batches of a file come without a pause. */
const IDLE_MS = 5_000;
/** A file of fewer lines is read before a thread has started. */
const THREAD_FROM = 500;

export interface LinePreparer {
  prepare(lines: readonly Uint8Array[], reading: RowReading): Promise<PreparedRows>;
  /** Whether its thread has started. */
  isWarm(): boolean;
}

/**
 * Reads lines of JSON in a thread of their own, so that one processor reads the next lines while
 * another writes the last ones. Until the thread has started, they are read at once.
 */
export function createLinePreparer(): LinePreparer {
  const threads = createThreads<PrepareTask, PreparedRows>({
    beside: import.meta.url,
    program: 'prepare-thread',
    count: 1,
    idleMs: IDLE_MS,
  });
  return {
    isWarm: threads.warm,
    async prepare(given, reading) {
      const lines = packLines(given);
      if (!threads.warm()) {
        if (given.length >= THREAD_FROM) threads.start();
        return prepareLines(lines, reading);
      }
      // A thread that dies is no reason to stop: what failed there fails here with its reason.
      return threads.run({ lines, reading }).catch(() => prepareLines(lines, reading));
    },
  };
}
