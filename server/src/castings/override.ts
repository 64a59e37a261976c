import type { Verdict } from '../judging/contract.ts';
import type { Principal } from '../platform/operation.ts';
import type { OverriddenVerdict } from './board-contract.ts';
import { type ChangeVerdict, changeReview } from './change-verdict.ts';
import { deleteOverride, readOverride, writeOverride } from './override-store.ts';

/**
 * A user's verdict overrides the judge's. The judge's verdict never changes: quotas and charges
 * depend on it. Every override is also in the review of the talent, whose history it is.
 */
export function createOverrides(changeVerdict: ChangeVerdict) {
  return {
    /**
     * Throws casting_not_found, and not_found for a talent that the casting did not judge or that
     * was erased.
     */
    async override(
      principal: Principal,
      castingId: string,
      talentId: string,
      said: { verdict: Verdict; reason: string },
    ): Promise<OverriddenVerdict> {
      const { workspaceId, userId } = principal;
      const judged = { castingId, talentId };
      const { review: _, ...overridden } = await changeVerdict(
        principal,
        judged,
        'verdict.overridden',
        async (tx) => {
          const isNew = await writeOverride(tx, workspaceId, { ...judged, ...said, userId });
          await changeReview(tx, principal, judged, () => ({
            verdict: said.verdict,
            note: said.reason,
          }));
          return isNew ? { verdict: said.verdict } : null;
        },
      );
      return overridden;
    },

    /** Throws like `override`. Removing an override that does not exist is not an error. */
    async removeOverride(
      principal: Principal,
      castingId: string,
      talentId: string,
    ): Promise<OverriddenVerdict> {
      const { workspaceId } = principal;
      const judged = { castingId, talentId };
      const { review: _, ...overridden } = await changeVerdict(
        principal,
        judged,
        'verdict.override_removed',
        async (tx) => {
          const before = await readOverride(tx, workspaceId, castingId, talentId);
          const verdict = await deleteOverride(tx, workspaceId, castingId, talentId);
          if (verdict === null) return null;
          // The reason goes with the override; another note stays.
          const reason = before?.override?.reason;
          await changeReview(tx, principal, judged, ({ note }) => ({
            verdict: null,
            note: note === reason ? null : note,
          }));
          return { verdict };
        },
      );
      return overridden;
    },
  };
}
