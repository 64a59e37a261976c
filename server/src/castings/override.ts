import type { Verdict } from '../judging/contract.ts';
import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { Talents } from '../talents/talents.ts';
import type { OverriddenVerdict } from './board-contract.ts';
import { deleteOverride, readOverride, writeOverride } from './override-store.ts';
import { readCasting } from './store.ts';

export interface OverrideDependencies {
  db: Database;
  talents: Pick<Talents, 'hold'>;
}

/**
 * A user's verdict overrides the judge's. The judge's verdict never changes: quotas and charges
 * depend on it.
 */
export function createOverrides({ db, talents }: OverrideDependencies) {
  /**
   * Changes a user's override of a judged talent. `change` returns what the audit log records; null
   * when nothing changed.
   */
  function decide(
    principal: Principal,
    { castingId, talentId }: { castingId: string; talentId: string },
    action: string,
    change: (tx: Tx) => Promise<Record<string, string> | null>,
  ): Promise<OverriddenVerdict> {
    const { workspaceId } = principal;
    return db.transaction().execute(async (tx) => {
      if (!(await readCasting(tx, workspaceId, castingId))) throw new AppError('casting_not_found');
      // The lock makes an erasure wait, so that it finds the override and erases it too.
      const isKnown = await talents.hold(tx, talentId);
      const before = isKnown ? await readOverride(tx, workspaceId, castingId, talentId) : null;
      if (!before) throw new AppError('not_found');
      const details = await change(tx);
      const after = (await readOverride(tx, workspaceId, castingId, talentId))!;
      if (details) {
        const told = { castingId, aiVerdict: before.verdict, ...details };
        await recordAudit(tx, {
          chain: workspaceId,
          actor: actorOf(principal),
          action,
          subject: talentId,
          details: told,
        });
      }
      return {
        castingId,
        talentId,
        aiVerdict: after.verdict,
        effectiveVerdict: after.override?.verdict ?? after.verdict,
        override: after.override,
      };
    });
  }

  return {
    /**
     * Throws casting_not_found, and not_found for a talent that the casting did not judge or that
     * was erased.
     */
    override(
      principal: Principal,
      castingId: string,
      talentId: string,
      said: { verdict: Verdict; reason: string },
    ): Promise<OverriddenVerdict> {
      const { workspaceId, userId } = principal;
      return decide(principal, { castingId, talentId }, 'verdict.overridden', async (tx) => {
        const isNew = await writeOverride(tx, workspaceId, {
          castingId,
          talentId,
          ...said,
          userId,
        });
        return isNew ? { verdict: said.verdict } : null;
      });
    },

    /** Throws like `override`. Removing an override that does not exist is not an error. */
    removeOverride(
      principal: Principal,
      castingId: string,
      talentId: string,
    ): Promise<OverriddenVerdict> {
      return decide(principal, { castingId, talentId }, 'verdict.override_removed', async (tx) => {
        const verdict = await deleteOverride(tx, principal.workspaceId, castingId, talentId);
        return verdict === null ? null : { verdict };
      });
    },
  };
}
