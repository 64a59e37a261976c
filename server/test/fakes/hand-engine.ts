import type {
  Advance,
  AdvanceOutcome,
  Engine,
  ProcessHandler,
  ProcessRef,
} from '../../src/platform/engine.ts';
import { LeaseLost } from '../../src/platform/engine.ts';
import type { FakeClock } from './clock.ts';

interface Row {
  ref: ProcessRef;
  wakeAt: number;
  wakes: number;
  token: number;
}

export interface HandEngine extends Engine {
  /** When the next process is due; null when there is none. */
  nextWake(kind: string): Date | null;
  /** Advances everything of the kind that is due, again and again, until nothing is. */
  runDue(kind: string): Promise<void>;
  /**
   * Forgets an advance that is under way, as if its worker had died there; the process is due again
   * after the lease.
   */
  abandon(process: Pick<ProcessRef, 'kind' | 'id'>, leaseMs: number): void;
  /** How often advances were begun. */
  advances(): number;
}

/**
 * An engine without a timer: processes are due by the fake clock, and run when a test says so. What
 * it promises is what the lease engine promises.
 */
export function handEngine(clock: FakeClock, concurrency = 8): HandEngine {
  const handlers = new Map<string, ProcessHandler>();
  const rows = new Map<string, Row>();
  const running = new Map<number, { row: Row; ended: Promise<void>; leave: () => void }>();
  let tokens = 0;
  const keyOf = ({ kind, id }: Pick<ProcessRef, 'kind' | 'id'>) => `${kind} ${id}`;
  const isHeld = (row: Row) => running.has(row.token);

  function wake(ref: ProcessRef, delayMs: number): void {
    const at = clock.now().getTime() + delayMs;
    const row = rows.get(keyOf(ref));
    if (!row) rows.set(keyOf(ref), { ref, wakeAt: at, wakes: 1, token: 0 });
    else
      Object.assign(row, {
        wakes: row.wakes + 1,
        wakeAt: isHeld(row) ? row.wakeAt : Math.min(row.wakeAt, at),
      });
  }

  function begin(row: Row): void {
    const token = ++tokens;
    row.token = token;
    const { wakes } = row;
    const holds = () =>
      rows.get(keyOf(row.ref)) === row && row.token === token && running.has(token);
    const advance: Advance = {
      id: row.ref.id,
      workspaceId: row.ref.workspaceId,
      async fence() {
        if (!holds()) throw new LeaseLost(row.ref.kind, row.ref.id);
      },
      signal: new AbortController().signal,
    };
    const left = Promise.withResolvers<void>();
    const ended = handlers.get(row.ref.kind)!(advance)
      .then((outcome) => holds() && end(row, wakes, outcome))
      .catch((error) => {
        if (!(error instanceof LeaseLost)) throw error;
      })
      .then(() => {});
    running.set(token, {
      row,
      ended: Promise.race([ended, left.promise]).finally(() => running.delete(token)),
      leave: left.resolve,
    });
  }

  function end(row: Row, wakes: number, outcome: AdvanceOutcome): void {
    if (row.wakes !== wakes || outcome === 'again') row.wakeAt = clock.now().getTime();
    else if (outcome === 'done') rows.delete(keyOf(row.ref));
    else row.wakeAt = outcome.wakeAt.getTime();
  }

  const dueRow = (kind: string): Row | undefined =>
    [...rows.values()]
      .filter((row) => row.ref.kind === kind && !isHeld(row) && row.wakeAt <= clock.now().getTime())
      .sort((a, b) => a.wakeAt - b.wakeAt)[0];

  return {
    register: (kind, handler) => void handlers.set(kind, handler),
    reachable: async () => {},
    enqueue: async (_tx, ref, delayMs = 0) => wake(ref, delayMs),
    async enqueueAll(_tx, refs) {
      for (const ref of refs) wake(ref, 0);
    },
    dispatch: async (ref) => wake(ref, 0),
    cancel: async (_tx, ref) => void rows.delete(keyOf(ref)),
    start: async () => {},
    stop: async () => {},
    nextWake(kind) {
      const times = [...rows.values()]
        .filter(({ ref }) => ref.kind === kind)
        .map(({ wakeAt }) => wakeAt);
      return times.length === 0 ? null : new Date(Math.min(...times));
    },
    async runDue(kind) {
      for (;;) {
        for (let row = dueRow(kind); row && running.size < concurrency; row = dueRow(kind))
          begin(row);
        if (running.size === 0) return;
        await Promise.race([...running.values()].map(({ ended }) => ended));
      }
    },
    abandon(ref, leaseMs) {
      const row = rows.get(keyOf(ref));
      const held = row && running.get(row.token);
      if (!held) return;
      running.delete(row.token);
      row.wakeAt = clock.now().getTime() + leaseMs;
      held.leave();
    },
    advances: () => tokens,
  };
}
