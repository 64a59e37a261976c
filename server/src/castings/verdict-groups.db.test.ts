import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditCastings } from '../../test/casting-audit.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { until } from '../../test/until.ts';
import type { Verdict } from '../judging/contract.ts';
import type { Tx } from '../platform/db.ts';
import { LeaseLost } from '../platform/engine.ts';
import { newId } from '../platform/ids.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import type { TalentProfile } from '../talents/talents.ts';
import { createCommitVerdict } from './commit-verdict.ts';
import { insertDeliveries } from './delivery-store.ts';
import { createEvents } from './events.ts';
import { insertCasting, lockCastingRow, openRun, readCasting } from './store.ts';
import { insertVerdicts } from './verdict-store.ts';

/*
 * Verdicts are stored in groups. Whatever the groups are, and wherever a worker dies (before its
 * commit, or after it and before it knows), the counts, the order and the events are those of
 * verdicts that are stored one by one.
 */

const TALENTS = Array.from({ length: 12 }, (_, i) => `tal-group-${i}`);
const VERDICTS: readonly Verdict[] = ['green', 'amber', 'red'];
/** The receiver asked for these. */
const HEARD: readonly Verdict[] = ['green', 'red'];
const verdictOf = (talent: number): Verdict => VERDICTS[talent % 3]!;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.db
    .insertInto('talents')
    .values(
      TALENTS.map((id) => ({
        ...{ id, profile: JSON.stringify({}), imported_at: new Date(), refreshed_at: new Date() },
      })),
    )
    .execute();
});
afterAll(() => database.close());

async function newCasting() {
  const { db } = database;
  const [workspaceId, id, runId] = [newId('workspace'), newId('casting'), newId('run')];
  await db.insertInto('workspaces').values({ id: workspaceId, name: 'Groups' }).execute();
  await insertCasting(db, workspaceId, {
    ...{
      id,
      keyId: null,
      requestedBy: 'usr_1',
      identity: Buffer.from(id),
      source: 'filters',
      prompt: null,
      filters: [],
    },
    ...{ criterias: ['a'], scoringLanguage: 'en', targetGreens: 50, targetMaxCredits: 300 },
    ...{ webhookUrl: 'https://receiver.example', webhookVerdicts: HEARD, customParams: null },
  });
  await openRun(db, id, { runId, callIndex: 1, reserved: 0 });
  await db
    .insertInto('processes')
    .values({ kind: 'casting', id, workspace_id: workspaceId, wake_at: new Date() })
    .execute();
  return { workspaceId, id, runId };
}

/** Stores a group as a worker does. Returns the talents that are new. */
async function store(
  { id, runId }: { id: string; runId: string },
  group: readonly number[],
  end: 'commits' | 'dies',
): Promise<Set<string>> {
  const died = new Error('the worker died before its commit');
  const verdicts = group.map((talent) => ({
    ...{ talentId: TALENTS[talent]!, verdict: verdictOf(talent), profileVersion: 1, weakness: 0 },
    ...{ scoring: { recap: '', criterias: [] }, usage: { inputTokens: 0, outputTokens: 0 } },
    isCached: false,
  }));
  const events = group
    .filter((talent) => HEARD.includes(verdictOf(talent)))
    .map((talent) => ({
      ...{ id: newId('delivery'), runId, eventType: 'talent_judged' as const },
      ...{ talentId: TALENTS[talent]!, url: 'https://receiver.example', body: Buffer.from('{}') },
    }));
  const work = database.db.transaction().execute(async (tx) => {
    await lockCastingRow(tx, id);
    const stored = await insertVerdicts(tx, id, { runId, judge: 'groups', verdicts });
    const sent = await insertDeliveries(tx, id, events);
    const heard = events.filter(({ talentId }) => stored.has(talentId));
    expect(sent).toEqual(heard.map((event) => event.id));
    if (end === 'dies') throw died;
    return stored;
  });
  return work.catch((error) => {
    if (error !== died) throw error;
    return new Set();
  });
}

const groups = fc.array(
  fc.record({
    group: fc.uniqueArray(fc.nat(TALENTS.length - 1), { minLength: 1, maxLength: 8 }),
    end: fc.constantFrom('commits' as const, 'commits' as const, 'dies' as const),
  }),
  { maxLength: 8 },
);

