import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServeProcess, type TestCli, testCli } from '../../test/cli.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';

let database: TestDatabase;
let cli: TestCli;
let apiKey: string;
beforeAll(async () => {
  database = await testDatabase();
  cli = await testCli({ DATABASE_URL: database.url, SECRET_KEY: 'the secret key of the tests' });
  await cli.json('talents', 'generate', '--count', '60', '--seed', '3');
  const { workspaceId } = await cli.json<{ workspaceId: string }>(
    'workspaces',
    'create',
    '--name',
    'W',
    '--api-credits',
    '10000',
  );
  const wide = ['--limits', '100000,100000,100000,100000,100000'];
  ({ apiKey } = await cli.json<{ apiKey: string }>(
    'keys',
    'create',
    '--workspace',
    workspaceId,
    ...wide,
  ));
});
afterAll(async () => {
  await cli.close();
  await database.close();
});

async function ready(service: ServeProcess): Promise<string> {
  return (JSON.parse((await service.printed('\n')).split('\n', 1)[0]!) as { url: string }).url;
}

/** Everyone in the index. */
async function counted(url: string): Promise<number> {
  const response = await fetch(`${url}/api/v1/search/talents`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ filters: [{ filterType: 'YEARS_OF_EXPERIENCE', value: { min: 0 } }] }),
  });
  const { data } = (await response.json()) as { data: { estimationCount: number } };
  expect(response.status).toBe(200);
  return data.estimationCount;
}

/** Behind the feed's back, as a restored backup would. */
async function lose(count: number): Promise<void> {
  await sql`
    with gone as (select id from talents order by id limit ${count}), contacts as (delete from talent_contacts where talent_id in (select id from gone))
    delete from talents where id in (select id from gone)`.execute(database.db);
}

test('every running process rebuilds its index and keeps answering', async () => {
  const [service, worker] = [cli.serve(['--json']), cli.serve(['--roles', 'worker', '--json'])];
  const [url] = await Promise.all([ready(service), worker.printed('\n')]);
  const before = await counted(url);
  await lose(10);
  expect(await counted(url)).toBe(before);
  let isDone = false;
  const rebuild = cli.run(['index', 'rebuild', '--json']).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    expect(await counted(url)).toBeGreaterThanOrEqual(before - 10);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  }
  const { exitCode, stdout, stderr } = await rebuild;
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(JSON.parse(stdout)).toEqual({ talents: 50, processes: 2 });
  expect(await counted(url)).toBe(before - 10);
  for (const process of [service, worker]) process.signal('SIGTERM');
  expect(
    (await Promise.all([service.ended, worker.ended])).map((result) => result.exitCode),
  ).toEqual([0, 0]);
});

test('without a running process it builds the snapshot that the next start reads', async () => {
  const manifest = join(cli.folder, 'data', 'index', 'manifest.json');
  const { mtimeMs } = await stat(manifest);
  await lose(5);
  const { exitCode, stdout } = await cli.run(['index', 'rebuild']);
  expect({ exitCode, stdout }).toEqual({
    exitCode: 0,
    stdout: 'Rebuilt the index of 45 talents. The next start reads it.\n',
  });
  expect((await stat(manifest)).mtimeMs).toBeGreaterThan(mtimeMs);
  const service = cli.serve(['--json']);
  await ready(service);
  service.signal('SIGTERM');
  await service.ended;
});
