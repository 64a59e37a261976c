import type { Tx } from '../platform/db.ts';
import { eraseDeliveries } from './delivery-store.ts';
import { eraseOverrides } from './override-store.ts';
import { eraseReviews } from './review-store.ts';
import { eraseScorings } from './store.ts';

/**
 * Erases what was written about a person in every workspace. Verdicts, counts and charges stay.
 * Runs in the transaction that erases the talent.
 */
export async function eraseTalent(
  tx: Tx,
  talentId: string,
): Promise<{
  verdictTexts: number;
  verdictOverrides: number;
  verdictReviews: number;
  webhookBodies: number;
}> {
  return {
    verdictTexts: await eraseScorings(tx, talentId),
    verdictOverrides: await eraseOverrides(tx, talentId),
    verdictReviews: await eraseReviews(tx, talentId),
    webhookBodies: await eraseDeliveries(tx, talentId),
  };
}
