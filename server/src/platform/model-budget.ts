import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './db.ts';
import type { Log } from './log.ts';
import type { SlotOptions, Slots } from './model-slots.ts';
import { runUnscoped } from './tenant-scope.ts';

interface ModelBudgetOptions {
  db: Database;
  log: Pick<Log, 'warn'>;
  /** How many requests may run at once in all processes together; 0: no limit. */
  total: number;
  /** The same for one workspace. */
  each: number;
  /** No request takes longer. */
  maxMs: number;
}

/** Beyond the longest request, since the clocks of this process and the database run apart. */
const MARGIN_MS = 5_000;
/** How soon it is asked again whether there is room. Somebody waits for what is urgent. */
const ASK_AGAIN_MS = { urgent: 50, other: 250 };

/**
 * Limits requests to the model over all processes of the installation, exactly: each holds a row
 * while it runs. Null without a limit. LLM_CONCURRENCY comes first, with workspaces in turn.
 */
export function createModelBudget(options: ModelBudgetOptions): Slots | null {
  const { db, log, total, each } = options;
  if (total === 0 && each === 0) return null;

  async function enter(id: string, { turn, isUrgent, signal }: SlotOptions): Promise<void> {
    const pauseMs = ASK_AGAIN_MS[isUrgent ? 'urgent' : 'other'];
    for (;;) {
      signal?.throwIfAborted();
      if (await runUnscoped(() => takePlace(options, id, turn ?? ''))) return;
      // Processes that ask at the same time should not do so again.
      await delay(pauseMs * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    async run(work, how = {}) {
      const id = randomUUID();
      await enter(id, how);
      try {
        return await work();
      } finally {
        await runUnscoped(() => sql`delete from model_calls where id = ${id}`.execute(db)).catch(
          (error) => log.warn({ err: error }, 'a request to the model counts for longer'),
        );
      }
    },
  };
}

/**
 * Takes a place among the requests of all workspaces; false when there is none. The lock lets one
 * process count at a time, so that no limit is passed.
 */
function takePlace(
  { db, total, each, maxMs }: ModelBudgetOptions,
  id: string,
  workspaceId: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('model.calls'))`.execute(tx);
    const { numAffectedRows } = await sql`
      with gone as (delete from model_calls where until <= now())
      insert into model_calls (id, workspace_id, until)
      select ${id}, ${workspaceId}, now() + ${maxMs + MARGIN_MS} * interval '1 millisecond'
      from (select count(*) as running, count(*) filter (where workspace_id = ${workspaceId}) as own
        from model_calls where until > now()) now_running
      where (${total} = 0 or running < ${total}) and (${each} = 0 or own < ${each})`.execute(tx);
    return Number(numAffectedRows) === 1;
  });
}
