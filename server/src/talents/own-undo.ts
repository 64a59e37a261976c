import * as identity from './identity-store.ts';
import type { OwnBatch } from './own-batch.ts';
import { takeImport } from './own-record-store.ts';
import { recompose } from './own-records.ts';
import * as own from './own-store.ts';

/**
 * Takes an import back from at most `limit` people: those whom only this import brought are
 * returned, for the caller to delete; the others get back what it changed. `isDone` when nobody is
 * left.
 */
export async function undoOwn(
  batch: OwnBatch,
  {
    importId,
    limit,
    profileHosts,
  }: { importId: string; limit: number; profileHosts: readonly string[] },
): Promise<{ orphans: string[]; isDone: boolean }> {
  const { tx, workspaceId } = batch;
  await own.beginOwnBatch(tx, workspaceId);
  const { talentIds, orphans } = await takeImport(tx, workspaceId, importId, limit);
  const wholes = await own.readWholes(tx, workspaceId, talentIds);
  const heirs = await identity.releaseParts(tx, workspaceId, orphans);
  const left = [...new Set([...wholes, ...heirs])].filter((id) => !orphans.includes(id));
  await recompose(batch, left, profileHosts);
  return { orphans, isDone: talentIds.length < limit };
}
