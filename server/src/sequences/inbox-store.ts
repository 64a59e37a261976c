import { sql } from 'kysely';
import type { ChannelEvent, ChannelType } from '../channels/port.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { Mark } from './rules/conversation.ts';

/**
 * Stores a reply and makes its conversation unread. The caller has locked the run, and recorded the
 * event as a new one. Nothing is stored once the person is erased. A reply never stands before the
 * message that it answers, whatever the clocks of providers say.
 */
export async function insertReply(
  tx: Tx,
  { workspaceId, accountId, eventKey, at, match, content }: ChannelEvent,
  messageId: string,
  body: Buffer | null,
): Promise<void> {
  await sql`
    with reply as (
      insert into outreach_replies (id, workspace_id, candidate_id, talent_id, run_id, account_id, event_key, channel, received_at,
        provider_message_id, thread_id, body)
      select ${newId('outreachReply')}, ${workspaceId}, r.candidate_id, r.talent_id, r.id, ${accountId}, ${eventKey}, m.channel,
        greatest(${at}, m.sent_at),
        ${content?.providerMessageId ?? null}, ${match.threadId ?? null}, ${body}
      from outreach_messages m join sequence_runs r on r.id = m.run_id
      where m.id = ${messageId} and (m.body is not null or m.provider_message_id is not null or m.address_fingerprint is not null)
      on conflict (account_id, event_key) do nothing
      returning *)
    insert into outreach_conversations as known (candidate_id, workspace_id, talent_id, sourcing_id, assignee_user_id, last_reply_id, last_reply_at)
    select reply.candidate_id, reply.workspace_id, reply.talent_id, r.sourcing_id, r.sender_user_id, reply.id, reply.received_at
    from reply join sequence_runs r on r.id = reply.run_id
    on conflict (candidate_id) do update set unread = true,
      last_reply_id = case when excluded.last_reply_at >= known.last_reply_at then excluded.last_reply_id else known.last_reply_id end,
      last_reply_at = greatest(excluded.last_reply_at, known.last_reply_at)`.execute(tx);
}

export interface ConversationRow {
  candidateId: string;
  talentId: string;
  assigneeUserId: string | null;
  lastReplyAt: Date;
  channel: ChannelType;
  unread: boolean;
  answeredAt: Date | null;
  mark: Mark | null;
  markedAt: Date | null;
  /** The last reply, sealed. */
  body: Buffer | null;
}

export interface ConversationFilter {
  unread: boolean;
  /** A user; `nobody`: only unassigned ones; null: all. */
  assignee: string | 'nobody' | null;
  sourcingId: string | null;
}

const COLUMNS = sql`c.candidate_id as "candidateId", c.talent_id as "talentId", c.assignee_user_id as "assigneeUserId",
  c.last_reply_at as "lastReplyAt", p.channel, c.unread, c.answered_at as "answeredAt", c.mark,
  c.marked_at as "markedAt", p.body
  from outreach_conversations c join outreach_replies p on p.id = c.last_reply_id`;

/** The conversation with the newest reply first. */
export async function readConversations(
  tx: Tx,
  workspaceId: string,
  { unread, assignee, sourcingId }: ConversationFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ConversationRow[]; total: number }> {
  const where = sql`
    where c.workspace_id = ${workspaceId} and (not ${unread}::boolean or c.unread)
      and (${sourcingId}::text is null or c.sourcing_id = ${sourcingId})
      and (${assignee}::text is null or case when ${assignee} = 'nobody' then c.assignee_user_id is null
        else c.assignee_user_id = ${assignee} end)`;
  const { rows: totals } = await sql<{ total: number }>`
    select count(*) as total from outreach_conversations c ${where}`.execute(tx);
  const { rows } = await sql<ConversationRow>`
    select ${COLUMNS} ${where} order by c.last_reply_at desc, c.candidate_id desc limit ${limit} offset ${offset}`.execute(
    tx,
  );
  return { rows, total: totals[0]!.total };
}

