import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import type { Principal } from '../platform/operation.ts';
import type { DB } from '../platform/schema.gen.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { createEvents } from './events.ts';

let t: TestDatabase;
let count = 0;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

const feedOf = () =>
  createEvents({
    db: t.db,
    listener: { on: async () => {} },
    secretBox: createSecretBox('the secret of the test'),
    clock: { now: () => new Date(), databaseNow: () => null },
    access: { requireActive: async () => {} },
    eventDays: 30,
  });
const principalOf = (workspaceId: string): Principal => ({
  workspaceId,
  userId: 'usr_1',
  keyId: null,
  scopes: ['read'],
  language: null,
  capabilities: [],
});
const newWorkspace = () => `ws_events_${++count}`;

const write = (db: Kysely<DB>, workspaceId: string, n: number, type = 'contact.found') =>
  sql`insert into workspace_events (workspace_id, type, data) values (${workspaceId}, ${type}, ${JSON.stringify({ n })})`.execute(
    db,
  );

/** Reads pages until nothing is new, from a cursor on. */
async function drain(workspaceId: string, after: string | undefined, pageSize: number) {
  const feed = feedOf();
  const seen: number[] = [];
  let cursor = after;
  for (;;) {
    const page = await feed.list(principalOf(workspaceId), { after: cursor, pageSize, wait: 0 });
    seen.push(...page.events.map(({ data }) => (data as unknown as { n: number }).n));
    cursor = page.nextCursor;
    if (!page.hasMore) return { seen, cursor };
  }
}

it('gives each event once to every reader, in one order, whatever order transactions commit in', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ events: fc.integer({ min: 1, max: 3 }), key: fc.nat() }), {
        minLength: 1,
        maxLength: 8,
      }),
      fc.integer({ min: 1, max: 4 }),
      async (writers, pageSize) => {
        const workspaceId = newWorkspace();
        const seen: [number[], number[]] = [[], []];
        const cursors: (string | undefined)[] = [undefined, undefined];
        const readBoth = () =>
          Promise.all(
            [0, 1].map(async (reader) => {
              const read = await drain(workspaceId, cursors[reader], pageSize);
              seen[reader as 0 | 1].push(...read.seen);
              cursors[reader] = read.cursor;
            }),
          );
        // Every transaction writes before any ends; they end in the order of their keys.
        let n = 0;
        const open = [];
        for (const { events, key } of writers) {
          const tx = await t.db.startTransaction().execute();
          for (let i = 0; i < events; i++) await write(tx, workspaceId, n++);
          open.push({ key, tx });
        }
        for (const { tx } of open.toSorted((a, b) => a.key - b.key)) {
          await tx.commit().execute();
          await readBoth();
        }
        expect(seen[0]).toEqual(seen[1]);
        expect(seen[0].toSorted((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i));
        expect((await drain(workspaceId, undefined, 3)).seen).toEqual(seen[0]);
      },
    ),
    { numRuns: 15 },
  );
});

it('gives each event once to readers that run while twenty writers commit', async () => {
  const workspaceId = newWorkspace();
  let isWriting = true;
  const writers = Array.from({ length: 20 }, (_, writer) =>
    t.db.transaction().execute(async (tx) => {
      for (let i = 0; i < 5; i++) await write(tx, workspaceId, writer * 5 + i);
    }),
  );
  const reader = async () => {
    const seen: number[] = [];
    let cursor: string | undefined;
    for (let isLast = false; !isLast; ) {
      isLast = !isWriting;
      const read = await drain(workspaceId, cursor, 7);
      seen.push(...read.seen);
      cursor = read.cursor;
    }
    return seen;
  };
  const readers = [reader(), reader(), reader()];
  await Promise.all(writers);
  isWriting = false;
  const [first, ...others] = await Promise.all(readers);
  expect(first!.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i));
  for (const other of others) expect(other).toEqual(first);
});

it('passes filtered events by, so that a cursor never looks through them again', async () => {
  const workspaceId = newWorkspace();
  for (let n = 0; n < 5; n++) await write(t.db, workspaceId, n);
  await write(t.db, workspaceId, 5, 'import.finished');
  const asked = { types: ['import.finished'] as const, pageSize: 10, wait: 0 };
  const page = await feedOf().list(principalOf(workspaceId), asked);
  expect(page.events).toHaveLength(1);
  expect(page.nextCursor).toBe(page.events[0]!.id);
  await write(t.db, workspaceId, 6);
  const next = await feedOf().list(principalOf(workspaceId), { ...asked, after: page.nextCursor });
  expect(next.events).toEqual([]);
  expect((await drain(workspaceId, next.nextCursor, 5)).seen).toEqual([]);
});

it('keeps events for 30 days, and says when a cursor missed some that are deleted', async () => {
  const workspaceId = newWorkspace();
  const feed = feedOf();
  const read = (after?: string) =>
    feed.list(principalOf(workspaceId), { after, pageSize: 10, wait: 0 });
  for (let n = 0; n < 3; n++) await write(t.db, workspaceId, n);
  const { events } = await read();
  await sql`update workspace_events set at = clock_timestamp() - interval '29 days' where workspace_id = ${workspaceId}`.execute(
    t.db,
  );
  await feed.prune();
  expect((await read()).events).toHaveLength(3);
  await sql`update workspace_events set at = clock_timestamp() - interval '31 days' where workspace_id = ${workspaceId} and position <= 2`.execute(
    t.db,
  );
  await feed.prune();
  expect(await read(events[0]!.id)).toMatchObject({
    missed: true,
    events: [{ id: events[2]!.id }],
  });
  expect(await read(events[1]!.id)).toMatchObject({ missed: false });
  await sql`delete from workspace_events where workspace_id = ${workspaceId}`.execute(t.db);
  expect(await read(events[1]!.id)).toMatchObject({
    missed: true,
    events: [],
    nextCursor: events[2]!.id,
  });
  await write(t.db, workspaceId, 3);
  expect(await read(events[2]!.id)).toMatchObject({ missed: false, events: [{ data: { n: 3 } }] });
});

it('without the scope of their objects tells no events, and passes them by', async () => {
  const workspaceId = newWorkspace();
  await write(t.db, workspaceId, 1);
  const feed = feedOf();
  const asked = { pageSize: 10, wait: 0 };
  const none = await feed.list({ ...principalOf(workspaceId), scopes: ['spend'] }, asked);
  expect(none.events).toEqual([]);
  const all = await feed.list(principalOf(workspaceId), asked);
  expect(all.events).toHaveLength(1);
  expect(none.nextCursor).toBe(all.nextCursor);
});
