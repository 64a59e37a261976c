import type { Tx } from '../platform/db.ts';
import { eraseCandidates } from './candidate-store.ts';

/**
 * Empties a person's candidates in every workspace: names and notes go, the candidates themselves
 * stay and count. In the transaction that erases the talent.
 */
export async function eraseTalent(tx: Tx, talentId: string): Promise<{ candidates: number }> {
  return { candidates: await eraseCandidates(tx, talentId) };
}
