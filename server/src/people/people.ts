import type { Access } from '../access/access.ts';
import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Mailer } from '../platform/mailer.ts';
import { reachMilestone } from '../platform/milestones.ts';
import type { Principal, RecordAnswer } from '../platform/operation.ts';
import { runUnscoped } from '../platform/tenant-scope.ts';
import { createLinks, type ShownLink } from './links.ts';
import {
  firstOwner,
  insertMember,
  lockMember,
  type PersonSummary,
  readMemberships,
  readPeople,
} from './member-store.ts';
import { createMembers, type Removed } from './members.ts';
import { type Role, SESSION_LIFE_DAYS } from './rules.ts';
import {
  anyPassword,
  dropFirstLink,
  endSessions,
  findByEmail,
  findOrAddPerson,
  localAccounts,
  prunePeople,
  readPerson,
} from './store.ts';

export type { ShownLink } from './links.ts';
export type { Role } from './rules.ts';

export interface PeopleDependencies {
  db: Database;
  clock: Clock;
  access: Pick<Access, 'addWorkspace' | 'requireWorkspace' | 'confineKeysOf'>;
  /** Null: invitations are shown to the owner who makes them. */
  mailer: Mailer | null;
  /** Of the console, without a slash at the end. */
  origin: string;
}

const OPERATOR = 'operator';

/**
 * People: which workspaces they belong to and as what, and how the operator lets them in. Signing
 * in itself is sign-in.ts.
 */
export function createPeople({ db, clock, access, mailer, origin }: PeopleDependencies) {
  const links = createLinks({ clock });
  const members = createMembers({ db, clock, links, access, mailer, origin });

  /**
   * Whom the operator means by an address: the local account of a member there, else whose the
   * address is, who is made in a workspace where needed.
   */
  async function accountOf(
    tx: Tx,
    email: string,
    workspaceId: string | null,
  ): Promise<{ userId: string }> {
    const local = await localAccounts(tx, email);
    if (workspaceId !== null)
      return (
        local.find((account) => account.workspaceId === workspaceId) ?? findOrAddPerson(tx, email)
      );
    const person = (await findByEmail(tx, email)) ?? local[0];
    if (!person)
      throw new AppError('not_found', {
        message: `Nobody has the address ${email}; name a workspace to add them to.`,
      });
    if (local.length > 1 && person === local[0]) {
      const places = local.map((account) => account.workspaceId).join(', ');
      throw new AppError('not_found', {
        message: `Several workspaces have an account of ${email} each (${places}); name one of them.`,
      });
    }
    return person;
  }

  return {
    members: {
      list: members.list,
      // A person may belong to other workspaces too, and what decides about a link looks there.
      invite: (...call: Parameters<typeof members.invite>) =>
        runUnscoped(() => members.invite(...call)),
      change: (...call: Parameters<typeof members.change>) =>
        runUnscoped(() => members.change(...call)),
      remove: (...call: Parameters<typeof members.remove>) =>
        runUnscoped(() => members.remove(...call)),
    },

    /**
     * Another workspace of the person who asks. Throws session_required when it is not a person.
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
              'Your account belongs to one workspace, because nobody has confirmed your email address. Ask whoever runs this installation for a sign-in link.';
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

    prune: () => prunePeople(db, SESSION_LIFE_DAYS, clock.databaseNow()),

    /** What the operator does, at the command line and at a start. */
    operator: {
      /** Whether anybody can sign in with a password. */
      canSignIn: () => anyPassword(db),

      /**
       * A link for the first owner, once for the installation: what is printed at a start stays in
       * logs. Null after that, when somebody can sign in with a password, and while there is no
       * workspace.
       */
      async firstLink(consoleOrigin: string): Promise<ShownLink | null> {
        if (await anyPassword(db)) return null;
        const owner = await firstOwner(db);
        if (owner === null) return null;
        return db.transaction().execute(async (tx) => {
          if (!(await reachMilestone(tx, 'first_link_shown', clock.now()))) return null;
          const link = await links.make(tx, consoleOrigin, {
            userId: owner.userId,
            workspaceId: null,
            mailed: false,
          });
          await recordAudit(tx, {
            chain: owner.workspaceId,
            actor: OPERATOR,
            action: 'person.link_made',
            subject: owner.userId,
          });
          return link;
        });
      },

      /**
       * A one-time link for whoever has the address, also when they have a password: they choose a
       * new one there. With a workspace they are a member of it from now on. Throws not_found for
       * an unknown workspace, and for an unknown address without a workspace.
       */
      async link({
        email,
        workspaceId,
        role,
      }: {
        email: string;
        workspaceId: string | null;
        role: Role;
      }): Promise<ShownLink & { userId: string }> {
        if (workspaceId !== null) await access.requireWorkspace(workspaceId);
        return db.transaction().execute(async (tx) => {
          const { userId } = await accountOf(tx, email, workspaceId);
          // The operator comes in this way: the link that a start has printed is needed no more.
          await dropFirstLink(tx);
          if (workspaceId !== null) {
            const member = await lockMember(tx, workspaceId, userId);
            if (!member?.joined)
              await insertMember(tx, workspaceId, { userId, role, joined: true });
          }
          const link = await links.make(tx, origin, { userId, workspaceId: null, mailed: false });
          const chains =
            workspaceId === null
              ? (await readMemberships(tx, userId)).map((membership) => membership.workspaceId)
              : [workspaceId];
          for (const chain of chains.toSorted()) {
            await recordAudit(tx, {
              chain,
              actor: OPERATOR,
              action: 'person.link_made',
              subject: userId,
            });
          }
          return { userId, ...link };
        });
      },

      list: (): Promise<PersonSummary[]> => readPeople(db),

      /**
       * Out of one workspace, or of all of them and out of every session. Throws not_found, or
       * forbidden for a last owner.
       */
      async remove({
        email,
        workspaceId,
      }: {
        email: string;
        workspaceId: string | null;
      }): Promise<Removed & { workspaceIds: string[] }> {
        return db.transaction().execute(async (tx) => {
          const accounts = (await readPeople(tx)).filter((row) => row.email === email);
          if (accounts.length === 0)
            throw new AppError('not_found', { message: `Nobody has the address ${email}.` });
          const chosen = accounts.flatMap(({ userId, workspaces }) =>
            workspaces
              .filter((one) => workspaceId === null || one.workspaceId === workspaceId)
              .map((one) => ({ userId, id: one.workspaceId })),
          );
          if (chosen.length === 0)
            throw new AppError('not_found', {
              message: `${email} is no member of that workspace.`,
            });
          const removed: Removed[] = [];
          for (const { id, userId } of chosen.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
            removed.push((await members.removeFrom(tx, id, userId, OPERATOR))!);
          }
          for (const { userId, workspaces } of accounts) {
            if (workspaces.every((one) => workspaceId === null || one.workspaceId === workspaceId))
              await endSessions(tx, userId, null);
          }
          const [{ userId }] = removed as [Removed];
          const workspaceIds = [...new Set(chosen.map(({ id }) => id))].toSorted();
          return {
            userId,
            removed: true,
            workspaceIds,
            revokedKeyIds: removed.flatMap((one) => one.revokedKeyIds),
          };
        });
      },
    },
  };
}

export type People = ReturnType<typeof createPeople>;
