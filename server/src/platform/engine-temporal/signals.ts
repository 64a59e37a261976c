import { sql } from 'kysely';
import type { Database, Tx } from '../db.ts';
import type { ProcessRef } from '../engine.ts';

/** A process that Temporal must be told about, and which telling of it this is. */
export interface Signal extends ProcessRef {
  token: string;
}

/** After this time another relay takes over what one has claimed and not sent. */
const RELAY_MS = 10_000;
/** A process that is this late was forgotten: by Temporal, or by a process of another setting. */
const LATE_MS = 30_000;

/** Claims signals to be sent now, the oldest first. No transaction is open while they are sent. */
export async function claimSignals(db: Database, limit: number): Promise<Signal[]> {
  const { rows } = await sql<{ kind: string; id: string; workspace_id: string; token: string }>`
    update process_signals s set send_after = now() + ${RELAY_MS} * interval '1 millisecond'
    from (select kind, id from process_signals where send_after <= now()
      order by send_after limit ${limit} for update skip locked) due
    where s.kind = due.kind and s.id = due.id
    returning s.kind, s.id, s.workspace_id, s.token`.execute(db);
  return rows.map(({ workspace_id: workspaceId, ...rest }) => ({ ...rest, workspaceId }));
}

/** Forgets what was sent, save where the process was enqueued again meanwhile. */
export async function forgetSignals(db: Database, sent: readonly Signal[]): Promise<void> {
  if (sent.length === 0) return;
  await sql`delete from process_signals where token = any(${sent.map(({ token }) => token)}::uuid[])`.execute(
    db,
  );
}

/**
 * Adds signals for at most `limit` processes that are late although nothing holds them back. So
 * nothing waits forever, whatever Temporal has lost; few at once, since a backlog is late too.
 */
export async function signalLate(db: Database, limit: number): Promise<void> {
  await sql`
    insert into process_signals (kind, id, workspace_id)
    select kind, id, workspace_id from processes p
    where wake_at < now() - ${LATE_MS} * interval '1 millisecond'
      and not exists (select from workspaces w where w.id = p.workspace_id and w.suspended_at is not null)
    order by wake_at limit ${limit}
    on conflict do nothing`.execute(db);
}

/** Adds a signal for each process of the installation. Returns for how many. */
export async function signalAll(db: Tx): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into process_signals (kind, id, workspace_id)
    select kind, id, workspace_id from processes
    on conflict (kind, id) do update set token = gen_random_uuid(), send_after = now()`.execute(db);
  return Number(numAffectedRows ?? 0);
}
