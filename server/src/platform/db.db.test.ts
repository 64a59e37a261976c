import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('reads int8 and int8 arrays as numbers, so that a limit never compares as text', async () => {
  const query = sql<{ one: number; many: (number | null)[] }>`select 9007199254740991::int8 as one, '{9,10,null}'::int8[] as many`;
  const { rows } = await query.execute(database.db);
  expect(rows).toEqual([{ one: Number.MAX_SAFE_INTEGER, many: [9, 10, null] }]);
});
