import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Attempts } from './attempts.ts';
import type { Auth, Refusal, Visit, WithCookies } from './auth.ts';
import type { Factors, NewSecondFactor } from './factor-contract.ts';
import { hasSecondFactor, readChallenged, readPasskeys } from './factor-store.ts';
import { challengeIn, withoutSession } from './rules.ts';
import type { SessionGate } from './sessions.ts';
import type { SignInLog } from './sign-in-log.ts';
import { readPerson } from './store.ts';

export interface SecondFactorDependencies {
  db: Database;
  auth: Pick<Auth, 'ask'>;
  attempts: Pick<Attempts, 'countForAddress' | 'refundTo' | 'countForAccount' | 'forgetOn'>;
  gate: Pick<SessionGate, 'require' | 'requireOwn'>;
  signInLog: Pick<SignInLog, 'record' | 'recordLater'>;
}

/** Codes of an authenticator app, as the second step of a sign-in with a password. */
export function createSecondFactor(dependencies: SecondFactorDependencies) {
  return { ...createCodeSignIn(dependencies), ...createOwnFactor(dependencies) };
}

function createCodeSignIn({
  db,
  auth,
  attempts,
  signInLog,
}: Omit<SecondFactorDependencies, 'gate'>) {
  return {
    /** The second step of a sign-in. Throws rate_limit_exceeded or sign_in_failed. */
    async signInWithCode(
      visit: Visit,
      { code, recovery }: { code: string; recovery: boolean },
    ): Promise<WithCookies<{ userId: string }>> {
      await attempts.countForAddress(visit);
      const challenge = challengeIn(visit.cookie);
      const challenged = challenge && (await readChallenged(db, challenge));
      const step = { ...visit, cookie: withoutSession(visit.cookie) };
      const how = recovery ? 'recovery code' : 'second factor';
      const body = { code };
      const entered = await auth.ask(step, (api, request) =>
        recovery
          ? api.verifyBackupCode({ body, ...request })
          : api.verifyTOTP({ body, ...request }),
      );
      if ('refusal' in entered) {
        signInLog.recordLater(async () => challenged, 'person.sign_in_failed', how);
        throw refused(entered);
      }
      const userId = entered.value.user.id;
      await db.transaction().execute(async (tx) => {
        await attempts.refundTo(tx, visit);
        await signInLog.record(tx, userId, 'person.signed_in', `password and ${how}`);
      });
      return { value: { userId }, setCookie: entered.setCookie };
    },
  };
}

/** Lets a person set up, and switch off, their own second factor. */
function createOwnFactor({ db, auth, attempts, gate, signInLog }: SecondFactorDependencies) {
  /** Counts an attempt of a signed-in user to prove who they are. */
  async function requireCounted(visit: Visit): Promise<{ userId: string; account: string }> {
    const { userId } = (await gate.requireOwn(visit)).value;
    const account = `second factor ${userId}`;
    await attempts.countForAccount(account, async () => userId);
    return { userId, account };
  }

  return {
    /** The person's own. Throws session_required. */
    async factors(visit: Visit): Promise<WithCookies<Factors>> {
      const { value, setCookie } = await gate.require(visit);
      return { value: await factorsOf(db, value.userId), setCookie };
    },

    /** Throws session_required, rate_limit_exceeded or sign_in_failed. */
    async startSecondFactor(
      visit: Visit,
      { password }: { password: string },
    ): Promise<WithCookies<NewSecondFactor>> {
      const { userId } = await requireCounted(visit);
      const started = await auth.ask(visit, (api, request) =>
        api.enableTwoFactor({ body: { password }, ...request }),
      );
      if ('refusal' in started) throw refused(started);
      if (started.value.method !== 'totp') throw new Error('The library set up another method.');
      const uri = new URL(started.value.totpURI);
      // A local account's address is a label, which the library does not know.
      const label = (await readPerson(db, userId))?.email ?? userId;
      uri.pathname = `/${encodeURIComponent(`Greenroom:${label}`)}`;
      return {
        value: {
          uri: uri.href,
          secret: uri.searchParams.get('secret') ?? '',
          recoveryCodes: started.value.backupCodes,
        },
        setCookie: started.setCookie,
      };
    },

    /** Throws session_required, rate_limit_exceeded or sign_in_failed. */
    async confirmSecondFactor(
      visit: Visit,
      { code }: { code: string },
    ): Promise<WithCookies<{ secondFactor: true }>> {
      const { userId, account } = await requireCounted(visit);
      const confirmed = await auth.ask(visit, (api, request) =>
        api.verifyTOTP({ body: { code }, ...request }),
      );
      if ('refusal' in confirmed) throw refused(confirmed);
      await db.transaction().execute(async (tx) => {
        await attempts.forgetOn(tx, account);
        await signInLog.record(tx, userId, 'person.factor_changed', 'second factor on');
      });
      return { value: { secondFactor: true }, setCookie: confirmed.setCookie };
    },

    /** Throws session_required, rate_limit_exceeded or sign_in_failed. */
    async stopSecondFactor(
      visit: Visit,
      { password }: { password: string },
    ): Promise<WithCookies<{ secondFactor: false }>> {
      const { userId, account } = await requireCounted(visit);
      const stopped = await auth.ask(visit, (api, request) =>
        api.disableTwoFactor({ body: { password }, ...request }),
      );
      if ('refusal' in stopped) throw refused(stopped);
      await db.transaction().execute(async (tx) => {
        await attempts.forgetOn(tx, account);
        await signInLog.record(tx, userId, 'person.factor_changed', 'second factor off');
      });
      return { value: { secondFactor: false }, setCookie: stopped.setCookie };
    },
  };
}

async function factorsOf(db: Database, userId: string): Promise<Factors> {
  const passkeys = await readPasskeys(db, userId);
  return {
    secondFactor: await hasSecondFactor(db, userId),
    passkeys: passkeys.map(({ createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** The library's refusals, by what the person can do about them. */
function refused({ refusal }: Refusal): AppError {
  switch (refusal) {
    case 'INVALID_CODE':
    case 'INVALID_BACKUP_CODE':
      return failed('wrong_code', 'The code is wrong or too old. Enter the current one.');
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return new AppError('rate_limit_exceeded', { headers: { 'Retry-After': '900' } });
    case 'INVALID_TWO_FACTOR_COOKIE':
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      return failed(
        'sign_in_again',
        'The sign-in took too long, or too many codes were wrong. Enter your password again.',
      );
    case 'INVALID_PASSWORD':
    case 'CREDENTIAL_ACCOUNT_NOT_FOUND':
      return failed('wrong_credentials', 'The current password is wrong.');
    case 'TOTP_ALREADY_ENABLED':
      return failed(
        'already_on',
        'A second factor is on. Switch it off before you set up another one.',
      );
    default:
      return failed('not_set_up', 'No authenticator app is being set up. Start again.');
  }
}

const failed = (code: string, message: string): AppError =>
  new AppError('sign_in_failed', { message, details: { code } });
