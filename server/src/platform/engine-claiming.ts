import { monotonicMs } from './clock.ts';
import type { Database } from './db.ts';
import { claimRows } from './engine-claim.ts';
import type { ProcessKinds } from './engine-kinds.ts';
import type { RunningProcesses } from './engine-running.ts';
import type { Log } from './log.ts';

interface ClaimingOptions {
  db: Database;
  log: Log;
  kinds: ProcessKinds;
  running: RunningProcesses;
  /** Maximum concurrent processes. */
  concurrency: number;
  leaseMs: number;
}

/** Takes due processes and starts them. */
export interface Claiming {
  /** Claims are never concurrent in one OS process; a wake during a claim causes one more. */
  claimDue(): Promise<void>;
  /** Stops claiming. Resolves when the claim under way has ended. */
  stop(): Promise<void>;
}

export function createClaiming({
  db,
  log,
  kinds,
  running,
  concurrency,
  leaseMs,
}: ClaimingOptions): Claiming {
  let stopping = false;
  let claiming = false;
  let claimAgain = false;
  let lastClaim = Promise.resolve();
  /** The workspace after which the next claim starts. */
  let after = '';

  async function claimOnce(room: number): Promise<void> {
    const askedAtMs = monotonicMs();
    const claimed = await claimRows(db, {
      kinds: kinds.ready(),
      waitingKinds: kinds.unprepared(),
      room,
      held: running.count(),
      leaseMs,
      after,
    });
    after = claimed.after;
    for (const claim of claimed.claims) void running.begin(claim, askedAtMs);
    if (!stopping) for (const kind of claimed.wanted) kinds.prepare(kind);
  }

  async function claimRounds(): Promise<void> {
    claiming = true;
    try {
      do {
        claimAgain = false;
        const room = concurrency - running.count();
        if (room <= 0) break;
        await claimOnce(room);
      } while (claimAgain && !stopping);
    } catch (error) {
      log.warn({ err: error }, 'cannot claim processes; trying again');
    } finally {
      claiming = false;
    }
  }

  return {
    async claimDue() {
      if (claiming || stopping) {
        claimAgain = true;
        return;
      }
      lastClaim = claimRounds();
      await lastClaim;
    },
    stop() {
      stopping = true;
      return lastClaim;
    },
  };
}
