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
  insertMember,
  lockWorkspace,
  readMemberSummary,
  readWorkspaceName,
} from './member-store.ts';
import { ATTEMPTS, type Role } from './rules.ts';
import { countAttempt, dropLinks, findByEmail, findOrAddLocal, findOrAddPerson } from './store.ts';

export interface InvitationDependencies {
  db: Database;
  clock: Clock;
  links: Links;
  /** Null: the owner who invites is shown the link. */
  mailer: Mailer | null;
  /** The console's, without a trailing slash. */
  origin: string;
}

/** Invites a person to a workspace. */
export function createInvitations({ db, clock, links, mailer, origin }: InvitationDependencies) {
  /**
   * Ends the waiting invitations of the address and creates a new one. Throws forbidden for a
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
    const userId = await accountFor(tx, workspaceId, email, mailer !== null);
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
    return { ...(await readMemberSummary(tx, workspaceId, userId)), link };
  }

  /**
   * Throws forbidden for a person who is already a member. If the installation sends mail, also
   * throws rate_limit_exceeded and mail_failed.
   */
  return async function invite(
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
    await countMail({ db, clock }, 'inviter', principal.userId!);
    await countMail({ db, clock }, 'invited', wishes.email);
    const { link, ...member } = await db
      .transaction()
      .execute((tx) => addInvitation(tx, principal, wishes));
    await mail({ db }, mailer, principal.workspaceId, { ...member, link, email: wishes.email });
    const result = { ...member, link: null };
    await db.transaction().execute((tx) => record(tx, result));
    return result;
  };
}

/**
 * The account that an invitation is for. A mailed link proves the address. A link shown to an owner
 * proves nothing, so it never opens an account that other workspaces know. A person who has proved
 * the address joins the workspace once they sign in; anyone else gets an account local to this
 * workspace.
 */
async function accountFor(
  tx: Tx,
  workspaceId: string,
  email: string,
  isMailed: boolean,
): Promise<string> {
  if (isMailed) return (await findOrAddPerson(tx, email)).userId;
  const person = await findByEmail(tx, email);
  if (person && (person.hasPassword || person.hasJoined)) return person.userId;
  return (await findOrAddLocal(tx, workspaceId, email)).userId;
}

/** Throws rate_limit_exceeded. */
async function countMail(
  { db, clock }: Pick<InvitationDependencies, 'db' | 'clock'>,
  kind: 'inviter' | 'invited',
  whose: string,
): Promise<void> {
  const block = await countAttempt(
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

/**
 * Throws mail_failed. The link then does not work, and the invitation waits until it is sent again.
 */
async function mail(
  { db }: Pick<InvitationDependencies, 'db'>,
  by: Mailer,
  workspaceId: string,
  { userId, email, link }: { userId: string; email: string; link: ShownLink },
): Promise<void> {
  try {
    await by.send(invitationMail(email, await readWorkspaceName(db, workspaceId), link));
  } catch {
    await dropLinks(db, userId, workspaceId);
    const message =
      'The invitation could not be mailed. Ask the operator of this installation to check SMTP_URL and MAIL_FROM, then invite again.';
    throw new AppError('mail_failed', { message });
  }
}
