import { parentPort, workerData } from 'node:worker_threads';
import type { FeedChange, ReadRange } from '../index/index.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import type { Reply } from '../platform/threads.ts';
import { EXAMPLE_CHANGE } from './example-profile.ts';
import type { ReaderData, ReadTask } from './read-profiles.ts';
import { createSegmentReader } from './segment-reader.ts';

/** How many profiles are fetched at a time: a megabyte, mostly freed once the page is read. */
const PAGE = 250;

const { vocabularies, database } = workerData as ReaderData;
const beginSegment = createSegmentReader(createLexicon(vocabularies));

/** Reads profiles beside the thread that answers requests: a quarter of a millisecond each. */
parentPort!.on('message', async (task: ReadTask) => {
  try {
    parentPort!.postMessage({ result: await read(task) } satisfies Reply);
  } catch (error) {
    parentPort!.postMessage({ error } satisfies Reply);
  }
});

async function read(task: ReadTask): Promise<ReadRange> {
  const reading = beginSegment(task.asOf);
  const erased: string[] = [];
  const addAll = (changes: readonly FeedChange[]): void => {
    for (const change of changes) {
      reading.add(change);
      if (change.profile === null) erased.push(change.id);
    }
  };
  if ('changes' in task) addAll(task.changes);
  else await eachPage(task.from, task.to, addAll);
  return { ...reading.end(), erased };
}

/** Fetches the next page while one is being read. */
async function eachPage(
  from: string | null,
  to: string,
  visit: (changes: readonly FeedChange[]) => void,
): Promise<void> {
  // Imported only here: a thread that reads a stream needs no database, and a caller waits for it
  // to start.
  const [{ createDatabase }, { createChangeFeed }] = await Promise.all([
    import('../platform/db.ts'),
    import('../talents/talents.ts'),
  ]);
  const db = createDatabase({ ...database, maxConnections: 1 });
  try {
    const { changesBetween } = createChangeFeed(db);
    for (let page = changesBetween(from, to, PAGE); ; ) {
      const { changes, mark, more } = await page;
      if (more) page = changesBetween(mark, to, PAGE);
      visit(changes);
      if (!more) return;
    }
  } finally {
    await db.destroy();
  }
}

beginSegment(EXAMPLE_CHANGE.updatedAt).add(EXAMPLE_CHANGE);
parentPort!.postMessage({ loaded: true } satisfies Reply);
