import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenPromises } from '../backup/check-store.ts';
import type { PartEvent } from '../backup/parts.ts';
import { readBackup } from '../backup/restore.ts';
import { restoreInstallation } from '../backup/restore-installation.ts';
import { openDatabase } from '../installation.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { silentLog } from '../platform/log.ts';
import { openFileStore } from '../platform/open-file-store.ts';
import { openPlace, splitAddress } from '../platform/open-place.ts';
import { CommandFailure } from './failure.ts';

/** The parts of a backup. Throws CommandFailure when there is none at the address. */
export async function openBackup(
  file: string,
  config: Config,
  passphrase: string,
): Promise<AsyncGenerator<PartEvent>> {
  const { folder, name } = splitAddress(file);
  const place = openPlace(folder, config, systemClock);
  const source = name === null ? null : await place.get(name);
  if (!source) throw new CommandFailure(`There is no backup at ${file}.`);
  return readBackup(source, passphrase);
}

/**
 * Restores into a temporary folder with an embedded PostgreSQL of its own, and removes it. Throws
 * CommandFailure when the restored database is not sound.
 */
export async function tryRestore(parts: AsyncGenerator<PartEvent>, given: Config): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-restore-'));
  const config = {
    ...given,
    ...{ dataDir, databaseUrl: null, databaseDirectUrl: null, filesUrl: null, secretKey: null },
  };
  try {
    const database = await openDatabase(config, silentLog);
    try {
      const files = openFileStore(config, systemClock);
      await restoreInstallation({ config, database, files, parts, logs: [], clock: systemClock });
      const broken = await brokenPromises(database.db);
      if (broken.length > 0)
        throw new CommandFailure(...broken.map((line) => `In the restored database ${line}.`));
    } finally {
      await database.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
