import { sql } from 'kysely';
import type { ChannelType } from '../channels/port.ts';
import type { Tx } from '../platform/db.ts';
import type { MessageOutcome } from './message-store.ts';

export interface NewAnswer {
  messageId: string;
  replyId: string;
  runId: string;
  talentId: string;
  candidateId: string;
  accountId: string;
  channel: ChannelType;
  /** The day of `dueAt`, as `2026-03-29`. */
  sentOn: string;
  dueAt: Date;
  addressFingerprint: Buffer;
  /** Sealed AnswerBody. */
  body: Buffer;
  writtenBy: string;
  at: Date;
}

/** Queues an answer; the conversation counts as read and answered. */
export async function insertAnswer(tx: Tx, workspaceId: string, row: NewAnswer): Promise<void> {
  await sql`
    insert into outreach_messages (id, workspace_id, run_id, step_id, talent_id, account_id, channel, sent_on, claimed_at, outcome,
      address_fingerprint, body, written_by, reply_id)
    values (${row.messageId}, ${workspaceId}, ${row.runId}, null, ${row.talentId}, ${row.accountId}, ${row.channel}, ${row.sentOn},
      ${row.dueAt}, 'queued', ${row.addressFingerprint}, ${row.body}, ${row.writtenBy}, ${row.replyId})`.execute(
    tx,
  );
  await sql`
    update outreach_conversations set answered_at = ${row.at}, unread = unread and last_reply_id <> ${row.replyId}
    where workspace_id = ${workspaceId} and candidate_id = ${row.candidateId}`.execute(tx);
}

export interface AnswerRow {
  messageId: string;
  talentId: string;
  accountId: string;
  channel: ChannelType;
  outcome: 'queued' | 'claimed' | 'sent' | 'failed' | 'unknown';
  dueAt: Date;
  blockedSince: Date | null;
  /** Sealed; null once the person is erased. */
  body: Buffer | null;
}

/** Null for a message that is no answer, or of another workspace. */
export async function readAnswer(
  tx: Tx,
  workspaceId: string,
  messageId: string,
): Promise<AnswerRow | null> {
  const { rows } = await sql<AnswerRow>`
    select id as "messageId", talent_id as "talentId", account_id as "accountId", channel, outcome, claimed_at as "dueAt",
      blocked_since as "blockedSince", body
    from outreach_messages where workspace_id = ${workspaceId} and id = ${messageId} and step_id is null`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** False when it is not queued any more: another worker has it, or the person was erased. */
export async function claimAnswer(
  tx: Tx,
  workspaceId: string,
  messageId: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update outreach_messages set outcome = 'claimed', claimed_at = ${at}, reason = null
    where workspace_id = ${workspaceId} and id = ${messageId} and outcome = 'queued' and body is not null returning 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Does nothing once a better outcome is known. */
export async function settleAnswer(
  tx: Tx,
  workspaceId: string,
  messageId: string,
  { outcome, reason, at, providerMessageId, threadId }: MessageOutcome,
): Promise<void> {
  await sql`
    update outreach_messages set outcome = ${outcome}, reason = ${reason}, sent_at = ${outcome === 'sent' ? at : null}::timestamptz,
      provider_message_id = case when body is null then null else ${providerMessageId ?? null}::text end,
      thread_id = case when body is null then null else ${threadId ?? null}::text end
    where workspace_id = ${workspaceId} and id = ${messageId}
      and (outcome in ('queued', 'claimed') or (outcome = 'unknown' and ${outcome} <> 'unknown'))`.execute(
    tx,
  );
}

/** Puts an answer that nobody sent back into the queue. */
export async function requeueAnswer(
  tx: Tx,
  workspaceId: string,
  messageId: string,
  { reason, dueAt, blockedSince }: { reason: string; dueAt: Date; blockedSince: Date | null },
): Promise<void> {
  await sql`
    update outreach_messages set outcome = 'queued', reason = ${reason}, claimed_at = ${dueAt}, blocked_since = ${blockedSince}
    where workspace_id = ${workspaceId} and id = ${messageId} and outcome in ('queued', 'claimed')`.execute(
    tx,
  );
}
