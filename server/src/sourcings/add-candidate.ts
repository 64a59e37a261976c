import type { Credits } from '../credits/credits.ts';
import { actorOf } from '../platform/audit.ts';
import { type BulkResult, failed } from '../platform/bulk.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { type Principal, type RecordAnswer, recordNothing } from '../platform/operation.ts';
import type { Talents } from '../talents/talents.ts';
import type { SetStatus } from './candidate-status.ts';
import {
  type Candidate,
  insertCandidates,
  linkCasting,
  lockCandidates,
  readCandidate,
  readPairs,
  settleContactsCounts,
} from './candidate-store.ts';
import { insertHistory } from './history-store.ts';
import type { VerdictsOf } from './port.ts';
import { FIRST_STATUS } from './rules/statuses.ts';
import { sourcingExists } from './sourcing-store.ts';

export interface AddCandidateDependencies {
  db: Database;
  talents: Pick<Talents, 'holdAll'>;
  credits: Pick<Credits, 'spendAll'>;
  verdictsOf: VerdictsOf;
  /** Workspace credits for a new candidate (decision 24). */
  priceAddCandidate: number;
}

interface Addition {
  sourcingId: string;
  /** Each once. */
  talentIds: readonly string[];
  /** The qualified search that found the talents; its verdicts stay with the candidates. */
  castingId?: string;
  /** A talent that is in the sourcing already keeps its status. */
  keepStatus?: boolean;
}

/** What became of one talent. */
export type Added = { candidateId: string; isNew: boolean };
export type Outcomes = Map<string, Added | AppError>;

export type BulkAddition =
  | (BulkResult<'added' | 'existing'> & { candidateId?: undefined })
  | { id: string; outcome: 'added' | 'existing'; candidateId: string };

/** How many new candidates the balance pays for, and the error for the others. */
export interface Budget {
  affordable: number;
  refusal: AppError;
}

/** Rolls an attempt back that was to add more candidates than the balance pays for. */
export class Shortfall extends Error {
  readonly budget: Budget;
  constructor(budget: Budget) {
    super('the balance does not pay for all new candidates');
    this.budget = budget;
  }
}

/** Adding talents to a sourcing: at most one candidate and one charge for a pair. */
export function createAddCandidate(dependencies: AddCandidateDependencies, setStatus: SetStatus) {
  const { db } = dependencies;
  const addAll = createAddAll(dependencies, setStatus);

  /**
   * Runs the addition in a transaction, again with fewer new candidates when the balance does not
   * pay for all. Every repeat pays for fewer, so this ends.
   */
  async function run<Result>(
    principal: Principal,
    addition: Addition,
    then: (tx: Tx, outcomes: Outcomes) => Promise<Result>,
  ): Promise<Result> {
    const { workspaceId } = principal;
    if (!(await sourcingExists(db, workspaceId, addition.sourcingId)))
      throw new AppError('not_found');
    const actor = actorOf(principal);
    let budget: Budget | null = null;
    for (;;) {
      try {
        return await db
          .transaction()
          .execute(async (tx) =>
            then(tx, await addAll(tx, workspaceId, { ...addition, actor, cause: 'api', budget })),
          );
      } catch (error) {
        if (!(error instanceof Shortfall)) throw error;
        budget = error.budget;
      }
    }
  }

  return {
    /**
     * Links a talent to a sourcing. A pair has one candidate, even when it is added again or
     * concurrently. The status becomes TO_BE_CONTACTED and any rating stays; only a new candidate
     * is charged. With `keepStatus`, an existing candidate keeps its status. Throws not_found
     * (sourcing or talent), validation_error (castingId), insufficient_credits.
     */
    add(
      principal: Principal,
      { talentId, ...addition }: Omit<Addition, 'talentIds'> & { talentId: string },
    ): Promise<Candidate & { isNew: boolean }> {
      return run(principal, { ...addition, talentIds: [talentId] }, async (tx, outcomes) => {
        const outcome = outcomes.get(talentId)!;
        if (outcome instanceof AppError) throw outcome;
        const { candidateId, isNew } = outcome;
        return { ...(await readCandidate(tx, principal.workspaceId, candidateId))!, isNew };
      });
    },

    /**
     * As `add`, for many talents in one transaction. A talent that cannot be added fails; the
     * others are added. When the balance does not pay for all new candidates, it pays for the first
     * ones. The results are in the order of the ids. Throws not_found (sourcing).
     */
    addMany(
      principal: Principal,
      addition: Addition,
      record: RecordAnswer<BulkAddition[]> = recordNothing,
    ): Promise<BulkAddition[]> {
      return run(principal, addition, async (tx, outcomes) => {
        const results = addition.talentIds.map((id): BulkAddition => {
          const outcome = outcomes.get(id)!;
          if (outcome instanceof AppError) return failed(id, outcome);
          const { candidateId, isNew } = outcome;
          return { id, outcome: isNew ? 'added' : 'existing', candidateId };
        });
        await record(tx, results);
        return results;
      });
    },
  };
}

