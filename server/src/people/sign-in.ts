import { randomBytes } from 'node:crypto';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { z } from 'zod';
import { workspaceSuspended } from '../access/access.ts';
import { INSTALLATION, recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import type { Principal } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { createAuth, type OpenSession, type Visit, type WithCookies } from './auth.ts';
import { hashOfToken } from './links.ts';
import { joinMember, readMemberships } from './member-store.ts';
import {
  ATTEMPTS,
  SESSION_LIFE_DAYS,
  SESSION_REQUESTS_PER_MINUTE,
  scopesOf,
  signsIn,
} from './rules.ts';
import type * as contract from './session-contract.ts';
import type { LinkInspection, OwnSession, Session, SignedInUser } from './session-contract.ts';
import {
  anyPassword,
  dropFirstLink,
  dropLinks,
  endSessions,
  enterSession,
  findByEmail,
  findSignInAccount,
  forgetAttempts,
  giveBackAttempt,
  type LinkRow,
  lockPerson,
  type OpenVisitor,
  type PersonChanges,
  type PersonRow,
  readEnded,
  readLink,
  readPerson,
  readSessions,
  rememberWorkspace,
  setPassword,
  takeAttempt,
  updatePerson,
  useLink,
} from './store.ts';

export type { Visit, WithCookies } from './auth.ts';

export interface SignInDependencies {
  db: Database;
  clock: Clock;
  log: Log;
  secretBox: Pick<SecretBox, 'fingerprint' | 'sign'>;
  /** Of the console, without a slash at the end. */
  origin: string;
}

/** The session as a person reads it, but for what the installation adds. */
export interface SessionState extends Omit<Session, 'instance'> {
  /** Nobody of the installation can sign in with a password yet. */
  firstStart: boolean;
}

type Body<O extends { body: z.ZodType }> = z.output<O['body']>;

/** Signing in and out, sessions, and one's own account. */
export function createSignIn({ db, clock, log, secretBox, origin }: SignInDependencies) {
  const auth = createAuth({ db, log, secret: secretBox.sign('session cookies'), origin });
  const now = () => clock.databaseNow();
  const recording = new Set<Promise<void>>();

  /**
   * Throws rate_limit_exceeded. A blocked address takes nothing from an account, so that it cannot
   * lock it. The audit log has each block once.
   */
  async function attempt(
    kind: 'address' | 'account',
    subject: string,
    whose: (tx: Tx) => Promise<string | null>,
  ): Promise<void> {
    const block = await takeAttempt(db, subject, ATTEMPTS[kind], now());
    if (block === null) return;
    if (block.began) record(whose, 'person.sign_in_blocked', kind);
    throw new AppError('rate_limit_exceeded', {
      headers: { 'Retry-After': String(block.seconds) },
    });
  }
  const attemptFrom = (visit: Visit): Promise<void> =>
    attempt('address', addressOf(visit), async () => null);

  /**
   * Writes what nobody waits for: an answer that came later for somebody whose workspaces have it
   * on record would tell that there is such a person. Nothing is written of people who are not, but
   * for blocks: made-up addresses must not fill the log.
   */
  function record(whose: (tx: Tx) => Promise<string | null>, action: string, how: string): void {
    const writing = db
      .transaction()
      .execute(async (tx) => {
        const userId = await whose(tx);
        if (userId !== null || action === 'person.sign_in_blocked')
          await recordSignIn(tx, userId, action, how);
      })
      .catch((error) => log.error({ err: error }, 'a failed attempt to sign in cannot be recorded'))
      .finally(() => recording.delete(writing));
    recording.add(writing);
  }
  const addressOf = ({ address }: Visit) => `address ${address}`;
  /**
   * Local accounts of one address are counted each: nobody gets further attempts at one by signing
   * in to another.
   */
  const accountOf = (email: string, localTo: string | null) =>
    `account ${secretBox.fingerprint(`sign-in\n${email}${localTo === null ? '' : `\n${localTo}`}`).toString('base64url')}`;

  let noPassword: Promise<string> | undefined;
  /** Takes as long for an account that there is not. */
  async function isPassword(hash: string | undefined, password: string): Promise<boolean> {
    noPassword ??= hashPassword(randomBytes(16).toString('hex'));
    const matches = await verifyPassword({ hash: hash ?? (await noPassword), password });
    return matches && hash !== undefined;
  }

  /** In every workspace of the person; what is tried on nobody's account is of the installation. */
  async function recordSignIn(
    tx: Tx,
    userId: string | null,
    action: string,
    how: string,
  ): Promise<void> {
    const memberships = userId === null ? [] : await readMemberships(tx, userId);
    const chains =
      memberships.length > 0
        ? memberships.map(({ workspaceId }) => workspaceId).toSorted()
        : [INSTALLATION];
    const subject = userId ?? 'nobody';
    for (const chain of chains)
      await recordAudit(tx, {
        chain,
        actor: userId ?? 'service',
        action,
        subject,
        details: { how },
      });
  }

  /**
   * The open session of the visit. Null when there is none, or when it is older than any may be.
   */
  async function open(visit: Visit): Promise<WithCookies<OpenSession | null>> {
    const opened = await auth.open(visit);
    const session = opened.value;
    if (
      session === null ||
      session.createdAt.getTime() + SESSION_LIFE_DAYS * 86_400_000 > clock.now().getTime()
    )
      return opened;
    return auth.signOut(visit);
  }

  /** Throws session_required. */
  async function require(visit: Visit): Promise<WithCookies<OpenSession>> {
    const { value, setCookie } = await open(visit);
    if (value === null) throw new AppError('session_required');
    return { value, setCookie };
  }

  /**
   * The workspace of a request, suspended or not. Throws session_required, rate_limit_exceeded, or
   * not_found for a workspace that the person has not joined.
   */
  async function find(visit: Visit, workspaceId: string | null) {
    const { value: session, setCookie } = await require(visit);
    const entered = await enterSession(
      db,
      { sessionId: session.sessionId, workspaceId, maxRequests: SESSION_REQUESTS_PER_MINUTE },
      now(),
    );
    switch (entered.outcome) {
      case 'no_session':
        throw new AppError('session_required');
      case 'too_many':
        throw tooManyRequests(entered.current_requests, entered.retry_after_s!);
      case 'no_workspace':
        throw new AppError('not_found');
      case 'workspace_suspended':
      case 'passed':
        return { entered, session, setCookie };
    }
  }

  /** As `find`; also throws workspace_suspended. */
  async function enter(visit: Visit, workspaceId: string | null) {
    const { entered, session, setCookie } = await find(visit, workspaceId);
    const { outcome, workspace_id, role, language, capabilities } = entered;
    if (outcome === 'workspace_suspended') throw await workspaceSuspended(db, workspace_id);
    const principal = {
      workspaceId: workspace_id,
      userId: session.userId,
      keyId: null,
      scopes: scopesOf(role),
      language,
      capabilities,
    } satisfies Principal;
    return { principal, role, sessionId: session.sessionId, setCookie };
  }

  /** A new session must not leave the one behind that the same browser had. */
  async function endBefore(tx: Tx, session: OpenSession | null): Promise<void> {
    if (session) await endSessions(tx, session.userId, session.sessionId);
  }

  /** Throws sign_in_failed unless the link still opens. Locks the person. */
  async function requireLink(tx: Tx, token: string): Promise<{ link: LinkRow; person: PersonRow }> {
    const link = await readLink(tx, hashOfToken(token), now());
    const person = link && (await lockPerson(tx, link.userId));
    if (!link || !person) throw linkNotValid();
    return { link, person };
  }

  /** Puts what the person chose. Throws validation_error for what is missing or taken. */
  async function complete(
    tx: Tx,
    person: PersonRow,
    { email, name, language }: PersonChanges,
    hash: string | null,
  ): Promise<void> {
    if (email !== undefined && person.email !== null && email !== person.email)
      throw invalid(['email'], `must be left out, or ${person.email}`);
    if (hash !== null && person.email === null && email === undefined)
      throw invalid(['email'], 'is required with the first password');
    const chosen = person.email === null ? email : undefined;
    if (!(await updatePerson(tx, person.userId, { email: chosen, name, language })))
      throw invalid(['email'], 'cannot be used; choose another one');
    if (hash === null) return;
    await setPassword(tx, { accountId: newId('account'), userId: person.userId, hash });
    await dropLinks(tx, person.userId, null);
    if (person.email !== null) await dropFirstLink(tx);
    await endSessions(tx, person.userId, null);
  }

  /**
   * Brings an invitation to somebody who has signed in as themselves. Throws sign_in_failed
   * otherwise.
   */
  async function accept(
    tx: Tx,
    { token, link, person }: { token: string; link: LinkRow; person: PersonRow },
    session: OpenSession | null,
  ): Promise<void> {
    if (session?.userId !== person.userId) {
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

  return {
    open,
    enter,

    /**
     * Those whose session has ended, or who belong to the workspace no more; PostgreSQL says
     * `sessions` with a person's id when to look.
     */
    endedOf: <V extends OpenVisitor>(visitors: readonly V[]) => readEnded(db, visitors, now()),

    /**
     * Throws rate_limit_exceeded or sign_in_failed; for an unknown account as for a wrong password,
     * and as late.
     */
    async signIn(
      visit: Visit,
      { email, password, workspaceId }: Body<typeof contract.signInWithPassword>,
    ): Promise<WithCookies<{ userId: string }>> {
      await attemptFrom(visit);
      const found = await findSignInAccount(db, email, workspaceId ?? null);
      const [address, account] = [addressOf(visit), accountOf(email, found?.localTo ?? null)];
      const whose = async (tx: Tx) =>
        found?.userId ?? (await findByEmail(tx, email))?.userId ?? null;
      await attempt('account', account, whose);
      const before = await open(visit);
      if (!(await isPassword(found?.hash, password)) || found === null) {
        record(whose, 'person.sign_in_failed', 'password');
        throw new AppError('sign_in_failed', { details: { code: 'wrong_credentials' } });
      }
      await db.transaction().execute(async (tx) => {
        await forgetAttempts(tx, account);
        await giveBackAttempt(tx, address);
        await endBefore(tx, before.value);
        await recordSignIn(tx, found.userId, 'person.signed_in', 'password');
      });
      const { setCookie } = await auth.signInAs(visit, found.userId);
      return { value: { userId: found.userId }, setCookie };
    },

    /** What a one-time link is, without using it. Throws rate_limit_exceeded or sign_in_failed. */
    async inspectLink(visit: Visit, token: string): Promise<LinkInspection> {
      await attemptFrom(visit);
      const { link, person } = await db.transaction().execute((tx) => requireLink(tx, token));
      await giveBackAttempt(db, addressOf(visit));
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
     * Uses a one-time link, once: signs in whoever it lets in, or brings an invitation to somebody
     * who has signed in already, whose session goes on. Throws rate_limit_exceeded, sign_in_failed
     * or validation_error; the link then still opens.
     */
    async redeemLink(
      visit: Visit,
      { token, password, ...changes }: Body<typeof contract.redeemLink>,
    ): Promise<WithCookies<{ userId: string; workspaceId: string | null }>> {
      await attemptFrom(visit);
      // Before the password is hashed, which costs a core tens of milliseconds.
      await db.transaction().execute((tx) => requireLink(tx, token));
      const hash = password === undefined ? null : await hashPassword(password);
      const { value: session, setCookie } = await open(visit);
      const used = await db.transaction().execute(async (tx) => {
        const { link, person } = await requireLink(tx, token);
        const letsIn = signsIn(link, person);
        if (!letsIn) await accept(tx, { token, link, person }, session);
        else {
          if (link.workspaceId !== null && hash === null)
            throw invalid(['password'], 'is required');
          await join(tx, token, link);
          await complete(tx, person, changes, hash);
          await endBefore(tx, session);
          await recordSignIn(tx, person.userId, 'person.signed_in', 'link');
        }
        return { ...link, letsIn };
      });
      await giveBackAttempt(db, addressOf(visit));
      const { userId, workspaceId, letsIn } = used;
      const cookies = letsIn ? (await auth.signInAs(visit, userId)).setCookie : setCookie;
      return { value: { userId, workspaceId }, setCookie: cookies };
    },

    /**
     * The person, their workspaces, and which of them they look at; a workspace that is asked for
     * is remembered. A suspended one is told, not refused. Throws as `find` does.
     */
    async session(visit: Visit, workspaceId: string | null): Promise<WithCookies<SessionState>> {
      const { value: opened, setCookie } = await require(visit);
      const [person, workspaces] = await Promise.all([
        readPerson(db, opened.userId),
        readMemberships(db, opened.userId),
      ]);
      if (!person) throw new AppError('session_required');
      const current =
        workspaces.length === 0 && workspaceId === null
          ? null
          : (await find(visit, workspaceId)).entered.workspace_id;
      if (current !== null) await rememberWorkspace(db, current, opened.sessionId);
      const firstStart = !person.hasPassword && !(await anyPassword(db));
      return {
        value: { user: shown(person), workspaces, workspaceId: current, firstStart },
        setCookie,
      };
    },

    signOut: (visit: Visit) => auth.signOut(visit),

    /** Resolves when what was tried until now is in the audit log. */
    async recorded(): Promise<void> {
      await Promise.all(recording);
    },

    /** Every session of the person, this one too; how many there were. Throws session_required. */
    async signOutEverywhere(visit: Visit): Promise<WithCookies<{ ended: number }>> {
      const { value } = await require(visit);
      const ended = await db.transaction().execute(async (tx) => {
        const count = await endSessions(tx, value.userId, null);
        await recordSignIn(tx, value.userId, 'person.signed_out', 'everywhere');
        return count;
      });
      const { setCookie } = await auth.signOut(visit);
      return { value: { ended }, setCookie };
    },

    /** One's own, newest first. Throws session_required. */
    async sessions(visit: Visit): Promise<WithCookies<{ sessions: OwnSession[] }>> {
      const { value: own, setCookie } = await require(visit);
      const rows = await readSessions(db, own.userId, now());
      const sessions = rows.map(({ createdAt, expiresAt, ...row }) => ({
        ...row,
        current: row.sessionId === own.sessionId,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }));
      return { value: { sessions }, setCookie };
    },

    /** Ends one of one's own sessions. Throws session_required, or not_found. */
    async endSession(
      visit: Visit,
      sessionId: string,
    ): Promise<WithCookies<{ sessionId: string; ended: true }>> {
      const { value: own, setCookie } = await require(visit);
      if ((await endSessions(db, own.userId, sessionId)) === 0) throw new AppError('not_found');
      return { value: { sessionId, ended: true }, setCookie };
    },

    /**
     * Ends every session and begins a new one. Somebody without a password chooses their first.
     * Throws session_required, rate_limit_exceeded, sign_in_failed.
     */
    async changePassword(
      visit: Visit,
      { currentPassword, newPassword, email }: Body<typeof contract.changePassword>,
    ): Promise<WithCookies<null>> {
      const { value: own } = await require(visit);
      const account = `password ${own.userId}`;
      await attempt('account', account, async () => own.userId);
      const hash = await hashPassword(newPassword);
      const first = await db.transaction().execute(async (tx) => {
        const person = await lockPerson(tx, own.userId);
        if (!person || person.hasPassword) return false;
        await complete(tx, person, { email }, hash);
        await recordSignIn(tx, own.userId, 'person.password_changed', 'first');
        return true;
      });
      if (first)
        return { value: null, setCookie: (await auth.signInAs(visit, own.userId)).setCookie };
      if (currentPassword === undefined) throw invalid(['currentPassword'], 'is required');
      const changed = await auth.changePassword(visit, { currentPassword, newPassword });
      if (!changed)
        throw new AppError('sign_in_failed', {
          message: 'The current password is not right.',
          details: { code: 'wrong_credentials' },
        });
      await db.transaction().execute(async (tx) => {
        await forgetAttempts(tx, account);
        await recordSignIn(tx, own.userId, 'person.password_changed', 'changed');
      });
      return changed;
    },

    /** One's own name and language. Throws session_required. */
    async updateSelf(
      visit: Visit,
      changes: Body<typeof contract.changeSignedInUser>,
    ): Promise<WithCookies<SessionState['user']>> {
      const { value: own, setCookie } = await require(visit);
      await updatePerson(db, own.userId, changes);
      const person = await readPerson(db, own.userId);
      if (!person) throw new AppError('session_required');
      return { value: shown(person), setCookie };
    },
  };
}

export type SignIn = ReturnType<typeof createSignIn>;

const shown = ({ hasJoined: _, ...person }: PersonRow): SignedInUser => person;

/** One answer for a link that never was, was used, or is too old. */
function linkNotValid(): AppError {
  const message = 'This link was used already, or is too old. Ask for a new one.';
  return new AppError('sign_in_failed', { message, details: { code: 'link_not_valid' } });
}

function tooManyRequests(current: number, retryAfterSeconds: number): AppError {
  return new AppError('rate_limit_exceeded', {
    message: 'Rate limit exceeded: too many requests per minute',
    details: { window: 'minute', limit: SESSION_REQUESTS_PER_MINUTE, current },
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}
