import { parentPort } from 'node:worker_threads';
import type { Reply } from '../../src/platform/threads.ts';

/** What the test of threads runs: doubles numbers, refuses 13, and dies of 666. */
parentPort!.on('message', (n: number) => {
  if (n === 666) process.exit(1);
  const reply: Reply = n === 13 ? { error: new Error('unlucky') } : { result: n * 2 };
  parentPort!.postMessage(reply);
});

parentPort!.postMessage({ loaded: true } satisfies Reply);
