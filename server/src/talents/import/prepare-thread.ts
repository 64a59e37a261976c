import { parentPort } from 'node:worker_threads';
import type { Reply } from '../../platform/threads.ts';
import { type PackedLines, prepareLines, type RowReading } from './prepare-rows.ts';

export interface PrepareTask {
  lines: PackedLines;
  reading: RowReading;
}

/** Reads the next lines of a file while the main thread writes the last ones. */
parentPort!.on('message', ({ lines, reading }: PrepareTask) => {
  try {
    const result = prepareLines(lines, reading);
    parentPort!.postMessage({ result } satisfies Reply);
  } catch (error) {
    parentPort!.postMessage({ error } satisfies Reply);
  }
});

parentPort!.postMessage({ loaded: true } satisfies Reply);
