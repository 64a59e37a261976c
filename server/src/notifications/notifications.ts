import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { Principal } from '../platform/operation.ts';
import { runUnscoped } from '../platform/tenant-scope.ts';
import type { Notification, NotificationType, SubjectOf } from './contract.ts';
import {
  countUnread,
  deleteOldNotifications,
  insertNotification,
  markRead,
  type NotificationRow,
  readNotificationRows,
} from './store.ts';

/** Older ones help nobody. */
const RETENTION_DAYS = 90;
const DELETED_AT_ONCE = 5_000;

/** What single users are told, whichever slice tells it. */
export function createNotifications({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Tells a user something in the caller's transaction. `cause` names what happened: the same
     * cause is told to a user once.
     */
    tell: <Type extends NotificationType>(
      tx: Tx,
      workspaceId: string,
      told: { userId: string; type: Type; subject: SubjectOf<Type>; cause: string },
    ): Promise<void> =>
      insertNotification(tx, workspaceId, { ...told, notificationId: newId('notification') }),

    async list(
      { workspaceId, userId }: Principal,
      { limit }: { limit: number },
    ): Promise<{ notifications: Notification[]; unread: number }> {
      if (userId === null) return { notifications: [], unread: 0 };
      const rows = await readNotificationRows(db, workspaceId, userId, limit);
      return {
        notifications: rows.map(shown),
        unread: await countUnread(db, workspaceId, userId),
      };
    },

    /** Marks all of the user's without ids. Returns how many are unread then. */
    async markRead(
      { workspaceId, userId }: Principal,
      ids: readonly string[] | undefined,
    ): Promise<{ unread: number }> {
      if (userId === null) return { unread: 0 };
      await markRead(db, workspaceId, userId, ids ?? null);
      return { unread: await countUnread(db, workspaceId, userId) };
    },

    /** Deletes those that are older than 90 days. */
    prune: () =>
      runUnscoped(() =>
        deleteOldNotifications(db, {
          days: RETENTION_DAYS,
          now: clock.databaseNow(),
          limit: DELETED_AT_ONCE,
        }),
      ),
  };
}

export type Notifications = ReturnType<typeof createNotifications>;

const shown = ({ createdAt, readAt, ...rest }: NotificationRow): Notification => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});