export async function readConversation(
  tx: Tx,
  workspaceId: string,
  candidateId: string,
): Promise<ConversationRow | null> {
  const { rows } = await sql<ConversationRow>`
    select ${COLUMNS} where c.workspace_id = ${workspaceId} and c.candidate_id = ${candidateId}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export interface UnreadCounts {
  unread: number;
  unreadMine: number;
}

export async function countUnread(
  tx: Tx,
  workspaceId: string,
  userId: string | null,
): Promise<UnreadCounts> {
  const { rows } = await sql<UnreadCounts>`
    select count(*) as unread, count(*) filter (where assignee_user_id = ${userId}) as "unreadMine"
    from outreach_conversations where workspace_id = ${workspaceId} and unread`.execute(tx);
  return rows[0]!;
}

/** Locks the conversation until the transaction ends; null when the workspace has none. */
export async function lockConversation(
  tx: Tx,
  workspaceId: string,
  candidateId: string,
): Promise<{ mark: Mark | null; markedAt: Date | null; lastReplyId: string } | null> {
  const { rows } = await sql<{ mark: Mark | null; markedAt: Date | null; lastReplyId: string }>`
    select mark, marked_at as "markedAt", last_reply_id as "lastReplyId" from outreach_conversations
    where workspace_id = ${workspaceId} and candidate_id = ${candidateId} for no key update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/**
 * Undefined members stay. With `upTo`, a conversation with a newer reply than that stays unread.
 * Rows that would not change are not written, so that they tell nobody.
 */
export async function updateConversation(
  tx: Tx,
  workspaceId: string,
  candidateId: string,
  change: { assigneeUserId?: string | null; unread?: boolean; upTo?: Date },
): Promise<void> {
  const assignee =
    change.assigneeUserId === undefined
      ? sql`assignee_user_id`
      : sql`${change.assigneeUserId}::text`;
  const unread =
    change.unread === undefined
      ? sql`unread`
      : change.upTo === undefined
        ? sql`${change.unread}::boolean`
        : sql`case when date_trunc('milliseconds', last_reply_at) <= ${change.upTo} then ${change.unread}::boolean else unread end`;
  await sql`
    update outreach_conversations set assignee_user_id = ${assignee}, unread = ${unread}
    where workspace_id = ${workspaceId} and candidate_id = ${candidateId}
      and (assignee_user_id, unread) is distinct from (${assignee}, ${unread})`.execute(tx);
}

export async function setMark(
  tx: Tx,
  workspaceId: string,
  candidateId: string,
  mark: { mark: Mark; at: Date; by: string } | null,
): Promise<void> {
  await sql`
    update outreach_conversations set mark = ${mark?.mark ?? null}, marked_at = ${mark?.at ?? null}, marked_by = ${mark?.by ?? null},
      unread = unread and ${mark === null}
    where workspace_id = ${workspaceId} and candidate_id = ${candidateId}`.execute(tx);
}

/** A message of a conversation: one of ours (`stepId` or `writtenBy`), or a reply. */
export interface ThreadRow {
  messageId: string;
  direction: 'sent' | 'received';
  channel: ChannelType;
  at: Date;
  outcome: 'queued' | 'claimed' | 'sent' | 'failed' | 'unknown' | 'received';
  reason: string | null;
  stepName: string | null;
  writtenBy: string | null;
  bouncedAt: Date | null;
  /** Sealed; null when the words are gone. */
  body: Buffer | null;
}

/** More than a page shows at once; the newest. */
const MAX_THREAD = 300;

/** Oldest first. Steps that were never sent are left out. */
export async function readThreadOf(
  tx: Tx,
  workspaceId: string,
  candidateId: string,
): Promise<ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`
    select * from (
      select m.id as "messageId", 'sent' as direction, m.channel, coalesce(m.sent_at, m.claimed_at) as at, m.outcome, m.reason,
        r.steps -> s.position ->> 'name' as "stepName", m.written_by as "writtenBy", m.bounced_at as "bouncedAt", m.body
      from sequence_runs r join outreach_messages m on m.run_id = r.id
        left join sequence_run_steps s on s.run_id = r.id and s.step_id = m.step_id
      where r.workspace_id = ${workspaceId} and r.candidate_id = ${candidateId} and (m.step_id is null or m.outcome in ('sent', 'unknown'))
      union all
      select id, 'received', channel, received_at, 'received', null, null, null, null, body from outreach_replies
      where workspace_id = ${workspaceId} and candidate_id = ${candidateId}
      order by at desc, "messageId" desc limit ${MAX_THREAD}) newest
    order by at, "messageId"`.execute(tx);
  return rows;
}

export interface ReplyRow {
  replyId: string;
  runId: string;
  talentId: string;
  accountId: string;
  channel: ChannelType;
  providerMessageId: string | null;
  threadId: string | null;
  senderUserId: string | null;
  body: Buffer | null;
}

/** The newest reply of a conversation: what an answer answers. */
export async function readLastReply(
  tx: Tx,
  workspaceId: string,
  candidateId: string,
): Promise<ReplyRow | null> {
  const { rows } = await sql<ReplyRow>`
    select p.id as "replyId", p.run_id as "runId", p.talent_id as "talentId", p.account_id as "accountId", p.channel,
      p.provider_message_id as "providerMessageId", p.thread_id as "threadId", r.sender_user_id as "senderUserId", p.body
    from outreach_conversations c join outreach_replies p on p.id = c.last_reply_id join sequence_runs r on r.id = p.run_id
    where c.workspace_id = ${workspaceId} and c.candidate_id = ${candidateId}`.execute(tx);
  return rows[0] ?? null;
}

/** Deletes what a person wrote, in every workspace. Returns the number of replies. */
export async function eraseConversations(tx: Tx, talentIds: readonly string[]): Promise<number> {
  await sql`delete from outreach_conversations where talent_id = any(${[...talentIds]}::text[])`.execute(
    tx,
  );
  const { numAffectedRows } = await sql`
    delete from outreach_replies where talent_id = any(${[...talentIds]}::text[])`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
