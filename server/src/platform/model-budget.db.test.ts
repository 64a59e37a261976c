import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { until } from '../../test/until.ts';
import { createDatabase, type PooledDatabase } from './db.ts';
import { silentLog } from './log.ts';
import { createModelBudget } from './model-budget.ts';

let database: TestDatabase;
/** As many as processes of the installation. */
const pools: PooledDatabase[] = [];
beforeAll(async () => {
  database = await testDatabase();
  for (let n = 0; n < 3; n++) pools.push(createDatabase({ url: database.url, maxConnections: 4 }));
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.destroy()));
  await database.close();
});

const budgetOf = (db: PooledDatabase, limits: { total: number; each: number }) =>
  createModelBudget({ db, log: silentLog, maxMs: 60_000, ...limits })!;

test('processes together never pass the limits of the installation and of a workspace, and all requests run', async () => {
  const running = new Map<string, number>();
  const most = { all: 0, one: 0 };
  let done = 0;
  async function request(turn: string): Promise<void> {
    running.set(turn, (running.get(turn) ?? 0) + 1);
    most.all = Math.max(
      most.all,
      running.values().reduce((all, n) => all + n, 0),
    );
    most.one = Math.max(most.one, ...running.values());
    // As long as it takes to have as many as there may be.
    await until(() => most.all >= 4);
    running.set(turn, running.get(turn)! - 1);
    done += 1;
  }
  await Promise.all(
    pools.flatMap((pool) => {
      const budget = budgetOf(pool, { total: 4, each: 2 });
      return ['a', 'b', 'c', 'a'].map((turn) =>
        budget.run(() => request(turn), { turn, isUrgent: true }),
      );
    }),
  );
  expect(done).toBe(12);
  expect(most.all).toBe(4);
  expect(most.one).toBeLessThanOrEqual(2);
});

test('the place of a process that was killed is free again when its request must be over', async () => {
  const budget = budgetOf(pools[0]!, { total: 1, each: 0 });
  await sql`insert into model_calls (id, workspace_id, until) values (gen_random_uuid(), '', now() + interval '1 hour')`.execute(
    database.db,
  );
  let ran = false;
  const waiting = budget.run(
    async () => {
      ran = true;
    },
    { isUrgent: true },
  );
  const asked = () =>
    sql<{
      n: number;
    }>`select xact_commit::int as n from pg_stat_database where datname = current_database()`.execute(
      database.db,
    );
  const before = (await asked()).rows[0]!.n;
  await until(async () => (await asked()).rows[0]!.n > before + 4);
  expect(ran).toBe(false);
  await sql`update model_calls set until = now()`.execute(database.db);
  await waiting;
  expect(ran).toBe(true);
});

test('who gives up while waiting takes no place', async () => {
  const budget = budgetOf(pools[0]!, { total: 1, each: 0 });
  const abort = new AbortController();
  const begun = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  const running = budget.run(() => {
    begun.resolve();
    return first.promise;
  });
  await begun.promise;
  const given = budget.run(async () => 'ran', { signal: abort.signal });
  abort.abort(new Error('no longer wanted'));
  await expect(given).rejects.toThrow('no longer wanted');
  first.resolve();
  await running;
  expect((await sql`select 1 from model_calls`.execute(database.db)).rows).toEqual([]);
});

test('without a limit nothing is counted', () => {
  expect(
    createModelBudget({ db: pools[0]!, log: silentLog, total: 0, each: 0, maxMs: 1 }),
  ).toBeNull();
});
