import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

export async function readDatabase(tx: Tx): Promise<{ version: string; sizeBytes: number }> {
  const { rows } = await sql<{ version: string; sizeBytes: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as "sizeBytes"`.execute(
    tx,
  );
  return rows[0]!;
}
