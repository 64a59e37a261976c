import { sql } from 'kysely';
import type { Database } from './db.ts';
import type { DB } from './schema.gen.ts';

/**
 * Removes the dead rows of tables at once; PostgreSQL would otherwise remove them later. Runs
 * outside any transaction; readers and writers continue.
 */
export async function vacuumTables(
  db: Database,
  tables: readonly (keyof DB & string)[],
): Promise<void> {
  for (const table of tables)
    await sql`vacuum (index_cleanup on, truncate off) ${sql.table(table)}`.execute(db);
}
