import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

export interface NewDelivery {
  id: string;
  runId: string;
  eventType: 'talent_judged' | 'wave_finished' | 'pool_exhausted';
  talentId: string | null;
  url: string;
  /** Sealed. */
  body: Buffer;
}

export interface ClaimedDelivery {
  id: string;
  runId: string;
  eventType: string;
  url: string;
  body: Buffer;
}

/** Written with the state that the event tells of. */
export async function insertDelivery(tx: Tx, castingId: string, row: NewDelivery): Promise<void> {
  await sql`
    insert into casting_deliveries (id, casting_id, run_id, event_type, talent_id, url, body)
    values (${row.id}, ${castingId}, ${row.runId}, ${row.eventType}, ${row.talentId}, ${row.url}, ${row.body})
    on conflict do nothing`.execute(tx);
}

/** Events that nobody has begun to send: what a worker left behind that died between its commit and the first attempt. */
export async function readUnclaimed(tx: Tx, castingId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from casting_deliveries where casting_id = ${castingId} and claimed_at is null order by created_at, id`.execute(tx);
  return rows.map((row) => row.id);
}

/** Null when somebody else claimed it: an event is sent by one process only, and never again after that process died. */
export async function claimDelivery(tx: Tx, id: string): Promise<ClaimedDelivery | null> {
  const { rows } = await sql<ClaimedDelivery>`
    update casting_deliveries set claimed_at = clock_timestamp() where id = ${id} and claimed_at is null
    returning id, run_id as "runId", event_type as "eventType", url, body`.execute(tx);
  return rows[0] ?? null;
}

export interface AttemptResult {
  status: number | null;
  error: string | null;
  answer: string | null;
  outcome: 'delivered' | 'failed' | 'retry';
}

export async function recordAttempt(tx: Tx, id: string, { status, error, answer, outcome }: AttemptResult): Promise<void> {
  await sql`
    update casting_deliveries set attempts = attempts + 1, last_status = ${status}, last_error = ${error}, last_answer = ${answer},
      delivered_at = case when ${outcome === 'delivered'} then clock_timestamp() end,
      failed_at = case when ${outcome === 'failed'} then clock_timestamp() end
    where id = ${id}`.execute(tx);
}
