import type { ConnectionClosing } from './connection-closing.ts';
import type { ConnectionQueue } from './connection-queue.ts';
import type { ConnectionRoom } from './connection-room.ts';
import type { IdleConnections } from './idle-connections.ts';
import type { Connection } from './pooled-connection.ts';

/** Prepares connections of a kind: opens new ones, and turns idle ones of another kind. */
export interface ConnectionOpening<Kind, Client> {
  /** The caller has already reserved the room for it. */
  open(kind: Kind): void;
  turn(connection: Connection<Kind, Client>, kind: Kind): void;
  /** How many connections are being opened or turned, by kind. */
  underWay: ReadonlyMap<Kind, number>;
}

interface OpeningDependencies<Kind, Client> {
  open(kind: Kind): Promise<Connection<Kind, Client>>;
  turn(client: Client, kind: Kind): Promise<void>;
  queue: ConnectionQueue<Kind, Client>;
  idle: IdleConnections<Kind, Client>;
  room: ConnectionRoom;
  closing: ConnectionClosing<Kind, Client>;
  onChange(): void;
}

export function createConnectionOpening<Kind, Client>({
  open,
  turn,
  queue,
  idle,
  room,
  closing,
  onChange,
}: OpeningDependencies<Kind, Client>): ConnectionOpening<Kind, Client> {
  const underWay = new Map<Kind, number>();

  async function track(kind: Kind, work: () => Promise<void>): Promise<void> {
    underWay.set(kind, (underWay.get(kind) ?? 0) + 1);
    await work();
    underWay.set(kind, underWay.get(kind)! - 1);
    onChange();
  }

  const refuseFirst = (kind: Kind, error: unknown): void => queue.firstFor(kind)?.refuse(error);

  async function openOne(kind: Kind): Promise<void> {
    try {
      const connection = await open(kind);
      room.recordAccepted();
      idle.add(connection);
    } catch (error) {
      room.release(1);
      if (!room.recordFailure(error)) refuseFirst(kind, error);
    }
  }

  async function turnOne(connection: Connection<Kind, Client>, kind: Kind): Promise<void> {
    idle.remove(connection);
    try {
      await turn(connection.client, kind);
      connection.kind = kind;
      idle.add(connection);
    } catch (error) {
      await closing.closed(connection);
      // A connection that broke while idle does not predict the next one.
      if (!connection.broken) refuseFirst(kind, error);
    }
  }

  return {
    open: (kind) => void track(kind, () => openOne(kind)),
    turn: (connection, kind) => void track(kind, () => turnOne(connection, kind)),
    underWay,
  };
}
