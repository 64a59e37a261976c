import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { until } from '../../test/until.ts';
import { createListener } from './listen.ts';
import { silentLog } from './log.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('listens to a channel that is asked for at the moment at which the connection is lost, over the next one', async () => {
  const { db, url } = database;
  const listener = await createListener(url, silentLog);
  const heard: string[] = [];
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'greenroom listener'`.execute(
    db,
  );
  await listener.on('something', (payload) => heard.push(payload));
  await until(async () => {
    await sql`select pg_notify('something', 'told')`.execute(db);
    return heard.includes('told');
  });
  expect(heard).toContain('told');
  await listener.close();
});
