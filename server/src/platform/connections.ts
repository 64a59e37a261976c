import { createConnectionAssignment } from './connection-assignment.ts';
import { createConnectionClosing } from './connection-closing.ts';
import { createConnectionOpening } from './connection-opening.ts';
import { createConnectionQueue } from './connection-queue.ts';
import { CONNECTION_WAIT_MS } from './connection-refusal.ts';
import { type ConnectionRoom, createConnectionRoom } from './connection-room.ts';
import { createIdleConnections } from './idle-connections.ts';
import {
  type Connection,
  type ConnectionEvents,
  type Pooled,
  pooledConnection,
  type Session,
} from './pooled-connection.ts';

/*
 * The connections of one process to PostgreSQL: a pool with a single bound for connections of
 * several kinds, and for those that its threads open.
 *
 * A caller waits in a queue. A released connection goes to the first caller who waits for its kind;
 * if there is none, it is turned into the kind that the first caller waits for. No connection is
 * closed for that, since other processes may be waiting for its place. A caller who has waited for
 * OVERDUE_MS comes before all callers behind it, so that no kind starves another.
 *
 * PostgreSQL may have no connection left for this process (others hold them), be starting, or be
 * away for a moment. Then the pool uses the connections that it has, and tries again after a pause:
 * a caller waits, and fails only when its time is over. No statement was sent by then, so nothing
 * can happen twice.
 */

export interface ConnectionsOptions<Kind, Client> {
  /** Maximum connections, all kinds together. */
  max: number;
  /** Opens a connection that is ready for use as this kind. */
  open(kind: Kind): Promise<Client>;
  /** Turns an idle connection of another kind into this kind. When that fails, it is closed. */
  turn(client: Client, kind: Kind): Promise<void>;
  /** How long a caller waits for a connection. */
  waitMs?: number;
  /** A connection that is idle for this long is closed. */
  idleMs?: number;
}

export interface Connections<Kind, Client> {
  connect(kind: Kind): Promise<Pooled<Client>>;
  /**
   * Reserves room for `count` connections that are opened elsewhere, such as in threads. Call the
   * returned function when they are closed.
   */
  reserve(count: number): Promise<() => void>;
  /** `taken`: open, being opened, or reserved. */
  state(): { max: number; taken: number; idle: number; waiting: number };
  /** For a process that stops: after `graceMs`, no caller waits for a server that is away. */
  stopWaiting(graceMs: number): void;
  /** Refuses new callers; resolves when every connection is released and closed. */
  end(): Promise<void>;
}

const IDLE_MS = 10_000;

export function createConnections<Kind extends string, Client extends Session>(
  options: ConnectionsOptions<Kind, Client>,
): Connections<Kind, Client> {
  const { max, waitMs = CONNECTION_WAIT_MS, idleMs = IDLE_MS } = options;
  let ended: { whenEmpty: () => void } | null = null;

  const room = createConnectionRoom(max, () => assign());
  const queue = createConnectionQueue<Kind, Client>(waitMs, () => tooLate(max, waitMs, room));
  const idle = createIdleConnections<Kind, Client>(idleMs, (connection) =>
    closing.close(connection),
  );
  const closing = createConnectionClosing(idle, room, afterChange);
  const events: ConnectionEvents<Kind, Client> = {
    onBroken(connection) {
      if (idle.has(connection)) closing.close(connection);
    },
    onReleased(connection, destroy) {
      if (ended || destroy || connection.broken) closing.close(connection);
      else idle.add(connection);
      assign();
    },
  };
  const opening = createConnectionOpening<Kind, Client>({
    open: async (kind) => pooledConnection(kind, await options.open(kind), events),
    turn: options.turn,
    queue,
    idle,
    room,
    closing,
    onChange: afterChange,
  });
  const assign = createConnectionAssignment({ queue, idle, room, opening, closing });

  function afterChange(): void {
    assign();
    if (!ended) return;
    for (const connection of idle.newestFirst()) closing.close(connection);
    if (room.isUnused()) ended.whenEmpty();
  }

  function wait(kind: Kind | null): Promise<Connection<Kind, Client> | null> {
    if (ended) return Promise.reject(endedError());
    const served = queue.wait(kind);
    assign();
    return served;
  }

  return {
    connect: async (kind) => (await wait(kind))!.client,
    reserve: (places) =>
      reserve(
        places,
        () => wait(null),
        (count) => {
          room.release(count);
          afterChange();
        },
      ),
    state: () => ({
      max,
      taken: room.taken(),
      idle: idle.newestFirst().length,
      waiting: queue.waiters().length,
    }),
    stopWaiting: room.stopWaiting,
    end: () =>
      new Promise((resolve) => {
        ended = { whenEmpty: resolve };
        for (const waiter of queue.waiters()) waiter.refuse(endedError());
        afterChange();
      }),
  };
}

/** Takes all places or none. */
async function reserve(
  places: number,
  take: () => Promise<unknown>,
  release: (count: number) => void,
): Promise<() => void> {
  const taken = await Promise.allSettled(Array.from({ length: places }, take));
  const releaseTaken = (): void =>
    release(taken.filter(({ status }) => status === 'fulfilled').length);
  const refused = taken.find(({ status }) => status === 'rejected');
  if (!refused) return releaseTaken;
  releaseTaken();
  throw (refused as PromiseRejectedResult).reason;
}

function tooLate(max: number, waitMs: number, room: ConnectionRoom): Error {
  const seconds = waitMs / 1_000;
  const refusal = room.refusal();
  const why = refusal
    ? `PostgreSQL gave no connection within ${seconds} s: ${(refusal.because as Error).message}`
    : `none of the ${max} connections to PostgreSQL of this process became free within ${seconds} s (DB_POOL)`;
  return Object.assign(new Error(why, { cause: refusal?.because }), { code: 'ETIMEDOUT' });
}

const endedError = (): Error => new Error('the connections to the database are closed');
