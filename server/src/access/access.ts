import { readAudit, recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import { createCursors } from '../platform/cursor.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Principal } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { AuditPage } from './contract.ts';
import { createGate } from './gate.ts';
import { type Capability, DEFAULT_LIMITS, upgradeDetails, type WindowLimits } from './rules.ts';
import { displayPrefix, hashSecret, newSecret } from './secret.ts';
import {
  anyWorkspace,
  findUser,
  insertKey,
  insertUser,
  insertWorkspace,
  type KeySummary,
  type NewKey,
  type NewUser,
  type NewWorkspace,
  pruneAttempts,
  readKeys,
  readUsers,
  readWorkspaces,
  revokeKey,
  updateLimits,
  workspaceExists,
} from './store.ts';

export type { Gate, Passage, ProtocolGate, ProtocolPassage } from './gate.ts';
export { CAPABILITIES, type WindowLimits } from './rules.ts';
export type { KeySummary } from './store.ts';

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

/** Workspaces, their users and API keys, the gate that every request passes, and the log of who did what. */
export function createAccess({ db, clock, secretBox, trustedProxies = [], publicUrl }: AccessDependencies) {
  const cursors = createCursors(secretBox);

  async function requireWorkspace(workspaceId: string): Promise<void> {
    if (!(await workspaceExists(db, workspaceId))) throw new AppError('not_found', { message: `There is no workspace ${workspaceId}.` });
  }

  return {
    ...createGate({ db, clock, trustedProxies }),
    requireWorkspace,
    /** Throws plan_upgrade_required, with the page that helps, unless the workspace's plan includes the capability (interface, "Authentication" 5). */
    requireCapability({ capabilities }: Pick<Principal, 'capabilities'>, capability: Capability): void {
      if (!capabilities.includes(capability)) throw new AppError('plan_upgrade_required', { details: upgradeDetails(capability, publicUrl) });
    },

    /** Names of users of the workspace, by id; unknown and foreign ones are absent. */
    async userNames(tx: Tx, workspaceId: string, userIds: readonly string[]): Promise<Map<string, string>> {
      return new Map((await readUsers(tx, workspaceId, userIds)).map(({ userId, name }) => [userId, name]));
    },

    isEmpty: async () => !(await anyWorkspace(db)),
    /** All of them, oldest first. */
    listWorkspaces: () => readWorkspaces(db),
    pruneAttempts: () => pruneAttempts(db),

    /** A workspace with its first user, who owns the keys made later unless they name another. */
    async createWorkspace(workspace: NewWorkspace, user: NewUser): Promise<{ workspaceId: string; userId: string }> {
      const workspaceId = newId('workspace');
      const userId = newId('user');
      await db.transaction().execute(async (tx) => {
        await insertWorkspace(tx, { ...workspace, id: workspaceId });
        await insertUser(tx, workspaceId, { ...user, id: userId });
        const { capabilities } = workspace;
        await recordAudit(tx, { chain: workspaceId, actor: OPERATOR, action: 'workspace.created', subject: workspaceId, details: { capabilities } });
      });
      return { workspaceId, userId };
    },

    /** The secret is returned here and never again: only its hash is stored. */
    async createKey(
      workspaceId: string,
      { name = 'API key', userId = null, limits = DEFAULT_LIMITS }: Partial<NewKey>,
    ): Promise<{ keyId: string; apiKey: string }> {
      await requireWorkspace(workspaceId);
      const owner = await findUser(db, workspaceId, userId);
      if (userId !== null && owner === null) throw new AppError('not_found', { message: `There is no user ${userId} in that workspace.` });
      const apiKey = newSecret();
      const keyId = newId('apiKey');
      const key = { id: keyId, name, userId: owner, limits, hash: hashSecret(apiKey), displayPrefix: displayPrefix(apiKey) };
      await db.transaction().execute(async (tx) => {
        await insertKey(tx, workspaceId, key);
        const details = { owner, limits: limits.join(',') };
        await recordAudit(tx, { chain: workspaceId, actor: OPERATOR, action: 'key.created', subject: keyId, details });
      });
      return { keyId, apiKey };
    },

    async listKeys(workspaceId: string): Promise<KeySummary[]> {
      await requireWorkspace(workspaceId);
      return readKeys(db, workspaceId);
    },

    /** Effective at once on every process: the gate reads the key on each request. */
    async revokeKey(keyId: string): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const workspaceId = await revokeKey(tx, keyId);
        if (workspaceId === null) throw new AppError('not_found', { message: `There is no active key ${keyId}.` });
        await recordAudit(tx, { chain: workspaceId, actor: OPERATOR, action: 'key.revoked', subject: keyId });
      });
    },

    async setLimits(keyId: string, limits: WindowLimits): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const workspaceId = await updateLimits(tx, keyId, limits);
        if (workspaceId === null) throw new AppError('not_found', { message: `There is no key ${keyId}.` });
        const details = { limits: limits.join(',') };
        await recordAudit(tx, { chain: workspaceId, actor: OPERATOR, action: 'key.limits_changed', subject: keyId, details });
      });
    },

    /** Who did what in the workspace, newest first. Throws validation_error for a cursor that is not of this log. */
    async readAudit({ workspaceId }: Principal, { cursor, pageSize }: { cursor?: string; pageSize: number }): Promise<AuditPage> {
      const scope = `audit\n${workspaceId}`;
      const position = cursor === undefined ? null : cursors.decode(scope, cursor);
      if (cursor !== undefined && !position) throw invalid(['cursor'], 'is not a nextPageCursor of this log');
      const rows = await readAudit(db, workspaceId, { before: position?.[0] ?? null, limit: pageSize + 1 });
      const entries = rows.slice(0, pageSize).map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
      return { entries, nextPageCursor: rows.length > entries.length ? cursors.encode(scope, [entries.at(-1)!.seq]) : null };
    },
  };
}

export type Access = ReturnType<typeof createAccess>;
