import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './db.ts';
import { makeFolder } from './folder.ts';
import type { SecretBox } from './secret-box.ts';

/** The file of the key that the first start created. */
export function secretKeyFile(dataDir: string): string {
  return join(dataDir, 'secret.key');
}

/**
 * The installation's secret key: SECRET_KEY, else the one in `DATA_DIR/secret.key`, created at the
 * first start.
 */
export async function loadSecretKey({
  secretKey,
  dataDir,
}: {
  secretKey: string | null;
  dataDir: string;
}): Promise<string> {
  if (secretKey !== null) return secretKey;
  const file = secretKeyFile(dataDir);
  await makeFolder(dataDir);
  // Exclusive: when two first starts race, one writes and both read the same key.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return (await readFile(file, 'utf8')).trim();
}

/**
 * Throws one clear line when the database was filled with another key: its sealed data could not be
 * opened.
 */
export async function checkSecretKey(db: Database, secretBox: SecretBox): Promise<void> {
  const fingerprint = secretBox.fingerprint('installation');
  const { rows } = await sql<{ same: boolean }>`
    with added as (insert into installation (secret_fingerprint) values (${fingerprint}) on conflict do nothing returning secret_fingerprint)
    select secret_fingerprint = ${fingerprint} as same from added
    union all select secret_fingerprint = ${fingerprint} from installation`.execute(db);
  if (!rows.every(({ same }) => same)) {
    throw new Error(
      'The secret key differs from the one this database was made with: set SECRET_KEY to that one, or restore DATA_DIR/secret.key.',
    );
  }
}
