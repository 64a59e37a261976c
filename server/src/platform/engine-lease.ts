import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { monotonicMs } from './clock.ts';
import type { Database, Tx } from './db.ts';
import {
  type Advance,
  type AdvanceOutcome,
  type Engine,
  LeaseLost,
  type Preparation,
  type ProcessHandler,
  type ProcessRef,
} from './engine.ts';
import {
  announceWorker,
  type Claim,
  claimRows,
  forgetWorker,
  PROCESSES_CHANNEL,
} from './engine-claim.ts';
import { AppError } from './errors.ts';
import type { Listener } from './listen.ts';
import type { Log } from './log.ts';
import { runInWorkspace } from './tenant-scope.ts';

export interface LeaseEngineOptions {
  db: Database;
  /** Wakes the engine at once on enqueue; without it, it polls. */
  listener?: Listener;
  log: Log;
  /** How long a dead worker's process waits; a live worker renews at a third of it. */
  leaseMs?: number;
  pollMs?: number;
  /** Processes advanced at once in this OS process; they mostly wait for judges and receivers. */
  concurrency?: number;
}

interface Running {
  claim: Claim;
  controller: AbortController;
  /** Fires when the lease has run out as far as this process can know. */
  expiry: NodeJS.Timeout;
  ended: Promise<void>;
}

const MAX_BACKOFF_MS = 60_000;

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
}: LeaseEngineOptions): Engine {
  const workerId = randomUUID();
  const handlers = new Map<string, ProcessHandler>();
  const preparations = new Map<string, Preparation>();
  const preparing = new Set<Preparation>();
  const running = new Map<string, Running>();
  const timers: NodeJS.Timeout[] = [];
  let stopping = false;
  let claiming = false;
  let lastClaim = Promise.resolve();
  let claimAgain = false;
  /** Where the next claim begins to look for workspaces. */
  let after = '';

  /** Claims are never concurrent in one OS process; a wake during a claim causes one more. */
  async function claimDue(): Promise<void> {
    if (claiming || stopping) {
      claimAgain = true;
      return;
    }
    lastClaim = claimRounds();
    await lastClaim;
  }

  async function claimRounds(): Promise<void> {
    claiming = true;
    try {
      do {
        claimAgain = false;
        const room = concurrency - running.size;
        if (room <= 0) break;
        const askedAtMs = monotonicMs();
        const claimed = await claimRows(db, {
          kinds: takenKinds(),
          waitingKinds: waitingKinds(),
          room,
          held: running.size,
          leaseMs,
          after,
        });
        after = claimed.after;
        for (const claim of claimed.claims) begin(claim, askedAtMs);
        for (const kind of claimed.wanted) prepare(kind);
      } while (claimAgain && !stopping);
    } catch (error) {
      log.warn({ err: error }, 'cannot claim processes; trying again');
    } finally {
      claiming = false;
    }
  }

  const isReady = (kind: string): boolean => preparations.get(kind)?.isReady() ?? true;
  const takenKinds = (): string[] => [...handlers.keys()].filter(isReady);
  const waitingKinds = (): string[] => [...handlers.keys()].filter((kind) => !isReady(kind));

  /** Once at a time; a process of the kind that is still due asks again after a failure. */
  function prepare(kind: string): void {
    const preparation = preparations.get(kind);
    if (!preparation || preparing.has(preparation) || stopping) return;
    preparing.add(preparation);
    preparation
      .prepare()
      .catch((error) =>
        log.warn({ err: error, kind }, 'cannot get what this kind of work needs; trying again'),
      )
      .finally(() => {
        preparing.delete(preparation);
        void announce();
        void claimDue();
      });
  }

  async function announce(): Promise<void> {
    if (stopping) return;
    await announceWorker(db, workerId, takenKinds()).catch((error) =>
      log.warn({ err: error }, 'cannot say that this worker lives; trying again'),
    );
  }

  function begin(claim: Claim, askedAtMs: number): void {
    const controller = new AbortController();
    const ended = advance(claim, controller.signal).finally(() => {
      clearTimeout(running.get(claim.token)?.expiry);
      running.delete(claim.token);
      void claimDue();
    });
    running.set(claim.token, { claim, controller, expiry: expiryOf(controller, askedAtMs), ended });
    if (stopping) controller.abort();
  }

  /**
   * A process that the database has forgotten must fall silent by itself: nothing tells it that
   * another has taken over.
   */
  function expiryOf(controller: AbortController, askedAtMs: number): NodeJS.Timeout {
    return setTimeout(() => controller.abort(), Math.max(0, askedAtMs + leaseMs - monotonicMs()));
  }

  async function advance(claim: Claim, signal: AbortSignal): Promise<void> {
    try {
      const process: Advance = {
        id: claim.id,
        workspaceId: claim.workspaceId,
        fence: (tx) => fence(tx, claim),
        signal,
      };
      const outcome = await runInWorkspace(claim.workspaceId, () =>
        handlers.get(claim.kind)!(process),
      );
      await release(db, claim, outcome);
    } catch (error) {
      if (error instanceof LeaseLost) {
        log.warn({ kind: claim.kind, id: claim.id }, error.message);
        return;
      }
      log.error(
        { err: error, kind: claim.kind, id: claim.id, failures: claim.failures + 1 },
        'advance failed; it will be tried again',
      );
      const backoffMs = Math.min(MAX_BACKOFF_MS, 250 * 2 ** claim.failures);
      await releaseFailed(db, claim, backoffMs, String(error)).catch((lost) =>
        log.warn({ err: lost }, 'the lease will run out by itself'),
      );
    }
  }

  async function renew(): Promise<void> {
    const tokens = [...running.keys()];
    if (tokens.length === 0) return;
    try {
      const askedAtMs = monotonicMs();
      const kept = await renewRows(db, tokens, leaseMs);
      for (const token of tokens) {
        const work = running.get(token);
        if (!work) continue;
        clearTimeout(work.expiry);
        if (kept.has(token)) work.expiry = expiryOf(work.controller, askedAtMs);
        else work.controller.abort();
      }
    } catch (error) {
      log.warn({ err: error }, 'cannot renew leases; trying again');
    }
  }

  return {
    register(kind, handler, preparation) {
      handlers.set(kind, handler);
      if (preparation) preparations.set(kind, preparation);
    },
    enqueue: (tx, process, delayMs = 0) => enqueueRow(tx, process, delayMs),
    dispatch: (process) => enqueueRow(db, process, 0),
    async reachable() {
      await sql`select 1 from processes limit 1`.execute(db).catch((error) => {
        log.warn({ err: error }, 'the processes cannot be read');
        throw new AppError('temporal_unavailable');
      });
    },
    async cancel(tx, { kind, id }) {
      await sql`delete from processes where kind = ${kind} and id = ${id}`.execute(tx);
    },
    async start() {
      timers.push(
        setInterval(() => void claimDue(), pollMs),
        setInterval(() => void renew(), leaseMs / 3),
        setInterval(() => void announce(), leaseMs / 3),
      );
      await announce();
      await listener?.on(PROCESSES_CHANNEL, () => void claimDue());
      await claimDue();
    },
    async stop(graceMs) {
      stopping = true;
      clearInterval(timers[0]);
      clearInterval(timers[2]);
      for (const { controller } of running.values()) controller.abort();
      // What a claim under way still brings is begun, told to stop, and given back.
      const allEnded = lastClaim.then(() =>
        Promise.allSettled([...running.values()].map(({ ended }) => ended)),
      );
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([
        allEnded,
        new Promise((resolve) => (timer = setTimeout(resolve, graceMs))),
      ]);
      clearTimeout(timer);
      clearInterval(timers[1]);
      await forgetWorker(db, workerId).catch(() => {});
    },
  };
}

