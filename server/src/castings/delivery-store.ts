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
  /** Sealed; null when its talent has been erased. */
  body: Buffer | null;
  /** 1 for the service's own sending of the event, higher for repeats that a user requested. */
  sending: number;
  /** Sealed, newest first; null: the event is not signed. */
  secrets: Buffer[] | null;
}

/**
 * After this time, a process that claimed an event has sent it or has died. It covers three
 * attempts, each with its wait for a connection to the host.
 */
const MAX_SENDING_SECONDS = 120;

const CLAIMED = sql`id, run_id as "runId", event_type as "eventType", url, body, sendings as sending,
  webhook_signing_secrets(workspace_id, casting_id) as secrets`;

/**
 * Stores events in their order, in the transaction that stores the state that they report. An event
 * about a talent needs its verdict of the same run. Returns the ids of those that are new.
 */
export async function insertDeliveries(
  tx: Tx,
  castingId: string,
  rows: readonly NewDelivery[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const column = <Key extends keyof NewDelivery>(key: Key): NewDelivery[Key][] =>
    rows.map((row) => row[key]);
  const { rows: stored } = await sql<{ id: string }>`
    insert into casting_deliveries (id, casting_id, workspace_id, run_id, event_type, talent_id, url, body)
    select e.id, c.id, c.workspace_id, e.run_id, e.event_type, e.talent_id, e.url, e.body
    from unnest(${column('id')}::text[], ${column('runId')}::text[], ${column('eventType')}::text[], ${column('talentId')}::text[],
      ${column('url')}::text[], ${column('body')}::bytea[]) with ordinality as e (id, run_id, event_type, talent_id, url, body, place)
    join castings c on c.id = ${castingId}
    where e.talent_id is null or exists (
      select from casting_verdicts v where v.casting_id = c.id and v.talent_id = e.talent_id and v.run_id = e.run_id)
    order by e.place
    on conflict do nothing returning id`.execute(tx);
  return stored.map(({ id }) => id);
}

/**
 * Events that no process has started to send. They wait in a process, or their process died between
 * its commit and the first attempt.
 */
export async function readUnclaimed(tx: Tx, castingId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from casting_deliveries where casting_id = ${castingId} and claimed_at is null order by seq`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}

/**
 * Null when another process claimed it. Only one process sends an event, and if that process dies,
 * the event is not sent again.
 */
export async function claimDelivery(tx: Tx, id: string): Promise<ClaimedDelivery | null> {
  const { rows } = await sql<ClaimedDelivery>`
    update casting_deliveries set claimed_at = clock_timestamp() where id = ${id} and claimed_at is null returning ${CLAIMED}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Claims an event again because a user requested it. Null while it is being sent. */
export async function claimAgain(
  tx: Tx,
  castingId: string,
  id: string,
): Promise<ClaimedDelivery | null> {
  const { rows } = await sql<ClaimedDelivery>`
    update casting_deliveries set delivered_at = null, failed_at = null, claimed_at = clock_timestamp(),
      sendings = sendings + (claimed_at is not null)::int
    where casting_id = ${castingId} and id = ${id} and body is not null
      and (claimed_at is null or coalesce(delivered_at, failed_at) is not null
        or claimed_at < clock_timestamp() - ${MAX_SENDING_SECONDS} * interval '1 second')
    returning ${CLAIMED}`.execute(tx);
  return rows[0] ?? null;
}

export interface AttemptResult {
  startedAt: Date;
  durationMs: number;
  status: number | null;
  error: string | null;
  answer: string | null;
}

/** Records an attempt once, even if the statement is repeated after a lost response. */
export async function recordAttempt(
  tx: Tx,
  { id, sending }: Pick<ClaimedDelivery, 'id' | 'sending'>,
  { startedAt, durationMs, status, error, answer }: AttemptResult,
  outcome: 'delivered' | 'failed' | 'retry',
): Promise<void> {
  await sql`
    with delivery as (
      update casting_deliveries set attempts = attempts + 1, last_status = ${status}, last_error = ${error},
        -- An answer may repeat what was sent of somebody who has been erased since.
        last_answer = case when body is not null then ${answer}::text end,
        delivered_at = case when ${outcome === 'delivered'} then clock_timestamp() end,
        failed_at = case when ${outcome === 'failed'} then clock_timestamp() end
      where id = ${id} and not exists (
        select from casting_delivery_attempts where delivery_id = ${id} and sending = ${sending} and started_at = ${startedAt})
      returning id, attempts, last_answer)
    insert into casting_delivery_attempts (delivery_id, attempt, sending, started_at, duration_ms, status, error, answer)
    select id, attempts, ${sending}, ${startedAt}, ${Math.round(durationMs)}, ${status}, ${error}, last_answer from delivery`.execute(
    tx,
  );
}

/** Marks an event as failed without an attempt. */
export async function failDelivery(tx: Tx, id: string, reason: string): Promise<void> {
  await sql`
    update casting_deliveries set claimed_at = coalesce(claimed_at, clock_timestamp()), failed_at = clock_timestamp(), last_error = ${reason}
    where id = ${id} and coalesce(delivered_at, failed_at) is null`.execute(tx);
}

/** The database's clock, which sets `created_at` and `claimed_at`. */
export async function readClock(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  return rows[0]!.now;
}

/**
 * Those of these events that were sent since then, for the searches of one key or of all keys. For
 * the operator, so across all workspaces.
 */
export async function readSendings(
  tx: Tx,
  ids: readonly string[],
  { since, keyId }: { since: Date; keyId: string | null },
): Promise<(ClaimedDelivery & { castingId: string })[]> {
  const { rows } = await sql<ClaimedDelivery & { castingId: string }>`
    select d.casting_id as "castingId", d.id, d.run_id as "runId", d.event_type as "eventType", d.url, d.body, d.sendings as sending,
      webhook_signing_secrets(d.workspace_id, d.casting_id) as secrets
    from casting_deliveries d join castings c on c.id = d.casting_id
    where d.id = any(${[...ids]}::text[]) and (d.created_at >= ${since} or d.sendings > 1 and d.claimed_at >= ${since})
      and (${keyId}::text is null or c.key_id = ${keyId})
    order by d.seq`.execute(tx);
  return rows;
}

export interface DeliveryRow {
  seq: number;
  castingId: string;
  deliveryId: string;
  eventType: NewDelivery['eventType'];
  talentId: string | null;
  runId: string;
  url: string;
  error: string | null;
  hasBody: boolean;
  createdAt: Date;
  claimedAt: Date | null;
  deliveredAt: Date | null;
  failedAt: Date | null;
  attempts: {
    attempt: number;
    sending: number;
    startedAt: string;
    durationMs: number;
    status: number | null;
    error: string | null;
    answer: string | null;
  }[];
}

const DELIVERY = sql`
  select d.seq, d.casting_id as "castingId", d.id as "deliveryId", d.event_type as "eventType", d.talent_id as "talentId", d.run_id as "runId", d.url, d.last_error as error,
    d.body is not null as "hasBody", d.created_at as "createdAt", d.claimed_at as "claimedAt", d.delivered_at as "deliveredAt", d.failed_at as "failedAt",
    coalesce((
      select json_agg(json_build_object('attempt', a.attempt, 'sending', a.sending, 'startedAt', a.started_at, 'durationMs', a.duration_ms,
        'status', a.status, 'error', a.error, 'answer', a.answer) order by a.attempt)
      from casting_delivery_attempts a where a.delivery_id = d.id), '[]') as attempts
  from casting_deliveries d`;

/** The events of a casting, newest first, after a given position. */
export async function readDeliveries(
  tx: Tx,
  workspaceId: string,
  castingId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`${DELIVERY}
    where d.workspace_id = ${workspaceId} and d.casting_id = ${castingId} and (${before}::bigint is null or d.seq < ${before}::bigint)
    order by d.seq desc limit ${limit}`.execute(tx);
  return rows;
}

/** The condition for each state of a delivery. `sending` includes events whose process died. */
const IN_STATE = {
  waiting: sql<boolean>`d.claimed_at is null and d.failed_at is null`,
  sending: sql<boolean>`d.claimed_at is not null and d.delivered_at is null and d.failed_at is null`,
  delivered: sql<boolean>`d.delivered_at is not null`,
  failed: sql<boolean>`d.failed_at is not null`,
};
export type DeliveryState = keyof typeof IN_STATE;

/** The events of all castings of a workspace, newest first, after a given position. */
export async function readAllDeliveries(
  tx: Tx,
  workspaceId: string,
  { state, before, limit }: { state: DeliveryState | null; before: number | null; limit: number },
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`${DELIVERY}
    where d.workspace_id = ${workspaceId} and (${before}::bigint is null or d.seq < ${before}::bigint) and ${state ? IN_STATE[state] : sql`true`}
    order by d.seq desc limit ${limit}`.execute(tx);
  return rows;
}

export async function readDelivery(
  tx: Tx,
  workspaceId: string,
  castingId: string,
  id: string,
): Promise<DeliveryRow | null> {
  const { rows } = await sql<DeliveryRow>`${DELIVERY}
    where d.workspace_id = ${workspaceId} and d.casting_id = ${castingId} and d.id = ${id}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** An event of the workspace with its body and the secrets that sign it. */
export async function readEvent(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<(DeliveryRow & Pick<ClaimedDelivery, 'body' | 'secrets'>) | null> {
  const { rows } = await sql<DeliveryRow & Pick<ClaimedDelivery, 'body' | 'secrets'>>`
    select found.*, d.body, webhook_signing_secrets(d.workspace_id, d.casting_id) as secrets
    from (${DELIVERY} where d.workspace_id = ${workspaceId} and d.id = ${id}) found
    join casting_deliveries d on d.id = found."deliveryId"`.execute(tx);
  return rows[0] ?? null;
}

/** Sealed, newest first; null: the workspace does not sign. */
export async function readWorkspaceSecrets(tx: Tx, workspaceId: string): Promise<Buffer[] | null> {
  const { rows } = await sql<{ secrets: Buffer[] | null }>`
    select webhook_signing_secrets(${workspaceId}, null) as secrets`.execute(tx);
  return rows[0]!.secrets;
}

/**
 * Erases one person's data from the events of every workspace: the bodies, and the responses, which
 * may repeat them. Returns the number of events.
 */
export async function eraseDeliveries(tx: Tx, talentIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ events: number }>`
    with gone as (
      update casting_deliveries set body = null, last_answer = null where talent_id = any(${[...talentIds]}::text[]) and body is not null returning id),
    answers as (
      update casting_delivery_attempts a set answer = null from gone where a.delivery_id = gone.id)
    select count(*)::int as events from gone`.execute(tx);
  return rows[0]?.events ?? 0;
}
