import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/**
 * 'api' pays for searches and castings, 'workspace' for enrichment and candidates (decision 24).
 */
export type Account = 'api' | 'workspace';

export interface Balances {
  apiCredits: number;
  workspaceCredits: number;
  /** Reserved for running work, both accounts together. */
  reserved: number;
}

/** One movement. Its four amounts sum to zero. */
export interface LedgerEntry {
  account: Account;
  key: string;
  reason: string;
  granted: number;
  available: number;
  reserved: number;
  spent: number;
  createdAt: Date;
}

/** Locks the account, so that the balance stays true until the transaction ends. In credits. */
export async function lockAvailable(
  tx: Tx,
  workspaceId: string,
  account: Account,
): Promise<number> {
  const { rows } = await sql<{ available: number }>`
    select available from credit_accounts where workspace_id = ${workspaceId} and account = ${account} for update`.execute(
    tx,
  );
  return rows[0]?.available ?? 0;
}

export async function readAvailable(
  tx: Tx,
  workspaceId: string,
  account: Account,
): Promise<number> {
  const { rows } = await sql<{ available: number }>`
    select available from credit_accounts where workspace_id = ${workspaceId} and account = ${account}`.execute(
    tx,
  );
  return rows[0]?.available ?? 0;
}

export async function readHeld(
  tx: Tx,
  workspaceId: string,
  account: Account,
  holder: string,
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select amount from credit_holds where workspace_id = ${workspaceId} and account = ${account} and holder = ${holder}`.execute(
    tx,
  );
  return rows[0]?.amount ?? 0;
}

export async function readBalances(tx: Tx, workspaceId: string): Promise<Balances | null> {
  const { rows } = await sql<Balances>`
    select sum(available) filter (where account = 'api')::bigint as "apiCredits",
           sum(available) filter (where account = 'workspace')::bigint as "workspaceCredits",
           sum(reserved)::bigint as reserved
    from credit_accounts where workspace_id = ${workspaceId} having count(*) > 0`.execute(tx);
  return rows[0] ?? null;
}

/** A movement of credits, without its amounts. */
export interface Movement {
  account: Account;
  /** Business key. Posting the same key again moves nothing (interface, "Credits"). */
  key: string;
  reason: string;
}

export interface Posting extends Movement {
  holder?: string;
  granted?: number;
  available?: number;
  reserved?: number;
  spent?: number;
}

/** Posts once. Returns false, and moves nothing, when the business key was already posted. */
export async function post(tx: Tx, workspaceId: string, posting: Posting): Promise<boolean> {
  const { granted = 0, available = 0, reserved = 0, spent = 0 } = posting;
  const { rows } = await sql`
    insert into credit_entries (workspace_id, account, business_key, reason, holder, granted, available, reserved, spent)
    values (${workspaceId}, ${posting.account}, ${posting.key}, ${posting.reason}, ${posting.holder ?? null}, ${granted}, ${available}, ${reserved}, ${spent})
    on conflict (workspace_id, account, business_key) do nothing
    returning id`.execute(tx);
  return rows.length > 0;
}

/**
 * Locks the account and spends, as a subquery with one row: the credits spent and the credits left.
 * Moves nothing when the business key was already posted.
 */
export function spendUpTo(
  workspaceId: string,
  {
    account,
    amount,
    key,
    reason,
    holder,
  }: { account: Account; amount: number; key: string; reason: string; holder: string | null },
): RawBuilder<{ spent: number; available: number }> {
  return sql`spend_up_to(${workspaceId}, ${account}, ${amount}, ${key}, ${reason}, ${holder})`;
}

/** As post, for many in their order. */
export async function postAll(
  tx: Tx,
  workspaceId: string,
  postings: readonly Posting[],
): Promise<void> {
  if (postings.length === 0) return;
  const rows = postings.map(
    ({ account, key, reason, holder, granted = 0, available = 0, reserved = 0, spent = 0 }) =>
      sql`(${workspaceId}, ${account}, ${key}, ${reason}, ${holder ?? null}, ${granted}::bigint, ${available}::bigint, ${reserved}::bigint, ${spent}::bigint)`,
  );
  await sql`
    insert into credit_entries (workspace_id, account, business_key, reason, holder, granted, available, reserved, spent)
    values ${sql.join(rows)} on conflict (workspace_id, account, business_key) do nothing`.execute(
    tx,
  );
}

export async function readLedger(
  tx: Tx,
  workspaceId: string,
  limit: number,
): Promise<LedgerEntry[]> {
  const { rows } = await sql<LedgerEntry>`
    select account, business_key as key, reason, granted, available, reserved, spent, created_at as "createdAt"
    from credit_entries where workspace_id = ${workspaceId} order by id desc limit ${limit}`.execute(
    tx,
  );
  return rows;
}

/** The current end of the whole installation's ledger. */
export async function readLedgerEnd(tx: Tx): Promise<number> {
  const { rows } = await sql<{
    end: number;
  }>`select coalesce(max(id), 0)::bigint as "end" from credit_entries`.execute(tx);
  return rows[0]!.end;
}

/** Credits spent by these holders in entries after that end, both accounts together. */
export async function readSpentSince(
  tx: Tx,
  workspaceId: string,
  end: number,
  holders: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(spent), 0)::bigint as spent from credit_entries
    where id > ${end} and workspace_id = ${workspaceId} and holder = any(${[...holders]}::text[])`.execute(
    tx,
  );
  return rows[0]!.spent;
}
