import type { Config } from '../platform/config.ts';
import type { BackupState } from '../platform/inspect.ts';
import { type Finding, ok, warn } from './finding.ts';

const HOUR_MS = 60 * 60 * 1_000;
/** Without a schedule, a backup is old after a day and a half. */
const USUAL_HOURS = 36;

/** Whether there is a backup, and how old the newest one is. */
export function judgeBackups(
  { takenAt, failure }: BackupState,
  { backupUrl, backupEveryHours }: Pick<Config, 'backupUrl' | 'backupEveryHours'>,
  now: Date,
): Finding {
  const isScheduled = backupUrl !== null && backupEveryHours > 0;
  const remedy =
    failure !== null
      ? `the last one failed: ${failure}`
      : isScheduled
        ? 'a running service takes one when it is due; its log says why when it cannot'
        : 'set BACKUP_URL and BACKUP_PASSPHRASE, or run greenroom backup regularly';
  if (takenAt === null) return warn('backups', 'none was taken yet', remedy);
  const hours = Math.floor((now.getTime() - takenAt.getTime()) / HOUR_MS);
  const age = `the newest was taken ${hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`} ago`;
  // One and a half times the interval: a backup that is late once is no reason to worry.
  const limit = isScheduled ? backupEveryHours * 1.5 : USUAL_HOURS;
  return hours > limit || failure !== null ? warn('backups', age, remedy) : ok('backups', age);
}
