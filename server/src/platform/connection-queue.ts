import { monotonicMs } from './clock.ts';
import type { Connection } from './pooled-connection.ts';

/** A caller that waits for a connection of a kind, or for room to open one elsewhere. */
export interface Waiter<Kind, Client> {
  /** Null: room only. */
  kind: Kind | null;
  since: number;
  timer: NodeJS.Timeout;
  serve(connection: Connection<Kind, Client> | null): void;
  refuse(error: unknown): void;
}

export interface ConnectionQueue<Kind, Client> {
  /** Joins the queue. Resolves with null for a caller that waits for room only. */
  wait(kind: Kind | null): Promise<Connection<Kind, Client> | null>;
  /** In order of arrival. The returned list does not change when a caller leaves. */
  waiters(): readonly Waiter<Kind, Client>[];
  firstFor(kind: Kind): Waiter<Kind, Client> | undefined;
}

export function createConnectionQueue<Kind, Client>(
  waitMs: number,
  tooLate: () => Error,
): ConnectionQueue<Kind, Client> {
  let waiting: Waiter<Kind, Client>[] = [];
  return {
    wait: (kind) =>
      new Promise((resolve, reject) => {
        const leave = (): void => {
          clearTimeout(waiter.timer);
          waiting = waiting.filter((other) => other !== waiter);
        };
        const waiter: Waiter<Kind, Client> = {
          kind,
          since: monotonicMs(),
          timer: setTimeout(() => waiter.refuse(tooLate()), waitMs),
          serve(connection) {
            leave();
            resolve(connection);
          },
          refuse(error) {
            leave();
            reject(error);
          },
        };
        waiting.push(waiter);
      }),
    waiters: () => waiting,
    firstFor: (kind) => waiting.find((waiter) => waiter.kind === kind),
  };
}
