import type { Verdict } from '../judging/contract.ts';
import { actorOf, type Details, recordAudit } from '../platform/audit.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { Talents } from '../talents/talents.ts';
import { readOverride } from './override-store.ts';
import type { ReviewedVerdict } from './review-contract.ts';
import { readReview, stateOf, writeReview } from './review-store.ts';
import { changed, type ReviewState } from './rules/review.ts';
import { readCasting } from './store.ts';

export interface VerdictChangeDependencies {
  db: Database;
  talents: Pick<Talents, 'hold'>;
}

/** A judged talent of a casting. */
export interface Judged {
  castingId: string;
  talentId: string;
}

export type ChangeVerdict = ReturnType<typeof createVerdictChange>;

/**
 * Changes what users say of a judged talent, in one transaction with its entry in the audit log.
 * `change` returns what the log records; null when nothing changed. Throws casting_not_found, and
 * not_found for a talent that the casting did not judge or that was erased.
 */
export function createVerdictChange({ db, talents }: VerdictChangeDependencies) {
  return function changeVerdict(
    principal: Principal,
    { castingId, talentId }: Judged,
    action: string,
    change: (tx: Tx, aiVerdict: Verdict) => Promise<Details | null>,
  ): Promise<ReviewedVerdict> {
    const { workspaceId } = principal;
    return db.transaction().execute(async (tx) => {
      if (!(await readCasting(tx, workspaceId, castingId))) throw new AppError('casting_not_found');
      // The lock makes an erasure wait, so that it finds what is written and erases it too.
      const isKnown = await talents.hold(tx, talentId);
      const before = isKnown ? await readOverride(tx, workspaceId, castingId, talentId) : null;
      if (!before) throw new AppError('not_found');
      const details = await change(tx, before.verdict);
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
        review: await readReview(tx, workspaceId, castingId, talentId),
      };
    });
  };
}

/** Changes the review of a talent. Returns its new state; null when nothing changed. */
export async function changeReview(
  tx: Tx,
  { workspaceId, userId }: Principal,
  { castingId, talentId }: Judged,
  change: (before: ReviewState) => Partial<ReviewState>,
): Promise<ReviewState | null> {
  const before = stateOf(await readReview(tx, workspaceId, castingId, talentId));
  const after = changed(before, change(before));
  const isNew = await writeReview(tx, workspaceId, { castingId, talentId, userId, ...after });
  return isNew ? after : null;
}
