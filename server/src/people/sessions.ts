import { workspaceSuspended } from '../access/access.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { Auth, OpenSession, Visit, WithCookies } from './auth.ts';
import { readMemberships } from './member-store.ts';
import { SESSION_LIFE_DAYS, SESSION_REQUESTS_PER_MINUTE, scopesOf } from './rules.ts';
import type { OwnSession, Session } from './session-contract.ts';
import type { SignInLog } from './sign-in-log.ts';
import {
  anyPassword,
  type EnteredSession,
  endSessions,
  enterSession,
  type OpenVisitor,
  readEnded,
  readPerson,
  readSessions,
  rememberWorkspace,
  signedInUser,
} from './store.ts';

export interface SessionDependencies {
  db: Database;
  clock: Clock;
  auth: Auth;
  signInLog: Pick<SignInLog, 'record'>;
}

/** The session of the user, without the fields that the installation adds. */
export interface SessionState extends Omit<Session, 'instance'> {
  /** No user of the installation can sign in with a password yet. */
  firstStart: boolean;
}

const DAY_MS = 86_400_000;

/** Opens the session of a visit and enters a workspace with it. */
export function createSessionGate({ db, clock, auth }: Omit<SessionDependencies, 'signInLog'>) {
  /** Null when there is no session, or when it is older than the maximum. */
  async function open(visit: Visit): Promise<WithCookies<OpenSession | null>> {
    const opened = await auth.open(visit);
    const session = opened.value;
    if (
      session === null ||
      session.createdAt.getTime() + SESSION_LIFE_DAYS * DAY_MS > clock.now().getTime()
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
   * For changes to a person's own account, which belongs to more than the workspace whose provider
   * opened the session. Throws session_required or forbidden.
   */
  async function requireOwn(visit: Visit): Promise<WithCookies<OpenSession>> {
    const opened = await require(visit);
    if (opened.value.confinedTo === null) return opened;
    throw new AppError('forbidden', {
      message:
        'You signed in with the account of your company. Change your account there, or sign in here with a password or a passkey first.',
      details: { code: 'provider_session' },
    });
  }

  /**
   * Finds the workspace of a request, suspended or not. Throws session_required,
   * rate_limit_exceeded, or not_found for a workspace that the person has not joined.
   */
  async function find(visit: Visit, workspaceId: string | null) {
    const { value: session, setCookie } = await require(visit);
    const entered = await enterSession(
      db,
      { sessionId: session.sessionId, workspaceId, maxRequests: SESSION_REQUESTS_PER_MINUTE },
      clock.databaseNow(),
    );
    requireFound(entered);
    return { entered, session, setCookie };
  }

  /** Like `find`; also throws workspace_suspended, and forbidden without a session of the provider. */
  async function enter(visit: Visit, workspaceId: string | null) {
    const { entered, session, setCookie } = await find(visit, workspaceId);
    if (entered.outcome === 'workspace_suspended')
      throw await workspaceSuspended(db, entered.workspace_id);
    if (entered.outcome === 'provider_required')
      throw new AppError('forbidden', {
        message: `This workspace accepts only sign-ins with the account of your company. Open /console/sign-in?workspace=${entered.workspace_id} and sign in there.`,
        details: { code: 'provider_required', workspaceId: entered.workspace_id },
      });
    return {
      principal: principalOf(session.userId, entered),
      sessionId: session.sessionId,
      setCookie,
    };
  }

  return { open, require, requireOwn, find, enter };
}

export type SessionGate = ReturnType<typeof createSessionGate>;

/** Throws unless the session and the workspace were found. */
function requireFound({ outcome, current_requests, retry_after_s }: EnteredSession): void {
  switch (outcome) {
    case 'no_session':
      throw new AppError('session_required');
    case 'too_many':
      throw tooManyRequests(current_requests, retry_after_s!);
    case 'no_workspace':
      throw new AppError('not_found');
    case 'workspace_suspended':
    case 'provider_required':
    case 'passed':
  }
}

function principalOf(
  userId: string,
  { workspace_id: workspaceId, role, language, capabilities }: EnteredSession,
) {
  const scopes = scopesOf(role);
  return {
    workspaceId,
    userId,
    keyId: null,
    scopes,
    language,
    capabilities,
  } satisfies Principal;
}

function tooManyRequests(current: number, retryAfterSeconds: number): AppError {
  return new AppError('rate_limit_exceeded', {
    message: 'Rate limit exceeded: too many requests per minute',
    details: { window: 'minute', limit: SESSION_REQUESTS_PER_MINUTE, current },
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}

/** Reads and ends sessions. */
export function createSessions(
  { db, clock, auth, signInLog }: SessionDependencies,
  { require, requireOwn, find }: Pick<SessionGate, 'require' | 'requireOwn' | 'find'>,
) {
  return {
    /**
     * The visitors whose session has ended or who are no longer members of the workspace.
     * PostgreSQL sends a person's id on channel `sessions` when it is time to check.
     */
    endedOf: <V extends OpenVisitor>(visitors: readonly V[]) =>
      readEnded(db, visitors, clock.databaseNow()),

    /**
     * The person, their workspaces, and the current workspace. A workspace that is given becomes
     * the remembered one. A suspended one is returned, not refused. Throws like `find`.
     */
    async session(visit: Visit, workspaceId: string | null): Promise<WithCookies<SessionState>> {
      const { value: opened, setCookie } = await require(visit);
      const [person, joined] = await Promise.all([
        readPerson(db, opened.userId),
        readMemberships(db, opened.userId),
      ]);
      if (!person) throw new AppError('session_required');
      const workspaces = joined.filter(
        (one) => opened.confinedTo === null || one.workspaceId === opened.confinedTo,
      );
      const current =
        workspaces.length === 0 && workspaceId === null
          ? null
          : (await find(visit, workspaceId)).entered.workspace_id;
      if (current !== null) await rememberWorkspace(db, current, opened.sessionId);
      const firstStart = !person.hasPassword && !(await anyPassword(db));
      return {
        value: { user: signedInUser(person), workspaces, workspaceId: current, firstStart },
        setCookie,
      };
    },

    signOut: (visit: Visit) => auth.signOut(visit),

    /**
     * Ends every session of the person, including this one, and returns their number. Throws
     * session_required.
     */
    async signOutEverywhere(visit: Visit): Promise<WithCookies<{ ended: number }>> {
      const { value } = await requireOwn(visit);
      const ended = await db.transaction().execute(async (tx) => {
        const count = await endSessions(tx, value.userId, null);
        await signInLog.record(tx, value.userId, 'person.signed_out', 'everywhere');
        return count;
      });
      const { setCookie } = await auth.signOut(visit);
      return { value: { ended }, setCookie };
    },

    /** The person's own sessions, newest first. Throws session_required. */
    async sessions(visit: Visit): Promise<WithCookies<{ sessions: OwnSession[] }>> {
      const { value: own, setCookie } = await require(visit);
      const rows = await readSessions(db, own, clock.databaseNow());
      const sessions = rows.map(({ createdAt, expiresAt, ...row }) => ({
        ...row,
        current: row.sessionId === own.sessionId,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }));
      return { value: { sessions }, setCookie };
    },

    /** Ends one of the person's own sessions. Throws session_required, or not_found. */
    async endSession(
      visit: Visit,
      sessionId: string,
    ): Promise<WithCookies<{ sessionId: string; ended: true }>> {
      const { value: own, setCookie } = await requireOwn(visit);
      if ((await endSessions(db, own.userId, sessionId)) === 0) throw new AppError('not_found');
      return { value: { sessionId, ended: true }, setCookie };
    },
  };
}
