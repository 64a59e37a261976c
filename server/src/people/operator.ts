import type { Access } from '../access/access.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { reachMilestone } from '../platform/milestones.ts';
import { deleteFactors } from './factor-store.ts';
import type { Links, ShownLink } from './links.ts';
import {
  findMembersByEmail,
  firstOwner,
  insertMember,
  lockMember,
  type PersonSummary,
  readMemberships,
  readPeople,
} from './member-store.ts';
import type { Members, Removed } from './members.ts';
import type { Role } from './rules.ts';
import { makeOptional } from './sso-store.ts';
import {
  anyPassword,
  dropFirstLink,
  endSessions,
  findByEmail,
  findOrAddPerson,
  localAccounts,
} from './store.ts';

const OPERATOR = 'operator';

export interface PeopleOperatorDependencies {
  db: Database;
  clock: Clock;
  access: Pick<Access, 'requireWorkspace'>;
  links: Links;
  members: Pick<Members, 'removeFrom'>;
  /** The console's, without a trailing slash. */
  origin: string;
}

/** The operator's actions, at the command line and at a start. */
export function createPeopleOperator(dependencies: PeopleOperatorDependencies) {
  const { db } = dependencies;
  return {
    ...createOperatorLinks(dependencies),
    ...createRemoval(dependencies),

    /**
     * Removes the second factor and the passkeys of the person with the address, who lost them.
     * Throws not_found.
     */
    resetFactors({ email }: { email: string }): Promise<{ userId: string; reset: boolean }> {
      return db.transaction().execute(async (tx) => {
        const { userId } = await accountOf(tx, email, null);
        const reset = await deleteFactors(tx, userId);
        for (const { workspaceId } of await readMemberships(tx, userId))
          await recordAudit(tx, {
            chain: workspaceId,
            actor: OPERATOR,
            action: 'person.factor_changed',
            subject: userId,
            details: { how: 'reset by the operator' },
          });
        return { userId, reset };
      });
    },

    /** Lets members in without the provider again, when nobody can sign in with it. */
    async makeSsoOptional(workspaceId: string): Promise<{ workspaceId: string; changed: boolean }> {
      await dependencies.access.requireWorkspace(workspaceId);
      return db.transaction().execute(async (tx) => {
        const changed = await makeOptional(tx, workspaceId);
        if (changed)
          await recordAudit(tx, {
            chain: workspaceId,
            actor: OPERATOR,
            action: 'sso.changed',
            subject: workspaceId,
            details: { enforced: false },
          });
        return { workspaceId, changed };
      });
    },

    list: (): Promise<PersonSummary[]> => readPeople(db),
  };
}

function createOperatorLinks({ db, clock, access, links, origin }: PeopleOperatorDependencies) {
  return {
    /** Whether any user can sign in with a password. */
    canSignIn: () => anyPassword(db),

    /**
     * A link for the first owner. It is created once per installation, because output printed at a
     * start stays in logs. Null after that, when any user can sign in with a password, and while
     * there is no workspace.
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
     * Creates a one-time link for the person with the address. A person who has a password chooses
     * a new one with it. With a workspace, the person also becomes a member of it. Throws not_found
     * for an unknown workspace, and for an unknown address without a workspace.
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
        // The operator now signs in this way, so the link printed at the start is no longer needed.
        await dropFirstLink(tx);
        if (workspaceId !== null) {
          const member = await lockMember(tx, workspaceId, userId);
          if (!member?.joined) await insertMember(tx, workspaceId, { userId, role, joined: true });
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
  };
}

function createRemoval({ db, members }: PeopleOperatorDependencies) {
  return {
    /**
     * Removes a person from one workspace, or from all of them and from every session. Throws
     * not_found, or forbidden for a last owner.
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
  };
}

/**
 * The account that the operator means by an address: the local account of a member of the
 * workspace, else the person with that address. When a workspace is given, an unknown person is
 * added.
 */
async function accountOf(
  tx: Tx,
  email: string,
  workspaceId: string | null,
): Promise<{ userId: string }> {
  const local = await localAccounts(tx, email);
  if (workspaceId !== null) {
    // A second account of the same address would outlive the first one's end.
    const members = await findMembersByEmail(tx, workspaceId, email);
    return (
      local.find((account) => account.workspaceId === workspaceId) ??
      members.find(({ joined }) => joined) ??
      members[0] ??
      findOrAddPerson(tx, email)
    );
  }
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
