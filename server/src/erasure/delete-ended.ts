import type { Database, Tx } from '../platform/db.ts';
import type { Talents } from '../talents/talents.ts';

interface DeleteEndedDependencies {
  db: Database;
  talents: Pick<Talents, 'takeDuePool' | 'endedNow'>;
  removeOwn(
    tx: Tx,
    talentIds: readonly string[],
    by: { actor: string; workspaceId: string; details: { reason: string } },
  ): Promise<void>;
  removeSnapshots: () => Promise<unknown>;
}

/** Each person may need a dozen statements. */
const BATCH = 50;

/**
 * Deletes people whose retention ended, as `DELETE /v1/talents/{talentId}` does, in the workspaces
 * that want it. A person is found and deleted in one transaction, so that nobody is deleted whom an
 * import has just renewed. What a killed process leaves is deleted at the next look.
 */
export async function deleteEnded({
  db,
  talents,
  removeOwn,
  removeSnapshots,
}: DeleteEndedDependencies): Promise<void> {
  const removeBatch = (workspaceId: string): Promise<number> =>
    db.transaction().execute(async (tx) => {
      const ended = await talents.endedNow(tx, workspaceId, BATCH);
      const details = { reason: 'retention_ended' };
      await removeOwn(tx, ended, { actor: 'service', workspaceId, details });
      return ended.length;
    });
  for (let pool = await talents.takeDuePool(); pool; pool = await talents.takeDuePool()) {
    if (pool.atEnd !== 'delete') continue;
    let total = 0;
    for (let removed = BATCH; removed === BATCH; total += removed)
      removed = await removeBatch(pool.workspaceId);
    if (total > 0) await removeSnapshots();
  }
}
