import type { Command } from 'commander';
import type { Config } from '../platform/config.ts';
import { answerWith, examples, withInstallation } from './command.ts';
import { CommandFailure } from './failure.ts';
import { counted, quantity } from './output.ts';
import { createProgress } from './progress.ts';

/** A newer program than the service's does not migrate: a backup comes before the upgrade. */
const AS_IT_IS = { asItIs: true };

// What needs the database driver is loaded by the commands, so that help does not wait for it.
export function addBackup(program: Command): void {
  const backup = program
    .command('backup')
    .description('write everything into one encrypted file, while the service runs')
    .argument('[file]', 'file, folder, or s3://bucket/name; default: a new file in BACKUP_URL')
    .addHelpText(
      'after',
      `\nThe file holds the database, the originals of imported people and the secret key. BACKUP_PASSPHRASE encrypts it.
Without the passphrase nobody can read it: keep it in another place than the file.
${examples(
  'BACKUP_PASSPHRASE="…" greenroom backup greenroom.backup',
  'greenroom backup s3://backups/greenroom/',
  'greenroom backup verify greenroom.backup',
)}`,
    );
  answerWith(backup, ({ json }, [file]) =>
    withInstallation(async (_core, installation, config) => {
      const [{ backupName, createBackups }, { openPlace, splitAddress }] = await Promise.all([
        import('../backup/backups.ts'),
        import('../platform/open-place.ts'),
      ]);
      const [{ systemClock: clock }, { openFileStore }, { loadSecretKey }, { silentLog }] =
        await Promise.all([
          import('../platform/clock.ts'),
          import('../platform/open-file-store.ts'),
          import('../platform/secret-key.ts'),
          import('../platform/log.ts'),
        ]);
      const passphrase = passphraseOf(config);
      const given = file === undefined ? defaultPlace(config) : splitAddress(file);
      const name = given.name ?? backupName(clock.now());
      const place = openPlace(given.folder, config, clock);
      const backups = createBackups({
        ...installation,
        clock,
        passphrase,
        log: silentLog,
        files: openFileStore(config, clock),
        readSecretKey: () => loadSecretKey(config),
      });
      const progress = createProgress('Backing up', { json, unit: 'tables and files' });
      try {
        const { backupUrl } = config;
        const isElsewhere =
          backupUrl === null ||
          openPlace(backupUrl, config, clock).shown(name) !== place.shown(name);
        const summary = await backups.take(place, { name, isElsewhere }, progress.update);
        const { rows, files, missingFiles, bytes } = summary;
        const missing =
          missingFiles === 0 ? '' : ` ${counted(missingFiles, 'file')} could not be found.`;
        return {
          data: { file: place.shown(name), ...summary },
          text: `Wrote ${place.shown(name)}: ${counted(rows, 'row')} and ${counted(files, 'file')} in ${quantity(bytes)} bytes.${missing}`,
        };
      } finally {
        progress.stop();
      }
    }, AS_IT_IS),
  );
  addVerify(backup);
  addEraseAgain(backup);
}

function addVerify(backup: Command): void {
  const verify = backup
    .command('verify')
    .description('read a backup to its end; fails (exit code 1) unless it is whole')
    .argument('<file>', 'file, or s3://bucket/name')
    .option(
      '--restore',
      'also restore it into a temporary database, and check the ledgers and audit logs there',
    )
    .addHelpText(
      'after',
      examples(
        'greenroom backup verify greenroom.backup',
        'greenroom backup verify --restore s3://backups/greenroom/greenroom-20261123T043000Z.backup',
      ),
    );
  answerWith<{ restore?: boolean }>(verify, async ({ restore = false }, [file]) => {
    const [{ loadConfig }, { openBackup, tryRestore }, { verifyBackup }] = await Promise.all([
      import('../platform/config.ts'),
      import('./open-backup.ts'),
      import('../backup/restore.ts'),
    ]);
    const config = loadConfig();
    const passphrase = passphraseOf(config);
    const whole = await verifyBackup(await openBackup(file!, config, passphrase));
    if (restore) await tryRestore(await openBackup(file!, config, passphrase), config);
    const { manifest, ...summary } = whole;
    const { takenAt, version } = manifest;
    const restored = restore ? ' It was restored, and its ledgers and audit logs are whole.' : '';
    return {
      data: { verified: true, restored: restore, takenAt, version, ...summary },
      text: `The backup of ${takenAt} (version ${version}) is whole: ${counted(summary.tables, 'table')}, ${counted(summary.rows, 'row')}, ${counted(summary.files, 'file')}.${restored}`,
    };
  });
}

export function passphraseOf({ backupPassphrase }: Config): string {
  if (backupPassphrase !== null) return backupPassphrase;
  throw new CommandFailure(
    'BACKUP_PASSPHRASE is not set: set it to at least 12 characters, and keep it in another place than the backup.',
  );
}

function defaultPlace({ backupUrl }: Config): { folder: string; name: null } {
  if (backupUrl !== null) return { folder: backupUrl, name: null };
  throw new CommandFailure(
    'There is no place for the backup: name a file, or set BACKUP_URL to a folder or an s3:// address.',
  );
}

function addEraseAgain(backup: Command): void {
  const command = backup
    .command('erase-again')
    .description(
      'erase the people of a log of erasures, in a database that was restored by other means',
    )
    .argument(
      '[place]',
      'folder or s3:// address that holds the log; default: BACKUP_URL or DATA_DIR',
    )
    .addHelpText('after', examples('greenroom backup erase-again s3://backups/greenroom'));
  answerWith(command, (_options, [given]) =>
    withInstallation(async ({ erasure }, { db, secretBox }, config) => {
      const [{ createErasureLog }, { reapplyErasures }, { openPlace }, { systemClock }] =
        await Promise.all([
          import('../backup/erasure-log.ts'),
          import('../backup/erasures.ts'),
          import('../platform/open-place.ts'),
          import('../platform/clock.ts'),
        ]);
      const place = openPlace(given ?? config.backupUrl ?? config.dataDir, config, systemClock);
      const log = createErasureLog(place, secretBox);
      const data = await reapplyErasures({ db, log, secretBox, ...erasure });
      return {
        data,
        text: `Erased ${counted(data.erased, 'person', 'people')} again; ${counted(data.remembered, 'other')} will not be imported again.`,
      };
    }),
  );
}
