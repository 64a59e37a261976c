import type { ConnectionRoom } from './connection-room.ts';
import type { IdleConnections } from './idle-connections.ts';
import type { Connection, Session } from './pooled-connection.ts';

const CLOSE_MAX_MS = 1_000;

export interface ConnectionClosing<Kind, Client> {
  close(connection: Connection<Kind, Client>): void;
  /** Closes a connection to make room for a waiting caller. */
  makeRoom(connection: Connection<Kind, Client>): void;
  /** How many connections are being closed to make room. */
  makingRoom(): number;
  /** Resolves when the connection is closed, without calling `onClosed`. */
  closed(connection: Connection<Kind, Client>): Promise<void>;
}

export function createConnectionClosing<Kind, Client extends Session>(
  idle: IdleConnections<Kind, Client>,
  room: ConnectionRoom,
  onClosed: () => void,
): ConnectionClosing<Kind, Client> {
  let makingRoom = 0;

  /** The connection counts until PostgreSQL closes it or fails to answer in time. */
  async function closed(connection: Connection<Kind, Client>): Promise<void> {
    idle.remove(connection);
    let timer: NodeJS.Timeout | undefined;
    const givenUp = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, CLOSE_MAX_MS);
    });
    await Promise.race([connection.client.end().catch(() => {}), givenUp]);
    clearTimeout(timer);
    room.release(1);
  }

  return {
    closed,
    close: (connection) => void closed(connection).then(onClosed),
    makeRoom(connection) {
      makingRoom++;
      void closed(connection).then(() => {
        makingRoom--;
        onClosed();
      });
    },
    makingRoom: () => makingRoom,
  };
}
