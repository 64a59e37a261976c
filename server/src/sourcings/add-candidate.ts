import type { Credits } from '../credits/credits.ts';
import { actorOf } from '../platform/audit.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Principal } from '../platform/operation.ts';
import type { Talents } from '../talents/talents.ts';
import type { SetStatus } from './candidate-status.ts';
import {
  type Candidate,
  idOfPair,
  insertCandidate,
  linkCasting,
  readCandidate,
  settleContactsCount,
} from './candidate-store.ts';
import { insertHistory } from './history-store.ts';
import type { VerdictsOf } from './port.ts';
import { FIRST_STATUS } from './rules/statuses.ts';
import { sourcingExists } from './sourcing-store.ts';

export interface AddCandidateDependencies {
  db: Database;
  talents: Pick<Talents, 'hold'>;
  credits: Pick<Credits, 'reserve' | 'settle'>;
  verdictsOf: VerdictsOf;
  /** Workspace credits for a new candidate (decision 24). */
  priceAddCandidate: number;
}

interface Addition {
  sourcingId: string;
  talentId: string;
  /** The qualified search that found the talent; its verdict stays with the candidate. */
  castingId?: string;
  /** A talent that is in the sourcing already keeps its status. */
  keepStatus?: boolean;
}

/** Adding a talent to a sourcing: at most one candidate and one charge for the pair. */
export function createAddCandidate(
  { db, talents, credits, verdictsOf, priceAddCandidate }: AddCandidateDependencies,
  setStatus: SetStatus,
) {
  const charge = createCharge(credits, priceAddCandidate);

  async function addInTransaction(
    tx: Tx,
    workspaceId: string,
    addition: Addition,
    actor: string,
  ): Promise<{ candidateId: string; isNew: boolean }> {
    const { sourcingId, talentId, castingId } = addition;
    if (castingId !== undefined)
      await requireVerdict(tx, workspaceId, { castingId, talentId }, verdictsOf);
    const candidateId = newId('candidate');
    const row = {
      candidateId,
      talentId,
      sourcingId,
      statusHandle: FIRST_STATUS,
      castingId: castingId ?? null,
    };
    // Waits for a concurrent addition of the same pair, so that there is one candidate and one
    // charge.
    if (!(await insertCandidate(tx, workspaceId, row)))
      return { candidateId: await addAgain(tx, workspaceId, addition, actor), isNew: false };
    const added = { candidateId, change: 'added', from: null, to: FIRST_STATUS } as const;
    await insertHistory(tx, workspaceId, [added], { actor, cause: 'api' });
    // Lock the account last: enrichment takes the two locks in this order as well.
    await settleContactsCount(tx, workspaceId, row);
    await charge(tx, workspaceId, candidateId);
    return { candidateId, isNew: true };
  }

  async function addAgain(
    tx: Tx,
    workspaceId: string,
    { sourcingId, talentId, castingId, keepStatus }: Addition,
    actor: string,
  ): Promise<string> {
    const candidateId = await idOfPair(tx, workspaceId, sourcingId, talentId);
    if (castingId !== undefined) await linkCasting(tx, workspaceId, candidateId, castingId);
    const origin = { actor, cause: 'added_again' };
    const change = { candidateIds: [candidateId], statusHandle: FIRST_STATUS, ...origin };
    if (!keepStatus) await setStatus(tx, workspaceId, change);
    return candidateId;
  }

  return {
    /**
     * Links a talent to a sourcing. A pair has one candidate, even when it is added again or
     * concurrently. The status becomes TO_BE_CONTACTED and any rating stays; only a new candidate
     * is charged. With `keepStatus`, an existing candidate keeps its status. Throws not_found
     * (sourcing or talent), validation_error (castingId), insufficient_credits.
     */
    async add(principal: Principal, addition: Addition): Promise<Candidate & { isNew: boolean }> {
      const { workspaceId } = principal;
      const { sourcingId, talentId } = addition;
      const actor = actorOf(principal);
      if (!(await sourcingExists(db, workspaceId, sourcingId))) throw new AppError('not_found');
      return db.transaction().execute(async (tx) => {
        if (!(await talents.hold(tx, talentId))) throw new AppError('not_found');
        const { candidateId, isNew } = await addInTransaction(tx, workspaceId, addition, actor);
        return { ...(await readCandidate(tx, workspaceId, candidateId))!, isNew };
      });
    },
  };
}

async function requireVerdict(
  tx: Tx,
  workspaceId: string,
  pair: { castingId: string; talentId: string },
  verdictsOf: VerdictsOf,
): Promise<void> {
  if ((await verdictsOf(tx, workspaceId, [pair])).length > 0) return;
  throw invalid(
    ['castingId'],
    'must be a qualified search of the workspace that has judged this talent',
  );
}

function createCharge(credits: Pick<Credits, 'reserve' | 'settle'>, price: number) {
  return async (tx: Tx, workspaceId: string, candidateId: string): Promise<void> => {
    if (price === 0) return;
    const movement = {
      account: 'workspace',
      holder: candidateId,
      reason: 'A new candidate',
    } as const;
    const reservation = { max: price, min: price, key: `reserve:${candidateId}` };
    await credits.reserve(tx, workspaceId, { ...movement, ...reservation });
    const settlement = { charge: price, key: `settle:${candidateId}` };
    await credits.settle(tx, workspaceId, { ...movement, ...settlement });
  };
}
