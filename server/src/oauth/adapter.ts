import { createHash } from 'node:crypto';
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { audienceOf, grantable } from './rules.ts';
import * as store from './store.ts';

export interface AdapterDependencies {
  db: Database;
  clock: Clock;
  secretBox: Pick<SecretBox, 'seal' | 'open'>;
  origin: string;
}

const hashOf = (value: string): Buffer => createHash('sha256').update(value).digest();

/**
 * Stores what the authorization server issues. Values are stored as hashes, everything else is
 * sealed.
 */
export function createAdapters(dependencies: AdapterDependencies): AdapterFactory {
  return (name) =>
    name === 'Client'
      ? clientAdapter(dependencies)
      : artifactAdapter(dependencies, name as store.ArtifactKind);
}

function artifactAdapter(
  { db, clock, secretBox, origin }: AdapterDependencies,
  kind: store.ArtifactKind,
): Adapter {
  const now = () => clock.databaseNow();

  /** `id` is the presented value. An artifact found in another way has its own in the payload. */
  function opened(found: store.StoredArtifact | null, id?: string): AdapterPayload | undefined {
    if (!found) return undefined;
    const payload = JSON.parse(secretBox.open(found.payload)) as AdapterPayload;
    const consumed = found.consumedAt
      ? { consumed: Math.floor(found.consumedAt.getTime() / 1_000) }
      : {};
    return { ...payload, ...(id === undefined ? {} : { jti: id }), ...consumed };
  }

  return {
    async upsert(id, { jti, ...payload }, ttlSeconds) {
      const isToken = kind === 'AccessToken';
      // A session is also found by its uid, and then needs its own id from the payload.
      const kept = kind === 'Session' ? { ...payload, jti } : payload;
      const isSaved = await store.saveArtifact(
        db,
        {
          kind,
          hash: hashOf(id),
          payload: secretBox.seal(JSON.stringify(kept)),
          grantHash: payload.grantId && kind !== 'Interaction' ? hashOf(payload.grantId) : null,
          uidHash: kind === 'Session' && payload.uid ? hashOf(payload.uid) : null,
          keyId: payload.accountId ?? null,
          audience: isToken ? audienceOf(origin, String(payload.aud)) : null,
          scopes: isToken ? grantable(payload.scope) : null,
          ttlSeconds: ttlSeconds ?? 0,
        },
        now(),
      );
      if (!isSaved) throw new errors.InvalidGrant('the grant has ended');
    },
    find: async (id) => opened(await store.findArtifact(db, kind, hashOf(id), now()), id),
    findByUid: async (uid) => opened(await store.findByUid(db, hashOf(uid), now())),
    // The device flow is off.
    findByUserCode: async () => undefined,
    async consume(id) {
      if (!(await store.consumeArtifact(db, kind, hashOf(id), now())))
        throw new errors.InvalidGrant('it was used already');
    },
    destroy: (id) => store.deleteArtifact(db, kind, hashOf(id)),
    // The library calls this for each kind in turn, in any order. The first call revokes them all.
    revokeByGrantId: (grantId) => store.revokeGrant(db, hashOf(grantId)),
  };
}

function clientAdapter({ db, secretBox }: AdapterDependencies): Adapter {
  return {
    upsert: (id, payload) => store.saveClient(db, id, secretBox.seal(JSON.stringify(payload))),
    async find(id) {
      // PostgreSQL rejects NUL, and none of our ids contains it.
      if (id.includes('\0')) return undefined;
      const sealed = await store.findClient(db, id);
      return sealed ? (JSON.parse(secretBox.open(sealed)) as AdapterPayload) : undefined;
    },
    destroy: (id) => store.deleteClient(db, id),
    // The methods below do not apply to clients.
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    consume: async () => {},
    revokeByGrantId: async () => {},
  };
}
