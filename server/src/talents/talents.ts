import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { invalid } from '../platform/errors.ts';
import { reachMilestone } from '../platform/milestones.ts';
import { repeatWhenLost } from '../platform/repeat-when-lost.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { createChangeFeed } from './change-feed.ts';
import { contactsOf } from './generator/contacts.ts';
import { generatePeople } from './generator/people.ts';
import {
  type FileImportOptions,
  type FilePlaces,
  type FileTotals,
  importProfileFile,
  type WithBatch,
} from './import/import-file.ts';
import { type IndexedRow, type WriteOutcome, writeRows } from './import/write-rows.ts';
import { forgetPlace, readPlace, writePlace } from './import-store.ts';
import type { TalentProfile } from './profile.ts';
import { type ImportRow, normalizeRow } from './rules/normalize-row.ts';
import { canonicalProfileUrl, DEFAULT_PROFILE_HOSTS } from './rules/profile-url.ts';
import * as store from './store.ts';

export { createChangeFeed, type TalentChange } from './change-feed.ts';
export type { TalentProfile } from './profile.ts';
export { createRefresh, type Refresh } from './refresh.ts';
export type { RefreshOutcome } from './refresh-store.ts';
export { configuredSource } from './sources/sources.ts';
export type { FileTotals, ImportRow };

/** What one batch did. `index` is the row's place in the batch, from 0. */
export type ImportOutcome = WriteOutcome;

export interface TalentVersion {
  profile: TalentProfile;
  /** Counts the changes of the profile's content, from 1. */
  version: number;
  /** The last import or refresh, even one that changed nothing. */
  refreshedAt: Date;
}

export interface TalentContact {
  kind: 'email' | 'phone';
  value: string;
  /** `import`, or the name of the enrichment provider. */
  provider: string;
  foundAt: Date;
}

export interface TalentErasure {
  /** When they were erased for the first time. */
  erasedAt: Date;
  /** 0 when they were erased before. */
  profiles: number;
  contacts: number;
}

export type Talents = ReturnType<typeof createTalents>;

/** The largest batch of importProfiles: what a few statements carry comfortably. */
export const MAX_BATCH_ROWS = 1000;

/** Small enough that writing overlaps making up the next ones. */
const GENERATED_BATCH_ROWS = 500;

/**
 * The profiles of the installation: import, sample people, reading, the change feed for the index,
 * and erasure.
 */
