import type { Tx } from '../platform/db.ts';
import { eraseDeliveries } from './delivery-store.ts';
import { eraseScorings } from './store.ts';

/** Forgets what was written about a person, in every workspace; verdicts, counts and charges stay. In the transaction that erases the talent. */
export async function eraseTalent(tx: Tx, talentId: string): Promise<{ verdictTexts: number; webhookBodies: number }> {
  return { verdictTexts: await eraseScorings(tx, talentId), webhookBodies: await eraseDeliveries(tx, talentId) };
}
