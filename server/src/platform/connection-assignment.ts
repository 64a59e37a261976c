import { monotonicMs } from './clock.ts';
import type { ConnectionClosing } from './connection-closing.ts';
import type { ConnectionOpening } from './connection-opening.ts';
import type { ConnectionQueue, Waiter } from './connection-queue.ts';
import type { ConnectionRoom } from './connection-room.ts';
import type { IdleConnections } from './idle-connections.ts';
import type { Connection } from './pooled-connection.ts';

/**
 * Long enough that a moving queue is served without turning many connections, and short compared
 * with a request under load.
 */
const OVERDUE_MS = 20;

interface AssignmentDependencies<Kind, Client> {
  queue: ConnectionQueue<Kind, Client>;
  idle: IdleConnections<Kind, Client>;
  room: ConnectionRoom;
  opening: ConnectionOpening<Kind, Client>;
  closing: ConnectionClosing<Kind, Client>;
}

/**
 * Returns a function that gives idle connections to waiting callers, and opens or turns connections
 * for the kinds that they still need.
 */
export function createConnectionAssignment<Kind, Client>({
  queue,
  idle,
  room,
  opening,
  closing,
}: AssignmentDependencies<Kind, Client>): () => void {
  /**
   * Serves the first caller that waits for this kind, unless the caller at the head of the queue
   * has waited too long for another kind.
   */
  function offer(connection: Connection<Kind, Client>): void {
    const [head] = queue.waiters();
    const isDue =
      head !== undefined &&
      head.kind !== connection.kind &&
      room.available() <= 0 &&
      monotonicMs() - head.since > OVERDUE_MS;
    if (isDue && head.kind === null && closing.makingRoom() === 0) closing.makeRoom(connection);
    else if (isDue && head.kind !== null && !opening.underWay.get(head.kind))
      opening.turn(connection, head.kind);
    else serve(queue.firstFor(connection.kind), connection);
  }

  function serve(
    waiter: Waiter<Kind, Client> | undefined,
    connection: Connection<Kind, Client>,
  ): void {
    if (!waiter) return;
    idle.remove(connection);
    waiter.serve(connection);
  }

  function useRoom(waiter: Waiter<Kind, Client>): void {
    room.take();
    if (waiter.kind === null) waiter.serve(null);
    else opening.open(waiter.kind);
  }

  return () => {
    for (const connection of idle.newestFirst()) offer(connection);
    const onTheWay = new Map(opening.underWay);
    let roomOnTheWay = closing.makingRoom();
    for (const waiter of [...queue.waiters()]) {
      const oldest = idle.oldest();
      const coming = (waiter.kind !== null && onTheWay.get(waiter.kind)) || 0;
      if (coming > 0) onTheWay.set(waiter.kind!, coming - 1);
      else if (room.available() > 0) useRoom(waiter);
      else if (waiter.kind !== null && oldest) opening.turn(oldest, waiter.kind);
      else if (waiter.kind === null && roomOnTheWay > 0) roomOnTheWay--;
      else if (waiter.kind === null && oldest) closing.makeRoom(oldest);
      else return;
    }
  };
}
