import { availableParallelism } from 'node:os';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { createSegmentBuilder, type FeedChange, type ReadProfiles } from '../index/index.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { createThreads } from '../platform/threads.ts';
import type { TalentProfile } from '../talents/profile.ts';
import { createReaders, readDocument, textsOf } from './rules/document.ts';
import { createKeywordReader } from './rules/document-keywords.ts';

export interface ReadTask {
  changes: readonly FeedChange[];
  /** Current jobs run until then. */
  asOf: Date;
}

/** So many profiles are read before somebody else's turn: a few milliseconds. */
const SLICE = 16;
/** From so many profiles on, within RECENT_MS, a thread is worth its start, which takes most of a second of one core and a hundred megabytes. */
const THREAD_FROM = 500;
const RECENT_MS = 5_000;
/** More than four threads would wait for the database. */
const MAX_THREADS = 4;
const IDLE_MS = 10_000;

/** Reads profiles, as the JSON texts in which they are stored, into a segment of the index, slice by slice. */
export function createProfileReader(lexicon: Lexicon) {
  const readers = createReaders(lexicon);
  const keywords = createKeywordReader(readers.lexicon);
  return function* ({ changes, asOf }: ReadTask): Generator<void, ReadProfiles> {
    const failed: { id: string; error: unknown }[] = [];
    const segment = createSegmentBuilder();
    const numbered = keywords.numberedBy(segment.keyword);
    for (const [at, { id, profile, updatedAt }] of changes.entries()) {
      if (at % SLICE === SLICE - 1) yield;
      try {
        if (profile === null) continue;
        const talent = JSON.parse(profile) as TalentProfile;
        segment.add(readDocument(talent, updatedAt, asOf, readers), numbered(textsOf(talent)));
      } catch (error) {
        failed.push({ id, error });
      }
    }
    return { segment: segment.build(), failed };
  };
}

/** Reads what changes now and then here, between requests, and large backlogs and streams of changes in other threads. */
export function createThreadedReader(lexicon: Lexicon): (task: ReadTask) => Promise<ReadProfiles> {
  const readHere = createProfileReader(lexicon);
  const threads = createThreads<ReadTask, ReadProfiles>({
    beside: import.meta.url,
    program: 'read-thread',
    count: Math.min(availableParallelism(), MAX_THREADS),
    idleMs: IDLE_MS,
    waitingPerThread: 2,
  });
  let recent = 0;

  async function readBetween(task: ReadTask): Promise<ReadProfiles> {
    const reading = readHere(task);
    for (;;) {
      const step = reading.next();
      if (step.done) return step.value;
      await letOthersRun();
    }
  }

  return (task) => {
    const { length } = task.changes;
    recent += length;
    setTimeout(() => {
      recent -= length;
    }, RECENT_MS).unref();
    if (recent >= THREAD_FROM) threads.start();
    // A stream must not wait until the thread has loaded its program: what the last changes are is asked for right now.
    return length > THREAD_FROM || threads.warm() ? threads.run(task) : readBetween(task);
  };
}
