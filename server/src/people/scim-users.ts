import type { Access } from '../access/access.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { runUnscoped } from '../platform/tenant-scope.ts';
import { hashOfToken } from './links.ts';
import { endMember, findMembersByEmail, insertMember, lockWorkspace } from './member-store.ts';
import type { Members } from './members.ts';
import { followRole } from './provider-role.ts';
import { ATTEMPTS, type Role } from './rules.ts';
import { SCIM_TOKEN } from './scim.ts';
import type { ListedPart, Sought } from './scim-filter.ts';
import { patched } from './scim-patch.ts';
import {
  deleteScimUser,
  endSessionsOfLeaver,
  findByScimToken,
  isUserNameTaken,
  moveLocalAccount,
  readScimUser,
  readScimUsers,
  type ScimConnection,
  writeScimUser,
} from './scim-store.ts';
import {
  addressOf,
  badValue,
  roleClaims,
  ScimRefusal,
  type ScimUser,
  type ScimUserRow,
  shownNameOf,
  userIn,
  userOf,
} from './scim-user.ts';
import { roleIn } from './sso-rules.ts';
import { type AttemptLimits, countAttempt, findOrAddLocal, updatePerson } from './store.ts';

export interface ScimUsersDependencies {
  db: Database;
  clock: Clock;
  access: Pick<Access, 'confineKeysOf'>;
  members: Pick<Members, 'removeFrom'>;
}

/** Who acts, in the audit log. */
const DIRECTORY = 'directory';

type Change = <T>(
  connection: ScimConnection,
  work: (tx: Tx, workspaceId: string) => Promise<T>,
) => Promise<T>;

const changeIn = <T>(
  db: Database,
  { workspaceId }: ScimConnection,
  work: (tx: Tx, workspaceId: string) => Promise<T>,
): Promise<T> =>
  // An account may belong to other workspaces too, so the work is not confined to this one.
  runUnscoped(() =>
    db.transaction().execute(async (tx) => {
      await lockWorkspace(tx, workspaceId);
      return work(tx, workspaceId);
    }),
  );

/**
 * The members of a workspace as its directory sees and changes them. A user is active when they are
 * a member. Every function but `enter` is given the connection that `enter` returned, and throws
 * ScimRefusal.
 */
export function createScimUsers(dependencies: ScimUsersDependencies) {
  const { db, members } = dependencies;
  const change: Change = (connection, work) => changeIn(db, connection, work);

  async function deactivate(tx: Tx, workspaceId: string, userId: string): Promise<void> {
    await members.removeFrom(tx, workspaceId, userId, DIRECTORY);
    await endSessionsOfLeaver(tx, workspaceId, userId);
  }

  /** Stores what the directory says of a user, and makes it true of the member. */
  async function follow(
    tx: Tx,
    connection: ScimConnection,
    before: ScimUserRow,
    user: ScimUser,
  ): Promise<ScimUserRow> {
    const { workspaceId } = connection;
    const { userId } = before;
    if (user.userName !== before.userName)
      await requireFreeName(tx, workspaceId, user.userName, userId);
    if (before.isLocal) await renameAccount(tx, workspaceId, before, user);
    await writeScimUser(tx, workspaceId, userId, user);
    // Who comes back gets no more than the directory says now.
    const former = before.hasLeft ? connection.defaultRole : before.role;
    const role = roleAfter(connection, user, userOf(before), former);
    if (user.active && !before.active) await join(tx, workspaceId, userId, role);
    else if (user.active && role !== before.role)
      await followRole(
        tx,
        dependencies.access,
        { workspaceId, userId, from: before.role, to: role },
        DIRECTORY,
      );
    else if (!user.active && !before.hasLeft) await deactivate(tx, workspaceId, userId);
    return (await readScimUser(tx, workspaceId, userId))!;
  }

  return {
    enter: createEntry(dependencies),

    list: ({ workspaceId }: ScimConnection, sought: Sought | null, part: ListedPart) =>
      runUnscoped(() => readScimUsers(db, workspaceId, sought, part)),

    read: ({ workspaceId }: ScimConnection, userId: string): Promise<ScimUserRow> =>
      runUnscoped(() => requireUser(db, workspaceId, userId)),

    create: (connection: ScimConnection, body: unknown): Promise<ScimUserRow> =>
      change(connection, async (tx, workspaceId) => {
        const user = userIn(body, true);
        const member = await memberToKeep(tx, workspaceId, addressOf(user));
        if (member) return follow(tx, connection, member, user);
        for (const { userId } of await findMembersByEmail(tx, workspaceId, addressOf(user)))
          await members.removeFrom(tx, workspaceId, userId, DIRECTORY);
        return requireUser(tx, workspaceId, await add(tx, connection, user));
      }),

    replace: (connection: ScimConnection, userId: string, body: unknown): Promise<ScimUserRow> =>
      change(connection, async (tx, workspaceId) => {
        const before = await requireUser(tx, workspaceId, userId);
        return follow(tx, connection, before, userIn(body, before.active));
      }),

    patch: (connection: ScimConnection, userId: string, body: unknown): Promise<ScimUserRow> =>
      change(connection, async (tx, workspaceId) => {
        const before = await requireUser(tx, workspaceId, userId);
        return follow(tx, connection, before, patched(userOf(before), body));
      }),

    /** The membership ends; what the person did keeps their name. */
    remove: (connection: ScimConnection, userId: string): Promise<void> =>
      change(connection, async (tx, workspaceId) => {
        await requireUser(tx, workspaceId, userId);
        await deactivate(tx, workspaceId, userId);
        await deleteScimUser(tx, workspaceId, userId);
      }),
  };
}

