import type { Tx } from '../platform/db.ts';
import { eraseDeliveries } from './delivery-store.ts';
import { eraseOverrides } from './override-store.ts';
import { eraseReviews } from './review-store.ts';
import { eraseScorings } from './verdict-store.ts';

/**
 * Erases what was written about a person in every workspace. Verdicts, counts and charges stay.
 * Runs in the transaction that erases the talent.
 */
export async function eraseTalents(
  tx: Tx,
  talentIds: readonly string[],
): Promise<{
  verdictTexts: number;
  verdictOverrides: number;
  verdictReviews: number;
  webhookBodies: number;
}> {
  return {
    verdictTexts: await eraseScorings(tx, talentIds),
    verdictOverrides: await eraseOverrides(tx, talentIds),
    verdictReviews: await eraseReviews(tx, talentIds),
    webhookBodies: await eraseDeliveries(tx, talentIds),
  };
}
