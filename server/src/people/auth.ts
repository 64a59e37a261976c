import { betterAuth } from 'better-auth';
import { createAuthEndpoint, isAPIError } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import { PASSWORD_CHARACTERS, SESSION_IDLE_SECONDS, SESSION_MOVES_AFTER_SECONDS } from './rules.ts';

export interface AuthDependencies {
  db: Database;
  log: Log;
  /** Signs the cookie. */
  secret: string;
  /** The console's, without a trailing slash. HTTPS makes the cookie Secure. */
  origin: string;
}

/** The parts of a request that signing in reads. */
export interface Visit {
  cookie: string | undefined;
  userAgent: string | undefined;
  /** The client's address as the gate groups it. */
  address: string;
}

/** A session that a cookie opened. */
export interface OpenSession {
  sessionId: string;
  userId: string;
  createdAt: Date;
}

/** A result with the cookies to set. */
export interface WithCookies<T> {
  value: T;
  setCookie: string[];
}

const ADDRESS_HEADER = 'x-client-address';
const ID_KINDS = { user: 'user', session: 'session', account: 'account' } as const;

/**
 * Sets the cookie of a new session for a user who has presented a password or a one-time link. Only
 * `auth.api` can call it; it is never reachable over HTTP.
 */
const signInAs = createAuthEndpoint(
  '/sign-in-as',
  { method: 'POST', body: z.object({ userId: z.string() }) },
  async (context) => {
    const { internalAdapter } = context.context;
    const user = await internalAdapter.findUserById(context.body.userId);
    const session = user && (await internalAdapter.createSession(user.id));
    if (!session) throw new Error('The session cannot be made.');
    await setSessionCookie(context, { session, user });
    return { sessionId: session.id };
  },
);

/** Our tables and columns, keyed by better-auth's names. */
const TABLES = {
  user: {
    modelName: 'users',
    fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
  account: {
    modelName: 'auth_accounts',
    fields: {
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  session: {
    modelName: 'auth_sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
};

/** Configures the library with our tables, cookie and limits. */
function configureBetterAuth({ db, log, secret, origin }: AuthDependencies) {
  return betterAuth({
    appName: 'Greenroom',
    baseURL: origin,
    secret,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message) => log.error({ source: 'better-auth' }, message),
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_CHARACTERS.min,
      maxPasswordLength: PASSWORD_CHARACTERS.max,
    },
    user: TABLES.user,
    account: TABLES.account,
    session: {
      ...TABLES.session,
      expiresIn: SESSION_IDLE_SECONDS,
      updateAge: SESSION_MOVES_AFTER_SECONDS,
    },
    advanced: {
      cookiePrefix: 'greenroom',
      useSecureCookies: origin.startsWith('https:'),
      defaultCookieAttributes: { path: '/console', sameSite: 'lax', httpOnly: true },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      // The migrations create the tables, with only the columns that are used.
      database: {
        generateId: ({ model }) => newId(ID_KINDS[model as keyof typeof ID_KINDS]),
        validateSchema: false,
      },
    },
    plugins: [{ id: 'one-time-link', endpoints: { signInAs } }],
  });
}

function headersOf({ cookie, userAgent, address }: Visit): Headers {
  const headers = new Headers({ [ADDRESS_HEADER]: address });
  if (cookie !== undefined) headers.set('cookie', cookie);
  if (userAgent !== undefined) headers.set('user-agent', userAgent);
  return headers;
}

/**
 * better-auth, called as a library: it checks and hashes passwords (scrypt), makes, renews and ends
 * sessions, and signs their cookie. Its own HTTP handler is not served. The console's own routes
 * (console/session-routes.ts) answer in our envelope, behind our own limits (docs/decisions/0036).
 */
export function createAuth(dependencies: AuthDependencies) {
  const auth = configureBetterAuth(dependencies);

  return {
    /**
     * The value is null when the cookie opens no session. The cookies renew the session, or clear
     * an ended one.
     */
    async open(visit: Visit): Promise<WithCookies<OpenSession | null>> {
      const { response, headers } = await auth.api.getSession({
        headers: headersOf(visit),
        returnHeaders: true,
      });
      const session = response && {
        sessionId: response.session.id,
        userId: response.user.id,
        createdAt: response.session.createdAt,
      };
      return { value: session, setCookie: headers.getSetCookie() };
    },

    /** For a user who has presented a password or a one-time link. */
    async signInAs(visit: Visit, userId: string): Promise<WithCookies<{ sessionId: string }>> {
      const { response, headers } = await auth.api.signInAs({
        body: { userId },
        headers: headersOf(visit),
        returnHeaders: true,
      });
      return { value: response, setCookie: headers.getSetCookie() };
    },

    /**
     * Ends all sessions of the user and starts a new one. The value is null when the current
     * password is wrong.
     */
    async changePassword(
      visit: Visit,
      passwords: { currentPassword: string; newPassword: string },
    ): Promise<WithCookies<null> | null> {
      try {
        const body = { ...passwords, revokeOtherSessions: true };
        const { headers } = await auth.api.changePassword({
          body,
          headers: headersOf(visit),
          returnHeaders: true,
        });
        return { value: null, setCookie: headers.getSetCookie() };
      } catch (error) {
        if (isAPIError(error) && error.statusCode < 500) return null;
        throw error;
      }
    },

    /** Ends the session, if there is one. The cookies clear it. */
    async signOut(visit: Visit): Promise<WithCookies<null>> {
      const { headers } = await auth.api.signOut({
        headers: headersOf(visit),
        returnHeaders: true,
      });
      return { value: null, setCookie: headers.getSetCookie() };
    },
  };
}

export type Auth = ReturnType<typeof createAuth>;
