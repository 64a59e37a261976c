import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCore } from '../src/core.ts';
import type { TalentImportData } from '../src/imports/contract.ts';
import { loadConfig } from '../src/platform/config.ts';
import { createSecretBox } from '../src/platform/secret-box.ts';
import { WIDE_LIMITS } from './api.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import {
  killServiceProcesses,
  type ServiceProcess,
  startServiceProcess,
} from './service-process.ts';
import { until } from './until.ts';

const SECRET_KEY = 'the secret key of the tests';
const ROWS = 6_000;

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'greenroom-import-'));
});
afterAll(async () => {
  killServiceProcesses();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const startService = (): Promise<ServiceProcess> =>
  startServiceProcess('service.ts', { DATABASE_URL: database.url, DATA_DIR: dataDir, SECRET_KEY });

test('an import whose process is killed in a batch goes on, without a row twice', async () => {
  const { db } = database;
  const core = createCore({ db, secretBox: createSecretBox(SECRET_KEY) }, loadConfig({}));
  const { workspaceId } = await core.access.createWorkspace(
    { name: 'W', capabilities: [] },
    { name: 'U', language: null },
  );
  const { apiKey } = await core.access.createKey(workspaceId, { limits: WIDE_LIMITS });
  const headers = { 'x-api-key': apiKey };
  const people = Array.from({ length: ROWS }, (_, n) => ({
    // Without an id: only the count of rows that are done keeps a row from being added twice.
    firstname: `Ada${n}`,
    headline: `Person ${n}`,
  }));
  const body = people.map((row) => JSON.stringify(row)).join('\n');
  let service = await startService();
  const sent = await fetch(`${service.url}/api/v1/talents/imports`, {
    method: 'POST',
    headers,
    body,
  });
  const { importId } = ((await sent.json()) as { data: { importId: string } }).data;
  const progress = async (): Promise<TalentImportData['counts']> => {
    const { rows } = await sql<TalentImportData['counts']>`
      select rows_read as read, created, proposed from talent_imports where id = ${importId}`.execute(
      db,
    );
    return rows[0]!;
  };
  // Killed twice, each time with some batches done and others not.
  for (const most of [0, 2_000]) {
    await until(async () => (await progress()).read > most);
    await service.kill();
    expect((await progress()).read).toBeLessThan(ROWS);
    service = await startService();
  }
  const read = async (): Promise<TalentImportData> => {
    const answer = await fetch(`${service.url}/api/v1/talents/imports/${importId}`, { headers });
    return ((await answer.json()) as { data: TalentImportData }).data;
  };
  await until(async () => (await read()).status === 'completed');
  expect((await read()).counts).toMatchObject({
    read: ROWS,
    created: ROWS,
    updated: 0,
    rejected: 0,
  });
  const { rows } = await sql<{ people: number; different: number }>`
    select count(*)::int as people, count(distinct profile->>'headline')::int as different from talents where workspace_id = ${workspaceId}`.execute(
    db,
  );
  expect(rows).toEqual([{ people: ROWS, different: ROWS }]);
});
