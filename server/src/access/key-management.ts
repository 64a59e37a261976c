import { actorOf } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal, RecordAnswer, Scope } from '../platform/operation.ts';
import type { ApiKey, ApiKeySecret } from './contract.ts';
import { type KeySummary, workspaceOfKey } from './key-store.ts';
import { createKeys, type KeyManager, type KeyWishes, toApiKey } from './keys.ts';
import { OPERATOR } from './new-workspace.ts';
import type { WindowLimits } from './rules.ts';

/** The command line as a manager of keys. */
const asOperator = { actor: OPERATOR, onlyNarrows: false };

/**
 * A key cannot grant rights. A signed-in user who gets here is an owner and can grant any right.
 */
const managerOf = ({ workspaceId, userId, keyId }: Principal): KeyManager => ({
  workspaceId,
  actor: actorOf({ userId, keyId }),
  onlyNarrows: keyId !== null,
});

export interface KeyManagementDependencies {
  db: Database;
  clock: Clock;
  /** Throws not_found. */
  requireWorkspace(workspaceId: string): Promise<void>;
}

/** Key management for the operator, for an owner in the console, and for a key itself. */
export function createKeyManagement({ db, clock, requireWorkspace }: KeyManagementDependencies) {
  const keys = createKeys({ db, clock });

  /** Throws not_found. */
  async function operatorOf(keyId: string): Promise<KeyManager> {
    const workspaceId = await workspaceOfKey(db, keyId);
    if (workspaceId === null)
      throw new AppError('not_found', { message: `There is no key ${keyId}.` });
    return { workspaceId, ...asOperator };
  }

  return {
    /**
     * Restricts the keys that the user owns in the workspace to these scopes, in the caller's
     * transaction. Revokes keys that would have no scope left, and returns their ids.
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

    /** Returns the secret. It cannot be read again: only its hash is stored. */
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
     * The same for an owner in the console. A key can do less of it (see `sessionOnly` in the
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
  };
}
