import type { Listener } from '../platform/listen.ts';
import type { Log } from '../platform/log.ts';
import { MAX_SEGMENT_DOCUMENTS } from './segment.ts';
import type { SegmentEngine } from './segments.ts';
import type { SnapshotStore } from './snapshot.ts';

/** Sent by the writers of talents on every change. */
const CHANNEL = 'talents_changed';
/** Talents per read: few, so that a change is soon there, until it shows that many wait. */
const BATCH = 500;
/** A segment each: fewer merges, at 6 MB a read. */
const BACKLOG_BATCH = 2_048;
/**
 * So many reads are under way while the next is fetched: two cores read profiles while the database
 * looks for more.
 */
const READS_AHEAD = 3;
/**
 * At the end of what there was: while a stream comes in, one batch is read and one waits. More
 * would only be smaller, and have a second thread started for them.
 */
const READS_AHEAD_AT_END = 2;
/** Fewer changes are read here before threads have started. */
const MIN_RANGED_CHANGES = 8_192;
/**
 * More ranges are asked for than there are threads, so that all of them are started, and each has
 * its next one at once.
 */
const RANGES_AHEAD = 8;
/**
 * A change becomes readable when the snapshot horizon passes it, a little after the NOTIFY that
 * told of it; so poll quickly a few times.
 */
const QUICK_MS = [0, 10, 20, 40, 80, 160];
/** The fallback when a NOTIFY was lost or an older transaction held the horizon back. */
const SLOW_MS = 1000;

/**
 * What was installed since is saved this often while the process runs: a crash then costs the next
 * start that much reading.
 */
const SAVE_EVERY_MS = 30 * 60 * 1_000;
/**
 * At its end a process has a few seconds, which is enough to write so many documents anew; beyond,
 * the snapshot that stands has to do.
 */
const MAX_REWRITTEN_AT_STOP = 100_000;

/** A talent as the system of record has it now: a null profile means that it is gone. */
export interface FeedChange {
  id: string;
  /** JSON, as it is stored. */
  profile: string | null;
  updatedAt: Date;
}

/** What became of profiles that were read. */
export interface ReadProfiles {
  /** A segment of those that could be read. */
  segment: SharedArrayBuffer;
  failed: readonly { id: string; error: unknown }[];
}

export interface ReadRange extends ReadProfiles {
  /** Those of the range whose profile is null. */
  erased: readonly string[];
}

/**
 * How threads read the first load by themselves, a segment each: nothing of it then has to pass
 * through this thread, and little has to be merged.
 */
export interface FeedRanges<Mark> {
  /**
   * Marks that part the changes after `mark` into ranges of about the same size, `most` at the
   * most, oldest first; none where there are fewer than `least`.
   */
  endsOf(mark: Mark | null, sizes: { most: number; least: number }): Promise<readonly Mark[]>;
  /** Reads the changes after `from`, up to and with `to`. */
  read(from: Mark | null, to: Mark, stop: AbortSignal): Promise<ReadRange>;
}

export interface FeedOptions<Mark> {
  /**
   * Changes after `mark`, oldest first (null: from the beginning), the mark behind the last of
   * them, and whether there are more at once.
   */
  readChanges(
    mark: Mark | null,
    limit: number,
  ): Promise<{ changes: readonly FeedChange[]; mark: Mark; more: boolean }>;
  /** Reads profiles, of which none is null. */
  read(changes: readonly FeedChange[]): Promise<ReadProfiles>;
  /** Without it everything is fetched here. */
  ranges?: FeedRanges<Mark>;
  engine: Pick<SegmentEngine, 'install' | 'save' | 'toRewrite'>;
  /** Without it the feed polls only. */
  listen?: Listener;
  /** Without it every start reads everything. */
  snapshot?: SnapshotStore<Mark>;
  /**
   * Which history of the record the mark belongs to; null when the record never came to it. Without
   * it the record has one history for ever.
   */
  historyOf?(mark: Mark | null): Promise<string | null>;
  /**
   * Told once when the record has another history than what was read: nothing more is read then,
   * and the index has to be made anew.
   */
  onHistoryLost?(): void;
  /**
   * Whether somebody was erased after the mark, also where `readChanges` cannot show it yet: a
   * snapshot must not outlive them.
   */
  erasedSince?(mark: Mark): Promise<boolean>;
  log: Log;
}

/**
 * The record was put back to an earlier state, or another took its place that lacks some of what
 * was read.
 */
class HistoryLost extends Error {
  constructor() {
    super(
      'PostgreSQL has another history than the one that the index was read from, as after a failover: the index has to be made anew',
    );
  }
}

