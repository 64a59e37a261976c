import { randomBytes } from 'node:crypto';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Attempts } from './attempts.ts';
import type { Auth, Visit, WithCookies } from './auth.ts';
import type { PasswordHashing } from './password-hash.ts';
import type { Credentials } from './session-contract.ts';
import type { SessionGate } from './sessions.ts';
import type { SignInLog } from './sign-in-log.ts';
import { endSessions, findByEmail, findSignInAccount } from './store.ts';

export interface PasswordSignInDependencies {
  db: Database;
  auth: Pick<Auth, 'signInAfterPassword'>;
  attempts: Attempts;
  gate: Pick<SessionGate, 'open'>;
  signInLog: Pick<SignInLog, 'record' | 'recordLater'>;
  passwords: PasswordHashing;
}

export function createPasswordSignIn(dependencies: PasswordSignInDependencies) {
  const { db, auth, attempts, gate, signInLog, passwords } = dependencies;
  let noPassword: Promise<string> | undefined;

  /** Takes equally long for an account that does not exist. */
  async function isPassword(hash: string | undefined, password: string): Promise<boolean> {
    noPassword ??= passwords.hash(randomBytes(16).toString('hex'));
    const matches = await passwords.verify({ hash: hash ?? (await noPassword), password });
    return matches && hash !== undefined;
  }

  /**
   * Throws rate_limit_exceeded or sign_in_failed. An unknown account gets the same error as a wrong
   * password, after the same time. With `secondFactor`, there is no session yet.
   */
  return async function signIn(
    visit: Visit,
    { email, password, workspaceId }: Credentials,
  ): Promise<WithCookies<{ userId: string; secondFactor: boolean }>> {
    await attempts.countForAddress(visit);
    const found = await findSignInAccount(db, email, workspaceId ?? null);
    const account = attempts.accountOf(email, found?.localTo ?? null);
    const findPerson = async (tx: Tx) =>
      found?.userId ?? (await findByEmail(tx, email))?.userId ?? null;
    await attempts.countForAccount(account, findPerson);
    const before = (await gate.open(visit)).value;
    if (!(await isPassword(found?.hash, password)) || found === null) {
      signInLog.recordLater(findPerson, 'person.sign_in_failed', 'password');
      throw new AppError('sign_in_failed', { details: { code: 'wrong_credentials' } });
    }
    await db.transaction().execute(async (tx) => {
      await attempts.forgetOn(tx, account);
      await attempts.refundTo(tx, visit);
      // A new session replaces the earlier one of the same browser.
      if (before) await endSessions(tx, before.userId, before.sessionId);
    });
    const { value: session, setCookie } = await auth.signInAfterPassword(visit, found.userId);
    if (session) await signInLog.record(db, found.userId, 'person.signed_in', 'password');
    return { value: { userId: found.userId, secondFactor: session === null }, setCookie };
  };
}
