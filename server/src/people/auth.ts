import { once } from '../platform/once.ts';
import type { AuthDependencies } from './better-auth.ts';
import { CLIENT_ADDRESS_HEADER } from './rules.ts';

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

function headersOf({ cookie, userAgent, address }: Visit): Headers {
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: address });
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
  // Loaded with the first session: it would be a tenth of the time of a start.
  const library = once(async () => {
    const { configureBetterAuth, isRefusal } = await import('./better-auth.ts');
    return { api: configureBetterAuth(dependencies).api, isRefusal };
  });

  return {
    /**
     * The value is null when the cookie opens no session. The cookies renew the session, or clear
     * an ended one.
     */
    async open(visit: Visit): Promise<WithCookies<OpenSession | null>> {
      const { api } = await library();
      const { response, headers } = await api.getSession({
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
      const { api } = await library();
      const { response, headers } = await api.signInAs({
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
      const { api, isRefusal } = await library();
      try {
        const body = { ...passwords, revokeOtherSessions: true };
        const { headers } = await api.changePassword({
          body,
          headers: headersOf(visit),
          returnHeaders: true,
        });
        return { value: null, setCookie: headers.getSetCookie() };
      } catch (error) {
        if (isRefusal(error)) return null;
        throw error;
      }
    },

    /** Ends the session, if there is one. The cookies clear it. */
    async signOut(visit: Visit): Promise<WithCookies<null>> {
      const { api } = await library();
      const { headers } = await api.signOut({
        headers: headersOf(visit),
        returnHeaders: true,
      });
      return { value: null, setCookie: headers.getSetCookie() };
    },
  };
}

export type Auth = ReturnType<typeof createAuth>;
