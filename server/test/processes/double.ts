import { parentPort } from 'node:worker_threads';

/** What the test of threads runs: doubles numbers, refuses 13, and dies of 666. */
parentPort!.on('message', (n: number) => {
  if (n === 666) process.exit(1);
  parentPort!.postMessage(n === 13 ? { error: new Error('unlucky') } : { result: n * 2 });
});
