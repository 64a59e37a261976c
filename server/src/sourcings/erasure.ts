import type { Tx } from '../platform/db.ts';
import { eraseCandidates } from './candidate-store.ts';

/**
 * Clears a person's candidates in every workspace: names and notes are deleted, but the candidates
 * stay and count. Call it in the transaction that erases the talent.
 */
export async function eraseTalents(
  tx: Tx,
  talentIds: readonly string[],
): Promise<{ candidates: number }> {
  return { candidates: await eraseCandidates(tx, talentIds) };
}