/**
 * The connection of a bearer token. Throws ScimRefusal, and of AppError workspace_suspended or
 * rate_limit_exceeded. `address` is the client's, as the gate groups it.
 */
function createEntry({ db, clock }: Pick<ScimUsersDependencies, 'db' | 'clock'>) {
  async function count(subject: string, limits: AttemptLimits): Promise<void> {
    const block = await countAttempt(db, subject, limits, clock.databaseNow());
    if (block)
      throw new AppError('rate_limit_exceeded', {
        headers: { 'Retry-After': String(block.seconds) },
      });
  }

  return (authorization: string | undefined, address: string): Promise<ScimConnection> =>
    runUnscoped(async () => {
      const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
      const admitted = SCIM_TOKEN.test(token)
        ? await findByScimToken(db, hashOfToken(token))
        : null;
      if (!admitted) {
        await count(`directory ${address}`, ATTEMPTS.address);
        throw new ScimRefusal('unauthorized', 'The bearer token is not valid.');
      }
      if (admitted.isSuspended) throw new AppError('workspace_suspended');
      await count(`directory of ${admitted.workspaceId}`, ATTEMPTS.directory);
      return admitted;
    });
}

export type ScimUsers = ReturnType<typeof createScimUsers>;

/**
 * The member with that address whom the directory has not touched yet: it finds them by another name
 * than their address, such as Entra ID's userPrincipalName. Throws uniqueness when it has.
 */
async function memberToKeep(
  tx: Tx,
  workspaceId: string,
  email: string,
): Promise<ScimUserRow | null> {
  const joined = (await findMembersByEmail(tx, workspaceId, email)).filter((one) => one.joined);
  const users = await Promise.all(joined.map(({ userId }) => requireUser(tx, workspaceId, userId)));
  if (users.length > 1 || users.some(({ isKept }) => isKept))
    throw new ScimRefusal('uniqueness', `${email} belongs to another user.`);
  return users[0] ?? null;
}

/** Adds a user as a member, with an account that is local to the workspace. Answers their id. */
async function add(tx: Tx, connection: ScimConnection, user: ScimUser): Promise<string> {
  const { workspaceId, defaultRole } = connection;
  const email = addressOf(user);
  await requireFreeName(tx, workspaceId, user.userName, null);
  const { userId } = await findOrAddLocal(tx, workspaceId, email);
  const name = shownNameOf(user);
  if (name !== null) await updatePerson(tx, userId, { name });
  await writeScimUser(tx, workspaceId, userId, user);
  const role = roleIn(roleClaims(user), rulesOf(connection)) ?? defaultRole;
  if (user.active) await join(tx, workspaceId, userId, role);
  else {
    await insertMember(tx, workspaceId, { userId, role, joined: false });
    await endMember(tx, workspaceId, userId);
  }
  return userId;
}

async function requireUser(tx: Tx, workspaceId: string, userId: string): Promise<ScimUserRow> {
  const user = userId.includes('\0') ? null : await readScimUser(tx, workspaceId, userId);
  if (!user) throw new ScimRefusal('not_found', `There is no user ${userId}.`);
  return user;
}

async function requireFreeName(
  tx: Tx,
  workspaceId: string,
  userName: string,
  userId: string | null,
): Promise<void> {
  if (await isUserNameTaken(tx, workspaceId, userName, userId))
    throw new ScimRefusal('uniqueness', `Another user has the userName ${userName}.`);
}

/** Only an account that is local to the workspace is the directory's to rename. */
async function renameAccount(
  tx: Tx,
  workspaceId: string,
  { userId, email, name, role }: ScimUserRow,
  user: ScimUser,
): Promise<void> {
  const address = addressOf(user);
  if (address !== email) {
    // Whoever signs in with the new address next would be the owner.
    if (role === 'owner')
      throw badValue('The address of an owner cannot be changed. Make them a recruiter first.');
    const others = (await findMembersByEmail(tx, workspaceId, address)).length > 0;
    if (others || !(await moveLocalAccount(tx, workspaceId, userId, address)))
      throw new ScimRefusal('uniqueness', `${address} belongs to another user.`);
    await recordAudit(tx, {
      chain: workspaceId,
      actor: DIRECTORY,
      action: 'member.address_changed',
      subject: userId,
    });
  }
  const called = shownNameOf(user);
  if (called !== null && called !== name) await updatePerson(tx, userId, { name: called });
}

const rulesOf = ({ roleAttribute, roles, defaultRole }: ScimConnection) => ({
  roleClaim: roleAttribute,
  roles,
  defaultRole,
});

/**
 * The role that the attribute gives. A member whose attribute the directory never sent keeps theirs,
 * such as the owner who set the connection up.
 */
function roleAfter(connection: ScimConnection, user: ScimUser, before: ScimUser, role: Role): Role {
  const { roleAttribute: attribute } = connection;
  if (attribute === null) return role;
  const isTold = [user, before].some(({ attributes }) => attributes[attribute] !== undefined);
  return isTold ? (roleIn(roleClaims(user), rulesOf(connection)) ?? role) : role;
}

async function join(tx: Tx, workspaceId: string, userId: string, role: Role): Promise<void> {
  await insertMember(tx, workspaceId, { userId, role, joined: true });
  await recordAudit(tx, {
    chain: workspaceId,
    actor: DIRECTORY,
    action: 'member.joined',
    subject: userId,
  });
}
