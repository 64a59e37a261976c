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
 * Where the authorization server keeps what it issues. A value is stored as its hash, everything
 * else sealed.
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

  /**
   * `id` is the value that was presented; what was found by something else keeps its own in the
   * payload.
   */
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
      // A session is found by its uid too, and has to be told by its own name then.
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
    // Asked for each kind in turn, in any order: whichever comes first ends them all.
    revokeByGrantId: (grantId) => store.revokeGrant(db, hashOf(grantId)),
  };
}

function clientAdapter({ db, secretBox }: AdapterDependencies): Adapter {
  return {
    upsert: (id, payload) => store.saveClient(db, id, secretBox.seal(JSON.stringify(payload))),
    async find(id) {
      // No id of ours, and nothing that the database could be asked for.
      if (id.includes('\0')) return undefined;
      const sealed = await store.findClient(db, id);
      return sealed ? (JSON.parse(secretBox.open(sealed)) as AdapterPayload) : undefined;
    },
    destroy: (id) => store.deleteClient(db, id),
    // Nothing below belongs to a client.
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    consume: async () => {},
    revokeByGrantId: async () => {},
  };
}
