import { parentPort } from 'node:worker_threads';
import type { Reply } from '../platform/threads.ts';
import { type MergePart, mergeParts } from './merge.ts';
import { createReclaimer } from './reclaim.ts';

const reclaim = createReclaimer();

/** Merges segments outside the thread that answers requests: a full one takes half a second. */
parentPort!.on('message', (parts: readonly MergePart[]) => {
  try {
    parentPort!.postMessage({ result: mergeParts(parts) } satisfies Reply);
    // The buffers are not freed while this thread references them.
    for (const { buffer } of parts) reclaim(buffer.byteLength);
  } catch (error) {
    parentPort!.postMessage({ error } satisfies Reply);
  }
});

parentPort!.postMessage({ loaded: true } satisfies Reply);
