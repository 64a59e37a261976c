import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import type { Clock } from '../platform/clock.ts';
import { createDatabase } from '../platform/db.ts';
import { createListener } from '../platform/listen.ts';
import { silentLog } from '../platform/log.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { prepareRows } from './import/prepare-rows.ts';
import { writeRows } from './import/write-rows.ts';
import { DEFAULT_PROFILE_HOSTS } from './rules/profile-url.ts';
import { createTalents, type TalentChange, type Talents } from './talents.ts';

let t: TestDatabase;
let talents: Talents;
let folder: string;
let now = new Date('2026-03-01T10:00:00Z');
const clock: Clock = { now: () => now, databaseNow: () => now };
const secretBox = createSecretBox('a key for the tests');

beforeAll(async () => {
  t = await testDatabase();
  talents = createTalents({ db: t.db, clock, secretBox });
  folder = await mkdtemp(join(tmpdir(), 'talents-test-'));
});

beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00Z');
  await sql`delete from talents`.execute(t.db);
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await t.close();
});

const url = (slug: string) => `https://www.linkedin.com/in/${slug}`;

/**
 * Everything after the mark. What has just ended in another database still counts as running, and
 * other tests share the server.
 */
async function readFeed(
  mark: string | null,
  count: number,
): Promise<{ changes: TalentChange[]; mark: string }> {
  return vi.waitFor(
    async () => {
      const read = await talents.changesSince(mark, 100);
      if (read.changes.length < count)
        throw new Error(`only ${read.changes.length} changes so far`);
      return read;
    },
    { timeout: 10_000, interval: 20 },
  );
}

