import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { invalid } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { CreditUsage, CreditUsageQuery } from './contract.ts';
import { rangeOf, shifted, usageOf } from './rules/usage.ts';
import { readBalances } from './store.ts';
import { sumLedger } from './usage-store.ts';

export interface CreditUsageDependencies {
  db: Database;
  clock: Clock;
  /**
   * Talents judged green from the first day until before `end`, by the period's first day (UTC).
   */
  greensOf(
    tx: Tx,
    workspaceId: string,
    range: { from: string; end: string; by: 'day' | 'month' },
  ): Promise<Map<string, number>>;
}

/** Reads what credits were spent on, over time. */
export function createCreditUsage({ db, clock, greensOf }: CreditUsageDependencies) {
  /** Throws validation_error for a range that ends before it begins or has too many days. */
  return async function read(
    { workspaceId }: Principal,
    query: CreditUsageQuery,
  ): Promise<CreditUsage> {
    const range = rangeOf(query, clock.now());
    if ('problem' in range) throw invalid([range.path], range.problem);
    const { from, to, starts } = range;
    const asked = { from, end: shifted(to, 1), by: query.by };
    const [sums, greens, balances] = [
      await sumLedger(db, workspaceId, asked),
      await greensOf(db, workspaceId, asked),
      await readBalances(db, workspaceId),
    ];
    return {
      from,
      to,
      by: query.by,
      balances: balances ?? NOTHING,
      ...usageOf(starts, sums, greens),
    };
  };
}

export type CreditUsageReader = ReturnType<typeof createCreditUsage>;

const NOTHING = { apiCredits: 0, workspaceCredits: 0, reserved: 0 };
