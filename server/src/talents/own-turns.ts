import type { Database, Tx } from '../platform/db.ts';
import { createInTurnOf } from '../platform/in-turn.ts';

/**
 * A transaction over a workspace's own people, when the ones before it have ended. Between
 * processes, `beginOwnBatch` makes them take turns; but whoever waits for it holds a connection, so
 * that a few files of one workspace would take all connections of a process from everybody else.
 * Rejects with the signal's reason when it was aborted before the turn.
 */
export type InOwnTurn = <T>(
  workspaceId: string,
  work: (tx: Tx) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

export function createOwnTurns(db: Database): InOwnTurn {
  const inTurnOf = createInTurnOf();
  return (workspaceId, work, signal) =>
    inTurnOf(workspaceId, async () => {
      signal?.throwIfAborted();
      return db.transaction().execute(work);
    });
}
