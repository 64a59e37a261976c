import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditCastings } from '../../test/casting-audit.ts';
import { spend } from '../../test/credits.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { createCredits } from '../credits/credits.ts';
import { createJudging } from '../judging/judging.ts';
import type { Judgement, JudgementCost } from '../judging/port.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import { systemClock } from '../platform/clock.ts';
import type { Engine, ProcessHandler } from '../platform/engine.ts';
import { AppError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { silentLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import type { Principal } from '../platform/operation.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import type { TalentProfile } from '../talents/talents.ts';
import { type Castings, createCastings } from './castings.ts';
import type { CastingStatus } from './rules/machine.ts';

/*
 * The castings door on a real database, its engine driven by hand: starts, continues, waves that
 * end, fail or are broken off, and a balance that others drain or fill, in any order, against a
 * reference of a few lines. No timers, so a counterexample shrinks and its seed repeats it.
 */

/**
 * Few talents, so that runs reach the end of the pool, and more than a wave. Every third is green,
 * the last one too.
 */
const POOL = Array.from({ length: 25 }, (_, i) => `tal-${String(i).padStart(2, '0')}`);
const isGreen = (talentId: string): boolean => Number(talentId.slice(-2)) % 3 === 0;
const WAVE_TALENTS = 20;

interface Call {
  greens: number;
  target: number;
  maxCredits: number;
  charged: number;
}

/** The reference: what a caller may rely on, modelled without a database. */
interface Model {
  balance: number;
  status: CastingStatus | null;
  judged: number;
  charged: number;
  call: Call;
  /** Talents of the open wave that a broken worker left judged, not charged. */
  uncharged: number;
  reserved: number;
}

interface Real {
  castings: Castings;
  principal: Principal;
  castingId: string | null;
  /** Runs one wave; the judge fails, or the worker dies, after the given number of judgements. */
  wave(end: { failsAfter?: number; diesAfter?: number }): Promise<void>;
  move(credits: number): Promise<void>;
  balance(): Promise<number>;
}

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

/** Compares everything that the outside can see. */
async function compare(
  model: Model,
  { castings, principal, castingId, balance }: Real,
): Promise<void> {
  expect(await balance()).toBe(model.balance);
  if (!castingId) return;
  const shown = await castings.read(principal, castingId, { pageSize: 1 });
  const left = model.call.maxCredits - model.call.charged;
  const remaining =
    model.status === 'running'
      ? Math.min(left, model.reserved + model.balance)
      : model.status === 'failed_retryable' && model.call.greens < model.call.target
        ? Math.min(left, model.balance)
        : 0;
  expect({
    status: shown.status,
    charged: shown.creditsCharged,
    remaining: shown.creditsRemaining,
  }).toEqual({
    status: model.status,
    charged: model.charged,
    remaining,
  });
  expect(shown.counts.green + shown.counts.red).toBe(model.judged);
}

const reserve = (model: Model, max: number): void => {
  model.reserved = Math.min(max, model.balance);
  model.balance -= model.reserved;
};

/**
 * Who is judged one after the other. The service judges the same talents side by side: with k
 * greens missing, the next k would be judged anyway, which is what its parallelism rule is for.
 */
function judge(model: Model, upTo: number): number {
  let count = 0;
  while (
    count < upTo &&
    model.judged < POOL.length &&
    model.call.greens < model.call.target &&
    2 * (model.uncharged + 1) <= model.reserved &&
    count < WAVE_TALENTS
  ) {
    if (isGreen(POOL[model.judged]!)) model.call.greens++;
    model.judged++;
    model.uncharged++;
    count++;
  }
  return count;
}

type Command = fc.AsyncCommand<Model, Real>;

class Start implements Command {
  readonly target: { greens: number; maxCredits: number };
  constructor(greens: number, half: number) {
    this.target = { greens, maxCredits: 2 * half };
  }
  check = (model: Readonly<Model>) => model.status === null;
  async run(model: Model, real: Real): Promise<void> {
    const { castings, principal } = real;
    const options = { target: this.target, forceNew: false };
    const work = castings.startByFilters(
      principal,
      { filters: [{}], qualificationCriterias: ['a'] },
      options,
    );
    if (model.balance < 2) {
      await expect(work).rejects.toMatchObject({
        code: 'insufficient_api_credits',
        fields: { available: model.balance, required: 2 },
      });
    } else {
      reserve(model, this.target.maxCredits);
      model.status = 'running';
      model.call = {
        greens: 0,
        target: this.target.greens,
        maxCredits: this.target.maxCredits,
        charged: 0,
      };
      const started = await work;
      expect(started).toMatchObject({
        status: 'running',
        reused: false,
        creditsAvailable: model.balance,
      });
      real.castingId = started.castingId;
    }
    await compare(model, real);
  }
  toString = () => `start(${JSON.stringify(this.target)})`;
}

class Continue implements Command {
  readonly target: { greens: number; maxCredits: number };
  constructor(greens: number, half: number) {
    this.target = { greens, maxCredits: 2 * half };
  }
  check = (model: Readonly<Model>) => model.status !== null;
  async run(model: Model, real: Real): Promise<void> {
    const work = real.castings
      .continue(real.principal, real.castingId!, { target: this.target })
      .catch((error: AppError) => error);
    const done = await work;
    const refusal = done instanceof AppError ? done.code : null;
    const isClosed = model.status === 'failed_retryable' && model.call.greens >= model.call.target;
    if (model.status === 'running') expect(refusal).toBe('casting_run_in_progress');
    else if (model.status === 'pool_exhausted') expect(refusal).toBe('casting_pool_exhausted');
    else if (isClosed) model.status = 'can_continue';
    else if (this.reservable(model) < 2) expect(refusal).toBe('insufficient_api_credits');
    else {
      expect(refusal).toBeNull();
      if (model.status === 'can_continue')
        model.call = {
          greens: 0,
          target: this.target.greens,
          maxCredits: this.target.maxCredits,
          charged: 0,
        };
      reserve(model, model.call.maxCredits - model.call.charged);
      model.status = 'running';
    }
    await compare(model, real);
  }
  private reservable(model: Model): number {
    const budget =
      model.status === 'can_continue'
        ? this.target.maxCredits
        : model.call.maxCredits - model.call.charged;
    return Math.min(budget, model.balance);
  }
  toString = () => `continue(${JSON.stringify(this.target)})`;
}

/**
 * A wave that ends as it should, or after whose first judgements the judge gives up or the worker
 * dies.
 */
class Wave implements Command {
  readonly how: 'ends' | 'fails' | 'dies';
  readonly after: number;
  constructor(how: Wave['how'], after: number) {
    this.how = how;
    this.after = after;
  }
  check = (model: Readonly<Model>) => model.status === 'running';
  async run(model: Model, real: Real): Promise<void> {
    await real.wave(
      this.how === 'fails'
        ? { failsAfter: this.after }
        : this.how === 'dies'
          ? { diesAfter: this.after }
          : {},
    );
    const count = judge(model, this.how === 'ends' ? WAVE_TALENTS : this.after);
    const stoppedEarly =
      this.how !== 'ends' && count === this.after && this.wouldAskAgain(model, count);
    if (!(this.how === 'dies' && stoppedEarly)) this.settle(model, stoppedEarly);
    await compare(model, real);
  }
  /** Whether one more would have been asked, so that the judge could fail it. */
  private wouldAskAgain(model: Model, count: number): boolean {
    return (
      model.judged < POOL.length &&
      model.call.greens < model.call.target &&
      2 * (model.uncharged + 1) <= model.reserved &&
      count < WAVE_TALENTS
    );
  }
  private settle(model: Model, failed: boolean): void {
    const charge = 2 * model.uncharged;
    model.balance += model.reserved - charge;
    model.reserved = 0;
    model.uncharged = 0;
    model.charged += charge;
    model.call.charged += charge;
    const left = model.call.maxCredits - model.call.charged;
    if (failed) model.status = 'failed_retryable';
    else if (model.judged === POOL.length) model.status = 'pool_exhausted';
    else if (model.call.greens >= model.call.target || left < 2 || model.balance < 2)
      model.status = 'can_continue';
    else reserve(model, left);
  }
  toString = () => `wave(${this.how}${this.how === 'ends' ? '' : ` after ${this.after}`})`;
}

class Move implements Command {
  readonly credits: number;
  constructor(amount: number) {
    this.credits = amount;
  }
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    await real.move(this.credits);
    model.balance = Math.max(0, model.balance + this.credits);
    await compare(model, real);
  }
  toString = () => `${this.credits < 0 ? 'drain' : 'grant'}(${Math.abs(this.credits)})`;
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
