import type { Access } from '../access/access.ts';
import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Mailer } from '../platform/mailer.ts';
import type { Principal, RecordAnswer } from '../platform/operation.ts';
import type { Invitation, Member } from './contract.ts';
import { invitationMail } from './invitation-mail.ts';
import { hashOfToken, type Links, type ShownLink } from './links.ts';
import {
  endMember,
  findMembersByEmail,
  hasOtherOwner,
  insertMember,
  lockMember,
  lockWorkspace,
  type MemberRow,
  readMembers,
  readWorkspaceName,
  setRole,
} from './member-store.ts';
import { ATTEMPTS, type Role, scopesOf } from './rules.ts';
import {
  closeLocalAccount,
  dropLinks,
  findByEmail,
  findOrAddLocal,
  findOrAddPerson,
  takeAttempt,
} from './store.ts';

export interface MembersDependencies {
  db: Database;
  clock: Clock;
  links: Links;
  access: Pick<Access, 'confineKeysOf'>;
  /** Null: invitations are shown to the owner who makes them. */
  mailer: Mailer | null;
  /** Of the console, without a slash at the end. */
  origin: string;
}

export interface Removed {
  userId: string;
  removed: true;
  revokedKeyIds: string[];
}

/**
 * Who belongs to a workspace, and as what. Every change counts from the next request on: the gate
 * reads the membership each time.
 */
