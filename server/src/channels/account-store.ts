import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { AccountStatus, ChannelType } from './adapter.ts';
import type { ChannelProvider } from './catalogue.ts';

export interface AccountRow {
  accountId: string;
  workspaceId: string;
  userId: string | null;
  type: ChannelType;
  provider: ChannelProvider;
  address: string;
  /** Sealed; null when disconnected by a person. */
  settings: Buffer | null;
  state: AccountStatus;
  /** A reason's code. */
  reason: string | null;
  mark: string | null;
  failures: number;
  failingSince: Date | null;
  syncedAt: Date | null;
  createdAt: Date;
}

const ACCOUNT = sql`
  select id as "accountId", workspace_id as "workspaceId", user_id as "userId", type, provider, address, settings, state, reason, mark, failures,
    failing_since as "failingSince", synced_at as "syncedAt", created_at as "createdAt"
  from channel_accounts`;

export async function readAccounts(tx: Tx, workspaceId: string): Promise<AccountRow[]> {
  const { rows } =
    await sql<AccountRow>`${ACCOUNT} where workspace_id = ${workspaceId} order by created_at, id`.execute(
      tx,
    );
  return rows;
}

export async function readAccount(
  tx: Tx,
  workspaceId: string,
  accountId: string,
): Promise<AccountRow | null> {
  const { rows } =
    await sql<AccountRow>`${ACCOUNT} where workspace_id = ${workspaceId} and id = ${accountId}`.execute(
      tx,
    );
  return rows[0] ?? null;
}

/**
 * For the command line and for hooks, which identify an account by its id alone. They then scope
 * their work to the workspace that this returns.
 */
export async function findAccount(tx: Tx, accountId: string): Promise<AccountRow | null> {
  const { rows } = await sql<AccountRow>`${ACCOUNT} where id = ${accountId}`.execute(tx);
  return rows[0] ?? null;
}

/** A sender's accounts, shared ones included, best first (docs/decisions/0018). */
export async function readUsable(
  tx: Tx,
  workspaceId: string,
  userId: string | null,
): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`${ACCOUNT}
    where workspace_id = ${workspaceId} and (user_id is null or user_id = ${userId}::text)
    order by settings is null, user_id is null, case state when 'connected' then 0 when 'syncing' then 1 else 2 end, created_at desc, id desc`.execute(
    tx,
  );
  return rows;
}

export interface NewAccount {
  id: string;
  userId: string | null;
  type: ChannelType;
  provider: ChannelProvider;
  address: string;
  settings: Buffer;
  state: AccountStatus;
  reason: string | null;
}

/** A reconnected account stays the same row: it keeps its id and its sync position. */
export async function upsertAccount(tx: Tx, workspaceId: string, row: NewAccount): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into channel_accounts (id, workspace_id, user_id, type, provider, address, settings, state, reason)
    values (${row.id}, ${workspaceId}, ${row.userId}, ${row.type}, ${row.provider}, ${row.address}, ${row.settings}, ${row.state}, ${row.reason})
    on conflict (workspace_id, type, provider, lower(address), coalesce(user_id, '')) do update set
      settings = excluded.settings, state = excluded.state, reason = excluded.reason, failures = 0, failing_since = null, updated_at = clock_timestamp()
    returning id`.execute(tx);
  return rows[0]!.id;
}

export async function updateSettings(
  tx: Tx,
  workspaceId: string,
  accountId: string,
  settings: Buffer,
): Promise<void> {
  await sql`
    update channel_accounts set settings = ${settings}, updated_at = clock_timestamp()
    where workspace_id = ${workspaceId} and id = ${accountId} and settings is not null`.execute(tx);
}

export async function reviveAccount(
  tx: Tx,
  workspaceId: string,
  accountId: string,
  { settings, state, reason }: { settings: Buffer; state: AccountStatus; reason: string | null },
): Promise<void> {
  await sql`
    update channel_accounts set settings = ${settings}, state = ${state}, reason = ${reason}, failures = 0, failing_since = null,
      updated_at = clock_timestamp()
    where workspace_id = ${workspaceId} and id = ${accountId}`.execute(tx);
}

/** Deletes the credentials. */
export async function forgetCredentials(
  tx: Tx,
  workspaceId: string,
  accountId: string,
): Promise<void> {
  await sql`
    update channel_accounts set settings = null, state = 'disconnected', reason = 'disconnected_by_person', updated_at = clock_timestamp()
    where workspace_id = ${workspaceId} and id = ${accountId}`.execute(tx);
}

/** Does nothing when a user has disconnected the account meanwhile. */
export async function setState(
  tx: Tx,
  workspaceId: string,
  accountId: string,
  state: AccountStatus,
  reason: string | null,
): Promise<void> {
  await sql`
    update channel_accounts set state = ${state}, reason = ${reason}, updated_at = clock_timestamp()
    where workspace_id = ${workspaceId} and id = ${accountId} and settings is not null`.execute(tx);
}

export async function recordSync(
  tx: Tx,
  workspaceId: string,
  accountId: string,
  {
    mark,
    state,
    reason,
    at,
  }: { mark: string | null; state: AccountStatus; reason: string | null; at: Date },
): Promise<void> {
  await sql`
    update channel_accounts set mark = coalesce(${mark}, mark), state = ${state}, reason = ${reason}, failures = 0, failing_since = null, synced_at = ${at},
      updated_at = clock_timestamp()
    where workspace_id = ${workspaceId} and id = ${accountId} and settings is not null`.execute(tx);
}

export async function recordFailure(
  tx: Tx,
  workspaceId: string,
  accountId: string,
  { state, reason, at }: { state: AccountStatus; reason: string; at: Date },
): Promise<void> {
  await sql`
    update channel_accounts set state = ${state}, reason = ${reason}, failures = failures + 1, failing_since = coalesce(failing_since, ${at}::timestamptz),
      updated_at = clock_timestamp()
    where workspace_id = ${workspaceId} and id = ${accountId} and settings is not null`.execute(tx);
}