it('verdicts in any groups, with crashes and repeats, are counted, numbered and reported exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(groups, async (given) => {
      const casting = await newCasting();
      const order: number[] = [];
      for (const { group, end } of given) {
        const stored = await store(casting, group, end);
        const fresh = end === 'dies' ? [] : group.filter((talent) => !order.includes(talent));
        expect([...stored].sort()).toEqual(fresh.map((talent) => TALENTS[talent]).sort());
        order.push(...fresh);
      }
      const { db } = database;
      const { rows } = await sql<{ talent_id: string }>`
        select talent_id from casting_verdicts where casting_id = ${casting.id} order by judged_order`.execute(
        db,
      );
      expect(rows.map((row) => row.talent_id)).toEqual(order.map((talent) => TALENTS[talent]));
      const sent = await sql<{ talent_id: string }>`
        select talent_id from casting_deliveries where casting_id = ${casting.id} order by seq`.execute(
        db,
      );
      expect(sent.rows.map((row) => row.talent_id)).toEqual(
        order.filter((talent) => HEARD.includes(verdictOf(talent))).map((t) => TALENTS[t]),
      );
      const shown = (await readCasting(db, casting.workspaceId, casting.id))!;
      const count = (verdict: Verdict) => order.filter((t) => verdictOf(t) === verdict).length;
      expect([shown.green, shown.amber, shown.red]).toEqual(VERDICTS.map(count));
      expect(shown.call.greens).toBe(count('green'));
      expect(await auditCastings(db)).toEqual({});
    }),
    { numRuns: 30 },
  );
});

it('two workers that store at the same time number without gaps and report nobody twice', async () => {
  const casting = await newCasting();
  const halves = [
    [0, 1, 2, 3, 4, 5, 6, 7],
    [11, 10, 9, 8, 7, 6, 5, 4],
  ];
  const stored = await Promise.all(halves.map((group) => store(casting, group, 'commits')));
  expect(stored[0]!.size + stored[1]!.size).toBe(TALENTS.length);
  expect(await auditCastings(database.db)).toEqual({});
});

it('a group and an import that lock the same talents never wait for each other in a circle', async () => {
  const { db } = database;
  const casting = await newCasting();
  const [first, last] = [0, 9];
  const lock = (tx: Tx, talent: number) =>
    sql`select 1 from talents where id = ${TALENTS[talent]} for update`.execute(tx);
  const isBlocked = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(db);
    return rows.length > 0;
  };
  let group: ReturnType<typeof store> | undefined;
  await db.transaction().execute(async (tx) => {
    await lock(tx, first);
    group = store(casting, [last, first], 'commits');
    await until(isBlocked);
    await lock(tx, last);
  });
  expect((await group)?.size).toBe(2);
});

it('verdicts that are ready together share one transaction, and one whose lease is lost stores nothing', async () => {
  const { db } = database;
  const { workspaceId, id } = await newCasting();
  const casting = (await readCasting(db, workspaceId, id))!;
  const sent: string[] = [];
  const commits = createCommitVerdict({
    db,
    judging: { judgeId: 'groups', weaknessOf: () => 0 },
    events: createEvents({ secretBox: createSecretBox('groups'), now: () => new Date(0) }),
    webhooks: { send: (_workspaceId, ids) => void sent.push(...ids) },
    metrics: { countJudgement: () => {} },
  });
  const commitAll = (fence: () => Promise<void>) => {
    const commit = commits(casting, fence);
    const commitOne = (talentId: string, talent: number) =>
      commit({
        talent: {
          ...{ talentId, profile: { id: talentId } as TalentProfile, version: 1 },
          ...{ refreshedAt: new Date(0), isOwn: false },
        },
        judgement: {
          ...{ verdict: verdictOf(talent), scoring: { recap: '', criterias: [] } },
          ...{ usage: { inputTokens: 0, outputTokens: 0 }, isCached: false },
        },
      });
    return Promise.allSettled(TALENTS.map(commitOne));
  };
  const count = async () => {
    const { rows } = await sql`
      select count(*)::int as verdicts, count(distinct xmin::text)::int as transactions,
        (select count(*)::int from casting_deliveries where casting_id = ${id}) as events
      from casting_verdicts where casting_id = ${id}`.execute(db);
    return rows[0];
  };

  const lost = await commitAll(async () => {
    throw new LeaseLost('casting', id);
  });
  expect(lost.every((one) => one.status === 'rejected' && one.reason instanceof LeaseLost)).toBe(
    true,
  );
  expect(await count()).toEqual({ verdicts: 0, transactions: 0, events: 0 });
  expect(sent).toEqual([]);

  const done = await commitAll(async () => {});
  expect(done).toEqual(TALENTS.map(() => ({ status: 'fulfilled', value: true })));
  expect(await count()).toEqual({ verdicts: 12, transactions: 1, events: 8 });
  expect(sent).toHaveLength(8);
  expect(await auditCastings(db)).toEqual({});
});
