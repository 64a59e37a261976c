import type { Access } from '../access/access.ts';
import { actorOf } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Mailer } from '../platform/mailer.ts';
import type { Principal, RecordAnswer } from '../platform/operation.ts';
import { runUnscoped } from '../platform/tenant-scope.ts';
import { createLinks } from './links.ts';
import { insertMember, readRecipient } from './member-store.ts';
import { createMembers } from './members.ts';
import { createPeopleOperator } from './operator.ts';
import { SESSION_LIFE_DAYS } from './rules.ts';
import { createScimUsers } from './scim-users.ts';
import { prunePeople, readPerson } from './store.ts';

export type { Role } from './rules.ts';

export interface PeopleDependencies {
  db: Database;
  clock: Clock;
  access: Pick<Access, 'addWorkspace' | 'requireWorkspace' | 'confineKeysOf'>;
  /** Null: the owner who invites is shown the link. */
  mailer: Mailer | null;
  /** The console's, without a trailing slash. */
  origin: string;
}

/**
 * People: their workspaces and roles, and how the operator gives them access. Sign-in itself is in
 * sign-in.ts.
 */
export function createPeople({ db, clock, access, mailer, origin }: PeopleDependencies) {
  const links = createLinks({ clock });
  const members = createMembers({ db, clock, links, access, mailer, origin });

  return {
    members: {
      list: members.list,
      // A person may belong to other workspaces too, and the rules for links need to see them.
      invite: (...call: Parameters<typeof members.invite>) =>
        runUnscoped(() => members.invite(...call)),
      change: (...call: Parameters<typeof members.change>) =>
        runUnscoped(() => members.change(...call)),
      remove: (...call: Parameters<typeof members.remove>) =>
        runUnscoped(() => members.remove(...call)),
    },

    /**
     * Creates another workspace for the calling user. Throws session_required when the caller is
     * not a signed-in user.
     */
    createWorkspace(
      principal: Principal,
      { name }: { name: string },
      record: RecordAnswer<{ workspaceId: string; name: string; role: 'owner' }>,
    ) {
      const { userId } = principal;
      if (userId === null) throw new AppError('session_required');
      return runUnscoped(() =>
        db.transaction().execute(async (tx) => {
          if ((await readPerson(tx, userId))?.localTo) {
            const message =
              'Your account belongs to one workspace, because nobody has confirmed your email address. Ask the operator of this installation for a sign-in link.';
            throw new AppError('forbidden', { message, details: { code: 'local_account' } });
          }
          const workspaceId = await access.addWorkspace(tx, { name }, actorOf(principal));
          await insertMember(tx, workspaceId, { userId, role: 'owner', joined: true });
          const result = { workspaceId, name, role: 'owner' as const };
          await record(tx, result);
          return result;
        }),
      );
    },

    /**
     * Where the service may mail a member. Null for who is no longer a member, and for an address
     * that nobody has confirmed.
     */
    recipientOf: (workspaceId: string, userId: string) =>
      runUnscoped(() => readRecipient(db, workspaceId, userId)),

    prune: () => prunePeople(db, SESSION_LIFE_DAYS, clock.databaseNow()),

    /** What the directory of a company sees and changes by SCIM. */
    directory: createScimUsers({ db, clock, access, members }),

    /** The operator's actions, at the command line and at a start. */
    operator: createPeopleOperator({ db, clock, access, links, members, origin }),
  };
}

export type People = ReturnType<typeof createPeople>;
