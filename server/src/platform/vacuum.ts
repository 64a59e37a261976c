import { sql } from 'kysely';
import type { Database } from './db.ts';
import type { DB } from './schema.gen.ts';

/**
 * Gives up the dead rows of tables, which PostgreSQL otherwise keeps until it gets round to them.
 * Outside any transaction; readers and writers go on.
 */
export async function vacuumTables(
  db: Database,
  tables: readonly (keyof DB & string)[],
): Promise<void> {
  for (const table of tables)
    await sql`vacuum (index_cleanup on, truncate off) ${sql.table(table)}`.execute(db);
}
