import type { Listener } from '../../platform/listen.ts';
import type { Log } from '../../platform/log.ts';
import type { IndexDocument } from '../port.ts';
import type { SegmentEngine } from '../segments.ts';
import type { SnapshotStore } from '../snapshot.ts';

/**
 * The current state of a talent in the system of record. A null profile means that it was deleted.
 */
export interface FeedChange {
  id: string;
  /** JSON, as stored. */
  profile: string | null;
  /** The workspace whose own talent it is; absent or null for one of the shared pool. */
  pool?: string | null;
  updatedAt: Date;
}

interface Failures {
  failed: readonly { id: string; error: unknown }[];
}

/** The result of reading profiles. */
export interface ReadProfiles extends Failures {
  /** Segments of the profiles that could be read, one for each pool. */
  segments: readonly SharedArrayBuffer[];
}

/** The same, for an engine that takes documents. */
export interface ReadDocuments extends Failures {
  documents: readonly IndexDocument[];
}

/** A batch of changes that were read. */
export type ReadBatch<Read> = Read & {
  /** The ids in the batch whose profile is null. */
  erased: readonly string[];
};

export type ReadRange = ReadBatch<ReadProfiles>;

/**
 * Lets threads do the first load on their own, one segment each: no data passes through this
 * thread, and little has to be merged.
 */
export interface FeedRanges<Mark> {
  /**
   * Marks that split the changes after `mark` into at most `most` ranges of about equal size,
   * oldest first. Empty when there are fewer than `least` changes.
   */
  endsOf(mark: Mark | null, sizes: { most: number; least: number }): Promise<readonly Mark[]>;
  /** Reads the changes after `from`, up to and including `to`. */
  read(from: Mark | null, to: Mark, stop: AbortSignal): Promise<ReadRange>;
}

/** The changes of the record, and what becomes of their profiles. */
export interface ChangeSource<Mark, Read> {
  /**
   * Changes after `mark`, oldest first (null: from the beginning), the mark just after the last of
   * them, and whether more are available immediately.
   */
  readChanges(
    mark: Mark | null,
    limit: number,
  ): Promise<{ changes: readonly FeedChange[]; mark: Mark; more: boolean }>;
  /** Reads changes that all have a profile. */
  read(changes: readonly FeedChange[]): Promise<Read>;
}

export interface FeedOptions<Mark> extends ChangeSource<Mark, ReadProfiles> {
  /** If absent, the feed fetches everything itself. */
  ranges?: FeedRanges<Mark>;
  engine: Pick<SegmentEngine, 'install' | 'save' | 'toRewrite'>;
  /** If absent, the feed only polls. */
  listen?: Listener;
  /** If absent, every start reads everything. */
  snapshot?: SnapshotStore<Mark>;
  /**
   * The history of the record that the mark belongs to; null when the record never reached the
   * mark. Without this function the record has a single history.
   */
  historyOf?(mark: Mark | null): Promise<string | null>;
  /**
   * Called once when the record no longer has the history that was read. The feed then stops
   * reading, and the index has to be rebuilt.
   */
  onHistoryLost?(): void;
  /**
   * Whether a person was erased after the mark, even if `readChanges` cannot show it yet. A
   * snapshot must not retain the data of an erased person.
   */
  erasedSince?(mark: Mark): Promise<boolean>;
  log: Log;
}

export interface IndexFeed<Mark = unknown> {
  /**
   * Loads everything, then follows the changes. Returns early when stopped during the load. Throws
   * when the first load fails.
   */
  start(): Promise<void>;
  /** True once everything is loaded and the latest read reached the end of the changes. */
  caughtUp(): boolean;
  /** The position just after the last change in the index; null before the first. */
  mark(): Mark | null;
  /** Whether the index was read from a history that the record no longer has. */
  isHistoryLost(): boolean;
  /**
   * Reads until there are no new changes. Changes committed before the call are then in the index,
   * unless an older transaction is still open.
   */
  catchUp(): Promise<void>;
  /** Stops following or loading. Saves the index for the next start when that is quick. */
  stop(): Promise<void>;
}
