import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { ended, START, start } from '../../test/castings.ts';
import { type TestDatabase, testDatabase, testPooler } from '../../test/database.ts';
import { newBlueprint } from '../../test/sequences.ts';
import { addCandidate, newSourcing } from '../../test/sourcings.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { until } from '../../test/until.ts';
import { createDatabase, type Tx } from './db.ts';
import { createLeaseEngine } from './engine-lease.ts';
import { silentLog } from './log.ts';
import { createOutbound } from './outbound.ts';
import { currentWorkspace, runInWorkspace, runUnscoped } from './tenant-scope.ts';

/**
 * Tables that belong to no workspace: the same for all (people's profiles, words, the
 * installation), or read before the workspace is known (addresses, the data of OAuth and the
 * console on programs, people and their sessions). Add a new table without a workspace here, with
 * its reason.
 */
const OF_NO_WORKSPACE = [
  'auth_accounts',
  'auth_passkeys',
  'auth_sessions',
  'auth_two_factors',
  'auth_verifications',
  'backups',
  'import_progress',
  'installation',
  'ip_attempts',
  'milestones',
  'oauth_clients',
  'oauth_introductions',
  'process_engine',
  'sign_in_attempts',
  'sign_in_links',
  'socket_failures',
  'users',
  'vocabularies',
  'workers',
];

/**
 * Tables whose rows of the shared pool are seen by every workspace, and the others by their own
 * only.
 */
const OF_POOLS = ['talent_contacts', 'talent_refreshes', 'talents'];

interface Table {
  name: string;
  isScoped: boolean;
  /** The column that names the workspace; null where a row belongs to its parent's workspace. */
  workspaceColumn: string | null;
}

