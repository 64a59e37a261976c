import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { createDatabase, type Database } from '../platform/db.ts';
import { beginOwnBatch } from './own-store.ts';
import { createOwnTurns } from './own-turns.ts';

const CONNECTIONS = 3;
let database: TestDatabase;
let small: Database;

beforeAll(async () => {
  database = await testDatabase();
  small = createDatabase({ url: database.url, maxConnections: CONNECTIONS });
});
afterAll(async () => {
  await small.destroy();
  await database.close();
});

it('whoever waits for the turn of a workspace leaves the connections of the process to others', async () => {
  const inOwnTurn = createOwnTurns(small);
  const waiting: Promise<number>[] = [];
  const done: number[] = [];
  await database.db.transaction().execute(async (elsewhere) => {
    await beginOwnBatch(elsewhere, 'ws_one');
    for (let n = 0; n < 3 * CONNECTIONS; n++) {
      const turn = inOwnTurn('ws_one', async (tx) => {
        await beginOwnBatch(tx, 'ws_one');
        return done.push(n);
      });
      waiting.push(turn);
    }
    expect((await sql<{ one: number }>`select 1 as one`.execute(small)).rows).toEqual([{ one: 1 }]);
    const other = inOwnTurn('ws_two', (tx) => beginOwnBatch(tx, 'ws_two').then(() => 'written'));
    expect(await other).toBe('written');
    expect(done).toEqual([]);
    const stop = new AbortController();
    const late = inOwnTurn('ws_one', async () => done.push(-1), stop.signal);
    waiting.push(late.catch((error) => (error === stop.signal.reason ? 0 : error)));
    stop.abort();
  });
  await Promise.all(waiting);
  expect(done).toEqual(Array.from({ length: 3 * CONNECTIONS }, (_, n) => n));
});
