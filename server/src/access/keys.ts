import { recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { type RecordAnswer, recordNothing, type Scope } from '../platform/operation.ts';
import type { ApiKey, ApiKeySecret } from './contract.ts';
import {
  insertKey,
  type KeySummary,
  type LockedKey,
  lockKey,
  markRevoked,
  markRevokedOf,
  narrowKeysOf,
  readKeys,
  replaceSecret,
  updateKey,
} from './key-store.ts';
import {
  DEFAULT_LIMITS,
  DEFAULT_SCOPES,
  KEY_PRESETS,
  type KeyPreset,
  limitsByName,
  type WindowLimits,
  widened,
} from './rules.ts';
import { displayPrefix, hashSecret, newSecret } from './secret.ts';
import { findUser } from './store.ts';

/** The caller who manages a workspace's keys. */
export interface KeyManager {
  workspaceId: string;
  /** The caller's name in the audit log. */
  actor: string;
  /**
   * True when the caller is a key, which may remove rights but grant none (docs/decisions/0027).
   */
  onlyNarrows: boolean;
}

export interface KeyWishes {
  name?: string;
  /** Null or left out: the workspace's first user. */
  userId?: string | null;
  limits?: WindowLimits;
  scopes?: readonly Scope[];
  /** Limits and scopes where they are left out. */
  preset?: KeyPreset;
}

/**
 * Creates, changes, rotates and revokes keys. Changes apply from the next request, because the gate
 * reads the key each time.
 */
export function createKeys({ db, clock }: { db: Database; clock: Clock }) {
  const now = () => clock.databaseNow();

  return {
    ...createRotation(db, now),
    ...createConfinement(now),

    /** Oldest first, including revoked keys. */
    list: (workspaceId: string) => readKeys(db, workspaceId, now()),

    /** Returns the secret. It cannot be read again: only its hash is stored. */
    create(
      { workspaceId, actor }: KeyManager,
      wishes: KeyWishes,
      record: RecordAnswer<ApiKeySecret> = recordNothing,
    ): Promise<ApiKeySecret> {
      const { name = 'API key', userId = null, preset } = wishes;
      const {
        scopes = DEFAULT_SCOPES,
        limits = DEFAULT_LIMITS,
      }: Pick<KeyWishes, 'scopes' | 'limits'> = {
        ...(preset && KEY_PRESETS[preset]),
        ...given(wishes),
      };
      const apiKey = newSecret();
      const keyId = newId('apiKey');
      return db.transaction().execute(async (tx) => {
        const owner = await requireOwner(tx, workspaceId, userId);
        await insertKey(tx, workspaceId, {
          id: keyId,
          name,
          userId: owner,
          limits,
          scopes,
          ...stored(apiKey),
        });
        const result = { ...(await summary(tx, workspaceId, keyId, now())), apiKey };
        await record(tx, result);
        const details = { owner, limits: limits.join(','), scopes: [...scopes] };
        await recordAudit(tx, {
          chain: workspaceId,
          actor,
          action: 'key.created',
          subject: keyId,
          details,
        });
        return result;
      });
    },

    /**
     * Throws not_found, or forbidden when a key would grant more rights than this key already has.
     */
    change(
      { workspaceId, actor, onlyNarrows }: KeyManager,
      keyId: string,
      wishes: Omit<KeyWishes, 'userId'>,
    ): Promise<ApiKey> {
      return db.transaction().execute(async (tx) => {
        const key = await lockActive(tx, workspaceId, keyId);
        const { name = key.name, scopes = key.scopes, limits = key.limits } = wishes;
        const wished = { keyId, name, scopes, limits };
        const field = onlyNarrows ? widened(wished, key) : null;
        if (field !== null) throw refusedWider(field);
        await updateKey(tx, workspaceId, wished);
        const details = { limits: limits.join(','), scopes: [...scopes] };
        const result = await summary(tx, workspaceId, keyId, now());
        await recordAudit(tx, {
          chain: workspaceId,
          actor,
          action: 'key.changed',
          subject: keyId,
          details,
        });
        return result;
      });
    },
  };
}

const given = ({ scopes, limits }: KeyWishes): Pick<KeyWishes, 'scopes' | 'limits'> => ({
  ...(scopes && { scopes }),
  ...(limits && { limits }),
});

/** Throws not_found unless it is an active key of the workspace. */
async function lockActive(tx: Tx, workspaceId: string, keyId: string): Promise<LockedKey> {
  const key = await lockKey(tx, workspaceId, keyId);
  if (!key || key.revokedAt)
    throw new AppError('not_found', { message: `There is no active key ${keyId}.` });
  return key;
}

async function summary(
  tx: Tx,
  workspaceId: string,
  keyId: string,
  now: Date | null,
): Promise<ApiKey> {
  const [key] = await readKeys(tx, workspaceId, now, keyId);
  return toApiKey(key!);
}

/** Null means the workspace's first user. Throws not_found for a user outside the workspace. */
async function requireOwner(
  tx: Tx,
  workspaceId: string,
  userId: string | null,
): Promise<string | null> {
  const owner = await findUser(tx, workspaceId, userId);
  if (userId !== null && owner === null)
    throw new AppError('not_found', { message: `There is no user ${userId} in that workspace.` });
  return owner;
}

/** Rotates and revokes secrets. */
function createRotation(db: Database, now: () => Date | null) {
  return {
    /**
     * Creates a new secret for the key. The current secret works for `overlapSeconds` more; one
     * from an earlier rotation stops at once. Throws not_found.
     */
    rotate(
      { workspaceId, actor }: KeyManager,
      keyId: string,
      overlapSeconds: number,
      record: RecordAnswer<ApiKeySecret> = recordNothing,
    ): Promise<ApiKeySecret> {
      const apiKey = newSecret();
      return db.transaction().execute(async (tx) => {
        await lockActive(tx, workspaceId, keyId);
        await replaceSecret(tx, workspaceId, { keyId, overlapSeconds, ...stored(apiKey) }, now());
        const result = { ...(await summary(tx, workspaceId, keyId, now())), apiKey };
        await record(tx, result);
        await recordAudit(tx, {
          chain: workspaceId,
          actor,
          action: 'key.rotated',
          subject: keyId,
          details: { overlapSeconds },
        });
        return result;
      });
    },

    /**
     * Revokes the key with both its secrets and its access tokens, on every process at once. Throws
     * not_found.
     */
    revoke({ workspaceId, actor }: KeyManager, keyId: string): Promise<void> {
      return db.transaction().execute(async (tx) => {
        await lockActive(tx, workspaceId, keyId);
        await markRevoked(tx, workspaceId, keyId, now());
        await recordAudit(tx, { chain: workspaceId, actor, action: 'key.revoked', subject: keyId });
      });
    },
  };
}

/** Removes scopes from the keys of a user whose own role was reduced. */
function createConfinement(now: () => Date | null) {
  return {
    /**
     * Restricts the keys that the user owns to these scopes, in the caller's transaction. Revokes
     * keys that would have no scope left, and returns their ids.
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
        await recordAudit(tx, {
          chain: workspaceId,
          actor,
          action: 'key.changed',
          subject: narrowed.keyId,
          details,
        });
      }
      for (const keyId of keyIds)
        await recordAudit(tx, { chain: workspaceId, actor, action: 'key.revoked', subject: keyId });
      return keyIds;
    },
  };
}

function refusedWider(field: 'scopes' | 'limits'): AppError {
  const message =
    'A key can only take scopes and limits away from a key. Sign in to the console to give it more.';
  return new AppError('forbidden', { message, details: { code: 'only_narrows', field } });
}

const stored = (apiKey: string) => ({
  hash: hashSecret(apiKey),
  displayPrefix: displayPrefix(apiKey),
});

export function toApiKey({
  limits,
  createdAt,
  lastUsedAt,
  rotatedAt,
  previousUntil,
  revokedAt,
  ...rest
}: KeySummary): ApiKey {
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
