import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { atMost } from '../at-most.ts';
import type { Database } from '../db.ts';
import type { Engine } from '../engine.ts';
import { announceWorker, forgetWorker } from '../engine-claim.ts';
import { createProcessKinds } from '../engine-kinds.ts';
import { deleteProcess, enqueueProcesses } from '../engine-lease-rows.ts';
import { takeOverEngine } from '../engine-owner.ts';
import { createRunningProcesses } from '../engine-running.ts';
import { AppError } from '../errors.ts';
import type { Listener } from '../listen.ts';
import type { Log } from '../log.ts';
import type { Tracing } from '../spans.ts';
import { findTemporalPackages, type TemporalPackages } from './packages.ts';
import { createRelay } from './relay.ts';
import { openTemporal, type TemporalAddress } from './server.ts';
import { createTurns } from './turns.ts';
import { createWork } from './work.ts';
import { startTemporalWorker, type TemporalWorker } from './worker.ts';

export interface TemporalEngineOptions {
  db: Database;
  at: TemporalAddress;
  listener?: Listener;
  log: Log;
  /** How long a dead worker's process waits. */
  leaseMs?: number;
  /** How late Temporal is told of a process when no notification came. */
  pollMs?: number;
  /** Concurrent processes in this OS process. */
  concurrency?: number;
  tracing?: Pick<Tracing, 'begin'> | null;
  packages?: TemporalPackages;
}

/** A start waits so long for Temporal. After that it goes on trying beside the rest. */
const START_WITHIN_MS = 10_000;

/**
 * Durable work on a Temporal server (docs/decisions/0250). The rows of `processes` stay outbox,
 * fence and record. A relay in each worker tells Temporal what was enqueued, and Temporal decides
 * when and where a process takes its turn. Throws when the packages are missing.
 */
export function createTemporalEngine({
  db,
  at,
  listener,
  log,
  leaseMs = 6_000,
  pollMs = 1_000,
  concurrency = 64,
  tracing = null,
  packages = findTemporalPackages(),
}: TemporalEngineOptions): Engine {
  const workerId = randomUUID();
  const stopping = new AbortController();
  const server = openTemporal(packages, at, leaseMs);
  const kinds = createProcessKinds(log, () => void announce());
  const running = createRunningProcesses({
    db,
    log,
    leaseMs,
    handlerOf: kinds.handlerOf,
    onEnded: () => {},
    tracing,
  });
  const relay = createRelay({ db, server, listener, log, pollMs });
  const timers: NodeJS.Timeout[] = [];
  let isOwner = false;
  const work = createWork(begin, stopping.signal, log);

  /** Only once this is the engine of the installation: to the other one it would be a stranger. */
  async function announce(): Promise<void> {
    if (!isOwner || stopping.signal.aborted) return;
    await announceWorker(db, workerId, kinds.ready()).catch((error) =>
      log.warn({ err: error }, 'cannot say that this worker lives; trying again'),
    );
  }

  /** Makes the work of this installation that of the namespace. */
  async function takeOver(): Promise<void> {
    const isNew = await takeOverEngine(db, await server.readNamespaceId(), leaseMs);
    isOwner = true;
    if (isNew) log.info('Temporal drives the processes from now on');
  }

  async function begin(): Promise<TemporalWorker> {
    await takeOver();
    await announce();
    const { heartbeat } = packages.activity();
    const turns = createTurns({ db, kinds, running, leaseMs, heartbeat });
    const identity = `${process.pid}@${hostname()}`;
    return startTemporalWorker({ packages, at, turns, identity, concurrency, log });
  }

  return {
    register: kinds.register,
    enqueue: (tx, process, delayMs = 0) => enqueueProcesses(tx, [process], delayMs),
    enqueueAll: (tx, processes) => enqueueProcesses(tx, processes, 0),
    async dispatch(process) {
      await reachable();
      await enqueueProcesses(db, [process], 0);
    },
    reachable,
    cancel: deleteProcess,
    async start() {
      timers.push(
        setInterval(() => void running.renew(), leaseMs / 3),
        setInterval(() => void announce(), leaseMs / 3),
      );
      await atMost(START_WITHIN_MS, work.start());
      await relay.start();
    },
    async stop(graceMs) {
      stopping.abort();
      clearInterval(timers[1]);
      work.stop();
      running.stop();
      await atMost(graceMs, Promise.allSettled([running.ended(), work.ended(), relay.stop()]));
      clearInterval(timers[0]);
      await forgetWorker(db, workerId).catch(() => {});
      await server.close().catch(() => {});
    },
  };

  async function reachable(): Promise<void> {
    await server.readVersion().catch((error) => {
      log.warn({ err: error }, 'Temporal does not answer');
      throw new AppError('temporal_unavailable');
    });
  }
}
