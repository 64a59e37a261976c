import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { NotificationType } from './contract.ts';

export interface NotificationRow {
  notificationId: string;
  type: NotificationType;
  subject: Record<string, string | number>;
  createdAt: Date;
  readAt: Date | null;
}

/** Does nothing for a cause that the user was told already. */
export async function insertNotification(
  tx: Tx,
  workspaceId: string,
  row: {
    notificationId: string;
    userId: string;
    type: NotificationType;
    subject: object;
    cause: string;
  },
): Promise<void> {
  await sql`
    insert into notifications (id, workspace_id, user_id, type, subject, cause)
    values (${row.notificationId}, ${workspaceId}, ${row.userId}, ${row.type}, ${JSON.stringify(row.subject)}::jsonb, ${row.cause})
    on conflict (workspace_id, user_id, cause) do nothing`.execute(tx);
}

export async function readNotificationRows(
  tx: Tx,
  workspaceId: string,
  userId: string,
  limit: number,
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select id as "notificationId", type, subject, created_at as "createdAt", read_at as "readAt"
    from notifications where workspace_id = ${workspaceId} and user_id = ${userId}
    order by created_at desc, id desc limit ${limit}`.execute(tx);
  return rows;
}

export async function countUnread(tx: Tx, workspaceId: string, userId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from notifications
    where workspace_id = ${workspaceId} and user_id = ${userId} and read_at is null`.execute(tx);
  return rows[0]!.unread;
}

/** All of the user's when `ids` is null. */
export async function markRead(
  tx: Tx,
  workspaceId: string,
  userId: string,
  ids: readonly string[] | null,
): Promise<void> {
  await sql`
    update notifications set read_at = clock_timestamp()
    where workspace_id = ${workspaceId} and user_id = ${userId} and read_at is null
      and (${ids}::text[] is null or id = any(${ids}::text[]))`.execute(tx);
}

export async function deleteOldNotifications(
  tx: Tx,
  { days, now, limit }: { days: number; now: Date | null; limit: number },
): Promise<void> {
  await sql`
    delete from notifications where id in (
      select id from notifications
      where created_at < coalesce(${now}::timestamptz, clock_timestamp()) - ${days} * interval '1 day'
      limit ${limit})`.execute(tx);
}
