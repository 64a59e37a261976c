import { randomUUID } from 'node:crypto';
import { atMost } from './at-most.ts';
import { monotonicMs } from './clock.ts';
import type { Database } from './db.ts';
import type { Engine } from './engine.ts';
import { announceWorker, forgetWorker, PROCESSES_CHANNEL } from './engine-claim.ts';
import { createClaiming } from './engine-claiming.ts';
import { createProcessKinds } from './engine-kinds.ts';
import { deleteProcess, enqueueProcesses, readProcesses } from './engine-lease-rows.ts';
import { takeOverEngine } from './engine-owner.ts';
import { createRunningProcesses } from './engine-running.ts';
import { AppError } from './errors.ts';
import type { Listener } from './listen.ts';
import type { Log } from './log.ts';
import type { Tracing } from './spans.ts';

export interface LeaseEngineOptions {
  db: Database;
  /** Wakes the engine at once on enqueue; without it, it polls. */
  listener?: Listener;
  log: Log;
  /** How long a dead worker's process waits; a live worker renews after a third of this time. */
  leaseMs?: number;
  /**
   * How late a process may be that another worker put back. One that this worker put back is claimed
   * when it is due.
   */
  pollMs?: number;
  /** Concurrent processes in this OS process; they mostly wait for judges and receivers. */
  concurrency?: number;
  /** Each turn of a process is a trace; null: none is recorded. */
  tracing?: Pick<Tracing, 'begin'> | null;
}

/**
 * The default engine: leases on PostgreSQL rows (SKIP LOCKED), NOTIFY to wake. Any number of OS
 * processes share one table.
 */
export function createLeaseEngine({
  db,
  listener,
  log,
  leaseMs = 6_000,
  pollMs = 1_000,
  concurrency = 64,
  tracing = null,
}: LeaseEngineOptions): Engine {
  const workerId = randomUUID();
  const timers: NodeJS.Timeout[] = [];
  let stopping = false;

  const kinds = createProcessKinds(log, () => {
    void announce();
    wake();
  });
  const running = createRunningProcesses({
    db,
    log,
    leaseMs,
    handlerOf: kinds.handlerOf,
    onEnded(dueInMs) {
      wake();
      if (dueInMs !== null && dueInMs > 0 && dueInMs < pollMs) soon.wakeIn(dueInMs);
    },
    tracing,
  });
  const soon = createSoon(wake);
  const claiming = createClaiming({ db, log, kinds, running, concurrency, leaseMs });

  function wake(): void {
    void claiming.claimDue();
  }

  async function announce(): Promise<void> {
    if (stopping) return;
    await announceWorker(db, workerId, kinds.ready()).catch((error) =>
      log.warn({ err: error }, 'cannot say that this worker lives; trying again'),
    );
  }

  return {
    register: kinds.register,
    enqueue: (tx, process, delayMs = 0) => enqueueProcesses(tx, [process], delayMs),
    enqueueAll: (tx, processes) => enqueueProcesses(tx, processes, 0),
    dispatch: (process) => enqueueProcesses(db, [process], 0),
    async reachable() {
      await readProcesses(db).catch((error) => {
        log.warn({ err: error }, 'the processes cannot be read');
        throw new AppError('temporal_unavailable');
      });
    },
    cancel: deleteProcess,
    async start() {
      await takeOverEngine(db, null, leaseMs);
      timers.push(
        setInterval(wake, pollMs),
        setInterval(() => void running.renew(), leaseMs / 3),
        setInterval(() => void announce(), leaseMs / 3),
      );
      await announce();
      await listener?.on(PROCESSES_CHANNEL, wake);
      await claiming.claimDue();
    },
    async stop(graceMs) {
      stopping = true;
      clearInterval(timers[0]);
      clearInterval(timers[2]);
      soon.stop();
      const claimed = claiming.stop();
      running.stop();
      // Processes from a claim still under way begin aborted, and are released.
      await atMost(graceMs, claimed.then(running.ended));
      clearInterval(timers[1]);
      await forgetWorker(db, workerId).catch(() => {});
    },
  };
}

/** Wakes for many processes at about the same time become one. */
const SOON_STEP_MS = 10;

/** Wakes before the next poll. */
function createSoon(wake: () => void) {
  const timers = new Map<number, NodeJS.Timeout>();
  let stopped = false;
  return {
    wakeIn(delayMs: number): void {
      const now = monotonicMs();
      const step = Math.ceil((now + delayMs) / SOON_STEP_MS);
      if (stopped || timers.has(step)) return;
      const ring = (): void => {
        timers.delete(step);
        wake();
      };
      timers.set(step, setTimeout(ring, step * SOON_STEP_MS - now + 1));
    },
    stop(): void {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
