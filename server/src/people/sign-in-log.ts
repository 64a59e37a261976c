import { INSTALLATION, recordAudit } from '../platform/audit.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Log } from '../platform/log.ts';
import { readMemberships } from './member-store.ts';

export type SignInAction =
  | 'person.signed_in'
  | 'person.signed_out'
  | 'person.password_changed'
  | 'person.factor_changed'
  | 'person.sign_in_failed'
  | 'person.sign_in_blocked';

/** Finds the person whose account the attempt was for; null when there is none. */
export type FindPerson = (tx: Tx) => Promise<string | null>;

/** Writes sign-ins and sign-outs to the audit log. */
export function createSignInLog({ db, log }: { db: Database; log: Pick<Log, 'error'> }) {
  const writing = new Set<Promise<void>>();

  /**
   * Writes to every workspace of the person. Attempts on an account that does not exist go to the
   * installation's log.
   */
  async function record(
    tx: Tx,
    userId: string | null,
    action: SignInAction,
    how: string,
  ): Promise<void> {
    const memberships = userId === null ? [] : await readMemberships(tx, userId);
    const chains =
      memberships.length > 0
        ? memberships.map(({ workspaceId }) => workspaceId).toSorted()
        : [INSTALLATION];
    const subject = userId ?? 'nobody';
    for (const chain of chains)
      await recordAudit(tx, {
        chain,
        actor: userId ?? 'service',
        action,
        subject,
        details: { how },
      });
  }

  return {
    record,

    /**
     * Writes without making the caller wait: a slower response for a person whose workspaces log
     * the attempt would reveal that the person exists. For an account that does not exist, only
     * blocks are written, so that made-up addresses cannot fill the log.
     */
    recordLater(find: FindPerson, action: SignInAction, how: string): void {
      const written = db
        .transaction()
        .execute(async (tx) => {
          const userId = await find(tx);
          if (userId !== null || action === 'person.sign_in_blocked')
            await record(tx, userId, action, how);
        })
        .catch((error) => log.error({ err: error }, 'cannot record a failed attempt to sign in'))
        .finally(() => writing.delete(written));
      writing.add(written);
    },

    /** Resolves when every attempt so far is in the audit log. */
    async recorded(): Promise<void> {
      await Promise.all(writing);
    },
  };
}

export type SignInLog = ReturnType<typeof createSignInLog>;
