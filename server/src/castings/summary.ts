import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { CastingSummary } from './board-contract.ts';
import { listItem } from './list.ts';
import { readListed } from './list-store.ts';
import { creditsRemaining } from './rules/budget.ts';
import { forecastOf } from './rules/forecast.ts';
import { type Casting, readCasting } from './store.ts';
import { type CriterionCounts, countOverrides, countStatuses } from './summary-store.ts';
import type { WaveCredits } from './wave-credits.ts';

export interface SummaryDependencies {
  db: Database;
  waveCredits: Pick<WaveCredits, 'reserved' | 'available'>;
}

/**
 * The figures of a casting: the effect of each criterion, the cost of a green, the likely cost of
 * the missing ones. Free, and changes nothing.
 */
export function createSummary({ db, waveCredits }: SummaryDependencies) {
  return {
    /** Throws casting_not_found. */
    async summary(
      { workspaceId, language }: Principal,
      castingId: string,
    ): Promise<CastingSummary> {
      // One snapshot: figures and counts agree even while a call runs.
      const moment = db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only');
      return moment.execute(async (tx) => {
        const casting = await readCasting(tx, workspaceId, castingId);
        const listed = await readListed(tx, workspaceId, castingId);
        if (!casting || !listed) throw new AppError('casting_not_found');
        const counted = await countStatuses(tx, workspaceId, castingId);
        const reserved = await waveCredits.reserved(tx, casting);
        const available = await waveCredits.available(tx, workspaceId);
        const judged = casting.green + casting.amber + casting.red;
        const goal = goalOf(casting, { reserved, available });
        return {
          ...listItem(listed),
          judged,
          overridden: await countOverrides(tx, workspaceId, castingId),
          greensPerCredit:
            casting.creditsCharged === 0 ? null : casting.green / casting.creditsCharged,
          criteriaFigures: casting.criterias.map((criterion, index) =>
            figuresOf(criterion, counted, index),
          ),
          forecast: forecastOf({
            judged,
            greens: casting.green,
            ...goal,
            language: language ?? 'en',
          }),
        };
      });
    },
  };
}

/**
 * The greens still needed and the credits left: in the call that runs or can be retried, else in
 * the next one.
 */
function goalOf(
  casting: Casting,
  balance: { reserved: number; available: number },
): { greensMissing: number | null; creditsLeft: number } {
  const { status, call } = casting;
  if (status === 'pool_exhausted') return { greensMissing: null, creditsLeft: 0 };
  if (status === 'can_continue' || call.greens >= call.targetGreens) {
    return {
      greensMissing: casting.targetGreens,
      creditsLeft: Math.min(casting.targetMaxCredits, balance.available),
    };
  }
  return {
    greensMissing: call.targetGreens - call.greens,
    creditsLeft: creditsRemaining({ status, call, ...balance }),
  };
}

function figuresOf(
  criterion: string,
  counted: readonly CriterionCounts[],
  at: number,
): CastingSummary['criteriaFigures'][number] {
  const nobody = { index: at, met: 0, partiallyMet: 0, notMet: 0, unknown: 0 };
  const { index: _, ...counts } = counted.find(({ index }) => index === at) ?? nobody;
  const judged = counts.met + counts.partiallyMet + counts.notMet + counts.unknown;
  return { criterion, ...counts, passRate: judged === 0 ? null : counts.met / judged };
}
