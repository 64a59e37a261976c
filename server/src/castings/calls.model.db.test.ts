import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditCastings } from '../../test/casting-audit.ts';
import {
  Continue,
  isGreen,
  type Model,
  Move,
  POOL,
  type Real,
  Start,
  Wave,
} from '../../test/casting-model.ts';
import { spend } from '../../test/credits.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { createCredits } from '../credits/credits.ts';
import { createJudging } from '../judging/judging.ts';
import type { Judgement, JudgementCost } from '../judging/port.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import { systemClock } from '../platform/clock.ts';
import type { Engine, ProcessHandler } from '../platform/engine.ts';
import { newId } from '../platform/ids.ts';
import { silentLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import type { TalentProfile } from '../talents/talents.ts';
import { createCastings } from './castings.ts';

/*
 * The castings door on a real database, its engine driven by hand: starts, continues, waves that
 * end, fail or are broken off, and a balance that others drain or fill, in any order, against a
 * reference of a few lines. No timers, so a counterexample shrinks and its seed repeats it.
 */

let database: TestDatabase;
const credits = createCredits();

beforeAll(async () => {
  database = await testDatabase();
  // The trigger of verdicts forgets people who are not there.
  await database.db
    .insertInto('talents')
    .values(
      POOL.map((id) => ({
        id,
        profile: JSON.stringify({}),
        imported_at: new Date(),
        refreshed_at: new Date(),
      })),
    )
    .execute();
});
afterAll(() => database.close());

/** A workspace of its own, and a door whose judge and engine follow the test. */
async function setUp(balance: number): Promise<Real> {
  let limits: { failsAfter?: number; diesAfter?: number } = {};
  let asked = 0;
  let handler: ProcessHandler = async () => 'done';
  let worker = new AbortController();
  const db = database.db;
  const workspaceId = newId('workspace');
  await db
    .insertInto('workspaces')
    .values({ id: workspaceId, name: 'Model', capabilities: [] })
    .execute();
  const engine: Engine = {
    register: (_kind, given) => {
      handler = given;
    },
    enqueue: async (tx, { kind, id }) => {
      await tx
        .insertInto('processes')
        .values({ kind, id, workspace_id: workspaceId, wake_at: new Date() })
        .onConflict((on) => on.doNothing())
        .execute();
    },
    enqueueAll: async () => {},
    dispatch: async () => {},
    cancel: async () => {},
    reachable: async () => {},
    start: async () => {},
    stop: async () => {},
  };
  const judge = async ({
    profile,
  }: {
    profile: TalentProfile;
  }): Promise<Judgement & JudgementCost> => {
    asked++;
    if (asked > (limits.failsAfter ?? Number.POSITIVE_INFINITY))
      throw new Error('the judge gave up');
    if (asked > (limits.diesAfter ?? Number.POSITIVE_INFINITY)) {
      worker.abort();
      throw new Error('the worker died');
    }
    return {
      verdict: isGreen(profile.id) ? 'green' : 'red',
      scoring: { recap: '', criterias: [] },
      usage: { inputTokens: 0, outputTokens: 0 },
      isCached: false,
    };
  };
  const find = (exclude: ReadonlySet<string>) => POOL.filter((id) => !exclude.has(id));
  const castings = createCastings({
    db,
    engine,
    search: {
      warningsOf: () => ({}),
      checkProxies: async () => {},
      parseFilters: async () => [],
      interpret: async () => ({ filters: [], criteria: [], ignored: [] }),
      answers: async () => {},
      pool: async (_workspaceId, _filters, { exclude, limit }) => ({
        ids: find(exclude).slice(0, limit),
        count: find(exclude).length,
        total: find(exclude).length,
      }),
    },
    searchable: { isReady: () => true, prepare: async () => {} },
    talents: {
      load: async () => new Map(),
      loadAsText: async () => new Map(),
      hold: async () => true,
      loadWithVersion: async (ids) =>
        new Map(
          ids.map((id) => [
            id,
            {
              profile: { id } as TalentProfile,
              version: 1,
              refreshedAt: new Date(0),
              isOwn: false,
            },
          ]),
        ),
    },
    judging: { ...createJudging({ lexicon: createLexicon() }), judgeId: 'model', judge },
    credits,
    outbound: { checkUrl: async () => null, post: async () => ({ status: 204, body: '' }) },
    secretBox: createSecretBox('model'),
    clock: systemClock,
    log: silentLog,
    metrics: createMetrics(),
  });
  let serial = 0;
  const real: Real = {
    castings,
    principal: {
      workspaceId,
      userId: null,
      keyId: 'key',
      scopes: [],
      language: null,
      capabilities: [],
    },
    castingId: null,
    async wave(end) {
      limits = end;
      asked = 0;
      worker = new AbortController();
      await handler({
        id: real.castingId!,
        workspaceId,
        fence: async () => {},
        signal: worker.signal,
      });
    },
    async move(amount) {
      const key = `move-${++serial}`;
      if (amount > 0)
        await credits.grant(db, workspaceId, { account: 'api', amount, key, reason: 'test' });
      if (amount < 0)
        await spend(db, credits, workspaceId, {
          account: 'api',
          amount: -amount,
          key,
          reason: 'test',
        });
    },
    balance: () => credits.available(db, workspaceId, 'api'),
  };
  await real.move(balance);
  return real;
}

it('every order of starts, continues, waves, failures, crashes and drains ends as the reference model does, to the credit', async () => {
  const halves = fc.integer({ min: 1, max: 60 });
  const targets = fc.integer({ min: 1, max: 9 });
  const after = fc.nat(6);
  const commands = fc.commands(
    [
      fc.tuple(targets, halves).map(([greens, half]) => new Start(greens, half)),
      fc.tuple(targets, halves).map(([greens, half]) => new Continue(greens, half)),
      fc.constant(new Wave('ends', 0)),
      after.map((judgements) => new Wave('fails', judgements)),
      after.map((judgements) => new Wave('dies', judgements)),
      fc.integer({ min: -90, max: 90 }).map((amount) => new Move(amount)),
    ],
    { maxCommands: 40, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(200), commands, async (balance, given) => {
      const model: Model = {
        balance,
        status: null,
        judged: 0,
        charged: 0,
        call: { greens: 0, target: 1, maxCredits: 2, charged: 0 },
        uncharged: 0,
        reserved: 0,
      };
      const real = await setUp(balance);
      await fc.asyncModelRun(() => ({ model, real }), given);
      expect(await auditCastings(database.db)).toEqual({});
    }),
    { numRuns: 100 },
  );
});
