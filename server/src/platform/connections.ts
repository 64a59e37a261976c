import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from './clock.ts';
import { isConnectionLost } from './database-errors.ts';

/*
 * The connections of one process to PostgreSQL: a pool with a single bound for connections of
 * several kinds, and for those that its threads open.
 *
 * A caller waits in a queue. A connection that is given back goes to the first caller who waits for
 * its kind, and else is turned into the kind that the first caller waits for; nothing is closed for
 * that, since other processes may be waiting for the place. A caller who has waited for OVERDUE_MS
 * comes before all callers behind it, so that no kind starves another.
 *
 * PostgreSQL may have no connection left for us (others hold them), or be starting, or be away for
 * a moment. Then the pool does with what it has, and tries again after a pause: a caller waits, and
 * fails only when its time is over. No statement was sent by then, so nothing can happen twice. A
 * server that never answered is not waited for: its address is likely to be wrong.
 */

/** A connection until it is given back; with `release(true)` it is closed then. */
export type Pooled<Client> = Client & { release(destroy?: boolean): void };

/** What the pool needs of a connection. */
interface Session {
  on(event: 'error' | 'end', listener: () => void): unknown;
  end(): Promise<void>;
}

export interface ConnectionsOptions<Kind, Client> {
  /** Connections at once, of all kinds together. */
  max: number;
  /** Opens a connection that is ready to be used as one of this kind. */
  open(kind: Kind): Promise<Client>;
  /** Makes an idle connection of another kind one of this kind. It is closed when that fails. */
  turn(client: Client, kind: Kind): Promise<void>;
  /** How long a caller waits for its turn. */
  waitMs?: number;
  /** A connection that is idle for so long is closed. */
  idleMs?: number;
}

export interface Connections<Kind, Client> {
  connect(kind: Kind): Promise<Pooled<Client>>;
  /**
   * Takes room for `count` connections that are opened elsewhere, such as in threads. Call what it
   * returns when they are closed.
   */
  reserve(count: number): Promise<() => void>;
  /** Refuses new callers; resolves when every connection is given back and closed. */
  end(): Promise<void>;
}

interface Connection<Kind, Client> {
  kind: Kind;
  client: Pooled<Client>;
  broken: boolean;
  idleTimer: NodeJS.Timeout | null;
}

interface Waiter<Kind, Client> {
  /** Null: room only. */
  kind: Kind | null;
  since: number;
  timer: NodeJS.Timeout;
  serve(connection: Connection<Kind, Client> | null): void;
  refuse(error: unknown): void;
}

/**
 * Long enough that a queue which moves is served without turning many connections, and short beside
 * what a request takes under load.
 */
const OVERDUE_MS = 20;
const PAUSE_MS = { first: 50, longest: 500 };
/** How long a caller waits for a connection. */
const WAIT_MS = 10_000;
const IDLE_MS = 10_000;
const CLOSE_MAX_MS = 1_000;

/** too_many_connections, cannot_connect_now. */
const REFUSED_FOR_NOW: readonly unknown[] = ['53300', '57P03'];

/** Whether PostgreSQL refused a connection only because it has none left, or is starting. */
function isRefusedForNow(error: unknown): boolean {
  return REFUSED_FOR_NOW.includes((error as { code?: unknown } | null)?.code);
}

/**
 * Opens a single connection, and waits as a pool does while PostgreSQL has none left or is
 * starting.
 */
export async function openWhenAccepted<T>(open: () => Promise<T>, waitMs = WAIT_MS): Promise<T> {
  const startedMs = monotonicMs();
  for (let pauseMs = PAUSE_MS.first; ; pauseMs = Math.min(PAUSE_MS.longest, pauseMs * 2)) {
    try {
      return await open();
    } catch (error) {
      if (!isRefusedForNow(error) || monotonicMs() - startedMs + pauseMs > waitMs) throw error;
      await sleep(pauseMs);
    }
  }
}

