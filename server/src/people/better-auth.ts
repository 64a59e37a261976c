import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { APIError, createAuthEndpoint, isAPIError } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { z } from 'zod';
import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import type { PasswordHashing } from './password-hash.ts';
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
  passwords: PasswordHashing;
}

const ID_KINDS = {
  user: 'user',
  session: 'session',
  account: 'account',
  verification: 'verification',
  twoFactor: 'secondFactor',
  passkey: 'passkey',
} as const;

const AFTER_PASSWORD = '/sign-in-after-password';

/**
 * Sets the cookie of a new session for a user who has presented a password, a one-time link or an
 * identity of their company. Only `auth.api` can call it; it is never reachable over HTTP.
 */
const startSession = (path: string) =>
  createAuthEndpoint(
    path,
    {
      method: 'POST',
      body: z.object({ userId: z.string(), confinedTo: z.string().optional() }),
    },
    async (context) => {
      const { internalAdapter } = context.context;
      const { userId, confinedTo } = context.body;
      const user = await internalAdapter.findUserById(userId);
      const session = user && (await internalAdapter.createSession(user.id, false, { confinedTo }));
      if (!session) throw new Error('The session cannot be made.');
      await setSessionCookie(context, { session, user });
      return { sessionId: session.id };
    },
  );

/**
 * The library asks for the second factor after its own sign-in with a password. Ours counts
 * attempts first, so the library's check follows our endpoint instead.
 */
function secondFactor() {
  const plugin = twoFactor({
    issuer: 'Greenroom',
    schema: {
      user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
      twoFactor: {
        modelName: 'auth_two_factors',
        fields: {
          userId: 'user_id',
          backupCodes: 'backup_codes',
          failedVerificationCount: 'failed_verification_count',
          lockedUntil: 'locked_until',
        },
      },
    },
  });
  const matcher = ({ path }: { path?: string }): boolean => path === AFTER_PASSWORD;
  const after = plugin.hooks.after.map((hook) => ({ ...hook, matcher }));
  return { ...plugin, hooks: { after } };
}

/**
 * A passkey signs in alone, without a password: its device must have asked for a PIN, a finger or a
 * face each time. It belongs to a host name and never to an address, so without a PUBLIC_URL it
 * belongs to localhost, at the origin that the browser names.
 */
function passkeys(origin: string) {
  const { hostname } = new URL(origin);
  const isName = /[a-z]/i.test(hostname) && !hostname.startsWith('[');
  return passkey({
    rpName: 'Greenroom',
    rpID: isName ? hostname : 'localhost',
    origin: isName ? origin : null,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) => {
        requireUser(verification.registrationInfo?.userVerified);
      },
    },
    authentication: {
      afterVerification: ({ verification }) => {
        requireUser(verification.authenticationInfo.userVerified);
      },
    },
    schema: {
      passkey: {
        modelName: 'auth_passkeys',
        fields: {
          publicKey: 'public_key',
          userId: 'user_id',
          credentialID: 'credential_id',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  });
}

function requireUser(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError('UNAUTHORIZED', { code: 'USER_NOT_VERIFIED' });
}

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
  verification: {
    modelName: 'auth_verifications',
    fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
};

/** Configures the library with our tables, cookie and limits. */
export function configureBetterAuth({ db, log, secret, origin, passwords }: AuthDependencies) {
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
      password: passwords,
    },
    user: TABLES.user,
    account: TABLES.account,
    verification: TABLES.verification,
    session: {
      ...TABLES.session,
      additionalFields: {
        confinedTo: { type: 'string', required: false, input: false, fieldName: 'confined_to' },
      },
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
    plugins: [
      {
        id: 'sessions',
        endpoints: {
          signInAs: startSession('/sign-in-as'),
          signInAfterPassword: startSession(AFTER_PASSWORD),
        },
      },
      secondFactor(),
      passkeys(origin),
    ],
  });
}

export type AuthApi = ReturnType<typeof configureBetterAuth>['api'];

/** The library's code when it refused with a status below 500, as for a wrong password. */
export function refusalOf(error: unknown): string | null {
  if (!isAPIError(error) || error.statusCode >= 500) return null;
  return String(error.body?.code ?? error.status);
}
