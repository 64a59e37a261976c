import type { Clock } from '../platform/clock.ts';
import { isCrossed } from '../platform/database-errors.ts';
import type { Database } from '../platform/db.ts';
import { invalid } from '../platform/errors.ts';
import { reachMilestone } from '../platform/milestones.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import {
  type FileImportOptions,
  type FilePlaces,
  type FileTotals,
  type ImportBatch,
  importProfileFile,
  type WithBatch,
} from './import/import-file.ts';
import { createLinePreparer } from './import/line-preparer.ts';
import { prepareRows } from './import/prepare-rows.ts';
import { type WriteOutcome, writeRows } from './import/write-rows.ts';
import { forgetPlace, readPlace, writePlace } from './import-store.ts';
import type { ImportRow } from './rules/normalize-row.ts';

/** The result of one batch. `index` is the row's index in the batch, from 0. */
export type ImportOutcome = WriteOutcome;

/** The largest batch of importProfiles: a size that a few statements handle well. */
export const MAX_BATCH_ROWS = 1000;

export interface ProfileImportDependencies {
  db: Database;
  clock: Clock;
  secretBox: SecretBox;
  /** Hosts of profile URLs without `www.`. */
  profileHosts: readonly string[];
}

/** Imports profiles: a batch, or a file. */
export function createProfileImport({
  db,
  clock,
  secretBox,
  profileHosts,
}: ProfileImportDependencies) {
  const linePreparer = createLinePreparer();

  /**
   * Begins to read a batch and returns the function that writes it. The next batch of a file is
   * read while the last one is written.
   */
  function prepareImport(batch: ImportBatch): (withBatch?: WithBatch) => Promise<ImportOutcome> {
    const at = clock.now();
    const reading = { profileHosts, asOf: at };
    const prepared =
      'lines' in batch
        ? linePreparer.prepare(batch.lines, reading)
        : Promise.resolve(prepareRows(batch.rows, reading));
    // An error is thrown where the batch is written.
    prepared.catch(() => {});
    return async (withBatch) => {
      const { good, rejected } = await prepared;
      if (good.length === 0) return { imported: 0, updated: 0, rejected };
      const write = (isAlone: boolean): Promise<WriteOutcome> =>
        db.transaction().execute(async (tx) => {
          const outcome = await writeRows(tx, good, { secretBox, at, isAlone });
          if (outcome.imported > 0) await reachMilestone(tx, 'talents_imported', at);
          await withBatch?.(tx, { ...outcome, rejected: [...rejected, ...outcome.rejected] });
          return outcome;
        });
      const written = await write(false).catch((error) => {
        if (!isCrossed(error)) throw error;
        return write(true);
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
     * Adds or updates a batch of up to 1,000 rows. Invalid rows are rejected; all others are
     * written together or not at all. A row matches the talent with its id, else the one with its
     * profile URL.
     */
    async importProfiles(rows: readonly ImportRow[]): Promise<ImportOutcome> {
      if (rows.length > MAX_BATCH_ROWS)
        throw invalid(['rows'], `At most ${MAX_BATCH_ROWS} rows go in one batch.`);
      return prepareImport({ rows })();
    },

    /**
     * Imports a .jsonl, .json (JSON Resume) or .csv file. Rejected rows are reported to
     * `onRejected` with their line, from 1; the others are imported. An import that stopped less
     * than a week ago continues where it stopped.
     */
    importFile(
      path: string,
      tell: Pick<FileImportOptions, 'onProgress' | 'onRejected' | 'onResumed' | 'isHopeless'> = {},
    ): Promise<FileTotals> {
      return importProfileFile(path, { prepareImport, places, asOf: clock.now(), ...tell });
    },
  };
}

export type ProfileImport = ReturnType<typeof createProfileImport>;
