import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

export interface SandboxMessageRow {
  messageId: string;
  messageKey: string;
  kind: string;
  /** Sealed. */
  body: Buffer;
  deliveredAt: Date;
}

/** Returns the id of the stored message: that of its first delivery. */
export async function deliver(
  tx: Tx,
  workspaceId: string,
  row: { id: string; accountId: string; messageKey: string; kind: string; body: Buffer },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with given as (
      insert into sandbox_messages (id, workspace_id, account_id, message_key, kind, body)
      values (${row.id}, ${workspaceId}, ${row.accountId}, ${row.messageKey}, ${row.kind}, ${row.body})
      on conflict (account_id, message_key) do nothing returning id)
    select id from given
    union all
    select id from sandbox_messages where account_id = ${row.accountId} and message_key = ${row.messageKey} limit 1`.execute(
    tx,
  );
  return rows[0]!.id;
}

/** Newest first. */
export async function readMessages(
  tx: Tx,
  workspaceId: string,
  accountId: string,
  limit: number,
): Promise<SandboxMessageRow[]> {
  const { rows } = await sql<SandboxMessageRow>`
    select id as "messageId", message_key as "messageKey", kind, body, delivered_at as "deliveredAt"
    from sandbox_messages where workspace_id = ${workspaceId} and account_id = ${accountId} order by delivered_at desc, id desc limit ${limit}`.execute(
    tx,
  );
  return rows;
}

/** False when the account has no such message. */
export async function insertEvent(
  tx: Tx,
  workspaceId: string,
  accountId: string,
  { messageId, kind, words }: { messageId: string; kind: string; words: Buffer | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into sandbox_events (message_id, kind, words)
    select id, ${kind}, ${words} from sandbox_messages where workspace_id = ${workspaceId} and account_id = ${accountId} and id = ${messageId}`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

export interface SandboxEventRow {
  id: number;
  messageId: string;
  kind: 'reply' | 'accepted' | 'bounce';
  at: Date;
  /** Sealed. */
  body: Buffer;
  /** Sealed: what the recipient replies; null when they say nothing. */
  words: Buffer | null;
}

export async function readEvents(
  tx: Tx,
  workspaceId: string,
  accountId: string,
  after: number,
): Promise<SandboxEventRow[]> {
  const { rows } = await sql<SandboxEventRow>`
    select e.id, e.message_id as "messageId", e.kind, e.at, m.body, e.words
    from sandbox_events e join sandbox_messages m on m.id = e.message_id
    where m.workspace_id = ${workspaceId} and m.account_id = ${accountId} and e.id > ${after}
    order by e.id limit 200`.execute(tx);
  return rows;
}

/** Erases the copies of these messages, in every workspace. */
export async function eraseMessages(
  tx: Tx,
  messages: readonly { accountId: string; providerMessageId: string }[],
): Promise<void> {
  await sql`
    delete from sandbox_messages s
    using unnest(
      ${messages.map(({ accountId }) => accountId)}::text[],
      ${messages.map(({ providerMessageId }) => providerMessageId)}::text[]
    ) as m (account_id, id)
    where s.account_id = m.account_id and s.id = m.id`.execute(tx);
}