async function enqueueRow(
  tx: Tx,
  { kind, id, workspaceId }: ProcessRef,
  delayMs: number,
): Promise<void> {
  await sql`
    with row as (
      insert into processes as p (kind, id, workspace_id, wake_at, due)
      values (${kind}, ${id}, ${workspaceId}, now() + ${delayMs} * interval '1 millisecond', ${delayMs <= 0})
      on conflict (kind, id) do update set
        wakes = p.wakes + 1,
        -- A talent is refreshed for all: the process stands in line with the workspace that asked last.
        workspace_id = excluded.workspace_id,
        failures = 0,
        -- A held lease stays held: its holder sees the new wake when it ends.
        wake_at = case when p.lease_token is null then least(p.wake_at, excluded.wake_at) else p.wake_at end,
        due = p.due or (p.lease_token is null and excluded.due)
      returning 1)
    select pg_notify(${PROCESSES_CHANNEL}, '') from row`.execute(tx);
}

async function renewRows(db: Database, tokens: string[], leaseMs: number): Promise<Set<string>> {
  const { rows } = await sql<{ lease_token: string }>`
    update processes set wake_at = now() + ${leaseMs} * interval '1 millisecond'
    where lease_token = any(${tokens}::uuid[]) returning lease_token`.execute(db);
  return new Set(rows.map((row) => row.lease_token));
}

/**
 * A shared row lock: while the transaction lasts nobody can claim the process, and if somebody has,
 * nothing is written.
 */
async function fence(tx: Tx, { kind, id, token }: Claim): Promise<void> {
  const { rows } =
    await sql`select 1 from processes where kind = ${kind} and id = ${id} and lease_token = ${token}::uuid for share`.execute(
      tx,
    );
  if (rows.length === 0) throw new LeaseLost(kind, id);
}

/**
 * Ends the lease. Work enqueued since the claim makes the process due at once, whatever the outcome
 * says.
 */
async function release(
  db: Database,
  { kind, id, token, wakes }: Claim,
  outcome: AdvanceOutcome,
): Promise<void> {
  const wakeAt = typeof outcome === 'string' ? null : outcome.wakeAt;
  await sql`
    with gone as (
      delete from processes
      where kind = ${kind} and id = ${id} and lease_token = ${token}::uuid and wakes = ${wakes} and ${outcome === 'done'}
      returning 1)
    update processes set lease_token = null, failures = 0, last_error = null, due = wakes <> ${wakes} or ${wakeAt === null},
      wake_at = case when wakes = ${wakes} then coalesce(${wakeAt}::timestamptz, now()) else now() end
    where kind = ${kind} and id = ${id} and lease_token = ${token}::uuid and not exists (select 1 from gone)`.execute(
    db,
  );
}

async function releaseFailed(
  db: Database,
  { kind, id, token }: Claim,
  backoffMs: number,
  reason: string,
): Promise<void> {
  await sql`
    update processes set lease_token = null, failures = failures + 1, last_error = ${reason.slice(0, 1_000)},
      wake_at = now() + ${backoffMs} * interval '1 millisecond'
    where kind = ${kind} and id = ${id} and lease_token = ${token}::uuid`.execute(db);
}
