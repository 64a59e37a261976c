import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../src/platform/db.ts';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts';
import { silentLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string;
    templateName: string;
  }
}

const TEMPLATE = 'greenroom_template';

/**
 * With TEST_DATABASE_URL the server of that database, whose user may make others: the suite is to
 * pass on every version that operators may have.
 */
async function startServer(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  return url === undefined
    ? startEmbeddedPostgres({ dataDir, log: silentLog, fast: true })
    : { url, stop: async () => {} };
}

/**
 * One real PostgreSQL for the whole run, with a migrated template database that each test file
 * clones. It is provided by the root, from which projects inherit, so the first project that needs
 * it starts it for the others.
 */
export default async function setup({ vitest }: TestProject) {
  const root = vitest.getRootProject();
  if (root.getProvidedContext().serverUrl !== undefined) return;
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-test-'));
  const postgres = await startServer(dataDir);
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`drop database if exists ${TEMPLATE}`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const template = new URL(postgres.url);
  template.pathname = `/${TEMPLATE}`;
  const db = createDatabase({ url: template.href });
  await migrate(db);
  await db.destroy();
  root.provide('serverUrl', postgres.url);
  root.provide('templateName', TEMPLATE);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
