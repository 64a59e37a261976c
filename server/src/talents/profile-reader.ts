import type { Database } from '../platform/db.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { StoredJson } from '../platform/stored-json.ts';
import type { TalentProfile } from './profile.ts';
import { canonicalProfileUrl } from './rules/profile-url.ts';
import * as store from './store.ts';

export interface TalentVersion {
  profile: TalentProfile;
  /** Counts the changes of the profile's content, from 1. */
  version: number;
  /** The last import or refresh, even if it changed nothing. */
  refreshedAt: Date;
  /** Of the workspace's own pool. */
  isOwn: boolean;
}

export interface TalentContact {
  kind: 'email' | 'phone';
  value: string;
  /** `import`, or the name of the enrichment provider. */
  provider: string;
  foundAt: Date;
}

export interface ProfileReaderDependencies {
  db: Database;
  secretBox: Pick<SecretBox, 'open'>;
  /** Hosts of profile URLs without `www.`. */
  profileHosts: readonly string[];
}

/** Reads profiles and their imported contacts. */
export function createProfileReader({ db, secretBox, profileHosts }: ProfileReaderDependencies) {
  return {
    /** The profiles with these ids. Erased and unknown talents are absent. */
    async load(ids: readonly string[]): Promise<Map<string, TalentProfile>> {
      const rows = ids.length === 0 ? [] : await store.readTalents(db, ids);
      return new Map(rows.map((row) => [row.id, row.profile]));
    },

    /** As load, with each profile as it is stored. */
    async loadAsText(ids: readonly string[]): Promise<Map<string, StoredJson>> {
      const rows = ids.length === 0 ? [] : await store.readProfileTexts(db, ids);
      return new Map(rows.map(({ id, profile }) => [id, new StoredJson(profile)]));
    },

    async loadWithVersion(ids: readonly string[]): Promise<Map<string, TalentVersion>> {
      const rows = ids.length === 0 ? [] : await store.readTalents(db, ids);
      return new Map(
        rows.map((row) => [
          row.id,
          {
            profile: row.profile,
            version: row.version,
            refreshedAt: row.refreshed_at,
            isOwn: row.is_own,
          },
        ]),
      );
    },

    /** The number of talents that are not erased. */
    count(): Promise<number> {
      return store.countTalents(db);
    },

    /**
     * The talent with a profile URL, in any notation. Null for an unknown person or a text that is
     * not a profile URL.
     */
    async findByProNetworkUrl(url: string): Promise<TalentProfile | null> {
      const canonical = canonicalProfileUrl(url, profileHosts);
      return canonical === null ? null : ((await store.readByUrl(db, canonical))?.profile ?? null);
    },

    /** The canonical form of a profile URL; null for anything that is not one (decision 25). */
    canonicalUrl(url: string): string | null {
      return canonicalProfileUrl(url, profileHosts);
    },

    /** The imported contacts of these talents, decrypted; a talent without any is absent. */
    async contacts(talentIds: readonly string[]): Promise<Map<string, TalentContact[]>> {
      const rows = await store.readContacts(db, talentIds);
      const opened = rows.map((row) => ({
        talentId: row.talentId,
        kind: row.kind,
        value: secretBox.open(row.value_sealed),
        provider: row.provider,
        foundAt: row.found_at,
      }));
      return Map.groupBy(opened, ({ talentId }) => talentId);
    },
  };
}

export type ProfileReader = ReturnType<typeof createProfileReader>;
