import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { type LiveProcess, liveProcess, type Tab, watch } from '../../test/live.ts';
import { until } from '../../test/until.ts';
import { monotonicMs } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';

let database: TestDatabase;
let one: LiveProcess;
let other: LiveProcess;
const tabs: Tab[] = [];

beforeAll(async () => {
  database = await testDatabase();
  [one, other] = await Promise.all([liveProcess(database), liveProcess(database)]);
});
afterAll(async () => {
  for (const tab of tabs) tab.close();
  await Promise.all([one.close(), other.close()]);
  await database.close();
});

let sessions = 0;

async function open(
  process: LiveProcess,
  workspaceId: string,
  { lastEventId, session }: { lastEventId?: string; session?: string } = {},
) {
  const tab = await watch(
    process.url({ workspaceId, session: session ?? `session-${sessions++}` }),
    lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
  );
  tabs.push(tab);
  await until(() => tab.lastEventId() !== '');
  return tab;
}

async function publish(tx: Tx, workspaceId: string, ...names: (string | number)[]): Promise<void> {
  for (const name of names)
    await sql`select tell_live(${workspaceId}, 'casting.changed', json_build_object('castingId', ${String(name)}::text))`.execute(
      tx,
    );
}
const told = ({ messages }: Tab) => messages.map(({ castingId }) => castingId);

