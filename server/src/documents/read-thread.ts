import { parentPort } from 'node:worker_threads';
import { createLexicon } from '../lexicon/lexicon.ts';
import type { Reply } from '../platform/threads.ts';
import type { ReadOptions } from './port.ts';
import { readBytes } from './read-bytes.ts';

export interface ReadFileTask {
  name: string;
  bytes: Uint8Array;
  options: ReadOptions;
}

const lexicon = createLexicon();

/** Reads files apart from the service: a file that takes too long or too much ends its thread. */
parentPort!.on('message', async ({ name, bytes, options }: ReadFileTask) => {
  try {
    const result = await readBytes({ name, bytes }, options, lexicon);
    parentPort!.postMessage({ result } satisfies Reply);
  } catch (error) {
    parentPort!.postMessage({ error } satisfies Reply);
  }
});

parentPort!.postMessage({ loaded: true } satisfies Reply);
