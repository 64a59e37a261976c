import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { createChangeFeed } from './change-feed.ts';
import { createGenerate } from './generate.ts';
import { createIdentities } from './identities.ts';
import { createOwnDescriptions } from './own-description.ts';
import { createOwnTalents } from './own-talents.ts';
import { createOwnTurns } from './own-turns.ts';
import { createProfileImport } from './profile-import.ts';
import { createProfileReader } from './profile-reader.ts';
import { sourceIdKey } from './rules/own-identity.ts';
import { DEFAULT_PROFILE_HOSTS } from './rules/profile-url.ts';
import * as store from './store.ts';
import { createTerms } from './terms.ts';

export { createChangeFeed, type TalentChange } from './change-feed.ts';
export { type CompanyLogos, createCompanyLogos } from './company-logos.ts';
export { countKnownHeadings } from './import/csv-columns.ts';
export { readPeopleStream } from './import/people-stream.ts';
export type { TalentProfile } from './profile.ts';
export type { TalentVersion } from './profile-reader.ts';
export { createRefresh, type Refresh } from './refresh.ts';
export type { RefreshOutcome } from './refresh-store.ts';
export type { SourceTerms } from './rules/terms.ts';
export { configuredSource } from './sources/sources.ts';

export interface TalentErasure {
  ids: string[];
  /** When the first of them was erased for the first time. */
  erasedAt: Date;
  /** Of those who were not yet erased. */
  profiles: number;
  contacts: number;
}

export interface TalentDependencies {
  db: Database;
  clock: Clock;
  secretBox: SecretBox;
  /** Hosts of profile URLs without `www.` (PRO_NETWORK_HOSTS). */
  profileHosts?: readonly string[];
}

/**
 * The profiles of the installation: import, sample people, reads, the change feed for the index,
 * and erasure.
 */
export function createTalents({
  profileHosts = DEFAULT_PROFILE_HOSTS,
  ...dependencies
}: TalentDependencies) {
  const { db, clock, secretBox } = dependencies;
  const inOwnTurn = createOwnTurns(db);
  return {
    inOwnTurn,
    ...createProfileImport({ ...dependencies, profileHosts }),
    ...createGenerate(dependencies),
    ...createOwnTalents({ ...dependencies, inOwnTurn, profileHosts }),
    ...createOwnDescriptions(dependencies),
    ...createTerms({ ...dependencies, inOwnTurn }),
    ...createIdentities({ ...dependencies, inOwnTurn, profileHosts }),
    ...createProfileReader({ ...dependencies, profileHosts }),
    ...createChangeFeed(db),

    /**
     * Returns false for an unknown or erased talent. Otherwise the talent stays until the
     * transaction ends. Call it before locking any of the talent's other rows.
     */
    hold: (tx: Tx, id: string): Promise<boolean> => store.holdTalent(tx, id),

    /** Like `hold`, for many talents. Returns those that are known and not erased. */
    holdAll: (tx: Tx, ids: readonly string[]): Promise<Set<string>> => store.holdTalents(tx, ids),

    /**
     * Erases people. Profile, URL and contacts are deleted; the ids and keyed hashes of what
     * identifies them stay, so that no import brings them back. Null where none of them ever
     * existed, or all are in the pool of another workspace than this one. It locks the talents, so
     * it comes first in an erasure; other slices erase their data in the same transaction.
     */
    async eraseTalents(
      tx: Tx,
      ids: readonly string[],
      workspaceId: string | null = null,
    ): Promise<TalentErasure | null> {
      const talents = await store.lockForErasure(tx, ids, workspaceId);
      const [first] = talents;
      if (!first) return null;
      const now = clock.now();
      const living = talents.filter(({ erasedAt }) => erasedAt === null);
      const erasures = living.map(({ id, url, sourceId }) => ({
        id,
        urlFingerprint: url === null ? null : secretBox.fingerprint(url),
        sourceFingerprint: sourceId === null ? null : secretBox.fingerprint(sourceIdKey(sourceId)),
      }));
      await store.eraseTalents(tx, erasures, now);
      const erased = talents.map(({ id }) => id);
      return {
        ids: erased,
        erasedAt: first.erasedAt ?? now,
        profiles: living.length,
        contacts: await store.deleteContacts(tx, erased),
      };
    },

    /**
     * Deletes imported contacts that were found at that time or before it, at most `limit`. Returns
     * their number. A new import adds a contact again with its own date.
     */
    purgeContacts: (before: Date, limit: number): Promise<number> =>
      store.deleteOldContacts(db, before, limit),
  };
}

export type Talents = ReturnType<typeof createTalents>;
