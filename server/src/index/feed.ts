import type { Listener } from '../platform/listen.ts';
import type { Log } from '../platform/log.ts';
import type { Change, IndexDocument, IndexEngine } from './port.ts';
import type { SnapshotStore } from './snapshot.ts';

/** Sent by the writers of talents on every change. */
const CHANNEL = 'talents_changed';
/** Documents per read: small enough that requests are served in between. */
const BATCH = 500;
/** A change becomes readable when the snapshot horizon passes it, a little after the NOTIFY that told of it; so poll quickly a few times. */
const QUICK_MS = [0, 10, 20, 40, 80, 160];
/** The fallback when a NOTIFY was lost or an older transaction held the horizon back. */
const SLOW_MS = 1000;

/** Saving holds the process up, about 6 ms for each 1,000 talents; beyond this many, segments would have to be written one by one as they are made. */
const MAX_SNAPSHOT_DOCUMENTS = 200_000;

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
  /** Without it every start reads everything. */
  snapshot?: SnapshotStore<Mark>;
  /** Whether somebody was erased after the mark, also where `readChanges` cannot show it yet: a snapshot must not outlive them. */
  erasedSince?(mark: Mark): Promise<boolean>;
  log: Log;
}

export interface IndexFeed {
  /** Loads everything, then follows the changes. Throws when the first load fails. */
  start(): Promise<void>;
  /** True once everything is loaded and while the last read found the end. */
  caughtUp(): boolean;
  /** Reads until nothing is new. Changes committed before the call are in the index afterwards, unless an older transaction is still open. */
  catchUp(): Promise<void>;
  /** Stops following, and keeps what the index holds for the next start. */
  stop(): Promise<void>;
}

/** Keeps an engine equal to the system of record by tailing its change feed. Generic in the profile, so that the index knows no other slice. */
export function createIndexFeed<Profile, Mark>({
  readChanges,
  toDocument,
  engine,
  listen,
  snapshot,
  erasedSince,
  log,
}: FeedOptions<Profile, Mark>): IndexFeed {
  let mark: Mark | null = null;
  /** Whether the index holds something that the snapshot does not. */
  let unsaved = false;
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
        if (batch.changes.length > 0) unsaved = true;
        if (batch.changes.some(({ profile }) => profile === null)) await dropSnapshot();
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
      return [{ id, document: null }];
    }
  }

  /** What an earlier process left behind; anything wrong with it only means that everything is read again. */
  async function restore(): Promise<void> {
    const saved = await snapshot?.read();
    if (!saved) return;
    try {
      engine.restore(saved.engine);
      mark = saved.mark;
    } catch (error) {
      log.warn({ err: error }, 'the snapshot of the index cannot be used; reading all talents again');
    }
  }

  /** It holds somebody who is erased; the next one will not. */
  async function dropSnapshot(): Promise<void> {
    unsaved = true;
    await snapshot
      ?.remove()
      .catch((error) => log.error({ err: error }, 'the snapshot of the index holds somebody who was erased, and cannot be removed'));
  }

  async function save(): Promise<void> {
    if (!snapshot || !unsaved || mark === null || engine.size() > MAX_SNAPSHOT_DOCUMENTS) return;
    try {
      if (await erasedSince?.(mark)) return await dropSnapshot();
      await snapshot.write(mark, engine.save());
      unsaved = false;
      // Whoever was erased while it was written.
      if (await erasedSince?.(mark)) await dropSnapshot();
    } catch (error) {
      log.warn({ err: error }, 'the snapshot of the index cannot be written; the next start reads all talents again');
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
      await restore();
      await catchUp();
      loaded = true;
      await save();
      polls = QUICK_MS.length;
      schedule();
      await listen?.on(CHANNEL, () => {
        polls = 0;
        schedule();
      });
    },
    caughtUp: () => loaded && atEnd,
    catchUp,
    async stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      await last;
      if (loaded) await save();
    },
  };
}
