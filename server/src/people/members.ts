import type { Access } from '../access/access.ts';
import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Mailer } from '../platform/mailer.ts';
import type { Principal } from '../platform/operation.ts';
import type { Member } from './contract.ts';
import { createInvitations } from './invitations.ts';
import type { Links } from './links.ts';
import {
  endMember,
  hasOtherOwner,
  lockMember,
  readMemberSummary,
  readMembers,
  setRole,
  toMember,
} from './member-store.ts';
import { type Role, scopesOf } from './rules.ts';
import { closeLocalAccount, dropLinks } from './store.ts';

export interface MembersDependencies {
  db: Database;
  clock: Clock;
  links: Links;
  access: Pick<Access, 'confineKeysOf'>;
  /** Null: the owner who invites is shown the link. */
  mailer: Mailer | null;
  /** The console's, without a trailing slash. */
  origin: string;
}

export interface Removed {
  userId: string;
  removed: true;
  revokedKeyIds: string[];
}

/** Locks the workspace. Throws not_found unless the user is a member or invited. */
async function requireMember(tx: Tx, workspaceId: string, userId: string) {
  const member = await lockMember(tx, workspaceId, userId);
  if (!member) throw new AppError('not_found', { message: `There is no member ${userId}.` });
  return member;
}

/** Throws forbidden when the workspace would be left without an owner. */
async function requireOtherOwner(tx: Tx, workspaceId: string, userId: string): Promise<void> {
  if (await hasOtherOwner(tx, workspaceId, userId)) return;
  const message = 'A workspace keeps at least one owner: make somebody else an owner first.';
  throw new AppError('forbidden', { message, details: { code: 'last_owner' } });
}

/**
 * Ends a membership and revokes the member's keys. Throws forbidden for the last owner. The caller
 * must hold the workspace's lock.
 */
function createMemberRemoval({ access }: Pick<MembersDependencies, 'access'>) {
  return async function removeMember(
    tx: Tx,
    workspaceId: string,
    { userId, joined, role }: { userId: string; joined: boolean; role: Role },
    actor: string,
  ): Promise<Removed> {
    if (joined && role === 'owner') await requireOtherOwner(tx, workspaceId, userId);
    await endMember(tx, workspaceId, userId);
    await dropLinks(tx, userId, workspaceId);
    await closeLocalAccount(tx, userId);
    const revokedKeyIds = await access.confineKeysOf(
      tx,
      { workspaceId, userId, scopes: [] },
      actor,
    );
    await recordAudit(tx, { chain: workspaceId, actor, action: 'member.removed', subject: userId });
    return { userId, removed: true, revokedKeyIds };
  };
}

/**
 * The members of a workspace and their roles. Changes apply from the next request, because the gate
 * reads the membership each time.
 */
export function createMembers(dependencies: MembersDependencies) {
  const { db, access } = dependencies;
  const invite = createInvitations(dependencies);
  const removeMember = createMemberRemoval(dependencies);

  return {
    list: async ({ workspaceId }: Principal): Promise<Member[]> =>
      (await readMembers(db, workspaceId)).map(toMember),

    invite,

    /** Throws not_found, or forbidden for the last owner. */
    change(principal: Principal, userId: string, role: Role): Promise<Member> {
      const { workspaceId } = principal;
      return db.transaction().execute(async (tx) => {
        const known = await requireMember(tx, workspaceId, userId);
        if (known.joined && known.role === 'owner' && role !== 'owner')
          await requireOtherOwner(tx, workspaceId, userId);
        await setRole(tx, workspaceId, { userId, role });
        // Members know the secrets of their keys, so a key must not allow more than the role does.
        await access.confineKeysOf(
          tx,
          { workspaceId, userId, scopes: scopesOf(role) },
          actorOf(principal),
        );
        const result = await readMemberSummary(tx, workspaceId, userId);
        const details = { from: known.role, to: role };
        await recordAudit(tx, {
          chain: workspaceId,
          actor: actorOf(principal),
          action: 'member.role_changed',
          subject: userId,
          details,
        });
        return result;
      });
    },

    /** Throws not_found, or forbidden for the last owner. */
    remove(principal: Principal, userId: string): Promise<Removed> {
      const { workspaceId } = principal;
      return db.transaction().execute(async (tx) => {
        const known = await requireMember(tx, workspaceId, userId);
        return removeMember(tx, workspaceId, { ...known, userId }, actorOf(principal));
      });
    },

    /**
     * For the operator, who can remove a last owner only after naming another one. Null when the
     * user is not a member of the workspace.
     */
    async removeFrom(
      tx: Tx,
      workspaceId: string,
      userId: string,
      actor: string,
    ): Promise<Removed | null> {
      const known = await lockMember(tx, workspaceId, userId);
      return known && removeMember(tx, workspaceId, { ...known, userId }, actor);
    },
  };
}

export type Members = ReturnType<typeof createMembers>;