export interface IndexFeed {
  /**
   * Loads everything, then follows the changes. Ends early when it is stopped meanwhile. Throws
   * when the first load fails.
   */
  start(): Promise<void>;
  /** True once everything is loaded and while the last read found the end. */
  caughtUp(): boolean;
  /** Whether the index was read from a history that the record no longer has. */
  isHistoryLost(): boolean;
  /**
   * Reads until nothing is new. Changes committed before the call are in the index afterwards,
   * unless an older transaction is still open.
   */
  catchUp(): Promise<void>;
  /**
   * Stops following, or loading, and keeps what the index holds for the next start where that is
   * quickly done.
   */
  stop(): Promise<void>;
}

/**
 * Keeps an engine equal to the system of record by tailing its change feed. It knows no profile,
 * only texts.
 */
export function createIndexFeed<Mark>(options: FeedOptions<Mark>): IndexFeed {
  const {
    readChanges,
    read,
    ranges,
    engine,
    listen,
    snapshot,
    historyOf,
    onHistoryLost,
    erasedSince,
    log,
  } = options;
  /** Of all that was read so far; null before anything was. */
  let history: string | null = null;
  let historyLost = false;
  /** Behind the last change that is in the index. */
  let mark: Mark | null = null;
  /** Behind the last change that was fetched: beyond `mark` while some are still being read. */
  let fetchedTo: Mark | null = null;
  /**
   * The last batches that were fetched, until they are in the index. They go in one after another,
   * in the order of the changes.
   */
  let underWay: Promise<void>[] = [];
  let installed: Promise<void> = Promise.resolve();
  /** Whether one of them could not be read: nothing behind it goes in. */
  let broken = false;
  /** Whether the index holds something that the snapshot does not. */
  let unsaved = false;
  /** Never rejects. */
  let rangesLoaded: Promise<void> = Promise.resolve();
  let loaded = false;
  let atEnd = false;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  /** How many polls since the last sign of life; past the quick ones the slow ones begin. */
  let polls = 0;
  /**
   * Changes are fetched one batch after another; the next ones already while those before are read.
   */
  let fetching: Promise<void> = Promise.resolve();
  /** The catching up that waits for its turn. */
  let queued: Promise<void> | null = null;
  let lastSave: Promise<void> = Promise.resolve();
  let saving: NodeJS.Timeout | null = null;

  /** What it resolves with ends when all that was fetched is in the index. */
  async function fetchToEnd(): Promise<{ installed: Promise<void> }> {
    if (broken) fetchAgain();
    try {
      for (
        let more = true, limit = BATCH;
        more && !stopping.signal.aborted;
        limit = BACKLOG_BATCH
      ) {
        const batch = await readChanges(fetchedTo, limit);
        // Behind the read: what came from another history must not go in.
        await requireHistory();
        fetchedTo = batch.mark;
        more = batch.more;
        installed = install(readBatch(batch.changes), batch.mark, installed);
        installed.catch(() => {
          broken = true;
        });
        underWay.push(installed);
        if (underWay.length >= (more ? READS_AHEAD : READS_AHEAD_AT_END)) await underWay.shift();
      }
      return { installed };
    } catch (error) {
      await Promise.allSettled(underWay);
      throw error;
    }
  }

  /** Throws when the record has no longer the history that was read. */
  async function requireHistory(): Promise<void> {
    if (!historyOf) return;
    const now = historyLost ? null : await historyOf(fetchedTo);
    if (now !== null && now === (history ?? now)) {
      history = now;
      return;
    }
    if (!historyLost) {
      historyLost = true;
      onHistoryLost?.();
    }
    throw new HistoryLost();
  }

  /** Whatever was fetched and is not in the index is fetched once more. */
  function fetchAgain(): void {
    fetchedTo = mark;
    underWay = [];
    installed = Promise.resolve();
    broken = false;
  }

  async function readBatch(changes: readonly FeedChange[]): Promise<ReadRange | null> {
    if (changes.length === 0) return null;
    const present = changes.filter(({ profile }) => profile !== null);
    const erased = changes.flatMap(({ id, profile }) => (profile === null ? id : []));
    return { ...(await read(present)), erased };
  }

  async function install(
    reading: Promise<ReadRange | null>,
    behind: Mark,
    before: Promise<void>,
  ): Promise<void> {
    const [done] = await Promise.all([reading, before]);
    if (done) {
      // One bad record must not hold up all the others for ever.
      for (const { id, error } of done.failed)
        log.error({ err: error, talentId: id }, 'a talent could not be indexed');
      engine.install(done.segment, [...done.erased, ...done.failed.map(({ id }) => id)]);
      unsaved = true;
      if (done.erased.length > 0) await dropSnapshot();
    }
    mark = behind;
  }

  /**
   * All that there is. What comes meanwhile, and what is left where a thread fails, is fetched here
   * afterwards.
   */
  async function loadRanges({ endsOf, read: readRange }: FeedRanges<Mark>): Promise<void> {
    const loading: Promise<void>[] = [];
    try {
      let from = mark;
      let last: Promise<void> = Promise.resolve();
      for (const to of await endsOf(mark, {
        most: MAX_SEGMENT_DOCUMENTS,
        least: MIN_RANGED_CHANGES,
      })) {
        last = install(readRange(from, to, stopping.signal), to, last);
        // Whatever fails is met below.
        last.catch(() => {});
        loading.push(last);
        from = to;
        if (loading.length > RANGES_AHEAD) await loading.shift();
      }
      await last;
    } catch (error) {
      await Promise.allSettled(loading);
      if (!stopping.signal.aborted)
        log.warn(
          { err: error },
          'a thread of the index could not read its share; reading the rest here',
        );
    }
    fetchedTo = mark;
  }

  /** What an earlier process left behind. */
  async function restore(): Promise<void> {
    const saved = await snapshot?.read();
    if (!saved) return;
    if (historyOf) {
      const now = await historyOf(saved.mark);
      if (now === null || now !== saved.history) return;
      history = now;
    }
    for (const segment of saved.segments) engine.install(segment, []);
    mark = saved.mark;
    fetchedTo = mark;
  }

  /** It holds somebody who is erased; the next one will not. */
  async function dropSnapshot(): Promise<void> {
    unsaved = true;
    await snapshot
      ?.remove()
      .catch((error) =>
        log.error(
          { err: error },
          'the snapshot of the index holds somebody who was erased, and cannot be removed',
        ),
      );
  }

  async function saveNow(): Promise<void> {
    if (!snapshot || !unsaved || mark === null || historyLost) return;
    try {
      // Nothing of documents that were deleted or replaced is written: whoever they tell of may
      // have been erased.
      const savedMark = mark;
      unsaved = false;
      const segments = await engine.save();
      if (await erasedSince?.(savedMark)) return await dropSnapshot();
      await snapshot.write(savedMark, segments, history ?? undefined);
      // Whoever was erased while it was written.
      if (await erasedSince?.(savedMark)) await dropSnapshot();
    } catch (error) {
      log.warn(
        { err: error },
        'the snapshot of the index cannot be written; the next start reads all talents again',
      );
      // Half of one is of no use, and may hold somebody who was erased meanwhile.
      await dropSnapshot();
    }
  }

  function save(): Promise<void> {
    lastSave = lastSave.then(saveNow);
    return lastSave;
  }

  function catchUp(): Promise<void> {
    // One that has not begun will see all that this one would: while changes stream in, they must
    // not queue up behind each other.
    if (queued) return queued;
    const fetched = fetching.then(() => {
      queued = null;
      return fetchToEnd();
    });
    fetching = fetched.then(
      () => {},
      () => {},
    );
    queued = reachEnd(fetched);
    return queued;
  }

  async function reachEnd(fetched: Promise<{ installed: Promise<void> }>): Promise<void> {
    try {
      await (await fetched).installed;
      atEnd = true;
    } catch (error) {
      atEnd = false;
      throw error;
    }
  }

  function schedule(): void {
    if (stopping.signal.aborted || historyLost) return;
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
      if (historyLost) return;
      log.warn({ err: error }, 'the index cannot read the change feed; trying again');
    }
    // A NOTIFY heard meanwhile has set the next poll already.
    if (polls === before) schedule();
  }

  return {
    async start() {
      await restore();
      await requireHistory();
      if (ranges) rangesLoaded = loadRanges(ranges);
      await rangesLoaded;
      await catchUp();
      if (stopping.signal.aborted) return;
      loaded = true;
      // Requests need not wait for it.
      void save();
      saving = setInterval(save, SAVE_EVERY_MS).unref();
      polls = QUICK_MS.length;
      schedule();
      await listen?.on(CHANNEL, () => {
        // A poll that is due at once must not be put off by every change of a stream.
        if (timer && polls === 0) return;
        polls = 0;
        schedule();
      });
    },
    caughtUp: () => loaded && atEnd && !historyLost,
    isHistoryLost: () => historyLost,
    catchUp,
    async stop() {
      stopping.abort();
      if (timer) clearTimeout(timer);
      if (saving) clearInterval(saving);
      await rangesLoaded;
      await fetching;
      await Promise.allSettled([installed]);
      if (engine.toRewrite() <= MAX_REWRITTEN_AT_STOP) await save();
      await lastSave;
    },
  };
}