describe('import', () => {
  test('a row adds a talent once, then updates it by id, and by any spelling of its profile URL', async () => {
    expect(
      await talents.importProfiles([{ id: 'ada', firstname: 'Ada', proNetworkUrl: url('ada-l') }]),
    ).toEqual({
      imported: 1,
      updated: 0,
      rejected: [],
    });
    expect(
      await talents.importProfiles([{ id: 'ada', firstname: 'Ada', lastname: 'Lovelace' }]),
    ).toMatchObject({ imported: 0, updated: 1 });
    expect(
      await talents.importProfiles([
        { firstname: 'Augusta Ada', proNetworkUrl: 'http://fr.linkedin.com/in/Ada-L/?x=1' },
      ]),
    ).toMatchObject({
      updated: 1,
    });
    const profile = (await talents.load(['ada'])).get('ada')!;
    expect(profile).toMatchObject({
      id: 'ada',
      firstname: 'Augusta Ada',
      lastname: null,
      proNetworkUrl: url('ada-l'),
    });
    expect(await talents.count()).toBe(1);
  });

  test('an unchanged row refreshes the talent without another version; a changed one counts a version', async () => {
    const row = { id: 'ada', firstname: 'Ada', skills: ['Analysis'] };
    await talents.importProfiles([row]);
    now = new Date('2026-04-01T00:00:00Z');
    await talents.importProfiles([row]);
    expect((await talents.loadWithVersion(['ada'])).get('ada')).toMatchObject({
      version: 1,
      refreshedAt: now,
    });
    await talents.importProfiles([{ ...row, skills: ['Analysis', 'Poetry'] }]);
    expect((await talents.loadWithVersion(['ada'])).get('ada')).toMatchObject({ version: 2 });
  });

  test('a person who is twice in a batch is imported, then updated, in the given order', async () => {
    const rows = [
      { id: 'ada', firstname: 'First', proNetworkUrl: url('ada') },
      { firstname: 'Second', proNetworkUrl: url('ada') },
      { id: 'bob', firstname: 'Bob' },
      { id: 'ada', firstname: 'Third' },
    ];
    expect(await talents.importProfiles(rows)).toEqual({ imported: 2, updated: 2, rejected: [] });
    expect((await talents.load(['ada'])).get('ada')).toMatchObject({
      firstname: 'Third',
      proNetworkUrl: url('ada'),
    });
  });

  test('a row cannot take the profile URL of another talent', async () => {
    await talents.importProfiles([{ id: 'ada', firstname: 'Ada', proNetworkUrl: url('ada') }]);
    const { rejected } = await talents.importProfiles([
      { id: 'eve', firstname: 'Eve', proNetworkUrl: url('ada') },
    ]);
    expect(rejected).toEqual([
      { index: 0, reason: 'proNetworkUrl belongs to another talent (ada)' },
    ]);
  });

  test('invalid rows are named by their index and the others are imported', async () => {
    const { imported, rejected } = await talents.importProfiles([
      { id: 'no spaces', firstname: 'X' },
      { id: 'fine', firstname: 'Fine' },
      { id: 'nul', firstname: 'a\0b' },
      { id: 'surrogate', firstname: '\ud800' },
    ]);
    expect(imported).toBe(1);
    expect(rejected.map(({ index }) => index)).toEqual([0, 2, 3]);
  });

  test('two concurrent imports of the same people add each person once', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({
      firstname: `P${index}`,
      proNetworkUrl: url(`person-${index}`),
    }));
    const outcomes = await Promise.all([
      talents.importProfiles(rows),
      talents.importProfiles(rows.toReversed()),
    ]);
    expect(outcomes.map(({ imported }) => imported).sort((a, b) => a - b)).toEqual([0, 50]);
    expect(await talents.count()).toBe(50);
  });

  test('PostgreSQL has statistics of the talents from the first import on, and so knows that almost nobody was erased', async () => {
    const fresh = await testDatabase();
    await createTalents({ db: fresh.db, clock, secretBox }).importProfiles([
      { firstname: 'Ada' },
      { firstname: 'Grace' },
    ]);
    const { rows } =
      await sql`select null_frac from pg_stats where tablename = 'talents' and attname = 'erased_url_fingerprint'`.execute(
        fresh.db,
      );
    expect(rows).toEqual([{ null_frac: 1 }]);
    await fresh.close();
  });

  test('contacts are stored once each, sealed, and read back decrypted', async () => {
    const row = {
      id: 'ada',
      firstname: 'Ada',
      contacts: {
        personalEmails: ['Ada@Example.org', 'ada@example.org', 'n/a'],
        phones: ['+33 6 12 34 56 78'],
      },
    };
    await talents.importProfiles([row]);
    await talents.importProfiles([row]);
    expect(
      (await talents.contacts(['ada'])).get('ada')?.map(({ kind, value, provider }) => ({
        kind,
        value,
        provider,
      })),
    ).toEqual([
      { kind: 'email', value: 'ada@example.org', provider: 'import' },
      { kind: 'phone', value: '+33 6 12 34 56 78', provider: 'import' },
    ]);
    const { rows } = await sql<{
      sealed: Buffer;
    }>`select value_sealed as sealed from talent_contacts`.execute(t.db);
    expect(rows.some(({ sealed }) => sealed.includes('example'))).toBe(false);
  });

  /** An import of another process that has written these people and not committed. */
  async function importElsewhere(rows: readonly object[]) {
    const reading = { profileHosts: DEFAULT_PROFILE_HOSTS, asOf: now };
    const tx = await t.db.startTransaction().execute();
    await writeRows(tx, prepareRows(rows, reading).good, { secretBox, at: now, isAlone: false });
    return tx;
  }

  test('an import does not wait for one of other people', async () => {
    await talents.importProfiles([{ id: 'known', firstname: 'Known' }]);
    const elsewhere = await importElsewhere([
      { id: 'ada', firstname: 'Ada', proNetworkUrl: url('ada') },
    ]);
    const rows = [
      { id: 'known', firstname: 'Known', lastname: 'Now' },
      { id: 'grace', firstname: 'Grace' },
    ];
    expect(await talents.importProfiles(rows)).toMatchObject({ imported: 1, updated: 1 });
    await elsewhere.commit().execute();
    expect((await talents.load(['ada', 'grace'])).size).toBe(2);
  });

  test('an import of somebody whom another one is adding waits for it, and updates that talent', async () => {
    const elsewhere = await importElsewhere([
      { id: 'ada', firstname: 'Ada', proNetworkUrl: url('ada') },
    ]);
    const again = talents.importProfiles([
      { firstname: 'Grace', proNetworkUrl: url('grace') },
      { firstname: 'Augusta', proNetworkUrl: url('ada') },
      { id: 'joan', firstname: 'Joan' },
    ]);
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        t.db,
      );
      expect(rows).toHaveLength(1);
    });
    await elsewhere.commit().execute();
    expect(await again).toEqual({ imported: 2, updated: 1, rejected: [] });
    expect((await talents.load(['ada'])).get('ada')!.firstname).toBe('Augusta');
  });

  test('imports of the same people in any order, by id and by URL, add each of them once', async () => {
    const people = Array.from({ length: 60 }, (_, n) => ({ id: `p${n}`, slug: `person-${n}` }));
    const rowsOf = (turn: number) =>
      people.map(({ id, slug }, n) => ({
        firstname: `Turn ${turn}`,
        // One turn names everybody by id, one by URL, the others by both.
        ...(turn % 4 !== 1 && { id }),
        ...(turn % 4 !== 2 && { proNetworkUrl: url(slug) }),
        skills: [`skill ${n}`],
      }));
    await talents.importProfiles(rowsOf(0).slice(0, 10));
    const turns = Array.from({ length: 12 }, (_, turn) => {
      const rows = turn % 2 ? rowsOf(turn).reverse() : rowsOf(turn);
      return talents.importProfiles(rows);
    });
    const outcomes = await Promise.all(turns);
    const { rows: stored } = await sql<{ all: number; with_url: number }>`
      select count(*)::int as all, count(pro_network_url)::int as with_url from talents`.execute(
      t.db,
    );
    const imported = outcomes.reduce((sum, outcome) => sum + outcome.imported, 10);
    expect(stored).toEqual([{ all: imported, with_url: people.length }]);
    for (const outcome of outcomes)
      expect(outcome.imported + outcome.updated + outcome.rejected.length).toBe(people.length);
  });

  test('a talent is found by any spelling of its profile URL', async () => {
    await talents.importProfiles([
      { id: 'ada', firstname: 'Ada', proNetworkUrl: 'linkedin.com/in/ada' },
    ]);
    expect((await talents.findByProNetworkUrl('https://uk.linkedin.com/in/ADA/'))?.id).toBe('ada');
    expect(await talents.findByProNetworkUrl(url('nobody'))).toBeNull();
    expect(await talents.findByProNetworkUrl('https://www.linkedin.com/company/ada')).toBeNull();
  });
});