export function createMembers({ db, clock, links, access, mailer, origin }: MembersDependencies) {
  async function summary(tx: Tx, workspaceId: string, userId: string): Promise<Member> {
    const [row] = await readMembers(tx, workspaceId, userId);
    return toMember(row!);
  }

  /** Locks the workspace. Throws not_found unless the person belongs to it or is invited. */
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

  /** Takes a member out: their keys end with them. Hold the workspace's lock. */
  async function takeOut(
    tx: Tx,
    workspaceId: string,
    userId: string,
    actor: string,
  ): Promise<Removed> {
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
  }

  /**
   * Whom an invitation is for. Mailed, its link proves the address. Shown to an owner it proves
   * nothing, so it never opens an account that other workspaces know: it brings the workspace to
   * whom the address is proved to be, once they sign in, and everybody else gets an account of this
   * workspace alone.
   */
  async function accountFor(tx: Tx, workspaceId: string, email: string): Promise<string> {
    if (mailer !== null) return (await findOrAddPerson(tx, email)).userId;
    const person = await findByEmail(tx, email);
    if (person && (person.hasPassword || person.hasJoined)) return person.userId;
    return (await findOrAddLocal(tx, workspaceId, email)).userId;
  }

  /**
   * Ends what was waiting of the address, and makes the invitation anew. Throws forbidden for a
   * member.
   */
  async function addInvitation(
    tx: Tx,
    principal: Principal,
    { email, role }: { email: string; role: Role },
  ): Promise<Member & { link: ShownLink }> {
    const { workspaceId } = principal;
    await lockWorkspace(tx, workspaceId);
    const known = await findMembersByEmail(tx, workspaceId, email);
    const joined = known.find((member) => member.joined);
    if (joined) {
      const message = 'They are a member of the workspace already.';
      throw new AppError('forbidden', {
        message,
        details: { code: 'already_member', userId: joined.userId },
      });
    }
    const userId = await accountFor(tx, workspaceId, email);
    for (const waiting of known.filter((member) => member.userId !== userId)) {
      await endMember(tx, workspaceId, waiting.userId);
      await dropLinks(tx, waiting.userId, workspaceId);
    }
    await insertMember(tx, workspaceId, { userId, role, joined: false });
    await dropLinks(tx, userId, workspaceId);
    const link = await links.make(tx, origin, { userId, workspaceId, mailed: mailer !== null });
    await recordAudit(tx, {
      chain: workspaceId,
      actor: actorOf(principal),
      action: 'member.invited',
      subject: userId,
      details: { role },
    });
    return { ...(await summary(tx, workspaceId, userId)), link };
  }

  /** Throws rate_limit_exceeded. */
  async function takeMail(kind: 'inviter' | 'invited', whose: string): Promise<void> {
    const block = await takeAttempt(
      db,
      `${kind} ${hashOfToken(whose).toString('base64url')}`,
      ATTEMPTS[kind],
      clock.databaseNow(),
    );
    if (block === null) return;
    const message = 'Too many invitations were mailed in the last hour. Try again later.';
    throw new AppError('rate_limit_exceeded', {
      message,
      headers: { 'Retry-After': String(block.seconds) },
    });
  }

  /** Throws mail_failed; the link then opens nothing, and the invitation waits to be made again. */
  async function mail(
    by: Mailer,
    workspaceId: string,
    { userId, email, link }: { userId: string; email: string; link: ShownLink },
  ): Promise<void> {
    try {
      await by.send(invitationMail(email, await readWorkspaceName(db, workspaceId), link));
    } catch {
      await dropLinks(db, userId, workspaceId);
      const message =
        'The invitation could not be mailed. Ask whoever runs this installation to check SMTP_URL and MAIL_FROM, then invite again.';
      throw new AppError('mail_failed', { message });
    }
  }

  return {
    list: async ({ workspaceId }: Principal): Promise<Member[]> =>
      (await readMembers(db, workspaceId)).map(toMember),

    /**
     * Throws forbidden for somebody who is a member already, and where the installation sends mail
     * rate_limit_exceeded and mail_failed.
     */
    async invite(
      principal: Principal,
      wishes: { email: string; role: Role },
      record: RecordAnswer<Invitation>,
    ): Promise<Invitation> {
      if (mailer === null) {
        return db.transaction().execute(async (tx) => {
          const made = await addInvitation(tx, principal, wishes);
          await record(tx, made);
          return made;
        });
      }
      await takeMail('inviter', principal.userId!);
      await takeMail('invited', wishes.email);
      const { link, ...member } = await db
        .transaction()
        .execute((tx) => addInvitation(tx, principal, wishes));
      await mail(mailer, principal.workspaceId, { ...member, link, email: wishes.email });
      const result = { ...member, link: null };
      await db.transaction().execute((tx) => record(tx, result));
      return result;
    },

    /** Throws not_found, or forbidden for the last owner. */
    change(principal: Principal, userId: string, role: Role): Promise<Member> {
      const { workspaceId } = principal;
      return db.transaction().execute(async (tx) => {
        const known = await requireMember(tx, workspaceId, userId);
        if (known.joined && known.role === 'owner' && role !== 'owner')
          await requireOtherOwner(tx, workspaceId, userId);
        await setRole(tx, workspaceId, { userId, role });
        // They know their secrets: a key must not do for them what their role does not.
        await access.confineKeysOf(
          tx,
          { workspaceId, userId, scopes: scopesOf(role) },
          actorOf(principal),
        );
        const result = await summary(tx, workspaceId, userId);
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
        if (known.joined && known.role === 'owner')
          await requireOtherOwner(tx, workspaceId, userId);
        return takeOut(tx, workspaceId, userId, actorOf(principal));
      });
    },

    /**
     * For the operator, who may take the last owner out only together with an heir. Null when the
     * person is no member there.
     */
    async removeFrom(
      tx: Tx,
      workspaceId: string,
      userId: string,
      actor: string,
    ): Promise<Removed | null> {
      const known = await lockMember(tx, workspaceId, userId);
      if (!known) return null;
      if (known.joined && known.role === 'owner') await requireOtherOwner(tx, workspaceId, userId);
      return takeOut(tx, workspaceId, userId, actor);
    },
  };
}

function toMember({ invitedAt, joinedAt, lastSeenAt, ...rest }: MemberRow): Member {
  return {
    ...rest,
    invitedAt: invitedAt.toISOString(),
    joinedAt: joinedAt?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}
