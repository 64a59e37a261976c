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
   * over. Until that transaction ends, no worker can.
   */
  fence(tx: Tx): Promise<void>;
  /**
   * Aborted when the lease is lost or the worker stops: finish what is in flight, start nothing
   * new.
   */
  signal: AbortSignal;
}

/**
 * `done`: nothing to do until the next enqueue; `again`: at once, after other due processes; else:
 * at that time.
 */
export type AdvanceOutcome = 'done' | 'again' | { wakeAt: Date };

/**
 * Idempotent: it may run again from any point at which its worker died. It is confined to the
 * workspace of its process, except for work that it marks as meant for all (`runUnscoped`).
 */
export type ProcessHandler = (advance: Advance) => Promise<AdvanceOutcome>;

/**
 * What a kind of process needs before this OS process can take one, and what takes long to load: it
 * is requested when the first one is due.
 */
export interface Preparation {
  isReady(): boolean;
  /** Resolves when ready. Called again after a failure. */
  prepare(): Promise<void>;
}

/** Runs `get` once for all callers; again after a failure. */
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

/** Drives durable work. The engine decides when and where `advance` runs, never what it does. */
export interface Engine {
  register(kind: string, handler: ProcessHandler, preparation?: Preparation): void;
  /**
   * Makes the process due after `delayMs`, in the caller's transaction, so that the process exists
   * exactly when its subject exists.
   */
  enqueue(tx: Tx, process: ProcessRef, delayMs?: number): Promise<void>;
  /** As enqueue, for many processes that are due at once. */
  enqueueAll(tx: Tx, processes: readonly ProcessRef[]): Promise<void>;
  /**
   * Makes an enqueued process due now. Throws temporal_unavailable when the engine cannot be
   * reached.
   */
  dispatch(process: ProcessRef): Promise<void>;
  /**
   * Throws temporal_unavailable when the engine cannot be reached now: for callers that must then
   * leave nothing behind.
   */
  reachable(): Promise<void>;
  cancel(tx: Tx, process: ProcessRef): Promise<void>;
  /** Starts running due processes in this OS process. */
  start(): Promise<void>;
  /** Stops taking work, lets running advances end (up to `graceMs`), then releases their leases. */
  stop(graceMs: number): Promise<void>;
}

export class LeaseLost extends Error {
  constructor(kind: string, id: string) {
    super(`the lease on ${kind} ${id} was taken over`);
    this.name = 'LeaseLost';
  }
}
