import { sql } from 'kysely';
import type { Credits } from '../src/credits/credits.ts';
import type { Tx } from '../src/platform/db.ts';

/**
 * Spends as whatever costs credits does: min(amount, available). What was spent, and what is left.
 */
export async function spend(
  tx: Tx,
  { spendingUpTo }: Pick<Credits, 'spendingUpTo'>,
  ...spending: Parameters<Credits['spendingUpTo']>
): Promise<{ spent: number; available: number }> {
  const { rows } = await sql<{
    spent: number;
    available: number;
  }>`select spent, available from ${spendingUpTo(...spending)} charge`.execute(tx);
  return rows[0]!;
}
