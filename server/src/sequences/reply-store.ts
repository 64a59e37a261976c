import { sql } from 'kysely';
import type { ChannelEvent } from '../channels/port.ts';
import type { Tx } from '../platform/db.ts';

/** A message that an event is about. */
export interface EventTarget {
  messageId: string;
  runId: string;
  talentId: string;
  addressFingerprint: Buffer | null;
}

/**
 * Finds the message that an event belongs to: by message id (most specific first), then by
 * conversation, then the last message to that address before the event. Null when the event is
 * about no message that was sent here.
 */
export async function findTarget(
  tx: Tx,
  event: ChannelEvent,
  { address, since }: { address: Buffer | null; since: Date },
): Promise<EventTarget | null> {
  const ids = [...event.match.providerMessageIds];
  const { rows } = await sql<EventTarget>`
    select id as "messageId", run_id as "runId", talent_id as "talentId", address_fingerprint as "addressFingerprint"
    from outreach_messages
    where workspace_id = ${event.workspaceId} and account_id = ${event.accountId} and (
      provider_message_id = any(${ids}::text[])
      or thread_id = ${event.match.threadId ?? null}
      or (address_fingerprint = ${address} and claimed_at <= ${since}))
    order by array_position(${ids}::text[], provider_message_id) nulls last, (thread_id = ${event.match.threadId ?? null}) desc nulls last, claimed_at desc
    limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** False when the event was recorded before. */
export async function insertEvent(tx: Tx, event: ChannelEvent, runId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into outreach_events (account_id, event_key, workspace_id, run_id, kind, at)
    values (${event.accountId}, ${event.eventKey}, ${event.workspaceId}, ${runId}, ${event.kind}, ${event.at})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

export async function markReplied(tx: Tx, runId: string, at: Date): Promise<void> {
  await sql`update sequence_runs set replied_at = ${at} where id = ${runId} and replied_at is null`.execute(
    tx,
  );
}

export async function markAccepted(tx: Tx, runId: string, at: Date): Promise<void> {
  await sql`update sequence_runs set invitation_accepted_at = ${at} where id = ${runId} and invitation_accepted_at is null`.execute(
    tx,
  );
}

export async function markBounced(tx: Tx, messageId: string, at: Date): Promise<void> {
  await sql`update outreach_messages set bounced_at = ${at} where id = ${messageId} and bounced_at is null`.execute(
    tx,
  );
}
