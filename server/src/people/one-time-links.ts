import { recordAudit } from '../platform/audit.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import type { Attempts } from './attempts.ts';
import type { Auth, OpenSession, Visit, WithCookies } from './auth.ts';
import { hashOfToken } from './links.ts';
import { joinMember } from './member-store.ts';
import { completeAccount } from './own-account.ts';
import type { PasswordHashing } from './password-hash.ts';
import { signsIn } from './rules.ts';
import type { LinkAnswer, LinkInspection } from './session-contract.ts';
import type { SessionGate } from './sessions.ts';
import type { SignInLog } from './sign-in-log.ts';
import {
  endSessions,
  type LinkRow,
  lockPerson,
  type PersonRow,
  readLink,
  useLink,
} from './store.ts';

export interface OneTimeLinkDependencies {
  db: Database;
  now(): Date | null;
  auth: Pick<Auth, 'signInAs'>;
  attempts: Pick<Attempts, 'countForAddress' | 'refundTo'>;
  gate: Pick<SessionGate, 'open'>;
  signInLog: Pick<SignInLog, 'record'>;
  passwords: Pick<PasswordHashing, 'hash'>;
}

interface OpenLink {
  link: LinkRow;
  person: PersonRow;
}

/** Inspects and redeems one-time links. */
export function createOneTimeLinks(dependencies: OneTimeLinkDependencies) {
  const { db, now, auth, attempts, gate, signInLog, passwords } = dependencies;

  /** Throws sign_in_failed unless the link is still valid. Locks the person. */
  async function requireLink(tx: Tx, token: string): Promise<OpenLink> {
    const link = await readLink(tx, hashOfToken(token), now());
    const person = link && (await lockPerson(tx, link.userId));
    if (!link || !person) throw linkNotValid();
    return { link, person };
  }

  return {
    /** Describes a one-time link without using it. Throws rate_limit_exceeded or sign_in_failed. */
    async inspectLink(visit: Visit, token: string): Promise<LinkInspection> {
      await attempts.countForAddress(visit);
      const { link, person } = await db.transaction().execute((tx) => requireLink(tx, token));
      await attempts.refundTo(db, visit);
      const signInFirst = !signsIn(link, person);
      const { name, email } = person;
      return {
        name,
        email,
        workspaceId: link.workspaceId,
        signInFirst,
        passwordRequired: !signInFirst && link.workspaceId !== null,
      };
    },

    /**
     * Uses a one-time link. It signs its person in, or accepts an invitation for a signed-in
     * person, whose session continues. When it throws rate_limit_exceeded, sign_in_failed or
     * validation_error, the link is still valid.
     */
    async redeemLink(
      visit: Visit,
      { token, password, ...changes }: LinkAnswer,
    ): Promise<WithCookies<{ userId: string; workspaceId: string | null }>> {
      await attempts.countForAddress(visit);
      // Checked before the password is hashed, because hashing costs tens of milliseconds of a
      // core.
      await db.transaction().execute((tx) => requireLink(tx, token));
      const hash = password === undefined ? null : await passwords.hash(password);
      const { value: session, setCookie } = await gate.open(visit);
      const used = await db.transaction().execute(async (tx) => {
        const opened = await requireLink(tx, token);
        const { link, person } = opened;
        const isSignIn = signsIn(link, person);
        if (!isSignIn) await acceptInvitation(tx, token, opened, session);
        else {
          if (link.workspaceId !== null && hash === null)
            throw invalid(['password'], 'is required');
          await join(tx, token, link);
          await completeAccount(tx, person, changes, hash);
          if (session) await endSessions(tx, session.userId, session.sessionId);
          await signInLog.record(tx, person.userId, 'person.signed_in', 'link');
        }
        return { ...link, isSignIn };
      });
      await attempts.refundTo(db, visit);
      const { userId, workspaceId, isSignIn } = used;
      const cookies = isSignIn ? (await auth.signInAs(visit, userId)).setCookie : setCookie;
      return { value: { userId, workspaceId }, setCookie: cookies };
    },
  };
}

/** Throws sign_in_failed unless the invited person is signed in. */
async function acceptInvitation(
  tx: Tx,
  token: string,
  { link, person }: OpenLink,
  session: OpenSession | null,
): Promise<void> {
  if (session?.userId !== person.userId || session.confinedTo !== null) {
    const message = `Sign in as ${person.email}, then open the link again.`;
    throw new AppError('sign_in_failed', {
      message,
      details: { code: 'sign_in_first', email: person.email },
    });
  }
  await join(tx, token, link);
}

async function join(tx: Tx, token: string, { userId, workspaceId }: LinkRow): Promise<void> {
  if (!(await useLink(tx, hashOfToken(token)))) throw linkNotValid();
  if (workspaceId === null) return;
  if (!(await joinMember(tx, workspaceId, userId))) throw linkNotValid();
  await recordAudit(tx, {
    chain: workspaceId,
    actor: userId,
    action: 'member.joined',
    subject: userId,
  });
}

/** The same error for a link that is unknown, used or too old. */
function linkNotValid(): AppError {
  const message = 'This link was used already, or is too old. Ask for a new one.';
  return new AppError('sign_in_failed', { message, details: { code: 'link_not_valid' } });
}
