import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spend } from '../../test/credits.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { until } from '../../test/until.ts';
import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { createCredits } from './credits.ts';

let database: TestDatabase;
const credits = createCredits();
let serial = 0;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function newWorkspace(granted: number): Promise<string> {
  const id = `ws_${++serial}`;
  await database.db.insertInto('workspaces').values({ id, name: id }).execute();
  if (granted > 0)
    await credits.grant(database.db, id, {
      account: 'api',
      amount: granted,
      key: 'grant',
      reason: 'test',
    });
  return id;
}

const reserve = (workspaceId: string, holder: string, max: number) =>
  database.db.transaction().execute((tx) =>
    credits.reserve(tx, workspaceId, {
      account: 'api',
      holder,
      max,
      min: 2,
      key: `reserve:${holder}`,
      reason: 'test',
    }),
  );

/** The ledger's own sums against the balances, in one statement. */
async function audit(workspaceId: string) {
  const { rows } = await sql<{
    available: number;
    reserved: number;
    ledgerAvailable: number;
    ledgerReserved: number;
    total: number;
    held: number;
  }>`
    select a.available, a.reserved, coalesce(sum(e.available), 0)::bigint as "ledgerAvailable", coalesce(sum(e.reserved), 0)::bigint as "ledgerReserved",
      coalesce(sum(e.granted + e.available + e.reserved + e.spent), 0)::bigint as total,
      (select coalesce(sum(amount), 0)::bigint from credit_holds h where h.workspace_id = a.workspace_id and h.account = a.account) as held
    from credit_accounts a left join credit_entries e using (workspace_id, account)
    where a.workspace_id = ${workspaceId} and a.account = 'api' group by a.available, a.reserved, a.workspace_id, a.account`.execute(
    database.db,
  );
  return rows[0]!;
}

describe('reservations', () => {
  it('wait for one that is not committed yet, and get what it leaves', async () => {
    const workspaceId = await newWorkspace(100);
    const take = (tx: Tx, holder: string) =>
      credits.reserve(tx, workspaceId, {
        ...{ account: 'api', holder, max: 60, min: 2 },
        ...{ key: `reserve:${holder}`, reason: 'test' },
      });
    const taken = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<number>();
    const [first, second] = await Promise.all([
      database.db.transaction().execute(async (tx) => {
        const { reserved } = await take(tx, 'first');
        taken.resolve();
        const waits = sql<{ n: number }>`
          select count(*)::int as n from pg_stat_activity where pid = ${await begun.promise} and wait_event_type = 'Lock'`;
        // The other transaction is known to wait before this one commits.
        await until(async () => (await waits.execute(tx)).rows[0]!.n === 1);
        return reserved;
      }),
      database.db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        await taken.promise;
        begun.resolve(rows[0]!.pid);
        return (await take(tx, 'second')).reserved;
      }),
    ]);
    expect([first, second]).toEqual([60, 40]);
  });

  it('of 50 castings at once never exceed the balance (invariant 10)', async () => {
    const workspaceId = await newWorkspace(100);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) => reserve(workspaceId, `c${i}`, 60)),
    );
    const reserved = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value.reserved : [],
    );
    expect(reserved.sort()).toEqual([40, 60]);
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    );
    expect(refused).toHaveLength(48);
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(AppError);
      expect(reason).toMatchObject({
        code: 'insufficient_api_credits',
        fields: { available: 0, required: 2 },
      });
    }
    expect(await audit(workspaceId)).toMatchObject({
      available: 0,
      reserved: 100,
      ledgerAvailable: 0,
      ledgerReserved: 100,
      total: 0,
    });
  });

  it('cannot be settled for more than was reserved for that holder', async () => {
    const workspaceId = await newWorkspace(20);
    await reserve(workspaceId, 'mine', 4);
    await reserve(workspaceId, 'other', 10);
    const settle = database.db.transaction().execute((tx) =>
      credits.settle(tx, workspaceId, {
        account: 'api',
        holder: 'mine',
        charge: 6,
        key: 'settle',
        reason: 'test',
      }),
    );
    await expect(settle).rejects.toThrow('holds only 4');
    expect(await audit(workspaceId)).toMatchObject({ available: 6, reserved: 14 });
  });

  it('reserve an odd balance as written and give the odd credit back', async () => {
    const workspaceId = await newWorkspace(5);
    expect(await reserve(workspaceId, 'c', 60)).toEqual({ reserved: 5, available: 0 });
    const settled = await database.db.transaction().execute((tx) =>
      credits.settle(tx, workspaceId, {
        account: 'api',
        holder: 'c',
        charge: 4,
        key: 'settle',
        reason: 'test',
      }),
    );
    expect(settled).toEqual({ charged: 4, returned: 1, available: 1 });
  });
});

