import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Attempts } from './attempts.ts';
import type { Auth, Refusal, Visit, WithCookies } from './auth.ts';
import type { NewCredential, UsedCredential } from './factor-contract.ts';
import { deletePasskey } from './factor-store.ts';
import { withoutSession } from './rules.ts';
import type { SessionGate } from './sessions.ts';
import type { SignInLog } from './sign-in-log.ts';
import { endSessions } from './store.ts';

export interface PasskeyDependencies {
  db: Database;
  auth: Pick<Auth, 'ask'>;
  attempts: Pick<Attempts, 'countForAddress' | 'refundTo'>;
  gate: Pick<SessionGate, 'open' | 'requireOwn'>;
  signInLog: Pick<SignInLog, 'record'>;
}

type WebAuthn = Record<string, unknown>;

/** Passkeys: adding and removing one's own, and signing in with one. */
export function createPasskeys({ db, auth, attempts, gate, signInLog }: PasskeyDependencies) {
  return {
    /** Throws session_required, or sign_in_failed for a session older than a day. */
    async startPasskey(visit: Visit): Promise<WithCookies<WebAuthn>> {
      await gate.requireOwn(visit);
      const started = await auth.ask(visit, (api, request) =>
        api.generatePasskeyRegistrationOptions({ query: {}, ...request }),
      );
      if ('refusal' in started) throw refused(started);
      return { value: { ...started.value }, setCookie: started.setCookie };
    },

    /** Throws session_required or sign_in_failed. */
    async addPasskey(
      visit: Visit,
      { name, response }: { name: string; response: NewCredential },
    ): Promise<WithCookies<{ passkeyId: string }>> {
      const { userId } = (await gate.requireOwn(visit)).value;
      const added = await auth.ask(visit, (api, request) =>
        api.verifyPasskeyRegistration({ body: { name, response }, ...request }),
      );
      if ('refusal' in added) throw refused(added);
      await signInLog.record(db, userId, 'person.factor_changed', 'passkey added');
      return { value: { passkeyId: added.value.id }, setCookie: added.setCookie };
    },

    /** Throws session_required or not_found. */
    async removePasskey(
      visit: Visit,
      { passkeyId }: { passkeyId: string },
    ): Promise<WithCookies<{ passkeyId: string; removed: true }>> {
      const { value, setCookie } = await gate.requireOwn(visit);
      await db.transaction().execute(async (tx) => {
        if (!(await deletePasskey(tx, value.userId, passkeyId))) throw new AppError('not_found');
        await signInLog.record(tx, value.userId, 'person.factor_changed', 'passkey removed');
      });
      return { value: { passkeyId, removed: true }, setCookie };
    },

    /** Throws rate_limit_exceeded. */
    async startPasskeySignIn(visit: Visit): Promise<WithCookies<WebAuthn>> {
      await attempts.countForAddress(visit);
      const step = { ...visit, cookie: withoutSession(visit.cookie) };
      const started = await auth.ask(step, (api, request) =>
        api.generatePasskeyAuthenticationOptions(request),
      );
      if ('refusal' in started) throw refused(started);
      await attempts.refundTo(db, visit);
      return {
        // The library would prefer it only; the check after it requires it.
        value: { ...started.value, userVerification: 'required' },
        setCookie: started.setCookie,
      };
    },

    /** Throws rate_limit_exceeded or sign_in_failed. */
    async signInWithPasskey(
      visit: Visit,
      { response }: { response: UsedCredential },
    ): Promise<WithCookies<{ userId: string }>> {
      await attempts.countForAddress(visit);
      const before = (await gate.open(visit)).value;
      const entered = await auth.ask(visit, (api, request) =>
        api.verifyPasskeyAuthentication({ body: { response }, ...request }),
      );
      if ('refusal' in entered) throw refused(entered);
      const { userId } = entered.value.session;
      await db.transaction().execute(async (tx) => {
        await attempts.refundTo(tx, visit);
        // A new session replaces the earlier one of the same browser.
        if (before) await endSessions(tx, before.userId, before.sessionId);
        await signInLog.record(tx, userId, 'person.signed_in', 'passkey');
      });
      return { value: { userId }, setCookie: entered.setCookie };
    },
  };
}

/** The library's refusals, by what the person can do about them. */
function refused({ refusal }: Refusal): AppError {
  if (refusal === 'SESSION_NOT_FRESH')
    return new AppError('sign_in_failed', {
      message: 'You signed in more than a day ago. Sign in again to add a passkey.',
      details: { code: 'sign_in_again' },
    });
  return new AppError('sign_in_failed', {
    message: 'The passkey was not accepted. Try again, or sign in another way.',
    details: { code: 'passkey_refused' },
  });
}
