import type { Details } from '../platform/audit.ts';
import type { Principal } from '../platform/operation.ts';
import { type ChangeVerdict, changeReview } from './change-verdict.ts';
import { deleteOverride, writeOverride } from './override-store.ts';
import type { ReviewedVerdict } from './review-contract.ts';
import { overrideOf, type ReviewState } from './rules/review.ts';

/** What users say of judged talents while they review them (docs/decisions/0100). */
export function createReviews(changeVerdict: ChangeVerdict) {
  return {
    /**
     * Changes a user's own verdict, rating and note; what is left out stays. Throws
     * casting_not_found, and not_found for a talent that the casting did not judge or that was
     * erased.
     */
    review(
      principal: Principal,
      castingId: string,
      talentId: string,
      change: Partial<ReviewState>,
    ): Promise<ReviewedVerdict> {
      const { workspaceId, userId, language } = principal;
      const judged = { castingId, talentId };
      return changeVerdict(principal, judged, 'verdict.reviewed', async (tx, aiVerdict) => {
        const after = await changeReview(tx, principal, judged, () => change);
        if (!after) return null;
        const override = overrideOf(after, aiVerdict, language ?? 'en');
        // Stars alone don't change who overrode the verdict.
        if (change.verdict === undefined && change.note === undefined) return toldOf(after);
        if (override) await writeOverride(tx, workspaceId, { ...judged, ...override, userId });
        else await deleteOverride(tx, workspaceId, castingId, talentId);
        return toldOf(after);
      });
    },
  };
}

/** The audit log keeps no text about a person. */
const toldOf = ({ verdict, rating, note }: ReviewState): Details => ({
  verdict,
  rating,
  hasNote: note !== null,
});
