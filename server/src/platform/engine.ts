import type { Tx } from './db.ts';

/**
 * A piece of durable work: its business state lives in the tables of the slice that owns the kind.
 */
export interface ProcessRef {
  kind: string;
  id: string;
  workspaceId: string;
}

export interface Advance {
  id: string;
  workspaceId: string;
  /**
   * Throws LeaseLost inside the caller's transaction when another worker has taken the process
   * over; while it holds, nobody can.
   */
  fence(tx: Tx): Promise<void>;
  /**
   * Aborted when the lease is lost or the worker stops: finish what is in the air, start nothing
   * new.
   */
  signal: AbortSignal;
}

/**
 * `done`: nothing more to do until somebody enqueues it again; `again`: at once, after others that
 * are due; else: at that time.
 */
export type AdvanceOutcome = 'done' | 'again' | { wakeAt: Date };

/**
 * Idempotent: it may be run again from any point at which its worker died. It is confined to the
 * workspace of its process, but for what it says is meant for all (`acrossWorkspaces`).
 */
export type ProcessHandler = (advance: Advance) => Promise<AdvanceOutcome>;

/**
 * What a kind of process needs before this OS process can take one, and what takes long to get: it
 * is asked for when the first one is due.
 */
export interface Preparation {
  isReady(): boolean;
  /** Resolves when it is ready. Called again when it has failed. */
  prepare(): Promise<void>;
}

/** Gets something once for all that ask; again after a failure. */
export function prepareOnce(get: () => Promise<void>): Preparation & { isUnderWay(): boolean } {
  let ready = false;
  let underWay: Promise<void> | null = null;
  return {
    isReady: () => ready,
    isUnderWay: () => underWay !== null,
    prepare() {
      underWay ??= get().then(
        () => {
          ready = true;
        },
        (error) => {
          underWay = null;
          throw error;
        },
      );
      return underWay;
    },
  };
}

/**
 * What drives durable work. The engine decides when and where `advance` runs, never what it does.
 */
export interface Engine {
  register(kind: string, handler: ProcessHandler, preparation?: Preparation): void;
  /**
   * Makes the process due after `delayMs`, in the caller's transaction: it exists exactly when what
   * it is about exists.
   */
  enqueue(tx: Tx, process: ProcessRef, delayMs?: number): Promise<void>;
  /**
   * Makes an enqueued process due now. Throws temporal_unavailable when the engine cannot be
   * reached.
   */
  dispatch(process: ProcessRef): Promise<void>;
  /**
   * Throws temporal_unavailable when the engine cannot be reached now: for callers that must not
   * leave anything behind then.
   */
  reachable(): Promise<void>;
  cancel(tx: Tx, process: ProcessRef): Promise<void>;
  /** Begins to run due processes in this OS process. */
  start(): Promise<void>;
  /** Stops taking work, lets running advances end (up to `graceMs`), gives their leases back. */
  stop(graceMs: number): Promise<void>;
}

export class LeaseLost extends Error {
  constructor(kind: string, id: string) {
    super(`the lease on ${kind} ${id} was taken over`);
    this.name = 'LeaseLost';
  }
}
