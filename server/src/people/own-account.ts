import type { Database, Tx } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Attempts } from './attempts.ts';
import type { Auth, Visit, WithCookies } from './auth.ts';
import type { PasswordHashing } from './password-hash.ts';
import type { PasswordChange, SignedInUser, UserChanges } from './session-contract.ts';
import type { SessionGate } from './sessions.ts';
import type { SignInLog } from './sign-in-log.ts';
import {
  dropFirstLink,
  dropLinks,
  endSessions,
  lockPerson,
  type PersonChanges,
  type PersonRow,
  readPerson,
  setPassword,
  signedInUser,
  updatePerson,
} from './store.ts';

export interface OwnAccountDependencies {
  db: Database;
  auth: Pick<Auth, 'signInAs' | 'changePassword'>;
  attempts: Pick<Attempts, 'countForAccount' | 'forgetOn'>;
  gate: Pick<SessionGate, 'require' | 'requireOwn'>;
  signInLog: Pick<SignInLog, 'record'>;
  passwords: Pick<PasswordHashing, 'hash'>;
}

/** Lets a person change their own account. */
export function createOwnAccount(dependencies: OwnAccountDependencies) {
  const { db, auth, attempts, gate, signInLog, passwords } = dependencies;

  /** False when the person has a password already. */
  async function setFirstPassword(
    userId: string,
    email: string | undefined,
    hash: string,
  ): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const person = await lockPerson(tx, userId);
      if (!person || person.hasPassword) return false;
      await completeAccount(tx, person, { email }, hash);
      await signInLog.record(tx, userId, 'person.password_changed', 'first');
      return true;
    });
  }

  return {
    /**
     * Ends every session and starts a new one. A person without a password chooses their first.
     * Throws session_required, rate_limit_exceeded, sign_in_failed.
     */
    async changePassword(
      visit: Visit,
      { currentPassword, newPassword, email }: PasswordChange,
    ): Promise<WithCookies<null>> {
      const { userId } = (await gate.requireOwn(visit)).value;
      const account = `password ${userId}`;
      await attempts.countForAccount(account, async () => userId);
      if (await setFirstPassword(userId, email, await passwords.hash(newPassword)))
        return { value: null, setCookie: (await auth.signInAs(visit, userId)).setCookie };
      if (currentPassword === undefined) throw invalid(['currentPassword'], 'is required');
      const changed = await auth.changePassword(visit, { currentPassword, newPassword });
      if (!changed)
        throw new AppError('sign_in_failed', {
          message: 'The current password is wrong.',
          details: { code: 'wrong_credentials' },
        });
      await db.transaction().execute(async (tx) => {
        await attempts.forgetOn(tx, account);
        await signInLog.record(tx, userId, 'person.password_changed', 'changed');
      });
      return changed;
    },

    /** The person's own name and language. Throws session_required. */
    async updateSelf(visit: Visit, changes: UserChanges): Promise<WithCookies<SignedInUser>> {
      // The language is anybody's own; the name is shown in every workspace.
      const { value: own, setCookie } =
        changes.name === undefined ? await gate.require(visit) : await gate.requireOwn(visit);
      await updatePerson(db, own.userId, changes);
      const person = await readPerson(db, own.userId);
      if (!person) throw new AppError('session_required');
      return { value: signedInUser(person), setCookie };
    },
  };
}

/** Stores the values that the person chose. Throws validation_error for missing or taken values. */
export async function completeAccount(
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