describe('spending', () => {
  it('of many at once takes what there is and not one credit more (invariant 3)', async () => {
    const workspaceId = await newWorkspace(95);
    const spent = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        spend(database.db, credits, workspaceId, {
          account: 'api',
          amount: 10,
          key: `s${i}`,
          reason: 'test',
        }),
      ),
    );
    expect(spent.map((one) => one.spent).sort((a, b) => a - b)).toEqual([
      ...Array(10).fill(0),
      5,
      ...Array(9).fill(10),
    ]);
    expect(await audit(workspaceId)).toMatchObject({ available: 0, ledgerAvailable: 0, total: 0 });
  });

  it('moves nothing when the same key spends again, and posts nothing where nothing is left', async () => {
    const workspaceId = await newWorkspace(10);
    const spending = { account: 'api', amount: 4, key: 'once', reason: 'test' } as const;
    expect(await spend(database.db, credits, workspaceId, spending)).toEqual({
      spent: 4,
      available: 6,
    });
    expect(await spend(database.db, credits, workspaceId, spending)).toEqual({
      spent: 4,
      available: 6,
    });
    expect(
      await spend(database.db, credits, workspaceId, { ...spending, key: 'rest', amount: 9 }),
    ).toEqual({ spent: 6, available: 0 });
    expect(await spend(database.db, credits, workspaceId, { ...spending, key: 'nothing' })).toEqual(
      { spent: 0, available: 0 },
    );
    expect((await credits.ledger(database.db, workspaceId, 10)).map(({ key }) => key)).toEqual([
      'rest',
      'once',
      'grant',
    ]);
  });
});

describe('the ledger', () => {
  it('refuses a second posting of the same business key (invariant 5)', async () => {
    const workspaceId = await newWorkspace(10);
    expect(
      await credits.grant(database.db, workspaceId, {
        account: 'api',
        amount: 10,
        key: 'grant',
        reason: 'again',
      }),
    ).toBe(false);
    expect((await audit(workspaceId)).available).toBe(10);
  });

  it('is append-only (invariant 4)', async () => {
    await newWorkspace(10);
    await expect(sql`update credit_entries set reason = 'x'`.execute(database.db)).rejects.toThrow(
      'append-only',
    );
    await expect(sql`delete from credit_entries`.execute(database.db)).rejects.toThrow(
      'append-only',
    );
    await expect(sql`truncate credit_entries`.execute(database.db)).rejects.toThrow('append-only');
  });

  it('refuses a movement that does not sum to zero, and an overdraft, in the database itself (invariants 2 and 3)', async () => {
    const workspaceId = await newWorkspace(10);
    const insert = (available: number, spent: number, key: string) =>
      sql`insert into credit_entries (workspace_id, account, business_key, reason, available, spent) values (${workspaceId}, 'api', ${key}, 'x', ${available}, ${spent})`.execute(
        database.db,
      );
    await expect(insert(-5, 4, 'a')).rejects.toThrow('check constraint');
    await expect(insert(-11, 11, 'b')).rejects.toThrow('check constraint');
    expect((await audit(workspaceId)).available).toBe(10);
  });

  it('always sums to the balances, whatever happens in whatever order (invariant 1)', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('grant' as const), amount: fc.integer({ min: 1, max: 50 }) }),
      fc.record({ kind: fc.constant('spend' as const), amount: fc.integer({ min: 0, max: 50 }) }),
      fc.record({
        kind: fc.constant('reserve' as const),
        amount: fc.integer({ min: 2, max: 60 }),
        holder: fc.constantFrom('a', 'b'),
      }),
      fc.record({
        kind: fc.constant('settle' as const),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
        holder: fc.constantFrom('a', 'b'),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const workspaceId = await newWorkspace(0);
        const model = { available: 0, holds: { a: 0, b: 0 } };
        for (const [i, action] of steps.entries()) {
          const movement = { account: 'api' as const, key: `step:${i}`, reason: action.kind };
          await database.db.transaction().execute(async (tx) => {
            if (action.kind === 'grant') {
              await credits.grant(tx, workspaceId, { ...movement, amount: action.amount });
              model.available += action.amount;
            } else if (action.kind === 'spend') {
              const { spent } = await spend(tx, credits, workspaceId, {
                ...movement,
                amount: action.amount,
              });
              expect(spent).toBe(Math.min(action.amount, model.available));
              model.available -= spent;
            } else if (action.kind === 'reserve') {
              if (model.available < 2) return;
              const { reserved } = await credits.reserve(tx, workspaceId, {
                ...movement,
                holder: action.holder,
                max: action.amount,
                min: 2,
              });
              expect(reserved).toBe(Math.min(action.amount, model.available));
              model.available -= reserved;
              model.holds[action.holder] += reserved;
            } else {
              const held = model.holds[action.holder];
              const charge = Math.floor(held * action.share);
              await credits.settle(tx, workspaceId, { ...movement, holder: action.holder, charge });
              model.available += held - charge;
              model.holds[action.holder] = 0;
            }
          });
          const reserved = model.holds.a + model.holds.b;
          expect(await audit(workspaceId)).toEqual({
            available: model.available,
            reserved,
            ledgerAvailable: model.available,
            ledgerReserved: reserved,
            total: 0,
            held: reserved,
          });
        }
      }),
      { numRuns: 25 },
    );
  });
});
