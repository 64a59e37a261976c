import type { Listener } from '../platform/listen.ts';
import type { Log } from '../platform/log.ts';
import type { Change, IndexDocument, IndexEngine } from './port.ts';

/** Sent by the writers of talents on every change. */
const CHANNEL = 'talents_changed';
/** Documents per read: small enough that requests are served in between. */
const BATCH = 500;
/** A change becomes readable when the snapshot horizon passes it, a little after the NOTIFY that told of it; so poll quickly a few times. */
const QUICK_MS = [0, 10, 20, 40, 80, 160];
/** The fallback when a NOTIFY was lost or an older transaction held the horizon back. */
const SLOW_MS = 1000;

/** A talent as the system of record has it now: a null profile means that it is gone. */
export interface FeedChange<Profile> {
  id: string;
  profile: Profile | null;
  updatedAt: Date;
}

export interface FeedOptions<Profile, Mark> {
  /** Changes after `mark`, oldest first (null: from the beginning), the mark behind the last of them, and whether there are more at once. */
  readChanges(mark: Mark | null, limit: number): Promise<{ changes: readonly FeedChange<Profile>[]; mark: Mark; more: boolean }>;
  toDocument(profile: Profile, updatedAt: Date): IndexDocument;
  engine: IndexEngine;
  /** Without it the feed polls only. */
  listen?: Listener;
  log: Log;
}

export interface IndexFeed {
  /** Loads everything, then follows the changes. Throws when the first load fails. */
  start(): Promise<void>;
  /** True once everything is loaded and while the last read found the end. */
  caughtUp(): boolean;
  /** Reads until nothing is new. Changes committed before the call are in the index afterwards, unless an older transaction is still open. */
  catchUp(): Promise<void>;
  stop(): void;
}

/** Keeps an engine equal to the system of record by tailing its change feed. Generic in the profile, so that the index knows no other slice. */
export function createIndexFeed<Profile, Mark>({ readChanges, toDocument, engine, listen, log }: FeedOptions<Profile, Mark>): IndexFeed {
  let mark: Mark | null = null;
  let loaded = false;
  let atEnd = false;
  let stopped = false;
  let timer: NodeJS.Timeout | null = null;
  /** How many polls since the last sign of life; past the quick ones the slow ones begin. */
  let polls = 0;
  /** Reads run one after another, so that marks only move forward. */
  let last: Promise<void> = Promise.resolve();

  async function readToEnd(): Promise<void> {
    try {
      for (let more = true; more && !stopped; ) {
        const batch = await readChanges(mark, BATCH);
        engine.apply(batch.changes.flatMap(toChange));
        mark = batch.mark;
        more = batch.more;
      }
      atEnd = true;
    } catch (error) {
      atEnd = false;
      throw error;
    }
  }

  function toChange({ id, profile, updatedAt }: FeedChange<Profile>): Change[] {
    if (profile === null) return [{ id, document: null }];
    try {
      return [{ id, document: toDocument(profile, updatedAt) }];
    } catch (error) {
      // One bad record must not hold up all the others for ever.
      log.error({ err: error, talentId: id }, 'a talent could not be indexed');
      return [];
    }
  }

  function catchUp(): Promise<void> {
    const next = last.then(readToEnd);
    last = next.catch(() => {});
    return next;
  }

  function schedule(): void {
    if (stopped) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(poll, QUICK_MS[polls] ?? SLOW_MS);
    timer.unref();
  }

  async function poll(): Promise<void> {
    timer = null;
    const before = ++polls;
    try {
      await catchUp();
    } catch (error) {
      log.warn({ err: error }, 'the index cannot read the change feed; trying again');
    }
    // A NOTIFY heard meanwhile has set the next poll already.
    if (polls === before) schedule();
  }

  return {
    async start() {
      await catchUp();
      loaded = true;
      polls = QUICK_MS.length;
      schedule();
      await listen?.on(CHANNEL, () => {
        polls = 0;
        schedule();
      });
    },
    caughtUp: () => loaded && atEnd,
    catchUp,
    stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
