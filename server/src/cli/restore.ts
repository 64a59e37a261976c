import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import type { Config } from '../platform/config.ts';
import { passphraseOf } from './backup.ts';
import { answerWith, examples } from './command.ts';
import { counted } from './output.ts';

export function addRestore(program: Command): void {
  const command = program
    .command('restore')
    .description('make an installation of a backup, in an empty DATA_DIR or database')
    .argument('<file>', 'file, or s3://bucket/name')
    .option(
      '--erasures <place>',
      'folder or s3:// address that holds the log of erasures; default: beside the backup, in BACKUP_URL and in DATA_DIR',
    )
    .addHelpText(
      'after',
      `\nPeople who were erased after the backup are erased again, by the log of erasures.
Afterwards start with "greenroom serve --roles api": nothing is sent until a worker runs, so you can look first.
${examples('BACKUP_PASSPHRASE="…" DATA_DIR=./restored greenroom restore greenroom.backup')}`,
    );
  answerWith<{ erasures?: string }>(command, async ({ erasures }, [file]) => {
    const [{ loadConfig }, { openBackup }, { restoreInstallation }, { openDatabase }] =
      await Promise.all([
        import('../platform/config.ts'),
        import('./open-backup.ts'),
        import('../backup/restore-installation.ts'),
        import('../installation.ts'),
      ]);
    const [{ openPlace }, { systemClock: clock }, { silentLog }, { openFileStore }] =
      await Promise.all([
        import('../platform/open-place.ts'),
        import('../platform/clock.ts'),
        import('../platform/log.ts'),
        import('../platform/open-file-store.ts'),
      ]);
    const config = loadConfig();
    const parts = await openBackup(file!, config, passphraseOf(config));
    const places = await erasurePlaces(file!, erasures, config);
    const logs = places.map((place) => openPlace(place, config, clock));
    const database = await openDatabase(config, silentLog);
    try {
      const files = openFileStore(config, clock);
      const restored = await restoreInstallation({ config, database, files, parts, logs, clock });
      const { manifest, ...summary } = restored;
      return {
        data: { takenAt: manifest.takenAt, version: manifest.version, ...summary },
        text: textOf(manifest.takenAt, restored),
      };
    } finally {
      await database.close();
    }
  });
}

function textOf(
  takenAt: string,
  found: { rows: number; files: number; erased: number; remembered: number; missingFiles: number },
): string {
  const { rows, files, missingFiles, erased, remembered } = found;
  const again = erased + remembered;
  const lines = [
    `Restored the backup of ${takenAt}: ${counted(rows, 'row')}, ${counted(files, 'file')}.`,
    again === 0
      ? 'The log of erasures names nobody else.'
      : `${counted(erased, 'person', 'people')} erased since were erased again; ${counted(remembered, 'other')} will not be imported again.`,
    ...(missingFiles === 0 ? [] : [`${counted(missingFiles, 'file')} had been missing already.`]),
    'Start with "greenroom serve --roles api" to look at it; nothing is sent until a worker runs.',
  ];
  return lines.join('\n');
}

/** Every place that may hold the log, once. */
async function erasurePlaces(
  file: string,
  given: string | undefined,
  { backupUrl, dataDir }: Config,
): Promise<string[]> {
  if (given !== undefined) return [given];
  const { splitAddress } = await import('../platform/open-place.ts');
  const beside = splitAddress(file).folder;
  const places = [beside, ...(backupUrl === null ? [] : [backupUrl]), dataDir];
  const named = places.map((place) => (place.startsWith('s3://') ? place : path.resolve(place)));
  return [...new Set(named)].filter((place) => place.startsWith('s3://') || existsSync(place));
}
