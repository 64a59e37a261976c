import type { Credits } from '../credits/credits.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { AdvanceOutcome } from '../platform/engine.ts';
import type { Talents } from '../talents/talents.ts';
import { settlementOf } from './erasure.ts';
import type { Step } from './ports.ts';
import { chargeFor } from './rules/waterfall.ts';
import { closeKind, endEnrichment, lockEnrichment, lockTalents } from './store.ts';

export interface CommitStepDependencies {
  db: Database;
  talents: Pick<Talents, 'hold'>;
  credits: Pick<Credits, 'settle'>;
  clock: Clock;
}

/** Commits a step in one transaction: a contact, its price and its record, each once. */
export function createCommitStep({ db, talents, credits, clock }: CommitStepDependencies) {
  /**
   * Runs `work` on the locked request under the lease. When no kind is open after it, or no
   * provider is left to ask (`exhausted`), ends the request: charges what was found, returns the
   * rest. False when the request is over.
   */
  return function commit(
    {
      enrichment: { id, talentId },
      workspaceId,
      fence,
    }: Pick<Step, 'enrichment' | 'workspaceId' | 'fence'>,
    work: (tx: Tx) => Promise<void>,
    { exhausted = false } = {},
  ): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      await fence(tx);
      // An erasure waits for this transaction, or has run: then the request has ended.
      if (!(await talents.hold(tx, talentId))) return false;
      // Requests for the same talent run one at a time: each sees what the others wrote, and the
      // contact count stays right.
      await lockTalents(tx, workspaceId, [talentId]);
      if (!(await lockEnrichment(tx, workspaceId, id))) return false;
      await work(tx);
      const { kinds } = (await lockEnrichment(tx, workspaceId, id))!;
      const open = kinds.filter(({ state }) => state === 'open');
      if (open.length > 0 && !exhausted) return true;
      for (const { kind } of open)
        await closeKind(tx, { enrichmentId: id, kind, state: 'not_found' });
      await credits.settle(tx, workspaceId, {
        ...settlementOf(id),
        charge: chargeFor(kinds),
        reason: 'Contacts found',
      });
      await endEnrichment(tx, workspaceId, id, clock.now());
      return false;
    });
  };
}

export type CommitStep = ReturnType<typeof createCommitStep>;

/** The engine's next action after a commit: the next step, or none when the request is over. */
export const afterCommit = (isRunning: boolean): AdvanceOutcome => (isRunning ? 'again' : 'done');
