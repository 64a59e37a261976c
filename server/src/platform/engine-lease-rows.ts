import { sql } from 'kysely';
import type { Database, Tx } from './db.ts';
import { type AdvanceOutcome, LeaseLost, type ProcessRef } from './engine.ts';
import { type Claim, PROCESSES_CHANNEL } from './engine-claim.ts';

/** The statements on process rows, except those that claim. Both engines use them. */

export async function enqueueProcesses(
  tx: Tx,
  processes: readonly ProcessRef[],
  delayMs: number,
): Promise<void> {
  if (processes.length === 0) return;
  const wakeAt = sql`now() + ${delayMs} * interval '1 millisecond'`;
  const rows = processes.map(
    ({ kind, id, workspaceId }) =>
      sql`(${kind}, ${id}, ${workspaceId}, ${wakeAt}, ${delayMs <= 0}::boolean)`,
  );
  await sql`
    with row as (
      insert into processes as p (kind, id, workspace_id, wake_at, due)
      values ${sql.join(rows)}
      on conflict (kind, id) do update set
        wakes = p.wakes + 1,
        -- A talent is refreshed for all: the process stands in line with the workspace that asked last.
        workspace_id = excluded.workspace_id,
        failures = 0,
        -- A held lease stays held: its holder sees the new wake when it ends.
        wake_at = case when p.lease_token is null then least(p.wake_at, excluded.wake_at) else p.wake_at end,
        due = p.due or (p.lease_token is null and excluded.due)
      returning kind, id, workspace_id, wake_at),
    -- Only where Temporal runs the processes (docs/decisions/0250).
    signal as (
      insert into process_signals (kind, id, workspace_id, send_after)
      select kind, id, workspace_id, wake_at from row
      where exists (select from process_engine)
      on conflict (kind, id) do update set
        workspace_id = excluded.workspace_id, token = gen_random_uuid(), send_after = excluded.send_after)
    select pg_notify(${PROCESSES_CHANNEL}, '') where exists (select from row)`.execute(tx);
}

/**
 * Renews leases, and returns those that are still held. It waits for no row: a statement that did
 * would hold the rows that it has renewed already, and two of them could wait for each other. A row
 * that somebody has locked cannot be claimed; its turn comes at the next renewal.
 */
export async function renewLeases(
  db: Database,
  tokens: string[],
  leaseMs: number,
): Promise<{ renewed: Set<string>; locked: Set<string> }> {
  const { rows } = await sql<{ token: string; renewed: boolean }>`
    with held as (
      select kind, id, lease_token as token from processes where lease_token = any(${tokens}::uuid[])),
    free as (
      select kind, id from processes where lease_token = any(${tokens}::uuid[])
      for no key update skip locked),
    renewed as (
      update processes p set wake_at = now() + ${leaseMs} * interval '1 millisecond'
      from free where p.kind = free.kind and p.id = free.id
      returning p.lease_token as token)
    select held.token, renewed.token is not null as renewed from held left join renewed using (token)`.execute(
    db,
  );
  const tokensOf = (isRenewed: boolean) =>
    new Set(rows.filter(({ renewed }) => renewed === isRenewed).map(({ token }) => token));
  return { renewed: tokensOf(true), locked: tokensOf(false) };
}

/**
 * A row lock for which claims and deletions wait, but no renewal: no other worker can claim the
 * process during the transaction. If one already has, nothing is written.
 */
export async function fenceLease(tx: Tx, { kind, id, token }: Claim): Promise<void> {
  const { rows } =
    await sql`select 1 from processes where kind = ${kind} and id = ${id} and lease_token = ${token}::uuid for key share`.execute(
      tx,
    );
  if (rows.length === 0) throw new LeaseLost(kind, id);
}

/**
 * Ends the lease. Work that was enqueued since the claim makes the process due at once, whatever
 * the outcome. Returns in how many milliseconds the process is due again, by the database's clock,
 * and null when it is done.
 */
export async function releaseLease(
  db: Database,
  { kind, id, token, wakes }: Claim,
  outcome: AdvanceOutcome,
): Promise<number | null> {
  const wakeAt = typeof outcome === 'string' ? null : outcome.wakeAt;
  const { rows } = await sql<{ due_in_ms: number }>`
    with gone as (
      delete from processes
      where kind = ${kind} and id = ${id} and lease_token = ${token}::uuid and wakes = ${wakes} and ${outcome === 'done'}
      returning 1)
    update processes set lease_token = null, failures = 0, last_error = null, due = wakes <> ${wakes} or ${wakeAt === null},
      wake_at = case when wakes = ${wakes} then coalesce(${wakeAt}::timestamptz, now()) else now() end
    where kind = ${kind} and id = ${id} and lease_token = ${token}::uuid and not exists (select 1 from gone)
    returning (extract(epoch from wake_at - now()) * 1000)::float8 as due_in_ms`.execute(db);
  return rows[0]?.due_in_ms ?? null;
}

export async function releaseFailedLease(
  db: Database,
  { kind, id, token }: Claim,
  backoffMs: number,
  reason: string,
): Promise<void> {
  await sql`
    update processes set lease_token = null, failures = failures + 1, last_error = ${reason.slice(0, 1_000)},
      wake_at = now() + ${backoffMs} * interval '1 millisecond'
    where kind = ${kind} and id = ${id} and lease_token = ${token}::uuid`.execute(db);
}

export async function deleteProcess(tx: Tx, { kind, id }: ProcessRef): Promise<void> {
  await sql`delete from processes where kind = ${kind} and id = ${id}`.execute(tx);
}

/** Throws when the processes cannot be read. */
export async function readProcesses(db: Database): Promise<void> {
  await sql`select 1 from processes limit 1`.execute(db);
}
