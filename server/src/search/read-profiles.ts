import { availableParallelism } from 'node:os';
import { buildSegment, type FeedChange, type IndexDocument, type ReadProfiles } from '../index/index.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { createThreads } from '../platform/threads.ts';
import type { TalentProfile } from '../talents/profile.ts';
import { createDocumentReader } from './rules/document.ts';

export interface ReadTask {
  changes: readonly FeedChange[];
  /** Current jobs run until then. */
  asOf: Date;
}

/** Up to so many profiles are read at once, in a few milliseconds: a thread has to load the lexicon first. */
const AT_ONCE = 32;
/** Each thread has a lexicon of its own; more than four would wait for the database. */
const MAX_THREADS = 4;
const IDLE_MS = 30_000;

/** Profiles, as the JSON texts in which they are stored, into a segment of the index, and those that cannot be read. */
export function createProfileReader(lexicon: Lexicon): (changes: readonly FeedChange[], asOf: Date) => ReadProfiles {
  const toDocument = createDocumentReader(lexicon);
  return (changes, asOf) => {
    const failed: { id: string; error: unknown }[] = [];
    function* documents(): Generator<IndexDocument> {
      for (const { id, profile, updatedAt } of changes) {
        try {
          if (profile !== null) yield toDocument(JSON.parse(profile) as TalentProfile, updatedAt, asOf);
        } catch (error) {
          failed.push({ id, error });
        }
      }
    }
    return { segment: buildSegment(documents()), failed };
  };
}

/** Reads a few profiles at once and many in other threads, so that requests are answered meanwhile. */
export function createThreadedReader(lexicon: Lexicon): (task: ReadTask) => Promise<ReadProfiles> {
  const readHere = createProfileReader(lexicon);
  const count = Math.min(availableParallelism(), MAX_THREADS);
  const threads = createThreads<ReadTask, ReadProfiles>({ beside: import.meta.url, program: 'read-thread', count, idleMs: IDLE_MS });
  return async (task) => {
    // A stream of changes finds the threads warm, and then leaves this one alone.
    if (task.changes.length <= AT_ONCE && !threads.warm()) return readHere(task.changes, task.asOf);
    return threads.run(task);
  };
}
