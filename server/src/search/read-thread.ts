import { parentPort } from 'node:worker_threads';
import { createLexicon } from '../lexicon/lexicon.ts';
import type { Reply } from '../platform/threads.ts';
import { createProfileReader, type ReadTask } from './read-profiles.ts';

const read = createProfileReader(createLexicon());

/** Reads profiles beside the thread that answers requests: a quarter of a millisecond each. */
parentPort!.on('message', (task: ReadTask) => {
  try {
    const reading = read(task);
    let step = reading.next();
    while (!step.done) step = reading.next();
    parentPort!.postMessage({ result: step.value } satisfies Reply);
  } catch (error) {
    parentPort!.postMessage({ error } satisfies Reply);
  }
});

parentPort!.postMessage({ loaded: true } satisfies Reply);