export interface Attempt extends Addition {
  actor: string;
  cause: string;
  /** The statuses of new candidates, by talent; by default the first one. */
  statuses?: ReadonlyMap<string, string>;
  /** Null: as many as there are. */
  budget: Budget | null;
}

/** One attempt, in the caller's transaction. Throws Shortfall. */
export function createAddAll(
  { talents, credits, verdictsOf, priceAddCandidate: price }: AddCandidateDependencies,
  setStatus: SetStatus,
) {
  async function requireAddable(
    tx: Tx,
    workspaceId: string,
    { talentIds, castingId }: Attempt,
  ): Promise<Map<string, AppError>> {
    const held = await talents.holdAll(tx, talentIds);
    const pairs =
      castingId === undefined ? [] : talentIds.map((talentId) => ({ castingId, talentId }));
    const judged = new Set((await verdictsOf(tx, workspaceId, pairs)).map((row) => row.talentId));
    return new Map(
      talentIds.flatMap((id): [string, AppError][] => {
        if (!held.has(id)) return [[id, new AppError('not_found')]];
        return castingId === undefined || judged.has(id) ? [] : [[id, notJudged()]];
      }),
    );
  }

  async function charge(tx: Tx, workspaceId: string, candidateIds: readonly string[]) {
    if (price === 0 || candidateIds.length === 0) return;
    const reason = 'A new candidate';
    const purchases = candidateIds.map((holder) => ({ holder, amount: price, reason }));
    const budget = await credits.spendAll(tx, workspaceId, 'workspace', purchases);
    if (budget) throw new Shortfall(budget);
  }

  return async function addAll(tx: Tx, workspaceId: string, attempt: Attempt): Promise<Outcomes> {
    const { sourcingId, talentIds, castingId, keepStatus, actor, cause, budget } = attempt;
    const outcomes: Outcomes = new Map(await requireAddable(tx, workspaceId, attempt));
    const addable = talentIds.filter((id) => !outcomes.has(id));
    const wanted = await withinBudget(tx, workspaceId, { sourcingId, addable, budget });
    // Waits for a concurrent addition of the same pair, so that there is one candidate and one
    // charge.
    const rows = wanted.map((talentId) => ({
      candidateId: newId('candidate'),
      talentId,
      statusHandle: attempt.statuses?.get(talentId) ?? FIRST_STATUS,
    }));
    const fields = { sourcingId, castingId: castingId ?? null };
    const added = await insertCandidates(tx, workspaceId, fields, rows);
    const known = await readPairs(tx, workspaceId, sourcingId, addable);
    for (const id of addable) {
      const candidateId = known.get(id);
      outcomes.set(id, candidateId ? { candidateId, isNew: added.has(id) } : budget!.refusal);
    }
    const fresh = rows.filter(({ talentId }) => added.has(talentId));
    const before = [...known].flatMap(([id, candidateId]) => (added.has(id) ? [] : [candidateId]));
    const history = fresh.map(({ candidateId, statusHandle }) => {
      return { candidateId, change: 'added' as const, from: null, to: statusHandle };
    });
    await insertHistory(tx, workspaceId, history, { actor, cause });
    // Locks in the order of enrichment: candidates, contact counts, the account, the audit log.
    await lockCandidates(tx, workspaceId, before);
    await settleContactsCounts(tx, workspaceId, fresh);
    await charge(
      tx,
      workspaceId,
      fresh.map(({ candidateId }) => candidateId),
    );
    if (castingId !== undefined) await linkCasting(tx, workspaceId, before, castingId);
    const again = { candidateIds: before, statusHandle: FIRST_STATUS, actor, cause: 'added_again' };
    if (!keepStatus && before.length > 0) await setStatus(tx, workspaceId, again);
    return outcomes;
  };
}

/** The talents to insert: all of them, or the first new ones that the balance pays for. */
async function withinBudget(
  tx: Tx,
  workspaceId: string,
  {
    sourcingId,
    addable,
    budget,
  }: { sourcingId: string; addable: readonly string[]; budget: Budget | null },
): Promise<readonly string[]> {
  if (!budget) return addable;
  const known = await readPairs(tx, workspaceId, sourcingId, addable);
  return addable.filter((id) => !known.has(id)).slice(0, budget.affordable);
}

const notJudged = (): AppError =>
  invalid(['castingId'], 'must be a qualified search of the workspace that has judged this talent');
