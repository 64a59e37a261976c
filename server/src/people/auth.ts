import { once } from '../platform/once.ts';
import type { AuthApi, AuthDependencies } from './better-auth.ts';
import { CLIENT_ADDRESS_HEADER } from './rules.ts';

/** The parts of a request that signing in reads. */
export interface Visit {
  cookie: string | undefined;
  userAgent: string | undefined;
  /** The client's address as the gate groups it. */
  address: string;
  /** The page's, as the browser names it in a change. */
  origin?: string;
}

/** A session that a cookie opened. */
export interface OpenSession {
  sessionId: string;
  userId: string;
  createdAt: Date;
  /** The only workspace that it enters, because a company's provider opened it. */
  confinedTo: string | null;
}

/** A result with the cookies to set. */
export interface WithCookies<T> {
  value: T;
  setCookie: string[];
}

/** The library refused, with one of its codes. */
export interface Refusal {
  refusal: string;
}

function headersOf({ cookie, userAgent, address, origin }: Visit): Headers {
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: address });
  if (cookie !== undefined) headers.set('cookie', cookie);
  if (userAgent !== undefined) headers.set('user-agent', userAgent);
  if (origin !== undefined) headers.set('origin', origin);
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
    const { configureBetterAuth, refusalOf } = await import('./better-auth.ts');
    return { api: configureBetterAuth(dependencies).api, refusalOf };
  });

  /** Calls the library. Answers its code when it refuses. */
  async function ask<T>(
    visit: Visit,
    call: (
      api: AuthApi,
      request: { headers: Headers; returnHeaders: true },
    ) => Promise<{ response: T; headers: Headers }>,
  ): Promise<WithCookies<T> | Refusal> {
    const { api, refusalOf } = await library();
    try {
      const request = { headers: headersOf(visit), returnHeaders: true } as const;
      const { response, headers } = await call(api, request);
      return { value: response, setCookie: headers.getSetCookie() };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === null) throw error;
      return { refusal };
    }
  }

  return {
    ask,

    ...createSessions(library),

    /**
     * Ends all sessions of the user and starts a new one. The value is null when the current
     * password is wrong.
     */
    async changePassword(
      visit: Visit,
      passwords: { currentPassword: string; newPassword: string },
    ): Promise<WithCookies<null> | null> {
      const body = { ...passwords, revokeOtherSessions: true };
      const changed = await ask(visit, (api, request) => api.changePassword({ body, ...request }));
      return 'refusal' in changed ? null : { value: null, setCookie: changed.setCookie };
    },
  };
}

type Library = () => Promise<{ api: AuthApi }>;

/** What the library does with sessions, without refusals. */
function createSessions(library: Library) {
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
        confinedTo: response.session.confinedTo ?? null,
      };
      return { value: session, setCookie: headers.getSetCookie() };
    },

    /** For a user who has presented a one-time link, or their company's identity. */
    async signInAs(
      visit: Visit,
      userId: string,
      confinedTo?: string,
    ): Promise<WithCookies<{ sessionId: string }>> {
      const { api } = await library();
      const { response, headers } = await api.signInAs({
        body: { userId, confinedTo },
        headers: headersOf(visit),
        returnHeaders: true,
      });
      return { value: response, setCookie: headers.getSetCookie() };
    },

    /**
     * For a user who has presented a password. Without a session, the user has a second factor:
     * the cookies then hold the challenge for it.
     */
    async signInAfterPassword(
      visit: Visit,
      userId: string,
    ): Promise<WithCookies<{ sessionId: string } | null>> {
      const { api } = await library();
      const { response, headers } = await api.signInAfterPassword({
        body: { userId },
        headers: headersOf(visit),
        returnHeaders: true,
      });
      const value = 'sessionId' in response ? response : null;
      return { value, setCookie: headers.getSetCookie() };
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
