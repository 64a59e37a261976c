import type { Tx } from '../platform/db.ts';
import { eraseJudgements } from './store.ts';

/**
 * Deletes a person's stored judgements in every workspace, in the transaction that erases the
 * talent.
 */
export async function eraseTalents(
  tx: Tx,
  talentIds: readonly string[],
): Promise<{ judgements: number }> {
  return { judgements: await eraseJudgements(tx, talentIds) };
}
