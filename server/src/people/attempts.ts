import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Visit } from './auth.ts';
import { ATTEMPTS } from './rules.ts';
import type { FindPerson, SignInLog } from './sign-in-log.ts';
import { countAttempt, forgetAttempts, refundAttempt } from './store.ts';

export interface AttemptDependencies {
  db: Database;
  now(): Date | null;
  secretBox: Pick<SecretBox, 'fingerprint'>;
  signInLog: Pick<SignInLog, 'recordLater'>;
}

/** Limits sign-in attempts per address and per account. */
export function createAttempts({ db, now, secretBox, signInLog }: AttemptDependencies) {
  /**
   * Throws rate_limit_exceeded. Attempts from a blocked address do not count against an account, so
   * a blocked address cannot lock it. The audit log records each block once.
   */
  async function count(
    kind: 'address' | 'account',
    subject: string,
    find: FindPerson,
  ): Promise<void> {
    const block = await countAttempt(db, subject, ATTEMPTS[kind], now());
    if (block === null) return;
    if (block.began) signInLog.recordLater(find, 'person.sign_in_blocked', kind);
    throw new AppError('rate_limit_exceeded', {
      headers: { 'Retry-After': String(block.seconds) },
    });
  }
  const addressOf = ({ address }: Visit) => `address ${address}`;

  return {
    /** Throws rate_limit_exceeded. */
    countForAddress: (visit: Visit): Promise<void> =>
      count('address', addressOf(visit), async () => null),

    /** Refunds the attempt after a success. */
    refundTo: (tx: Tx, visit: Visit): Promise<void> => refundAttempt(tx, addressOf(visit)),

    /** Throws rate_limit_exceeded. */
    countForAccount: (account: string, find: FindPerson): Promise<void> =>
      count('account', account, find),

    forgetOn: (tx: Tx, account: string): Promise<void> => forgetAttempts(tx, account),

    /**
     * Local accounts with the same address are counted separately: signing in to one gives no
     * further attempts at another.
     */
    accountOf(email: string, localTo: string | null): string {
      const name = `sign-in\n${email}${localTo === null ? '' : `\n${localTo}`}`;
      return `account ${secretBox.fingerprint(name).toString('base64url')}`;
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
