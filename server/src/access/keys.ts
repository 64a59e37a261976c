import { recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { type Keep, keepNothing, type Scope } from '../platform/operation.ts';
import type { ApiKey, ApiKeySecret } from './contract.ts';
import {
  insertKey,
  type KeySummary,
  type LockedKey,
  lockKeys,
  markRevoked,
  markRevokedOf,
  narrowKeysOf,
  readKeys,
  replaceSecret,
  updateKey,
} from './key-store.ts';
import { DEFAULT_LIMITS, DEFAULT_SCOPES, limitsByName, lowerOf, type WindowLimits, wider } from './rules.ts';
import { displayPrefix, hashSecret, newSecret } from './secret.ts';
import { findUser } from './store.ts';

/** Who works with a workspace's keys. */
export interface KeyManager {
  workspaceId: string;
  /** As the audit log names them. */
  actor: string;
  /** The key whose own rights nothing they do may exceed; null: the operator. */
  ceiling: { keyId: string; scopes: readonly Scope[] } | null;
}

export interface KeyWishes {
  name?: string;
  /** Null or left out: the workspace's first user. */
  userId?: string | null;
  limits?: WindowLimits;
  scopes?: readonly Scope[];
}

interface Rights {
  scopes: readonly Scope[];
  limits: WindowLimits;
}

/** Making, changing, rotating and revoking keys. What the gate lets in changes at the next request: it reads the key each time. */
export function createKeys({ db, clock }: { db: Database; clock: Clock }) {
  const now = () => clock.databaseNow();

  /** Locks the key together with the manager's own. Throws not_found unless it is an active key of the workspace. */
  async function lock(tx: Tx, { workspaceId, ceiling }: KeyManager, keyId: string): Promise<{ key: LockedKey; own: Rights | null }> {
    const found = await lockKeys(tx, workspaceId, ceiling ? [keyId, ceiling.keyId] : [keyId]);
    const key = found.get(keyId);
    if (!key || key.revokedAt) throw new AppError('not_found', { message: `There is no active key ${keyId}.` });
    return { key, own: ceiling && rightsOf(ceiling, found) };
  }

  async function summary(tx: Tx, workspaceId: string, keyId: string): Promise<ApiKey> {
    const [key] = await readKeys(tx, workspaceId, now(), keyId);
    return toApiKey(key!);
  }

  return {
    /** Oldest first, revoked ones too. */
    list: (workspaceId: string) => readKeys(db, workspaceId, now()),

    /** The secret is returned here and never again: only its hash is stored. Throws forbidden for rights that the manager has not. */
    create(manager: KeyManager, wishes: KeyWishes, keep: Keep<ApiKeySecret> = keepNothing): Promise<ApiKeySecret> {
      const { workspaceId, actor, ceiling } = manager;
      const { name = 'API key', userId = null } = wishes;
      const apiKey = newSecret();
      const keyId = newId('apiKey');
      return db.transaction().execute(async (tx) => {
        const own = ceiling && rightsOf(ceiling, await lockKeys(tx, workspaceId, [ceiling.keyId]));
        const scopes = wishes.scopes ?? DEFAULT_SCOPES.filter((scope) => own?.scopes.includes(scope) ?? true);
        const limits = wishes.limits ?? (own ? lowerOf(DEFAULT_LIMITS, own.limits) : DEFAULT_LIMITS);
        if (own) refuseWider({ scopes, limits }, own, null);
        const owner = await findUser(tx, workspaceId, userId);
        if (userId !== null && owner === null) throw new AppError('not_found', { message: `There is no user ${userId} in that workspace.` });
        await insertKey(tx, workspaceId, { id: keyId, name, userId: owner, limits, scopes, ...stored(apiKey) });
        const result = { ...(await summary(tx, workspaceId, keyId)), apiKey };
        await keep(tx, result);
        // Whoever revokes a key that was lost finds in the log which ones it has made: they are the workspace's, and stay.
        const details = { owner, limits: limits.join(','), scopes: [...scopes], ...(ceiling && { byKey: ceiling.keyId }) };
        await recordAudit(tx, { chain: workspaceId, actor, action: 'key.created', subject: keyId, details });
        return result;
      });
    },

    /** Throws not_found, or forbidden when the key would get more than the manager's own has. */
    change(manager: KeyManager, keyId: string, wishes: Omit<KeyWishes, 'userId'>): Promise<ApiKey> {
      const { workspaceId, actor } = manager;
      return db.transaction().execute(async (tx) => {
        const { key, own } = await lock(tx, manager, keyId);
        const { name = key.name, scopes = key.scopes, limits = key.limits } = wishes;
        const wished = { keyId, name, scopes, limits };
        if (own) refuseWider(wished, own, key);
        await updateKey(tx, workspaceId, wished);
        const details = { limits: limits.join(','), scopes: [...scopes] };
        const result = await summary(tx, workspaceId, keyId);
        await recordAudit(tx, { chain: workspaceId, actor, action: 'key.changed', subject: keyId, details });
        return result;
      });
    },

    /**
     * A new secret for the key; the current one opens for `overlapSeconds` more, one from an earlier rotation ends at once.
     * Throws not_found, or forbidden for a key that may do more than the manager's own: its secret would widen the manager.
     */
    rotate(manager: KeyManager, keyId: string, overlapSeconds: number, keep: Keep<ApiKeySecret> = keepNothing): Promise<ApiKeySecret> {
      const { workspaceId, actor } = manager;
      const apiKey = newSecret();
      return db.transaction().execute(async (tx) => {
        const { key, own } = await lock(tx, manager, keyId);
        if (own) refuseWider(key, own, keyId === manager.ceiling?.keyId ? key : null);
        await replaceSecret(tx, workspaceId, { keyId, overlapSeconds, ...stored(apiKey) }, now());
        const result = { ...(await summary(tx, workspaceId, keyId)), apiKey };
        await keep(tx, result);
        await recordAudit(tx, { chain: workspaceId, actor, action: 'key.rotated', subject: keyId, details: { overlapSeconds } });
        return result;
      });
    },

    /**
     * Leaves the keys that the user owns with what these scopes allow, in the caller's transaction; a key that would be left with nothing ends. The ids of
     * those that ended.
     */
    async confine(
      tx: Tx,
      { workspaceId, actor }: Pick<KeyManager, 'workspaceId' | 'actor'>,
      userId: string,
      scopes: readonly Scope[],
    ): Promise<string[]> {
      const keyIds = await markRevokedOf(tx, workspaceId, userId, scopes, now());
      for (const narrowed of await narrowKeysOf(tx, workspaceId, userId, scopes)) {
        const details = { scopes: narrowed.scopes };
        await recordAudit(tx, { chain: workspaceId, actor, action: 'key.changed', subject: narrowed.keyId, details });
      }
      for (const keyId of keyIds) await recordAudit(tx, { chain: workspaceId, actor, action: 'key.revoked', subject: keyId });
      return keyIds;
    },

    /** Ends the key, both its secrets and its access tokens on every process at once. Throws not_found. */
    revoke(manager: KeyManager, keyId: string): Promise<void> {
      const { workspaceId, actor } = manager;
      return db.transaction().execute(async (tx) => {
        await lock(tx, manager, keyId);
        await markRevoked(tx, workspaceId, keyId, now());
        await recordAudit(tx, { chain: workspaceId, actor, action: 'key.revoked', subject: keyId });
      });
    },
  };
}

function rightsOf({ keyId, scopes }: { keyId: string; scopes: readonly Scope[] }, found: ReadonlyMap<string, LockedKey>): Rights {
  const own = found.get(keyId);
  // Revoked since the gate let it in.
  if (!own || own.revokedAt) throw new AppError('invalid_api_key');
  return { scopes: scopes.filter((scope) => own.scopes.includes(scope)), limits: own.limits };
}

function refuseWider(wished: Rights, own: Rights, before: Rights | null): void {
  const field = wider(wished, own, before);
  if (field === null) return;
  const message = 'A key can give no more than it has itself, and never the scope admin.';
  throw new AppError('forbidden', { message, details: { code: 'wider_than_own_key', field } });
}

const stored = (apiKey: string) => ({ hash: hashSecret(apiKey), displayPrefix: displayPrefix(apiKey) });

export function toApiKey({ limits, createdAt, lastUsedAt, rotatedAt, previousUntil, revokedAt, ...rest }: KeySummary): ApiKey {
  return {
    ...rest,
    limits: limitsByName(limits),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    rotatedAt: rotatedAt?.toISOString() ?? null,
    previousUntil: previousUntil?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
