/** A connection until it is released; `release(true)` closes it. */
export type Pooled<Client> = Client & { release(destroy?: boolean): void };

/** What the pool requires of a connection. */
export interface Session {
  on(event: 'error' | 'end', listener: () => void): unknown;
  end(): Promise<void>;
}

export interface Connection<Kind, Client> {
  kind: Kind;
  client: Pooled<Client>;
  broken: boolean;
  idleTimer: NodeJS.Timeout | null;
}

export interface ConnectionEvents<Kind, Client> {
  onBroken(connection: Connection<Kind, Client>): void;
  onReleased(connection: Connection<Kind, Client>, destroy: boolean | undefined): void;
}

export function pooledConnection<Kind, Client extends Session>(
  kind: Kind,
  client: Client,
  { onBroken, onReleased }: ConnectionEvents<Kind, Client>,
): Connection<Kind, Client> {
  const connection: Connection<Kind, Client> = {
    kind,
    client: client as Pooled<Client>,
    broken: false,
    idleTimer: null,
  };
  const breaks = (): void => {
    connection.broken = true;
    onBroken(connection);
  };
  // A connection that breaks while it is idle or between two statements must not end the process:
  // the next statement throws, and the next caller gets another connection.
  client.on('error', breaks);
  client.on('end', breaks);
  connection.client.release = (destroy) => onReleased(connection, destroy);
  return connection;
}
