import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestCli, testCli } from '../../test/cli.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const cliWith = (env: Record<string, string>): Promise<TestCli> =>
  testCli({ DATABASE_URL: database.url, SECRET_KEY: 'the secret key of the tests', ...env });

it('resync leaves a signal for every process, and says that there is nothing to tell without Temporal', async () => {
  await sql`insert into processes (kind, id, workspace_id, wake_at) values
    ('casting', 'a', 'ws', now()), ('casting', 'b', 'ws', now() + interval '1 day')`.execute(
    database.db,
  );
  const signals = async () =>
    (await sql`select id from process_signals order by id`.execute(database.db)).rows;

  const without = await cliWith({});
  expect(await without.run(['engine', 'resync'])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('TEMPORAL_ADDRESS is not set'),
  });
  expect(await signals()).toEqual([]);
  await without.close();

  const cli = await cliWith({ TEMPORAL_ADDRESS: '127.0.0.1:9' });
  expect(await cli.json('engine', 'resync')).toEqual({ processes: 2 });
  expect(await signals()).toEqual([{ id: 'a' }, { id: 'b' }]);
  await cli.close();
});
