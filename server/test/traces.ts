import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../src/platform/db.ts';
import type { SecretBox } from '../src/platform/secret-box.ts';

/**
 * Where a text still stands in the database, as `table.column`, whatever its case: in every column
 * of every table, sealed ones opened.
 */
export async function tracesInDatabase(
  db: Database,
  secretBox: SecretBox,
  text: string,
): Promise<string[]> {
  const found = new Set<string>();
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  );
  for (const { name } of tables.rows) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      db,
    );
    for (const row of rows) {
      for (const [column, value] of Object.entries(row))
        if (readable(value, secretBox).toLowerCase().includes(text)) found.add(`${name}.${column}`);
    }
  }
  return [...found].sort();
}

function readable(value: unknown, secretBox: SecretBox): string {
  if (!Buffer.isBuffer(value))
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  try {
    return secretBox.open(value);
  } catch {
    return value.toString('latin1');
  }
}

/** Files below a folder that hold a text, in one byte a character or in two. */
export async function tracesInFiles(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    if (bytes.includes(text, 0, 'latin1') || bytes.includes(text, 0, 'utf16le')) found.push(file);
  }
  return found;
}
