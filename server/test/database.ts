import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../src/platform/db.ts';

export interface TestDatabase {
  db: Database;
  url: string;
  close(): Promise<void>;
}

/** A fresh database, cloned from the migrated template; close it in afterAll. */
export async function testDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name} template ${inject('templateName')}`);
  const url = new URL(inject('serverUrl'));
  url.pathname = `/${name}`;
  const db = createDatabase({ url: url.href });
  return {
    db,
    url: url.href,
    async close() {
      await db.destroy();
      await administer(`drop database ${name} with (force)`);
    },
  };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('serverUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
