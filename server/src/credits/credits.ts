import { recordAudit } from '../platform/audit.ts';
import type { Tx } from '../platform/db.ts';
import { reserve, reserveEach, settle, spendAll } from './reservations.ts';
import {
  type Account,
  type Balances,
  type LedgerEntry,
  type Movement,
  post,
  readAvailable,
  readBalances,
  readHeld,
  readLedger,
  readLedgerEnd,
  readSpentSince,
  spendUpTo,
} from './store.ts';

export { type CreditGroupsReader, createCreditGroups } from './groups.ts';
export { type CreditUsageReader, createCreditUsage } from './usage.ts';
export type { Account, Balances, LedgerEntry };

interface Spending extends Movement {
  amount: number;
  /** The id of the search, casting or candidate that it pays for. */
  reference?: string | null;
}

/**
 * Balances, ledger and reservations. Every function runs in the caller's transaction, so that a
 * charge commits together with the thing it pays for. Amounts are whole credits. Overdrafts are
 * impossible: the account row is locked before its balance is read.
 */
export function createCredits() {
  return {
    available: (tx: Tx, workspaceId: string, account: Account) =>
      readAvailable(tx, workspaceId, account),
    balances: (tx: Tx, workspaceId: string) => readBalances(tx, workspaceId),
    ledger: (tx: Tx, workspaceId: string, limit: number) => readLedger(tx, workspaceId, limit),
    /** The current end of the ledger, the starting point for `spentSince`. */
    ledgerEnd: (tx: Tx) => readLedgerEnd(tx),
    /**
     * Credits spent by these holders (searches, castings, candidates) after that end of the ledger.
     * Exact, even while the workspace spends on other things.
     */
    spentSince: (tx: Tx, workspaceId: string, end: number, holders: readonly string[]) =>
      readSpentSince(tx, workspaceId, end, holders),
    /** Credits that the holder has reserved now. */
    held: (tx: Tx, workspaceId: string, account: Account, holder: string) =>
      readHeld(tx, workspaceId, account, holder),
    /**
     * Spends min(amount, available) at once; 0 posts nothing. Returns SQL rows with `spent` and
     * `available` (the remaining credits), for use in the statement that writes the thing paid for.
     * Both then take one round trip.
     */
    spendingUpTo: (workspaceId: string, { reference = null, ...movement }: Spending) =>
      spendUpTo(workspaceId, { ...movement, holder: reference }),
    grant,
    reserve,
    settle,
    reserveEach,
    spendAll,
  };
}

/**
 * Adds credits for the operator. Returns false when the same grant was already posted. Call it last
 * in the transaction, because it writes to the audit log.
 */
async function grant(
  tx: Tx,
  workspaceId: string,
  { amount, ...movement }: Movement & { amount: number },
): Promise<boolean> {
  const posted = await post(tx, workspaceId, { ...movement, granted: -amount, available: amount });
  if (posted)
    await recordAudit(tx, {
      chain: workspaceId,
      actor: 'operator',
      action: 'credits.granted',
      subject: workspaceId,
      details: { account: movement.account, amount },
    });
  return posted;
}

export type Credits = ReturnType<typeof createCredits>;
