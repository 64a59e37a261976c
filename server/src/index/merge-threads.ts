import { createThreads } from '../platform/threads.ts';
import type { Merged, MergePart } from './merge.ts';

/** A few merges follow each other; then there is nothing to do for a while. */
const IDLE_MS = 10_000;
/**
 * A thread takes 50 ms to start and 10 MB: small merges are done at once, in a millisecond or two.
 */
const AT_ONCE_BYTES = 1_000_000;

/**
 * How an engine merges beside the thread that answers requests; null for what is quicker done at
 * once.
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