describe.each([
  { way: 'to PostgreSQL', behindPooler: false },
  { way: 'to a pooler in transaction mode', behindPooler: true },
])('with connections $way', ({ behindPooler }) => {
  let database: TestDatabase;
  let api: TestApi;
  let tables: Table[];
  let a: Client;
  let b: Client;
  beforeAll(async () => {
    database = await testDatabase({ behindPooler });
    api = await testApi({
      database,
      outbound: {
        ...createOutbound({ allowedHosts: [], resolve: async () => [] }),
        post: async () => ({ status: 204, body: '' }),
      },
    });
    await api.importTalents(engineers(4));
    a = await furnished();
    b = await furnished();
    await api.services.engine.stop(2_000);
    const { rows } = await sql<Table>`
    select c.relname as name, c.relrowsecurity as "isScoped",
      coalesce((select a.attname from pg_attribute a where a.attrelid = c.oid and not a.attisdropped and a.attnotnull and a.attname in ('workspace_id', 'chain')),
        case c.relname when 'workspaces' then 'id' end) as "workspaceColumn"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely\_%'
    order by c.relname`.execute(api.database.db);
    tables = rows;
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  /** Creates a workspace with rows in as many tables as a few requests fill. */
  async function furnished(): Promise<Client> {
    const client = await api.newClient({ workspaceCredits: 100 });
    const { castingId } = await start(client, { webhook: { url: 'https://receiver.example/' } });
    await client.post(
      '/v1/search/talents',
      { filters: ENGINEERS_IN('Paris') },
      { 'idempotency-key': 'once' },
    );
    await ended(client, castingId);
    await client.get(`${START}/${castingId}`);
    const { sourcingId } = await newSourcing(client);
    const candidate = await addCandidate(
      client,
      sourcingId,
      (engineers(1)[0] as { id: string }).id,
    );
    await client.post('/v1/candidate-statuses', { handle: 'OWN_STATUS', label: 'Own' });
    const step = {
      id: 'sms',
      name: 'Text',
      type: 'SMS',
      content: 'Hello',
      temporalityType: 'DELAYED',
      delay: { value: 9, unit: 'day' },
    };
    const blueprint = await newBlueprint(client, sourcingId, [step]);
    await client.post('/v1/channel-accounts', {
      type: 'email',
      provider: 'sandbox',
      address: 'recruiter@example.com',
    });
    await client.post('/v1/enrichment-providers', {
      type: 'hunter',
      apiKey: 'a-key-of-a-provider',
    });
    await client.post(`/v1/sequence-blueprints/${blueprint}/start`, { candidateIds: [candidate] });
    return client;
  }

  const scoped = () => tables.filter(({ isScoped }) => isScoped);

  /**
   * Counts the rows, and how many of them belong to no workspace or to the other one, in a statement
   * without a workspace condition.
   */
  async function countAll(name: string): Promise<number> {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from ${sql.table(name)}`.execute(api.database.db);
    return rows[0]!.n;
  }

  async function codeOf(work: Promise<unknown>): Promise<string | undefined> {
    return work.then(
      () => undefined,
      (error: { code?: string }) => error.code,
    );
  }

  describe('row-level security', () => {
    it('protects every table except those of no workspace', () => {
      expect(tables.filter(({ isScoped }) => !isScoped).map(({ name }) => name)).toEqual(
        OF_NO_WORKSPACE.filter((name) => tables.some((table) => table.name === name)),
      );
      for (const { name, workspaceColumn, isScoped } of tables)
        if (workspaceColumn !== null) expect(isScoped, name).toBe(true);
    });

    it('shows a statement without a workspace condition only its own rows, in every table', async () => {
      const filled: string[] = [];
      for (const { name, workspaceColumn } of scoped()) {
        if (OF_POOLS.includes(name)) continue;
        const all = await countAll(name);
        const [ofA, ofB] = [
          await runInWorkspace(a.workspaceId, () => countAll(name)),
          await runInWorkspace(b.workspaceId, () => countAll(name)),
        ];
        const ofNobody = await runInWorkspace('ws_nobody', () => countAll(name));
        expect(ofNobody, name).toBe(0);
        expect(ofA + ofB, name).toBeLessThanOrEqual(all);
        if (ofA > 0 && ofB > 0) filled.push(name);
        if (workspaceColumn === null) continue;
        const { rows } = await runInWorkspace(a.workspaceId, () =>
          sql<{
            whose: string;
          }>`select distinct ${sql.ref(workspaceColumn)} as whose from ${sql.table(name)}`.execute(
            api.database.db,
          ),
        );
        expect(
          rows.every(({ whose }) => whose === a.workspaceId),
          name,
        ).toBe(true);
        const { rows: own } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(name)} where ${sql.ref(workspaceColumn)} = ${a.workspaceId}`.execute(
          api.database.db,
        );
        expect(ofA, name).toBe(own[0]!.n);
      }
      // Empty tables would prove nothing.
      expect(filled.length).toBeGreaterThan(25);
      expect(filled).toEqual(
        expect.arrayContaining([
          'casting_verdicts',
          'casting_delivery_attempts',
          'sequence_run_steps',
          'candidates',
          'audit_entries',
        ]),
      );
    });

    it('lets no statement write a row into another workspace, or change one there', async () => {
      for (const { name, workspaceColumn } of scoped()) {
        if (workspaceColumn === null) continue;
        const before = await sql<{
          hash: string;
        }>`select md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.table(name)} t`.execute(
          api.database.db,
        );
        const ownRows = await runInWorkspace(a.workspaceId, () => countAll(name));
        const moved = await codeOf(
          runInWorkspace(a.workspaceId, () =>
            api.database.db.transaction().execute(async (tx) => {
              await sql`update ${sql.table(name)} set ${sql.ref(workspaceColumn)} = ${b.workspaceId}`.execute(
                tx,
              );
              throw new Error('the update went through');
            }),
          ),
        );
        // insufficient_privilege; append-only tables refuse any update before that (raise_exception).
        if (ownRows > 0) expect(['42501', 'P0001'], name).toContain(moved);
        const after = await sql<{
          hash: string;
        }>`select md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.table(name)} t`.execute(
          api.database.db,
        );
        expect(after.rows, name).toEqual(before.rows);
      }
    });

    it('lets nobody add a row below another workspace’s row', async () => {
      const { rows } = await sql<{
        id: string;
      }>`select id from castings where workspace_id = ${b.workspaceId}`.execute(api.database.db);
      const insert = sql`insert into casting_calls (casting_id, call_index, target_greens, max_credits) values (${rows[0]!.id}, 99, 1, 2)`;
      expect(
        await codeOf(runInWorkspace(a.workspaceId, () => insert.execute(api.database.db))),
      ).toBe('42501');
      const { rows: accounts } = await runInWorkspace(a.workspaceId, () =>
        sql<{
          id: string;
        }>`update channel_accounts set address = address returning workspace_id as id`.execute(
          api.database.db,
        ),
      );
      expect(accounts).toEqual([{ id: a.workspaceId }]);
    });

    it('keeps the workspace through transactions, errors, switches and concurrency on few connections', async () => {
      const own = createDatabase({ ...database.address, maxConnections: 2 });
      const seen = (db: Tx = own) =>
        sql<{ id: string }>`select id from workspaces where id <> ${'none'}`
          .execute(db)
          .then(({ rows }) => rows.map(({ id }) => id));
      const turns = Array.from({ length: 200 }, async (_, n) => {
        const client = n % 2 === 0 ? a : b;
        await runInWorkspace(client.workspaceId, async () => {
          if (n % 5 === 0)
            await expect(sql`select 1 / 0`.execute(own)).rejects.toThrow('division by zero');
          if (n % 3 === 0) {
            const failing = own.transaction().execute(async (tx) => {
              expect(await seen(tx)).toEqual([client.workspaceId]);
              throw new Error('rolled back');
            });
            await expect(failing).rejects.toThrow('rolled back');
          }
          if (n % 7 === 0) {
            const moment = own.transaction().setIsolationLevel('repeatable read');
            await moment.execute(async (tx) => {
              for (let times = 0; times < 3; times++)
                expect(await seen(tx)).toEqual([client.workspaceId]);
            });
          }
          expect(await seen()).toEqual([client.workspaceId]);
        });
      });
      await Promise.all(turns);
      expect(await seen()).toEqual(expect.arrayContaining([a.workspaceId, b.workspaceId]));
      await own.destroy();
    });

    it('covers what a request does, and neither work that it leaves running nor unscoped work', async () => {
      let left: Promise<string | null> | undefined;
      await runInWorkspace(a.workspaceId, async () => {
        expect(currentWorkspace()).toBe(a.workspaceId);
        expect(runUnscoped(currentWorkspace)).toBeNull();
        left = delay(20).then(currentWorkspace);
      });
      expect(currentWorkspace()).toBeNull();
      expect(await left).toBeNull();
    });

    it('covers what a worker does for a workspace, and not unscoped work', async () => {
      const { db } = api.database;
      const engine = createLeaseEngine({ db, log: silentLog, pollMs: 20 });
      const seen = new Map<string, unknown>();
      const wrong = async () =>
        (
          await sql<{ of: string }>`select distinct workspace_id as of from candidates`.execute(db)
        ).rows.map(({ of }) => of);
      engine.register('wrong', async ({ workspaceId, id, fence }) => {
        const written = await db.transaction().execute(async (tx) => {
          await fence(tx);
          return sql`update candidates set notes = 'changed by a worker' where workspace_id <> ${workspaceId}`.execute(
            tx,
          );
        });
        seen.set(id, { read: await wrong(), written: Number(written.numAffectedRows) });
        return 'done';
      });
      engine.register('of_all', async ({ id }) => {
        seen.set(id, (await runUnscoped(wrong)).length);
        return 'done';
      });
      for (const { workspaceId } of [a, b]) {
        await engine.enqueue(db, { kind: 'wrong', id: `wrong of ${workspaceId}`, workspaceId });
        await engine.enqueue(db, { kind: 'of_all', id: `all of ${workspaceId}`, workspaceId });
      }
      await engine.start();
      await until(() => seen.size === 4);
      await engine.stop(2_000);
      for (const { workspaceId } of [a, b]) {
        expect(seen.get(`wrong of ${workspaceId}`)).toEqual({ read: [workspaceId], written: 0 });
        expect(seen.get(`all of ${workspaceId}`)).toBe(2);
      }
    });

    it('does not block a change to a person who is a candidate in all workspaces', async () => {
      const [talent] = engineers(1) as [{ id: string; city: string }];
      await runInWorkspace(a.workspaceId, () =>
        api.importTalents([{ ...talent, city: 'Toulouse' }]),
      );
      const { rows } =
        await sql`select distinct city from candidates where talent_id = ${talent.id}`.execute(
          api.database.db,
        );
      expect(rows).toEqual([{ city: 'Toulouse' }]);
    });
  });

  describe('a user of the database who may not take the role', () => {
    it('works without row-level security, reports it, and says so once in the log', async () => {
      const { db, url } = api.database;
      await sql`create role plain_owner login password 'plain'`.execute(db);
      await sql`grant select on all tables in schema public to plain_owner`.execute(db);
      await sql`alter role plain_owner bypassrls`.execute(db);
      const plainUrl = new URL(url);
      plainUrl.username = 'plain_owner';
      plainUrl.password = 'plain';
      const pooler = behindPooler ? await testPooler(plainUrl.href) : null;
      const warnings: string[] = [];
      const plain = createDatabase({
        url: pooler?.url ?? plainUrl.href,
        behindPooler,
        maxConnections: 2,
        log: { warn: (_: unknown, text?: string) => warnings.push(text ?? '') },
      });
      try {
        const { rows } = await sql<{
          stands: boolean;
        }>`select workspace_wall_stands() as stands`.execute(plain);
        expect(rows).toEqual([{ stands: false }]);
        const readAll = () =>
          runInWorkspace(a.workspaceId, () => sql`select id from workspaces`.execute(plain));
        for (const { rows: all } of await Promise.all([readAll(), readAll(), readAll()]))
          expect(all).toHaveLength(2);
        await readAll();
        expect(warnings).toEqual([expect.stringContaining('row-level security is off')]);
      } finally {
        await plain.destroy();
        await pooler?.close();
        await sql`drop owned by plain_owner`.execute(db);
        await sql`drop role plain_owner`.execute(db);
      }
    });
  });
});
