import type { Listener } from '../../platform/listen.ts';
import type { Log } from '../../platform/log.ts';
import type { SegmentEngine } from '../segments.ts';
import type { SnapshotStore } from '../snapshot.ts';

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
 * How threads read the first load on their own, a segment each: nothing of it passes through this
 * thread, and little has to be merged.
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
  /** Reads changes that all have a profile. */
  read(changes: readonly FeedChange[]): Promise<ReadProfiles>;
  /** Without it the feed fetches everything itself. */
  ranges?: FeedRanges<Mark>;
  engine: Pick<SegmentEngine, 'install' | 'save' | 'toRewrite'>;
  /** Without it the feed polls only. */
  listen?: Listener;
  /** Without it every start reads everything. */
  snapshot?: SnapshotStore<Mark>;
  /**
   * The history of the record that the mark belongs to; null when the record never reached the
   * mark. Without this function the record has a single history.
   */
  historyOf?(mark: Mark | null): Promise<string | null>;
  /**
   * Called once when the record no longer has the history that was read: the feed stops reading,
   * and the index has to be rebuilt.
   */
  onHistoryLost?(): void;
  /**
   * Whether a person was erased after the mark, even if `readChanges` cannot show it yet: a
   * snapshot must not outlive them.
   */
  erasedSince?(mark: Mark): Promise<boolean>;
  log: Log;
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
   * Stops following or loading, and saves the index for the next start when that is quick.
   */
  stop(): Promise<void>;
}
