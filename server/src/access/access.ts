import { actorOf, readAudit, recordAudit, verifyAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import { createCursors } from '../platform/cursor.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Principal, RecordAnswer, Scope } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { ApiKey, ApiKeySecret, AuditCheck, AuditPage, AuditQuery } from './contract.ts';
import { createGate } from './gate.ts';
import { type KeySummary, nameKey, workspaceOfKey } from './key-store.ts';
import { createKeys, type KeyManager, type KeyWishes, toApiKey } from './keys.ts';
import { type Capability, PLAN_CAPABILITIES, upgradeDetails, type WindowLimits } from './rules.ts';
import {
  anyWorkspace,
  insertUser,
  insertWorkspace,
  type NewUser,
  type NewWorkspace,
  pruneAttempts,
  readUsers,
  readWorkspaces,
  workspaceExists,
} from './store.ts';
import { createSuspension } from './suspension.ts';

export {
  type AdmittedRequest,
  type AdmittedSession,
  type Caller,
  type Gate,
  type ProtocolGate,
  WindowExceeded,
} from './gate.ts';
export type { KeySummary, NamedKey } from './key-store.ts';
export { CAPABILITIES, type WindowLimits } from './rules.ts';
export { workspaceSuspended } from './suspension.ts';
export { createWorkspace, type WorkspaceSettings } from './workspace.ts';

export interface AccessDependencies {
  db: Database;
  clock: Clock;
  secretBox: Pick<SecretBox, 'sign' | 'verify'>;
  trustedProxies?: readonly string[];
  /** Where the console is, without a slash at the end: the billing page is there. */
  publicUrl: string;
}

/** Who works with keys and workspaces here: the command line. */
const OPERATOR = 'operator';
const asOperator = { actor: OPERATOR, onlyNarrows: false };

/** A key gives nothing to anybody; a person who gets here is an owner, who may give everything. */
const managerOf = ({ workspaceId, userId, keyId }: Principal): KeyManager => ({
  workspaceId,
  actor: actorOf({ userId, keyId }),
  onlyNarrows: keyId !== null,
});

/**
 * Workspaces, their users and API keys, the gate that every request passes, and the log of who did
 * what.
 */
export function createAccess({
  db,
  clock,
  secretBox,
  trustedProxies = [],
  publicUrl,
}: AccessDependencies) {
  const cursors = createCursors(secretBox);

  async function requireWorkspace(workspaceId: string): Promise<void> {
    if (!(await workspaceExists(db, workspaceId)))
      throw new AppError('not_found', { message: `There is no workspace ${workspaceId}.` });
  }

  const keys = createKeys({ db, clock });

  /** Throws not_found. */
  async function operatorOf(keyId: string): Promise<KeyManager> {
    const workspaceId = await workspaceOfKey(db, keyId);
    if (workspaceId === null)
      throw new AppError('not_found', { message: `There is no key ${keyId}.` });
    return { workspaceId, ...asOperator };
  }

  return {
    ...createGate({ db, clock, trustedProxies }),
    ...createSuspension({ db, requireWorkspace }),
    requireWorkspace,
    /**
     * Throws plan_upgrade_required, with the page that helps, unless the workspace's plan includes
     * the capability (interface, "Authentication" 5).
     */
    requireCapability(
      { capabilities }: Pick<Principal, 'capabilities'>,
      capability: Capability,
    ): void {
      if (!capabilities.includes(capability))
        throw new AppError('plan_upgrade_required', {
          details: upgradeDetails(capability, publicUrl),
        });
    },

    /** Names of users of the workspace, by id; unknown and foreign ones are absent. */
    async userNames(
      tx: Tx,
      workspaceId: string,
      userIds: readonly string[],
    ): Promise<Map<string, string>> {
      return new Map(
        (await readUsers(tx, workspaceId, userIds)).map(({ userId, name }) => [userId, name]),
      );
    },

    isEmpty: async () => !(await anyWorkspace(db)),
    /** All of them, oldest first. */
    listWorkspaces: () => readWorkspaces(db),
    pruneAttempts: () => pruneAttempts(db),

    /** A workspace with its first user, who owns the keys made later unless they name another. */
    async createWorkspace(
      workspace: NewWorkspace,
      user: NewUser,
    ): Promise<{ workspaceId: string; userId: string }> {
      const workspaceId = newId('workspace');
      const userId = newId('user');
      await db.transaction().execute(async (tx) => {
        await insertWorkspace(tx, { ...workspace, id: workspaceId });
        await insertUser(tx, workspaceId, { ...user, id: userId });
        const { capabilities } = workspace;
        await recordAudit(tx, {
          chain: workspaceId,
          actor: OPERATOR,
          action: 'workspace.created',
          subject: workspaceId,
          details: { capabilities },
        });
      });
      return { workspaceId, userId };
    },

    /**
     * A workspace of somebody who has signed in, who becomes its member in the same transaction;
     * with every capability of a plan and no credits.
     */
    async addWorkspace(tx: Tx, { name }: { name: string }, actor: string): Promise<string> {
      const workspaceId = newId('workspace');
      await insertWorkspace(tx, { id: workspaceId, name, capabilities: PLAN_CAPABILITIES });
      const details = { capabilities: PLAN_CAPABILITIES };
      await recordAudit(tx, {
        chain: workspaceId,
        actor,
        action: 'workspace.created',
        subject: workspaceId,
        details,
      });
      return workspaceId;
    },

    /**
     * Leaves the keys that the user owns in the workspace with what these scopes allow, in the
     * caller's transaction, and ends those that would be left with nothing; the ids of those that
     * ended.
     */
    confineKeysOf: (
      tx: Tx,
      {
        workspaceId,
        userId,
        scopes,
      }: { workspaceId: string; userId: string; scopes: readonly Scope[] },
      actor: string,
    ): Promise<string[]> => keys.confine(tx, { workspaceId, actor }, userId, scopes),

    /** The secret is returned here and never again: only its hash is stored. */
    async createKey(
      workspaceId: string,
      wishes: KeyWishes,
    ): Promise<{ keyId: string; apiKey: string }> {
      await requireWorkspace(workspaceId);
      const { keyId, apiKey } = await keys.create({ workspaceId, ...asOperator }, wishes);
      return { keyId, apiKey };
    },
    async listKeys(workspaceId: string): Promise<KeySummary[]> {
      await requireWorkspace(workspaceId);
      return keys.list(workspaceId);
    },
    rotateKey: async (keyId: string, overlapSeconds: number) =>
      keys.rotate(await operatorOf(keyId), keyId, overlapSeconds),
    revokeKey: async (keyId: string) => keys.revoke(await operatorOf(keyId), keyId),
    setLimits: async (keyId: string, limits: WindowLimits) =>
      void (await keys.change(await operatorOf(keyId), keyId, { limits })),

    /**
     * An active key with the name of its workspace, for a page that asks its holder something; null
     * when it is unknown or revoked.
     */
    nameKey: (keyId: string) => nameKey(db, keyId),

    /**
     * The same for an owner in the console, or with less of it for a key (see `sessionOnly` in the
     * contract).
     */
    apiKeys: {
      list: async ({ workspaceId }: Principal): Promise<ApiKey[]> =>
        (await keys.list(workspaceId)).map(toApiKey),
      create: (
        principal: Principal,
        wishes: Omit<KeyWishes, 'userId'>,
        record: RecordAnswer<ApiKeySecret>,
      ) => keys.create(managerOf(principal), { ...wishes, userId: principal.userId }, record),
      change: (principal: Principal, keyId: string, wishes: Omit<KeyWishes, 'userId'>) =>
        keys.change(managerOf(principal), keyId, wishes),
      rotate: (
        principal: Principal,
        keyId: string,
        overlapSeconds: number,
        record: RecordAnswer<ApiKeySecret>,
      ) => keys.rotate(managerOf(principal), keyId, overlapSeconds, record),
      revoke: (principal: Principal, keyId: string) => keys.revoke(managerOf(principal), keyId),
    },

    /**
     * Who did what in the workspace, newest first. Throws validation_error for a cursor that is not
     * of this log.
     */
    async readAudit(
      { workspaceId }: Principal,
      { cursor, pageSize, ...filter }: AuditQuery,
    ): Promise<AuditPage> {
      const scope = `audit\n${workspaceId}`;
      const position = cursor === undefined ? null : cursors.decode(scope, cursor);
      if (cursor !== undefined && !position)
        throw invalid(['cursor'], 'is not a nextPageCursor of this log');
      const rows = await readAudit(db, workspaceId, {
        ...filter,
        before: position?.[0] ?? null,
        limit: pageSize + 1,
      });
      const entries = rows
        .slice(0, pageSize)
        .map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
      return {
        entries,
        nextPageCursor:
          rows.length > entries.length ? cursors.encode(scope, [entries.at(-1)!.seq]) : null,
      };
    },

    /** Recomputes the log of the workspace from its first entry. */
    async verifyAudit({ workspaceId }: Principal): Promise<AuditCheck> {
      const { chain: _, ...found } = await verifyAudit(db, workspaceId);
      return found;
    },
  };
}

export type Access = ReturnType<typeof createAccess>;
