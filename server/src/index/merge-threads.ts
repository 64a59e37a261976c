import { createThreads } from '../platform/threads.ts';
import type { Merged, MergePart } from './merge.ts';

/** Merges come in short series, followed by a long idle period. */
const IDLE_MS = 10_000;
/**
 * Below this size, a segment is merged immediately, in a millisecond or two. Starting a thread
 * takes 50 ms and 10 MB.
 */
const AT_ONCE_BYTES = 1_000_000;

/**
 * Lets an engine merge outside the thread that answers requests. Returns null for merges that are
 * faster done immediately.
 */
export function createMerger(): (parts: readonly MergePart[]) => Promise<Merged> | null {
  const threads = createThreads<readonly MergePart[], Merged>({
    beside: import.meta.url,
    program: 'merge-thread',
    count: 1,
    idleMs: IDLE_MS,
  });
  return (parts) =>
    parts.reduce((sum, { buffer }) => sum + buffer.byteLength, 0) < AT_ONCE_BYTES
      ? null
      : threads.run(parts);
}
