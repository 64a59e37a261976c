import type { Access } from '../access/access.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Tx } from '../platform/db.ts';
import { invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Principal } from '../platform/operation.ts';
import { readSourcing } from './sourcing-store.ts';

export interface OwnersDependencies {
  access: Pick<Access, 'userNames' | 'memberNames'>;
  notifications: Pick<Notifications, 'tell'>;
}

interface Named {
  ownerUserId: string | null;
  sourcingId: string;
  /** Absent: the owner is of the sourcing. */
  candidateId?: string;
}

/** Who takes care of a sourcing or of a candidate. */
export function createOwners({ access, notifications }: OwnersDependencies) {
  return {
    /** Throws validation_error for somebody who is not a member now; null and undefined are nobody. */
    async require(tx: Tx, workspaceId: string, userId: string | null | undefined): Promise<void> {
      if (!userId) return;
      const known = await access.memberNames(tx, workspaceId, [userId]);
      if (!known.has(userId)) throw invalid(['ownerUserId'], 'must be a member of the workspace');
    },

    /** Tells the new owner, unless they named themselves. */
    async tell(
      tx: Tx,
      { workspaceId, userId }: Principal,
      { ownerUserId, sourcingId, candidateId }: Named,
    ): Promise<void> {
      if (ownerUserId === null || ownerUserId === userId) return;
      const { name } = (await readSourcing(tx, workspaceId, sourcingId))!;
      const names = await access.userNames(tx, workspaceId, userId === null ? [] : [userId]);
      await notifications.tell(tx, workspaceId, {
        userId: ownerUserId,
        type: 'owner.named',
        subject: { sourcingId, candidateId, name, author: names.get(userId ?? '') ?? '' },
        // Who is named again is told again.
        cause: `owner ${newId('notification')}`,
      });
    },
  };
}

export type Owners = ReturnType<typeof createOwners>;
