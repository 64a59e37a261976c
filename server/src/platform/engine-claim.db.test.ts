import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import type { Database } from './db.ts';
import {
  announceWorker,
  type ClaimOptions,
  claimRows,
  forgetWorker,
  takeLeases,
} from './engine-claim.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate processes, workers`.execute(database.db);
});

const KINDS = ['test'];
const claim = (options: Partial<ClaimOptions> = {}, db: Database = database.db) =>
  claimRows(db, {
    kinds: KINDS,
    waitingKinds: [],
    room: 1,
    held: 0,
    leaseMs: 60_000,
    after: '',
    ...options,
  });

/** One process per workspace, as a version without the column `due` writes them. */
async function workspacesWithOne(count: number, { dueShare = 1 } = {}): Promise<void> {
  await sql`
    insert into processes (kind, id, workspace_id, wake_at)
    select 'test', 'p' || n, 'ws_' || lpad(n::text, 6, '0'), now() + case when n % ${Math.round(1 / dueShare)} = 0 then interval '-1 s' else interval '30 days' end
    from generate_series(1, ${count}::int) n`.execute(database.db);
}

/** Process rows that this transaction has read, in tables and indexes. */
async function readSoFar(tx: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as n from pg_stat_xact_user_tables where relname = 'processes'`.execute(
    tx,
  );
  return rows[0]!.n;
}

/**
 * The process rows that a claim reads. PostgreSQL counts up to a second later, so that what the
 * connection read before may be among those of this transaction.
 */
async function rowsRead(): Promise<number> {
  return database.db.transaction().execute(async (tx) => {
    const before = await readSoFar(tx);
    await claim({}, tx);
    return (await readSoFar(tx)) - before;
  });
}

async function markAllDue(): Promise<void> {
  await sql`update processes set due = wake_at <= now()`.execute(database.db);
  await sql`vacuum analyze processes`.execute(database.db);
}

test('a claim reads as many rows for 60,000 workspaces with processes as for 20,000', async () => {
  await workspacesWithOne(20_000, { dueShare: 0.03 });
  await markAllDue();
  const few = await rowsRead();
  await sql`truncate processes`.execute(database.db);
  await workspacesWithOne(60_000, { dueShare: 0.01 });
  await markAllDue();
  const many = await rowsRead();
  expect(many).toBeLessThan(1_000);
  expect(many).toBeLessThanOrEqual(few * 1.5);
});

test('every workspace gets its turn, even with more workspaces than a claim reads and one that always has work', async () => {
  await workspacesWithOne(200);
  await sql`insert into processes (kind, id, workspace_id, wake_at) select 'test', 'busy' || n, 'ws_000001', now() - interval '1 day' from generate_series(1, 300) n`.execute(
    database.db,
  );
  const served = new Set<string>();
  let after = '';
  let claims = 0;
  for (; claims < 300 && served.size < 200; claims++) {
    const claimed = await claim({ after });
    after = claimed.after;
    for (const { id, workspaceId } of claimed.claims) {
      served.add(workspaceId);
      // Due again at once.
      await sql`update processes set due = true, lease_token = null, wake_at = now() where id = ${id}`.execute(
        database.db,
      );
    }
  }
  expect([served.size, claims]).toEqual([200, 200]);
});

test('a worker takes its share of due and running processes, and no more', async () => {
  await workspacesWithOne(20);
  const [first, second, dead] = [randomUUID(), randomUUID(), randomUUID()];
  await announceWorker(database.db, first, KINDS);
  await announceWorker(database.db, second, [...KINDS, 'another']);
  await announceWorker(database.db, dead, KINDS);
  await sql`update workers set seen_at = now() - interval '1 hour' where id = ${dead}`.execute(
    database.db,
  );
  expect((await claim({ room: 64 })).claims).toHaveLength(10);
  expect((await claim({ room: 54, held: 10 })).claims).toHaveLength(1);
  expect((await claim({ room: 64 })).claims).toHaveLength(9);
  await forgetWorker(database.db, second);
});

test('a single worker takes all that it has room for, and one without a handler reports what is needed', async () => {
  await workspacesWithOne(20);
  expect(
    await claim({ room: 64, kinds: ['other'], waitingKinds: ['test', 'unknown'] }),
  ).toMatchObject({ claims: [], wanted: ['test'] });
  expect((await claim({ room: 12 })).claims).toHaveLength(12);
  expect((await claim({ room: 64, held: 12 })).claims).toHaveLength(8);
  expect(await claim({ kinds: ['other'], waitingKinds: ['test'] })).toMatchObject({
    claims: [],
    wanted: [],
  });
});

test('processes of a suspended workspace are skipped, and those after it are claimed', async () => {
  await workspacesWithOne(100);
  await sql`insert into workspaces (id, name, capabilities, suspended_at)
    select 'ws_' || lpad(n::text, 6, '0'), 'W', '{}', now() from generate_series(1, 99) n`.execute(
    database.db,
  );
  let after = '';
  const served: string[] = [];
  for (let claims = 0; claims < 10; claims++) {
    const claimed = await claim({ after });
    after = claimed.after;
    served.push(...claimed.claims.map(({ workspaceId }) => workspaceId));
  }
  expect(served).toEqual(['ws_000100']);
  await sql`update workspaces set suspended_at = null`.execute(database.db);
  expect((await claim({ room: 200 })).claims).toHaveLength(99);
});

test('a process whose lease was taken is due again, with everything that was requested of it', async () => {
  await workspacesWithOne(1);
  const [before] = (await claim()).claims;
  await takeLeases(database.db, 'ws_000001');
  const [again] = (await claim()).claims;
  expect(again).toEqual({ ...before, token: expect.any(String) });
  expect(again!.token).not.toBe(before!.token);
});
