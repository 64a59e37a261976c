import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { createGate } from './gate.ts';
import { DEFAULT_LIMITS, type WindowLimits } from './rules.ts';
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
  readWorkspaces,
  revokeKey,
  updateLimits,
  workspaceExists,
} from './store.ts';

export type { Gate, Passage } from './gate.ts';
export { CAPABILITIES, type WindowLimits } from './rules.ts';
export type { KeySummary } from './store.ts';

export interface AccessDependencies {
  db: Database;
  clock: Clock;
  trustedProxies?: readonly string[];
}

/** Workspaces, their users and API keys, and the gate that every request passes. */
export function createAccess({ db, clock, trustedProxies = [] }: AccessDependencies) {
  async function requireWorkspace(workspaceId: string): Promise<void> {
    if (!(await workspaceExists(db, workspaceId))) throw new AppError('not_found', { message: `There is no workspace ${workspaceId}.` });
  }

  return {
    enter: createGate({ db, clock, trustedProxies }),
    requireWorkspace,
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
      await insertKey(db, workspaceId, { id: keyId, name, userId: owner, limits, hash: hashSecret(apiKey), displayPrefix: displayPrefix(apiKey) });
      return { keyId, apiKey };
    },

    async listKeys(workspaceId: string): Promise<KeySummary[]> {
      await requireWorkspace(workspaceId);
      return readKeys(db, workspaceId);
    },

    /** Effective at once on every process: the gate reads the key on each request. */
    async revokeKey(keyId: string): Promise<void> {
      if (!(await revokeKey(db, keyId))) throw new AppError('not_found', { message: `There is no active key ${keyId}.` });
    },

    async setLimits(keyId: string, limits: WindowLimits): Promise<void> {
      if (!(await updateLimits(db, keyId, limits))) throw new AppError('not_found', { message: `There is no key ${keyId}.` });
    },
  };
}

export type Access = ReturnType<typeof createAccess>;
