import { recordAudit } from '../platform/audit.ts';
import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import {
  type Account,
  type Balances,
  type LedgerEntry,
  lockAvailable,
  type Posting,
  post,
  readAvailable,
  readBalances,
  readHeld,
  readLedger,
  readLedgerEnd,
  readSpentSince,
  spendUpTo,
} from './store.ts';

export { type CreditUsageReader, createCreditUsage } from './usage.ts';
export type { Account, Balances, LedgerEntry };

interface Movement {
  account: Account;
  /**
   * Business key: posting it again moves nothing (interface, "Credits"; every write that matters is
   * idempotent).
   */
  key: string;
  reason: string;
}

interface Spending extends Movement {
  amount: number;
  /** What it is for: a search, a casting, a candidate. */
  reference?: string | null;
}

/**
 * Balances, ledger and reservations. Every function takes the caller's transaction, so that a
 * charge commits together with what it pays for. Amounts are whole credits. Overdrafts are
 * impossible: the account row is locked before its balance is read.
 */
export function createCredits() {
  return {
    available: (tx: Tx, workspaceId: string, account: Account) =>
      readAvailable(tx, workspaceId, account),
    balances: (tx: Tx, workspaceId: string) => readBalances(tx, workspaceId),
    ledger: (tx: Tx, workspaceId: string, limit: number) => readLedger(tx, workspaceId, limit),
    /** Where the ledger ends now: what `spentSince` counts from. */
    ledgerEnd: (tx: Tx) => readLedgerEnd(tx),
    /**
     * What has been spent for these holders (a search, a casting, a candidate) since the ledger
     * ended there; exact beside whatever else the workspace does.
     */
    spentSince: (tx: Tx, workspaceId: string, end: number, holders: readonly string[]) =>
      readSpentSince(tx, workspaceId, end, holders),
    /** Credits reserved for the holder now. */
    held: (tx: Tx, workspaceId: string, account: Account, holder: string) =>
      readHeld(tx, workspaceId, account, holder),

    /**
     * By the operator. False when that grant was made before; call it last in the transaction,
     * since it is recorded in the audit log.
     */
    async grant(
      tx: Tx,
      workspaceId: string,
      { amount, ...movement }: Movement & { amount: number },
    ): Promise<boolean> {
      const posted = await post(tx, workspaceId, {
        ...movement,
        granted: -amount,
        available: amount,
      });
      const details = { account: movement.account, amount };
      if (posted)
        await recordAudit(tx, {
          chain: workspaceId,
          actor: 'operator',
          action: 'credits.granted',
          subject: workspaceId,
          details,
        });
      return posted;
    },

    /**
     * Spends min(amount, available) at once; 0 posts nothing. As rows to select `spent` and
     * `available` (what is left) from, in the statement that writes what is paid for: together they
     * take one round trip.
     */
    spendingUpTo: (workspaceId: string, { reference = null, ...movement }: Spending) =>
      spendUpTo(workspaceId, { ...movement, holder: reference }),

    /**
     * Reserves min(max, available) for the holder; fewer than `min` is the account's
     * insufficient-credits error, and nothing moves.
     */
    async reserve(
      tx: Tx,
      workspaceId: string,
      { max, min, ...movement }: Movement & { holder: string; max: number; min: number },
    ): Promise<{ reserved: number; available: number }> {
      const available = await lockAvailable(tx, workspaceId, movement.account);
      const reserved = Math.min(max, available);
      if (reserved < min) throw insufficient(movement.account, available, min);
      await post(tx, workspaceId, { ...movement, available: -reserved, reserved });
      return { reserved, available: available - reserved };
    },

    /**
     * Ends a reservation: `charge` of what the holder has is spent, all the rest returns to the
     * balance.
     */
    async settle(
      tx: Tx,
      workspaceId: string,
      { charge, ...movement }: Movement & { holder: string; charge: number },
    ): Promise<{ charged: number; returned: number; available: number }> {
      const before = await lockAvailable(tx, workspaceId, movement.account);
      const held = await readHeld(tx, workspaceId, movement.account, movement.holder);
      if (charge > held)
        throw new Error(
          `settling ${charge} credits of ${movement.holder}, which holds only ${held}`,
        );
      if (held === 0) return { charged: 0, returned: 0, available: before };
      const posting: Posting = {
        ...movement,
        available: held - charge,
        reserved: -held,
        spent: charge,
      };
      const posted = await post(tx, workspaceId, posting);
      return posted
        ? { charged: charge, returned: held - charge, available: before + held - charge }
        : { charged: 0, returned: 0, available: before };
    },
  };
}

/**
 * The numbers are fields of `insufficient_api_credits` alone (interface, "Errors"); of the other
 * account they are in the message.
 */
function insufficient(account: Account, available: number, required: number): AppError {
  if (account === 'api') return new AppError('insufficient_api_credits', { available, required });
  const message = `Not enough workspace credits: this needs ${required}, and the balance has ${available}. Ask the operator for more.`;
  return new AppError('insufficient_credits', { message });
}

export type Credits = ReturnType<typeof createCredits>;