export function createConnections<Kind extends string, Client extends Session>(
  options: ConnectionsOptions<Kind, Client>,
): Connections<Kind, Client> {
  const { max, open, turn, waitMs = WAIT_MS, idleMs = IDLE_MS } = options;
  type Own = Connection<Kind, Client>;
  type Waiting = Waiter<Kind, Client>;
  /** The one that was used last is the last. */
  const idle: Own[] = [];
  let waiting: Waiting[] = [];
  /** Being opened or turned, by kind. */
  const opening = new Map<Kind, number>();
  /** Closed to make room for a thread's, and not gone yet. */
  let leaving = 0;
  /** Open, being opened or closed, or reserved. */
  let count = 0;
  /**
   * PostgreSQL refused a connection beyond `limit`; from `until` on one more is tried, and all are
   * when it succeeds.
   */
  let refused: { until: number; limit: number; because: unknown } | null = null;
  let wasThere = false;
  let pauseMs = PAUSE_MS.first;
  let ended: { whenEmpty: () => void } | null = null;

  function room(): number {
    if (!refused) return max - count;
    return Math.min(max, monotonicMs() < refused.until ? refused.limit : refused.limit + 1) - count;
  }

  function pump(): void {
    for (const connection of idle.toReversed()) offer(connection);
    const onTheWay = new Map(opening);
    let places = leaving;
    for (const waiter of [...waiting]) {
      const opened = (waiter.kind !== null && onTheWay.get(waiter.kind)) || 0;
      if (opened > 0) onTheWay.set(waiter.kind!, opened - 1);
      else if (room() > 0) begin(waiter);
      else if (waiter.kind !== null && idle.length > 0) void turnInto(idle[0]!, waiter.kind);
      else if (waiter.kind === null && places > 0) places--;
      else if (waiter.kind === null && idle.length > 0) makeRoom(idle[0]!);
      else return;
    }
  }

  /**
   * To the first caller who waits for its kind, unless somebody before all of them has waited too
   * long for another kind.
   */
  function offer(connection: Own): void {
    const [head] = waiting;
    const isDue =
      head !== undefined &&
      head.kind !== connection.kind &&
      room() <= 0 &&
      monotonicMs() - head.since > OVERDUE_MS;
    const next = waiting.find(({ kind }) => kind === connection.kind);
    if (isDue && head.kind === null && leaving === 0) makeRoom(connection);
    else if (isDue && head.kind !== null && !opening.get(head.kind))
      void turnInto(connection, head.kind);
    else next?.serve(connection);
  }

  function begin(waiter: Waiting): void {
    count++;
    if (waiter.kind === null) waiter.serve(null);
    else void openOne(waiter.kind);
  }

  async function openOne(kind: Kind): Promise<void> {
    await underWay(kind, async () => {
      try {
        const client = await open(kind);
        refused = null;
        wasThere = true;
        pauseMs = PAUSE_MS.first;
        rest(keep(kind, client));
      } catch (error) {
        count--;
        if (isRefusedForNow(error) || (wasThere && isConnectionLost(error))) pause(error);
        else refuseOne(kind, error);
      }
    });
  }

  async function turnInto(connection: Own, kind: Kind): Promise<void> {
    take(connection);
    await underWay(kind, async () => {
      try {
        await turn(connection.client, kind);
        connection.kind = kind;
        rest(connection);
      } catch (error) {
        await close(connection);
        // One that broke while it was idle says nothing about the next.
        if (!connection.broken) refuseOne(kind, error);
      }
    });
  }

  async function underWay(kind: Kind, work: () => Promise<void>): Promise<void> {
    opening.set(kind, (opening.get(kind) ?? 0) + 1);
    await work();
    opening.set(kind, opening.get(kind)! - 1);
    afterChange();
  }

  function refuseOne(kind: Kind, error: unknown): void {
    waiting.find((waiter) => waiter.kind === kind)?.refuse(error);
  }

  function pause(because: unknown): void {
    refused = { until: monotonicMs() + pauseMs, limit: count, because };
    setTimeout(pump, pauseMs + 1).unref();
    pauseMs = Math.min(PAUSE_MS.longest, pauseMs * 2);
  }

  function keep(kind: Kind, client: Client): Own {
    const connection: Own = {
      kind,
      client: client as Pooled<Client>,
      broken: false,
      idleTimer: null,
    };
    const breaks = (): void => {
      connection.broken = true;
      if (idle.includes(connection)) void close(connection).then(afterChange);
    };
    // Neither an idle connection that breaks nor one between two statements may end the process:
    // the next statement throws, the next caller gets another.
    client.on('error', breaks);
    client.on('end', breaks);
    connection.client.release = (destroy) => {
      if (ended || destroy || connection.broken) void close(connection).then(afterChange);
      else rest(connection);
      pump();
    };
    return connection;
  }

  function rest(connection: Own): void {
    idle.push(connection);
    connection.idleTimer = setTimeout(
      () => void close(connection).then(afterChange),
      idleMs,
    ).unref();
  }

  function take(connection: Own): void {
    if (connection.idleTimer) clearTimeout(connection.idleTimer);
    const at = idle.indexOf(connection);
    if (at >= 0) idle.splice(at, 1);
  }

  /** It counts until PostgreSQL has let go of it, or does not say so. */
  async function close(connection: Own): Promise<void> {
    take(connection);
    let timer: NodeJS.Timeout | undefined;
    const givenUp = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, CLOSE_MAX_MS);
    });
    await Promise.race([connection.client.end().catch(() => {}), givenUp]);
    clearTimeout(timer);
    count--;
  }

  function makeRoom(connection: Own): void {
    leaving++;
    void close(connection).then(() => {
      leaving--;
      afterChange();
    });
  }

  function afterChange(): void {
    pump();
    if (!ended) return;
    for (const connection of [...idle]) void close(connection).then(afterChange);
    if (count === 0) ended.whenEmpty();
  }

  function wait(kind: Kind | null): Promise<Own | null> {
    if (ended) return Promise.reject(new Error('the connections to the database are closed'));
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(waiter.timer);
        waiting = waiting.filter((other) => other !== waiter);
      };
      const waiter: Waiting = {
        kind,
        since: monotonicMs(),
        timer: setTimeout(() => waiter.refuse(tooLate()), waitMs),
        serve(connection) {
          leave();
          if (connection) take(connection);
          resolve(connection);
        },
        refuse(error) {
          leave();
          reject(error);
        },
      };
      waiting.push(waiter);
      pump();
    });
  }

  function tooLate(): Error {
    const seconds = waitMs / 1_000;
    const why = refused
      ? `PostgreSQL gave no connection within ${seconds} s: ${(refused.because as Error).message}`
      : `none of the ${max} connections to PostgreSQL of this process became free within ${seconds} s (DB_POOL)`;
    return Object.assign(new Error(why, { cause: refused?.because }), { code: 'ETIMEDOUT' });
  }

  return {
    connect: async (kind) => (await wait(kind))!.client,
    async reserve(places) {
      const taken = await Promise.allSettled(Array.from({ length: places }, () => wait(null)));
      const release = (): void => {
        count -= taken.filter(({ status }) => status === 'fulfilled').length;
        afterChange();
      };
      const refused = taken.find(({ status }) => status === 'rejected');
      if (!refused) return release;
      release();
      throw (refused as PromiseRejectedResult).reason;
    },
    end() {
      return new Promise((resolve) => {
        ended = { whenEmpty: resolve };
        for (const waiter of waiting)
          waiter.refuse(new Error('the connections to the database are closed'));
        afterChange();
      });
    },
  };
}
