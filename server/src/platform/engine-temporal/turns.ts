import { monotonicMs } from '../clock.ts';
import type { Database } from '../db.ts';
import { claimProcess } from '../engine-claim.ts';
import type { ProcessKinds } from '../engine-kinds.ts';
import type { RunningProcesses } from '../engine-running.ts';

export interface ProcessKey {
  kind: string;
  id: string;
}

/** What the workflow asks of a worker. */
export interface Turns {
  /**
   * Advances the process if it is due. Returns in how many milliseconds it is due, and null when
   * there is nothing to do until it is enqueued again.
   */
  takeTurn(process: ProcessKey): Promise<number | null>;
}

interface TurnsOptions {
  db: Database;
  kinds: ProcessKinds;
  running: RunningProcesses;
  leaseMs: number;
  /** Tells Temporal that this worker is alive. */
  heartbeat(): void;
}

/**
 * The turns of this worker. Temporal says when and where; the lease on the row says who may write:
 * a turn that Temporal gave up as dead has lost it, as with the lease engine.
 */
export function createTurns({ db, kinds, running, leaseMs, heartbeat }: TurnsOptions): Turns {
  return {
    async takeTurn({ kind, id }) {
      const beats = setInterval(heartbeat, leaseMs / 3);
      try {
        await kinds.prepared(kind);
        const askedAtMs = monotonicMs();
        const turn = await claimProcess(db, { kind, id, leaseMs });
        if (turn === null || 'dueInMs' in turn) return turn?.dueInMs ?? null;
        return await running.begin(turn, askedAtMs);
      } finally {
        clearInterval(beats);
      }
    },
  };
}