describe('a stream', () => {
  it('tells of a change in its workspace within a second, whichever process it is open at, and of no other workspace', async () => {
    const [near, far, foreign] = await Promise.all([
      open(one, 'ws-a'),
      open(other, 'ws-a'),
      open(one, 'ws-b'),
    ]);
    const delays: number[] = [];
    for (let n = 0; n < 40; n++) {
      await publish(database.db, 'ws-a', n);
      const committed = monotonicMs();
      await until(() => near.messages.length > n && far.messages.length > n);
      delays.push(monotonicMs() - committed);
    }
    expect(told(near)).toEqual(Array.from({ length: 40 }, (_, n) => String(n)));
    expect(told(far)).toEqual(told(near));
    expect(foreign.messages).toEqual([]);
    expect(Math.max(...delays)).toBeLessThan(1_000);
  });

  it('skips no change that commits late, and lets none wait for another that takes long', async () => {
    const tab = await open(one, 'ws-late');
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const slow = database.db.transaction().execute(async (tx) => {
      await publish(tx, 'ws-late', 'slow');
      begun.resolve();
      await end.promise;
    });
    await begun.promise;
    await publish(database.db, 'ws-late', 'quick');
    await until(() => tab.messages.length === 1);
    const whileOpen = tab.lastEventId();
    end.resolve();
    await slow;
    await until(() => tab.messages.length === 2);
    expect(told(tab)).toEqual(['quick', 'slow']);
    // Also for a user who was disconnected in between, at another process.
    const back = await open(other, 'ws-late', { lastEventId: whileOpen });
    await until(() => back.messages.length === 1);
    expect(told(back)).toEqual(['slow']);
  });

  it('never tells of what was rolled back, and of the same change once', async () => {
    const tab = await open(one, 'ws-once');
    await database.db
      .transaction()
      .execute(async (tx) => {
        await publish(tx, 'ws-once', 'never');
        throw new Error('rolled back');
      })
      .catch(() => {});
    await database.db.transaction().execute((tx) => publish(tx, 'ws-once', 'a', 'b', 'a'));
    await until(() => tab.messages.length === 2);
    expect(told(tab)).toEqual(['b', 'a']);
  });

  it('goes on at another process where it was cut off: nothing missing, nothing twice', async () => {
    const first = await open(one, 'ws-resume');
    // Another watcher is connected there, so that the process has continued reading.
    await open(other, 'ws-else');
    await publish(database.db, 'ws-resume', 1, 2);
    await until(() => first.messages.length === 2);
    const id = first.lastEventId();
    first.close();
    await publish(database.db, 'ws-resume', 3, 4);
    const second = await open(other, 'ws-resume', { lastEventId: id });
    await publish(database.db, 'ws-resume', 5);
    await until(() => second.messages.length === 3);
    expect(told(second)).toEqual(['3', '4', '5']);
    const byQuery = await watch(
      `${one.url({ workspaceId: 'ws-resume' })}&after=${encodeURIComponent(id)}`,
    );
    tabs.push(byQuery);
    await until(() => byQuery.messages.length === 3);
    expect(told(byQuery)).toEqual(['3', '4', '5']);
  });

  it('is resumed without a gap however writers and readers interleave', async () => {
    const written: string[] = [];
    let writing = true;
    const writer = async (who: number): Promise<void> => {
      for (let n = 0; writing; n++) {
        await database.db.transaction().execute(async (tx) => {
          await publish(tx, 'ws-mix', `${who}-${n}`);
          if (n % 5 === 0) await sql`select pg_sleep(0.03)`.execute(tx);
        });
        written.push(`${who}-${n}`);
      }
    };
    const begin = await open(one, 'ws-mix');
    let id = begin.lastEventId();
    begin.close();
    const writers = [writer(1), writer(2), writer(3), writer(4)];
    const seen: unknown[] = [];
    for (let visit = 0; visit < 12; visit++) {
      const tab = await watch((visit % 2 === 0 ? one : other).url({ workspaceId: 'ws-mix' }), {
        'last-event-id': id,
      });
      const enough = visit === 11 ? () => true : () => tab.messages.length > 15;
      await until(enough);
      if (visit === 11) {
        writing = false;
        await Promise.all(writers);
        await until(() => new Set([...seen, ...told(tab)]).size === written.length);
      }
      tab.close();
      await tab.ended;
      seen.push(...told(tab));
      id = tab.lastEventId();
    }
    expect(new Set(seen)).toEqual(new Set(written));
    expect(seen).toHaveLength(written.length);
  });

  it('is told to read all anew when its id is of another workspace, altered, or too much happened since', async () => {
    const mine = await open(one, 'ws-mine');
    const id = mine.lastEventId();
    const foreign = await open(one, 'ws-foreign', { lastEventId: id });
    const altered = await open(one, 'ws-mine', { lastEventId: id.replace(/^\d/, '9') });
    for (const tab of [foreign, altered]) {
      await until(() => tab.messages.length === 1);
      expect(tab.messages).toEqual([{ type: 'reset' }]);
    }
    await sql`select tell_live('ws-mine', 'casting.changed', json_build_object('castingId', n)) from generate_series(1, 5001) n`.execute(
      database.db,
    );
    const late = await open(other, 'ws-mine', { lastEventId: id });
    await until(() => late.messages.length === 1);
    expect(late.messages).toEqual([{ type: 'reset' }]);
    await publish(database.db, 'ws-mine', 'next');
    await until(() => late.messages.length === 2);
    expect(told(late)).toEqual([undefined, 'next']);
  });

  it('is told to read all anew when more than 5,000 changes come at once, and tabs of other workspaces are not', async () => {
    const [flooded, calm] = await Promise.all([open(one, 'ws-flooded'), open(one, 'ws-calm')]);
    await database.db.transaction().execute(async (tx) => {
      await sql`select tell_live('ws-flooded', 'casting.changed', json_build_object('castingId', n)) from generate_series(1, 5001) n`.execute(
        tx,
      );
      await publish(tx, 'ws-calm', 'first', 'second');
    });
    await until(() => flooded.messages.length > 0 && calm.messages.length === 2);
    expect(flooded.messages).toEqual([{ type: 'reset' }]);
    expect(told(calm)).toEqual(['first', 'second']);
    await publish(database.db, 'ws-flooded', 'next');
    await until(() => flooded.messages.length === 2);
    expect(told(flooded)).toEqual([undefined, 'next']);
  });

  it('takes a burst of 5,000 changes without keeping them, whether its tab reads or not', async () => {
    const reading = await open(one, 'ws-burst');
    const controller = new AbortController();
    const sleeping = await fetch(one.url({ workspaceId: 'ws-burst' }), {
      signal: controller.signal,
    });
    const burst = async (name: string) => {
      for (let n = 0; n < 50; n++) {
        await sql`select tell_live('ws-burst', 'casting.changed', json_build_object('castingId', ${name}::text || n)) from generate_series(1, 100) n`.execute(
          database.db,
        );
      }
      await publish(database.db, 'ws-burst', `${name} is over`);
      // Either notified of it, or told to read everything again.
      await until(
        () =>
          told(reading).includes(`${name} is over`) || reading.messages.at(-1)?.type === 'reset',
      );
    };
    await burst('warm');
    const before = process.memoryUsage().heapUsed;
    for (const name of ['one', 'two', 'three']) await burst(name);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(30 * 1024 * 1024);
    expect(sleeping.status).toBe(200);
    controller.abort();
  });

  it('ends within a second of its session, saying so, and not with another session', async () => {
    const [mine, elsewhere] = await Promise.all([
      open(one, 'ws-session', { session: 'mine' }),
      open(one, 'ws-session', { session: 'elsewhere' }),
    ]);
    const before = monotonicMs();
    await one.endSession('mine');
    await mine.ended;
    expect(monotonicMs() - before).toBeLessThan(1_000);
    expect(mine.messages).toEqual([{ type: 'session.ended' }]);
    await publish(database.db, 'ws-session', 'later');
    await until(() => elsewhere.messages.length === 1);
  });

  it('is one of at most ten of a session', async () => {
    const query = { workspaceId: 'ws-many', session: 'many' };
    for (let n = 0; n < 10; n++) await open(one, 'ws-many', { session: 'many' });
    const refused = await fetch(one.url(query));
    expect(refused.status).not.toBe(200);
    tabs.at(-1)!.close();
    await until(
      async () =>
        (await fetch(one.url(query), { signal: AbortSignal.timeout(500) }).catch(() => null))
          ?.status === 200,
    );
  });

  it('ends when its process stops, and goes on at another', async () => {
    const third = await liveProcess(database);
    const tab = await open(third, 'ws-stop');
    await third.close();
    await tab.ended;
    await publish(database.db, 'ws-stop', 'meanwhile');
    const back = await open(one, 'ws-stop', { lastEventId: tab.lastEventId() });
    await until(() => back.messages.length === 1);
    expect(told(back)).toEqual(['meanwhile']);
  });
});
