import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { countAttempt, prunePeople } from './store.ts';

/*
 * Attempts to sign in have a fixed number of places, however many addresses and accounts there are.
 */

let database: TestDatabase;
const LIMITS = { max: 3, windowMinutes: 5, blockMinutes: 10 };
let now = new Date('2026-03-10T12:00:00.000Z');
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const take = (subject: string) => countAttempt(database.db, subject, LIMITS, now);
const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};
const block = async (subject: string) => {
  for (let i = 0; i < LIMITS.max + 1; i++) await take(subject);
};
const kept = async (group: number) =>
  (
    await database.db
      .selectFrom('sign_in_attempts')
      .select('subject')
      .where('place_group', '=', group)
      .execute()
  ).map(({ subject }) => subject);

/** Accounts of one group of eight places, where they meet. */
async function neighbours(count: number, group: number): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select subject from (select 'account ' || n as subject from generate_series(1, ${count * 12_000}::int) n) all_of_them
    where hashtextextended(subject, 0) & 8191 = ${group} limit ${count}`.execute(database.db);
  expect(rows).toHaveLength(count);
  return rows.map(({ subject }) => subject);
}

describe('attempts to sign in', () => {
  it('are as many as allowed in a window; the next one starts a block, reported once, that later ones do not extend', async () => {
    for (let i = 0; i < LIMITS.max; i++) expect(await take('account a')).toBeNull();
    expect(await take('account a')).toEqual({ seconds: 600, began: true });
    wait(60);
    expect(await take('account a')).toEqual({ seconds: 540, began: false });
    wait(540);
    expect(await take('account a')).toBeNull();
    wait(300);
    for (let i = 0; i < LIMITS.max; i++) expect(await take('account a')).toBeNull();
  });

  it('are counted exactly when many arrive at once, and one of them starts the block', async () => {
    const taken = await Promise.all(Array.from({ length: 30 }, () => take('account at once')));
    expect(taken.filter((block) => block === null)).toHaveLength(LIMITS.max);
    expect(taken.filter((block) => block?.began)).toHaveLength(1);
  });

  it('keep at most eight of a group, and a blocked address stays blocked', async () => {
    const [first, second, third, ...others] = (await neighbours(30, 1)) as [
      string,
      string,
      string,
      ...string[],
    ];
    for (const subject of [first, second, third]) await block(subject);
    await Promise.all(others.map(take));
    expect(await kept(1)).toHaveLength(8);
    expect(await kept(1)).toEqual(expect.arrayContaining([first, second, third]));
    expect(await take(second)).toMatchObject({ began: false });
  });

  it('drop the block that ends first, only when all eight of a group are blocked', async () => {
    const [first, ...others] = (await neighbours(9, 2)) as [string, ...string[]];
    for (const subject of [first, ...others.slice(0, 7)]) {
      await block(subject);
      wait(1);
    }
    expect(await take(others[7]!)).toBeNull();
    expect((await kept(2)).toSorted()).toEqual(others.toSorted());
  });

  it('exist only in the groups: a constraint limits the rows, and expired ones are pruned', async () => {
    const outside = (group: number, place: number) =>
      sql`insert into sign_in_attempts (place_group, place, subject, window_end, attempts) values (${group}, ${place}, 'x', now(), 1)`.execute(
        database.db,
      );
    await expect(outside(8_192, 0)).rejects.toThrow('place_group');
    await expect(outside(0, 8)).rejects.toThrow('place');
    wait(3_600);
    await take('account of now');
    await prunePeople(database.db, 30, now);
    expect(
      (await database.db.selectFrom('sign_in_attempts').select('subject').execute()).map(
        ({ subject }) => subject,
      ),
    ).toEqual(['account of now']);
  });
});
