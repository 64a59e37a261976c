import { monotonicMs } from './clock.ts';
import type { Database } from './db.ts';
import { type Advance, LeaseLost, type ProcessHandler } from './engine.ts';
import type { Claim } from './engine-claim.ts';
import { fenceLease, releaseFailedLease, releaseLease, renewLeases } from './engine-lease-rows.ts';
import type { Log } from './log.ts';
import { recorded, type Tracing } from './spans.ts';
import { runInWorkspace } from './tenant-scope.ts';

interface Running {
  controller: AbortController;
  /** Fires when the lease has run out as far as this process can know. */
  expiry: NodeJS.Timeout;
  ended: Promise<number | null>;
}

/** The processes that this worker is running, each under its lease. */
export interface RunningProcesses {
  /**
   * `askedAtMs`: when the claim was sent, on the monotonic clock. The lease counts from then.
   * Resolves when it has ended with when it is due again, in milliseconds, as far as this worker
   * knows.
   */
  begin(claim: Claim, askedAtMs: number): Promise<number | null>;
  count(): number;
  renew(): Promise<void>;
  /** Aborts all processes, and each one that begins later. */
  stop(): void;
  /** Resolves when all processes running now have ended. */
  ended(): Promise<unknown>;
}

interface RunningOptions {
  db: Database;
  log: Log;
  leaseMs: number;
  handlerOf(kind: string): ProcessHandler;
  /** `dueInMs`: when it is due again, as far as this worker knows. */
  onEnded(dueInMs: number | null): void;
  tracing: Pick<Tracing, 'begin'> | null;
}

const MAX_BACKOFF_MS = 60_000;

export function createRunningProcesses({
  db,
  log,
  leaseMs,
  handlerOf,
  onEnded,
  tracing,
}: RunningOptions): RunningProcesses {
  const running = new Map<string, Running>();
  let stopping = false;

  /** A process whose lease ran out must stop on its own: nothing reports that another took over. */
  function expiryOf(controller: AbortController, askedAtMs: number): NodeJS.Timeout {
    return setTimeout(() => controller.abort(), Math.max(0, askedAtMs + leaseMs - monotonicMs()));
  }

  async function renewAll(tokens: string[]): Promise<void> {
    const askedAtMs = monotonicMs();
    const { renewed, locked } = await renewLeases(db, tokens, leaseMs);
    for (const token of tokens) {
      const work = running.get(token);
      if (!work || locked.has(token)) continue;
      clearTimeout(work.expiry);
      if (renewed.has(token)) work.expiry = expiryOf(work.controller, askedAtMs);
      else work.controller.abort();
    }
  }

  return {
    begin(claim, askedAtMs) {
      const controller = new AbortController();
      const handler = handlerOf(claim.kind);
      const ended = runUnderLease({ db, log, claim, handler, tracing }, controller.signal).then(
        (dueInMs) => {
          clearTimeout(running.get(claim.token)?.expiry);
          running.delete(claim.token);
          onEnded(dueInMs);
          return dueInMs;
        },
      );
      running.set(claim.token, { controller, expiry: expiryOf(controller, askedAtMs), ended });
      if (stopping) controller.abort();
      return ended;
    },
    count: () => running.size,
    async renew() {
      const tokens = [...running.keys()];
      if (tokens.length === 0) return;
      await renewAll(tokens).catch((error) =>
        log.warn({ err: error }, 'cannot renew leases; trying again'),
      );
    },
    stop() {
      stopping = true;
      for (const { controller } of running.values()) controller.abort();
    },
    ended: () => Promise.allSettled([...running.values()].map(({ ended }) => ended)),
  };
}

interface LeasedProcess {
  db: Database;
  log: Log;
  claim: Claim;
  handler: ProcessHandler;
  tracing: Pick<Tracing, 'begin'> | null;
}

/**
 * Advances one process, then releases its lease. Returns in how many milliseconds it is due again,
 * if it is and that is known. Never rejects.
 */
async function runUnderLease(
  { db, log, claim, handler, tracing }: LeasedProcess,
  signal: AbortSignal,
): Promise<number | null> {
  const { kind, id, workspaceId, failures } = claim;
  try {
    const fence: Advance['fence'] = (tx) => fenceLease(tx, claim);
    const advance = () =>
      runInWorkspace(workspaceId, () => handler({ id, workspaceId, fence, signal }));
    const attributes = {
      'greenroom.process': id,
      'greenroom.workspace': workspaceId,
      'greenroom.failures': failures,
    };
    const outcome = tracing
      ? await recorded(tracing.begin(kind, attributes, null), advance)
      : await advance();
    return await releaseLease(db, claim, outcome);
  } catch (error) {
    if (error instanceof LeaseLost) {
      log.warn({ kind, id }, error.message);
      return null;
    }
    log.error(
      { err: error, kind, id, failures: failures + 1 },
      'advance failed; it will be tried again',
    );
    const backoffMs = Math.min(MAX_BACKOFF_MS, 250 * 2 ** failures);
    await releaseFailedLease(db, claim, backoffMs, String(error)).catch((lost) =>
      log.warn({ err: lost }, 'the lease will expire automatically'),
    );
    return backoffMs;
  }
}
