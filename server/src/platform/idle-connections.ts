import type { Connection } from './pooled-connection.ts';

export interface IdleConnections<Kind, Client> {
  add(connection: Connection<Kind, Client>): void;
  /** Does nothing for a connection that is not idle. */
  remove(connection: Connection<Kind, Client>): void;
  has(connection: Connection<Kind, Client>): boolean;
  /** The connection that was used least recently. */
  oldest(): Connection<Kind, Client> | undefined;
  /** A copy, most recently used first. */
  newestFirst(): Connection<Kind, Client>[];
}

/** Calls `expire` for a connection that has been idle for `idleMs`. */
export function createIdleConnections<Kind, Client>(
  idleMs: number,
  expire: (connection: Connection<Kind, Client>) => void,
): IdleConnections<Kind, Client> {
  /** The most recently used connection is last. */
  const idle: Connection<Kind, Client>[] = [];
  return {
    add(connection) {
      idle.push(connection);
      connection.idleTimer = setTimeout(() => expire(connection), idleMs).unref();
    },
    remove(connection) {
      if (connection.idleTimer) clearTimeout(connection.idleTimer);
      const at = idle.indexOf(connection);
      if (at >= 0) idle.splice(at, 1);
    },
    has: (connection) => idle.includes(connection),
    oldest: () => idle[0],
    newestFirst: () => idle.toReversed(),
  };
}
