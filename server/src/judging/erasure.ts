import type { Tx } from '../platform/db.ts';
import { eraseJudgements } from './store.ts';

/**
 * Forgets a person's kept judgements, in every workspace. In the transaction that erases the
 * talent.
 */
export async function eraseTalent(tx: Tx, talentId: string): Promise<{ judgements: number }> {
  return { judgements: await eraseJudgements(tx, talentId) };
}