export function createTalents({
  db,
  clock,
  secretBox,
  profileHosts = DEFAULT_PROFILE_HOSTS,
}: {
  db: Database;
  clock: Clock;
  secretBox: SecretBox;
  /** Hosts of profile URLs without `www.` (PRO_NETWORK_HOSTS). */
  profileHosts?: readonly string[];
}) {
  const inTransaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    db.transaction().execute(work);

  /**
   * Reads a batch at once; what it returns writes it. So a file's next batch is read while the last
   * one is written.
   */
  function prepareImport(
    rows: readonly ImportRow[],
  ): (withBatch?: WithBatch) => Promise<ImportOutcome> {
    const at = clock.now();
    const good: IndexedRow[] = [];
    const rejected: ImportOutcome['rejected'] = [];
    for (const [index, raw] of rows.entries()) {
      const read = normalizeRow(raw, { profileHosts, asOf: at });
      if (read.ok) good.push({ ...read.row, index, json: JSON.stringify(read.row.profile) });
      else rejected.push({ index, reason: read.reason });
    }
    return async (withBatch) => {
      if (good.length === 0) return { imported: 0, updated: 0, rejected };
      const written = await inTransaction(async (tx) => {
        const outcome = await writeRows(tx, good, { secretBox, at });
        if (outcome.imported > 0) await reachMilestone(tx, 'talents_imported', at);
        await withBatch?.(tx, { ...outcome, rejected: [...rejected, ...outcome.rejected] });
        return outcome;
      });
      return {
        ...written,
        rejected: [...rejected, ...written.rejected].sort((a, b) => a.index - b.index),
      };
    };
  }

  const places: FilePlaces = {
    read: (fingerprint) => readPlace(db, fingerprint, clock.now()),
    write: (tx, fingerprint, place) => writePlace(tx, fingerprint, place, clock.now()),
    forget: (fingerprint) => forgetPlace(db, fingerprint, clock.now()),
  };

  return {
    /**
     * Adds or updates a batch of up to 1,000 rows, all or nothing but for the rows that cannot go
     * in. A row means the talent with its id, else the one with its profile URL.
     */
    async importProfiles(rows: readonly ImportRow[]): Promise<ImportOutcome> {
      if (rows.length > MAX_BATCH_ROWS)
        throw invalid(['rows'], `At most ${MAX_BATCH_ROWS} rows go in one batch.`);
      return prepareImport(rows)();
    },

    /**
     * Imports a .jsonl, .json (JSON Resume) or .csv file. Rows that cannot go in are told to
     * `onRejected` with their line, from 1; the others go in. A file whose import stopped less than
     * a week ago is gone on with where it stopped.
     */
    importFile(
      path: string,
      tell: Pick<FileImportOptions, 'onProgress' | 'onRejected' | 'onResumed' | 'isHopeless'> = {},
    ): Promise<FileTotals> {
      return importProfileFile(path, { prepareImport, places, asOf: clock.now(), ...tell });
    },

    /**
     * Adds made-up people; the same count, seed and month give the same people with the same ids.
     */
    async generate({
      count,
      seed,
      onProgress,
    }: {
      count: number;
      seed: number;
      onProgress?: (progress: { done: number; total: number }) => void;
    }): Promise<{ generated: number }> {
      const at = clock.now();
      let generated = 0;
      let done = 0;
      let writing: Promise<void> = Promise.resolve();
      const write = async (people: TalentProfile[]): Promise<void> => {
        const rows = people.map((person, index) => {
          const { id, ...profile } = person;
          return {
            id,
            url: profile.proNetworkUrl,
            profile,
            contacts: contactsOf(person),
            index,
            json: JSON.stringify(profile),
          };
        });
        // Twice is as good as once: the people have the same ids.
        const { imported, updated } = await repeatWhenLost(() =>
          inTransaction((tx) => writeRows(tx, rows, { secretBox, at })),
        );
        generated += imported + updated;
        done += people.length;
        onProgress?.({ done, total: count });
      };
      // The database writes one batch while the next is made up.
      for (const people of generatePeople({
        count,
        seed,
        asOf: at,
        batchSize: GENERATED_BATCH_ROWS,
      })) {
        await writing;
        writing = write(people);
        writing.catch(() => {});
        await new Promise(setImmediate);
      }
      await writing;
      return { generated };
    },

    /** The profiles of these ids; erased and unknown ones are absent. */
    async load(ids: readonly string[]): Promise<Map<string, TalentProfile>> {
      const rows = ids.length === 0 ? [] : await store.readTalents(db, ids);
      return new Map(rows.map((row) => [row.id, row.profile]));
    },

    async loadWithVersion(ids: readonly string[]): Promise<Map<string, TalentVersion>> {
      const rows = ids.length === 0 ? [] : await store.readTalents(db, ids);
      return new Map(
        rows.map((row) => [
          row.id,
          { profile: row.profile, version: row.version, refreshedAt: row.refreshed_at },
        ]),
      );
    },

    ...createChangeFeed(db),

    /**
     * False for an unknown or erased talent; a true one stays until the transaction ends. Ask
     * before locking anything else of the talent's.
     */
    hold: (tx: Tx, id: string): Promise<boolean> => store.holdTalent(tx, id),

    /** As hold, of many: those who are known and not erased. */
    holdAll: (tx: Tx, ids: readonly string[]): Promise<Set<string>> => store.holdTalents(tx, ids),

    /**
     * Forgets a person: profile, URL and contacts go, the id and a keyed hash of the URL stay so
     * that no import brings them back. Null for somebody who never was. It locks the talent, so it
     * comes first in an erasure; other slices forget what they hold in the same transaction.
     */
    async eraseTalent(tx: Tx, id: string): Promise<TalentErasure | null> {
      const talent = await store.lockForErasure(tx, id);
      if (!talent) return null;
      const contacts = await store.deleteContacts(tx, id);
      if (talent.erasedAt) return { erasedAt: talent.erasedAt, profiles: 0, contacts };
      const erasedAt = clock.now();
      await store.eraseTalent(
        tx,
        id,
        talent.url === null ? null : secretBox.fingerprint(talent.url),
        erasedAt,
      );
      return { erasedAt, profiles: 1, contacts };
    },

    /** Talents that are not erased. */
    count(): Promise<number> {
      return store.countTalents(db);
    },

    /**
     * The talent at a profile URL, however it is written; null for an unknown person or a text that
     * is no profile URL.
     */
    async findByProNetworkUrl(url: string): Promise<TalentProfile | null> {
      const canonical = canonicalProfileUrl(url, profileHosts);
      return canonical === null ? null : ((await store.readByUrl(db, canonical))?.profile ?? null);
    },

    /** The canonical form of a profile URL; null for anything that is not one (decision 25). */
    canonicalUrl(url: string): string | null {
      return canonicalProfileUrl(url, profileHosts);
    },

    /**
     * Deletes imported contacts that were found at that time or before it, at most `limit`; how
     * many went. An import brings one back with its own date.
     */
    purgeContacts: (before: Date, limit: number): Promise<number> =>
      store.deleteOldContacts(db, before, limit),

    /** The imported contacts of a talent, opened. */
    async contacts(talentId: string): Promise<TalentContact[]> {
      const rows = await store.readContacts(db, talentId);
      return rows.map((row) => ({
        kind: row.kind,
        value: secretBox.open(row.value_sealed),
        provider: row.provider,
        foundAt: row.found_at,
      }));
    },
  };
}
