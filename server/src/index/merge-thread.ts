import { parentPort } from 'node:worker_threads';
import type { Reply } from '../platform/threads.ts';
import { type MergePart, mergeParts } from './merge.ts';
import { createReclaimer } from './reclaim.ts';

const reclaim = createReclaimer();

/** Merges segments beside the thread that answers requests: half a second for a full one. */
parentPort!.on('message', (parts: readonly MergePart[]) => {
  try {
    parentPort!.postMessage({ result: mergeParts(parts) } satisfies Reply);
    // As long as this thread knows of them, they are not free.
    for (const { buffer } of parts) reclaim(buffer.byteLength);
  } catch (error) {
    parentPort!.postMessage({ error } satisfies Reply);
  }
});

parentPort!.postMessage({ loaded: true } satisfies Reply);
