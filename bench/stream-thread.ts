import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { generatePeople } from '../sample/src/sample.ts';
import { createCore } from '../server/src/core.ts';
import { loadConfig } from '../server/src/platform/config.ts';
import { createDatabase } from '../server/src/platform/db.ts';
import { createSecretBox } from '../server/src/platform/secret-box.ts';

/*
 * Imports profiles at a steady pace, for `search-large.ts`. It runs in its own thread, since
 * imports come from another process: the measured searches must not wait while fifty profiles are
 * parsed.
 */

export interface StreamTask {
  databaseUrl: string;
  seconds: number;
}

/** What the thread posts: a message at the start, and the number of profiles at the end. */
export type StreamEvent = { begins: true } | { streamed: number };

const BATCH = 50;
const EVERY_MS = 50;

const { databaseUrl, seconds } = workerData as StreamTask;
const db = createDatabase({ url: databaseUrl, maxConnections: 1 });
const { talents } = createCore({ db, secretBox: createSecretBox('the bench') }, loadConfig({}));
// Different in every run, so that a reused installation imports new profiles; generated beforehand,
// since real senders have them ready.
const people = [
  ...generatePeople({
    count: seconds * 1_000,
    seed: Date.now() % 1_000_000,
    asOf: new Date(),
    batchSize: BATCH,
  }),
];
parentPort!.postMessage({ begins: true } satisfies StreamEvent);
let streamed = 0;
const until = performance.now() + seconds * 1_000;
for (const batch of people) {
  const due = performance.now() + EVERY_MS;
  await talents.importProfiles(batch);
  streamed += batch.length;
  if (performance.now() > until) break;
  await delay(Math.max(0, due - performance.now()));
}
await db.destroy();
parentPort!.postMessage({ streamed } satisfies StreamEvent);
