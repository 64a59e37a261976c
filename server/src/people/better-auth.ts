import { betterAuth } from 'better-auth';
import { createAuthEndpoint, isAPIError } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import {
  CLIENT_ADDRESS_HEADER,
  PASSWORD_CHARACTERS,
  SESSION_IDLE_SECONDS,
  SESSION_MOVES_AFTER_SECONDS,
} from './rules.ts';

export interface AuthDependencies {
  db: Database;
  log: Log;
  /** Signs the cookie. */
  secret: string;
  /** The console's, without a trailing slash. HTTPS makes the cookie Secure. */
  origin: string;
}

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
export function configureBetterAuth({ db, log, secret, origin }: AuthDependencies) {
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
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      // The migrations create the tables, with only the columns that are used.
      database: {
        generateId: ({ model }) => newId(ID_KINDS[model as keyof typeof ID_KINDS]),
        validateSchema: false,
      },
    },
    plugins: [{ id: 'one-time-link', endpoints: { signInAs } }],
  });
}

/** Whether the library refused with a status below 500, as for a wrong password. */
export const isRefusal = (error: unknown): boolean => isAPIError(error) && error.statusCode < 500;
