import type { Clock } from '../platform/clock.ts';
import type { PooledDatabase } from '../platform/db.ts';
import type { FileStore } from '../platform/file-store.ts';
import type { Log } from '../platform/log.ts';
import type { Place, PlacedFile } from '../platform/place.ts';
import { VERSION } from '../platform/version.ts';
import { beat, claimBackup, finishBackup } from './backups-store.ts';
import { BackupError } from './sealed-stream.ts';
import { type BackupProgress, type BackupSummary, takeBackup } from './take.ts';

export interface BackupsDependencies {
  db: PooledDatabase;
  databaseUrl: string;
  files: FileStore;
  clock: Clock;
  log: Pick<Log, 'info' | 'warn'>;
  passphrase: string;
  readSecretKey(): Promise<string>;
}

export interface BackupSchedule {
  place: Place;
  /** 0: never. */
  everyHours: number;
  keepDays: number;
}

const HOUR_MS = 60 * 60 * 1_000;
const BEAT_MS = 30_000;
const NAME = /^greenroom-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;

/** `greenroom-20261123T043000Z.backup`: names sort by time. */
export const backupName = (at: Date): string =>
  `greenroom-${at.toISOString().replace(/[-:]|\.\d{3}/g, '')}.backup`;

/** Backups of a database that is migrated; each one is recorded in it. */
export function createBackups(dependencies: BackupsDependencies) {
  const { db, clock, log } = dependencies;

  /** Null when it is not due, or another process takes one now. */
  async function attempt(
    {
      place,
      ...claim
    }: { place: Place; name: string; unlessSince: Date | null; isElsewhere: boolean },
    onProgress?: BackupProgress,
  ): Promise<BackupSummary | null> {
    const { name } = claim;
    const id = await claimBackup(db, { ...claim, at: clock.now() });
    if (id === null) return null;
    const beating = setInterval(() => void beat(db, id, clock.now()).catch(() => {}), BEAT_MS);
    try {
      const summary = await takeOnOwnConnection(dependencies, { place, name }, onProgress);
      await finishBackup(db, id, { at: clock.now(), bytes: summary.bytes, error: null });
      return summary;
    } catch (error) {
      const { message } = error as Error;
      await finishBackup(db, id, { at: clock.now(), bytes: null, error: message }).catch(() => {});
      throw error;
    } finally {
      clearInterval(beating);
    }
  }

  return {
    /** `isElsewhere`: not in the place of the schedule. Throws BackupError while another runs. */
    async take(
      place: Place,
      { name, isElsewhere = false }: { name: string; isElsewhere?: boolean },
      onProgress?: BackupProgress,
    ): Promise<BackupSummary> {
      const summary = await attempt({ place, name, unlessSince: null, isElsewhere }, onProgress);
      if (summary) return summary;
      throw new BackupError('Another backup is running: wait for its end, then try again.');
    },

    /** Takes the backup of the schedule if it is due, then deletes those that are too old. */
    async runDue({ place, everyHours, keepDays }: BackupSchedule): Promise<void> {
      if (everyHours === 0) return;
      const now = clock.now();
      const name = backupName(now);
      const unlessSince = new Date(now.getTime() - everyHours * HOUR_MS);
      const summary = await attempt({ place, name, unlessSince, isElsewhere: false });
      if (!summary) return;
      log.info({ backup: name, ...summary }, 'backup taken');
      for (const { name: old } of tooOld(await place.list(''), now, keepDays)) {
        await place.remove(old);
        log.info({ backup: old }, 'old backup deleted');
      }
    },
  };
}

async function takeOnOwnConnection(
  { db, databaseUrl, files, clock, passphrase, readSecretKey }: BackupsDependencies,
  to: { place: Place; name: string },
  onProgress?: BackupProgress,
): Promise<BackupSummary> {
  const release = await db.reserveConnections(1);
  try {
    const secretKey = await readSecretKey();
    const source = { databaseUrl, files, secretKey, passphrase, version: VERSION };
    return await takeBackup({ ...source, takenAt: clock.now() }, to, onProgress);
  } finally {
    release();
  }
}

/** Backups older than `keepDays`, never the newest; other files are left alone. */
export function tooOld(files: readonly PlacedFile[], now: Date, keepDays: number): PlacedFile[] {
  const backups = files.filter(({ name }) => NAME.test(name));
  const newest = backups
    .map(({ name }) => name)
    .toSorted()
    .at(-1);
  const oldest = backupName(new Date(now.getTime() - keepDays * 24 * HOUR_MS));
  return backups.filter(({ name }) => name !== newest && name < oldest);
}
