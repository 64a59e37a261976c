import { createBackups } from '../backup/backups.ts';
import { createErasureLog } from '../backup/erasure-log.ts';
import { createErasureRecorder } from '../backup/erasures.ts';
import { openFileStore } from '../platform/open-file-store.ts';
import { openPlace } from '../platform/open-place.ts';
import { loadSecretKey } from '../platform/secret-key.ts';
import type { Platform } from './platform.ts';

/** The backups of the schedule, and the log of erasures beside them. */
export function wireBackups(platform: Platform) {
  const { config, db, clock, secretBox } = platform;
  const { backupUrl, backupPassphrase, backupEveryHours, backupKeepDays, dataDir } = config;
  // Without a place of its own, the log still outlives the loss of the database alone.
  const logPlace = openPlace(backupUrl ?? dataDir, config, clock);
  const recordErasures = createErasureRecorder({
    db,
    clock,
    log: createErasureLog(logPlace, secretBox),
  });
  if (backupUrl === null || backupPassphrase === null)
    return { backups: { recordErasures, runDue: async () => {} } };
  const backups = createBackups({
    ...platform,
    files: openFileStore(config, clock),
    passphrase: backupPassphrase,
    readSecretKey: () => loadSecretKey(config),
  });
  const schedule = { place: logPlace, everyHours: backupEveryHours, keepDays: backupKeepDays };
  return { backups: { recordErasures, runDue: () => backups.runDue(schedule) } };
}

export type BackupServices = ReturnType<typeof wireBackups>;
