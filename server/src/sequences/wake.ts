import type { Database } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import { ACCOUNT_REASONS } from './rules/run-machine.ts';
import { SEQUENCE_RUN } from './run-process.ts';
import { readWaiting } from './run-store.ts';

/** Short transactions: stopping one run must not wait for thousands of others. */
const AT_ONCE = 100;

/**
 * Wakes runs that wait for an account when one can send; otherwise they check every hour.
 */
export function createWake({ db, engine }: { db: Database; engine: Pick<Engine, 'enqueue'> }) {
  return async function wakeWaiting(workspaceId: string): Promise<void> {
    const runIds = await readWaiting(db, workspaceId, ACCOUNT_REASONS);
    for (let from = 0; from < runIds.length; from += AT_ONCE) {
      const some = runIds.slice(from, from + AT_ONCE);
      await db.transaction().execute(async (tx) => {
        for (const id of some) await engine.enqueue(tx, { kind: SEQUENCE_RUN, id, workspaceId });
      });
    }
  };
}
