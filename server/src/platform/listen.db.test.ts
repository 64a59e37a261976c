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

it('listens over the next connection to channels that were added while it was lost', async () => {
  const { db, url } = database;
  const listener = await createListener(url, silentLog);
  const received = new Set<number>();
  const channels = Array.from({ length: 300 }, (_, n) =>
    listener.on(`channel_${n}`, (payload) => payload === 'told' && received.add(n)),
  );
  // Break the connection long before the last LISTEN is requested.
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'greenroom listener'`.execute(db);
  await Promise.all(channels);
  await until(async () => {
    await sql`select pg_notify('channel_' || n, 'told') from generate_series(0, 299) n`.execute(db);
    return received.size === channels.length;
  });
  expect(received.size).toBe(300);
  await listener.close();
});

it('adds channels while others are being added, without the driver’s deprecated queueing', async () => {
  const warnings: Error[] = [];
  const collect = (warning: Error) => void warnings.push(warning);
  process.on('warning', collect);
  const listener = await createListener(database.url, silentLog);
  await Promise.all(['a', 'b', 'c', 'd'].map((channel) => listener.on(channel, () => {})));
  await listener.close();
  process.off('warning', collect);
  expect(warnings).toEqual([]);
});