describe('the change feed', () => {
  test('lists each talent at its newest change, oldest first, page by page, and nothing twice', async () => {
    await talents.importProfiles([
      { id: 'a', firstname: 'A' },
      { id: 'b', firstname: 'B' },
    ]);
    await talents.importProfiles([{ id: 'c', firstname: 'C' }]);
    await talents.importProfiles([{ id: 'a', firstname: 'A2' }]);
    await readFeed(null, 3);
    const first = await talents.changesSince(null, 2);
    expect(first).toMatchObject({ changes: [{ id: 'b' }, { id: 'c' }], more: true });
    const second = await talents.changesSince(first.mark, 2);
    expect(second).toMatchObject({
      changes: [{ id: 'a', profile: expect.stringContaining('"firstname":"A2"') }],
      more: false,
    });
    expect(await talents.changesSince(second.mark, 2)).toEqual({
      changes: [],
      mark: second.mark,
      more: false,
    });
  });

  test('never skips a transaction that began early and commits late', async () => {
    const other = createDatabase({ url: t.url, maxConnections: 1 });
    const early = await other.startTransaction().execute();
    await sql`insert into talents (id, profile, imported_at, refreshed_at) values ('early', '{"id":"early"}', now(), now())`.execute(
      early,
    );
    await talents.importProfiles([{ id: 'late', firstname: 'Late' }]);

    const during = await talents.changesSince(null, 100);
    // Before any expectation: one that fails must not leave the transaction open.
    await early.commit().execute();
    await other.destroy();
    expect(during.changes).toEqual([]);

    const after = await readFeed(during.mark, 2);
    expect(after.changes.map(({ id }) => id)).toEqual(['early', 'late']);
  });

  test('shows talents of a dump that was restored into a younger cluster from the next start on, each once', async () => {
    await talents.importProfiles(['a', 'b', 'c'].map((id) => ({ id, firstname: 'A' })));
    await sql`update talents set changed_xid = (pg_current_xact_id()::text::bigint + 1000000)::text::xid8 where id <> 'c'`.execute(
      t.db,
    );
    await talents.adoptRestored();
    expect((await readFeed(null, 3)).changes.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    const { mark } = await readFeed(null, 3);
    await talents.adoptRestored();
    expect((await talents.changesSince(mark, 100)).changes).toEqual([]);
  });

  test('is not held up by a transaction of another database on the same server', async () => {
    const elsewhere = await testDatabase();
    const long = await elsewhere.db.startTransaction().execute();
    await sql`select pg_current_xact_id()`.execute(long);
    try {
      await talents.importProfiles([{ id: 'here', firstname: 'Here' }]);
      const { mark } = await readFeed(null, 1);
      // Nor does it look as if the database had been put back to before the mark.
      expect(await talents.historyOf(mark)).toBeTypeOf('string');
    } finally {
      await long.rollback().execute();
      await elsewhere.close();
    }
  });

  test('wakes its listeners once per statement, however many rows it writes', async () => {
    const listener = await createListener(t.url, silentLog);
    let received = 0;
    await listener.on('talents_changed', () => received++);
    const before = received;
    await talents.importProfiles(
      Array.from({ length: 20 }, (_, index) => ({ firstname: `P${index}` })),
    );
    await vi.waitFor(() => expect(received).toBe(before + 1), { timeout: 5000, interval: 5 });
    await talents.importProfiles([{ firstname: 'One more' }]);
    await vi.waitFor(() => expect(received).toBe(before + 2), { timeout: 5000, interval: 5 });
    await listener.close();
  });

  test('divides into ranges of similar size with each change once, and nothing that a running transaction may still precede', async () => {
    await talents.importProfiles(
      Array.from({ length: 7 }, (_, n) => ({ id: `t${n}`, firstname: 'A' })),
    );
    await readFeed(null, 7);
    const other = createDatabase({ url: t.url, maxConnections: 1 });
    const early = await other.startTransaction().execute();
    await sql`insert into talents (id, profile, imported_at, refreshed_at) values ('early', '{"id":"early"}', now(), now())`.execute(
      early,
    );
    await talents.importProfiles(
      Array.from({ length: 4 }, (_, n) => ({ id: `u${n}`, firstname: 'A' })),
    );
    const ends = await talents.endsOfRanges(null, { most: 3, least: 7 });
    await early.commit().execute();
    await other.destroy();
    const read: string[][] = [];
    for (const [at, end] of ends.entries()) {
      // Page by page, as a range is read.
      const first = await talents.changesBetween(ends[at - 1] ?? null, end, 1);
      const second = await talents.changesBetween(first.mark, end, 2);
      expect(second.more).toBe(false);
      read.push([...first.changes, ...second.changes].map(({ id }) => id));
    }
    expect(read).toEqual([['t0', 't1'], ['t2', 't3'], ['t4', 't5'], ['t6']]);
    await readFeed(null, 12);
    expect(await talents.endsOfRanges(null, { most: 3, least: 12 })).toHaveLength(4);
    expect(await talents.endsOfRanges(null, { most: 2, least: 12 })).toHaveLength(6);
    expect(await talents.endsOfRanges(null, { most: 3, least: 13 })).toEqual([]);
    expect(
      await talents.endsOfRanges((await talents.changesSince(null, 100)).mark, {
        most: 3,
        least: 1,
      }),
    ).toEqual([]);
  });

  test('refuses a mark that it did not write', async () => {
    const mark = "0:x' or true";
    await expect(talents.changesSince(mark, 1)).rejects.toMatchObject({ code: 'validation_error' });
    await expect(talents.changesBetween(null, mark, 1)).rejects.toMatchObject({
      code: 'validation_error',
    });
    await expect(talents.endsOfRanges(mark, { most: 1, least: 1 })).rejects.toMatchObject({
      code: 'validation_error',
    });
  });
});

describe('erasure', () => {
  const erase = (id: string) => t.db.transaction().execute((tx) => talents.eraseTalents(tx, [id]));
  const row = {
    id: 'ada',
    firstname: 'Ada',
    lastname: 'Canary',
    proNetworkUrl: url('ada-canary'),
    contacts: { personalEmails: ['canary@example.org'] },
  };

  test('leaves nothing of the person but the id, and notifies the feed', async () => {
    await talents.importProfiles([row]);
    const { mark } = await readFeed(null, 1);
    expect(await erase('ada')).toEqual({ ids: ['ada'], erasedAt: now, profiles: 1, contacts: 1 });
    expect(await talents.load(['ada'])).toEqual(new Map());
    expect(await talents.loadWithVersion(['ada'])).toEqual(new Map());
    expect(await talents.contacts(['ada'])).toEqual(new Map());
    expect(await talents.findByProNetworkUrl(row.proNetworkUrl)).toBeNull();
    expect(await talents.count()).toBe(0);
    const { rows } = await sql<{
      text: string;
    }>`select row_to_json(talents)::text as text from talents`.execute(t.db);
    expect(rows[0]!.text.toLowerCase()).not.toContain('canary');
    const { changes } = await readFeed(mark, 1);
    expect(changes).toEqual([{ id: 'ada', profile: null, updatedAt: now, pool: null }]);
  });

  test('is not undone by an import of the same id or of the same profile URL', async () => {
    await talents.importProfiles([row]);
    await erase('ada');
    const { imported, updated, rejected } = await talents.importProfiles([
      row,
      { firstname: 'Ada', proNetworkUrl: row.proNetworkUrl },
      { id: 'ada', firstname: 'Ada' },
    ]);
    expect({ imported, updated, indexes: rejected.map(({ index }) => index) }).toEqual({
      imported: 0,
      updated: 0,
      indexes: [0, 1, 2],
    });
  });

  test('of an unknown person is null; of two concurrent ones, one erases and both report when', async () => {
    expect(await erase('nobody')).toBeNull();
    await talents.importProfiles([row]);
    const both = await Promise.all([erase('ada'), erase('ada')]);
    expect(both.map((one) => one?.profiles).sort()).toEqual([0, 1]);
    expect(both.map((one) => one?.erasedAt)).toEqual([now, now]);
  });
});

describe('sample people', () => {
  test('are added once, however often the same seed is requested', async () => {
    const progress: number[] = [];
    expect(
      await talents.generate({
        count: 1200,
        seed: 3,
        onProgress: ({ done }) => progress.push(done),
      }),
    ).toEqual({ generated: 1200 });
    expect(progress.at(-1)).toBe(1200);
    await talents.generate({ count: 200, seed: 3 });
    expect(await talents.count()).toBe(1200);
    await talents.generate({ count: 100, seed: 4 });
    expect(await talents.count()).toBe(1300);
  });
});
