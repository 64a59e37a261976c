import { readFile, writeFile } from 'node:fs/promises';
import { createCore } from '../core.ts';
import type { OpenDatabase } from '../installation.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { FileStore } from '../platform/file-store.ts';
import { makeFolder } from '../platform/folder.ts';
import { countServices } from '../platform/listen.ts';
import { migrate, migrateTo } from '../platform/migrate.ts';
import type { Place } from '../platform/place.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { secretKeyFile } from '../platform/secret-key.ts';
import { holdsInstallation, openCopyConnection } from './copy-store.ts';
import { createErasureLog } from './erasure-log.ts';
import { type Reapplied, reapplyErasures } from './erasures.ts';
import type { PartEvent } from './parts.ts';
import { type RestoreSummary, restoreBackup } from './restore.ts';
import { BackupError } from './sealed-stream.ts';

export interface RestoreOptions {
  config: Config;
  database: Pick<OpenDatabase, 'direct' | 'databaseUrl'>;
  files: FileStore;
  parts: AsyncGenerator<PartEvent>;
  /** Where logs of erasures may be. */
  logs: readonly Place[];
  clock: Clock;
}

export interface RestoredInstallation extends RestoreSummary, Reapplied {}

/**
 * Makes an installation of a backup: rows, files and the secret key, then the migrations that are
 * newer than it, then the erasures since. Throws BackupError, before anything is changed, when there
 * is an installation already.
 */
export async function restoreInstallation({
  config,
  database: { direct: db, databaseUrl },
  files,
  parts,
  logs,
  clock,
}: RestoreOptions): Promise<RestoredInstallation> {
  await requireEmpty(databaseUrl);
  if ((await countServices(db)) > 0)
    throw new BackupError('A service runs on this database: stop it, then restore.');
  const summary = await restoreBackup(parts, {
    databaseUrl,
    files,
    async prepare({ migrations, secretKey }) {
      await requireKey(config, secretKey);
      await migrateTo(db, migrations);
    },
  });
  const { secretKey } = summary.manifest;
  if (config.secretKey === null) await storeKey(config, secretKey);
  await migrate(db);
  const secretBox = createSecretBox(secretKey);
  const { erasure } = createCore({ db, secretBox }, config, clock);
  const reapplied = { erased: 0, remembered: 0 };
  for (const place of logs) {
    const log = createErasureLog(place, secretBox);
    const { erased, remembered } = await reapplyErasures({ db, log, secretBox, ...erasure });
    reapplied.erased += erased;
    reapplied.remembered += remembered;
  }
  return { ...summary, ...reapplied };
}

async function requireEmpty(databaseUrl: string): Promise<void> {
  const client = await openCopyConnection(databaseUrl);
  try {
    if (await holdsInstallation(client))
      throw new BackupError(
        'The database holds an installation already: restore into an empty DATA_DIR or database.',
      );
  } finally {
    await client.end();
  }
}

/** Before anything is written: with another key, nothing that is sealed could be read. */
async function requireKey(config: Config, secretKey: string): Promise<void> {
  const other = config.secretKey ?? (await storedKey(config));
  if (other === null || other === secretKey) return;
  throw new BackupError(
    config.secretKey === null
      ? `${secretKeyFile(config.dataDir)} holds another key than the backup: move it away, or restore into an empty DATA_DIR.`
      : 'SECRET_KEY differs from the key of the backup: unset it, or set it to that one.',
  );
}

async function storedKey({ dataDir }: Config): Promise<string | null> {
  const text = await readFile(secretKeyFile(dataDir), 'utf8').catch(() => null);
  return text === null ? null : text.trim();
}

async function storeKey(config: Config, secretKey: string): Promise<void> {
  if ((await storedKey(config)) !== null) return;
  await makeFolder(config.dataDir);
  await writeFile(secretKeyFile(config.dataDir), secretKey, { flag: 'wx', mode: 0o600 });
}
