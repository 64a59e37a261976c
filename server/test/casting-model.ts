import type fc from 'fast-check';
import { expect } from 'vitest';
import type { Castings } from '../src/castings/castings.ts';
import type { CastingStatus } from '../src/castings/rules/machine.ts';
import { AppError } from '../src/platform/errors.ts';
import type { Principal } from '../src/platform/operation.ts';

/*
 * Commands over castings, each beside a reference of a few lines: what a caller may rely on, modelled
 * without a database.
 */

/**
 * Few talents, so that runs reach the end of the pool, and more than a wave. Every third is green,
 * the last one too.
 */
export const POOL = Array.from({ length: 25 }, (_, i) => `tal-${String(i).padStart(2, '0')}`);
export const isGreen = (talentId: string): boolean => Number(talentId.slice(-2)) % 3 === 0;
const WAVE_TALENTS = 20;

interface Call {
  greens: number;
  target: number;
  maxCredits: number;
  charged: number;
}

/** The reference: what a caller may rely on, modelled without a database. */
export interface Model {
  balance: number;
  status: CastingStatus | null;
  judged: number;
  charged: number;
  call: Call;
  /** Talents of the open wave that a broken worker left judged, not charged. */
  uncharged: number;
  reserved: number;
}

export interface Real {
  castings: Castings;
  principal: Principal;
  castingId: string | null;
  /** Runs one wave; the judge fails, or the worker dies, after the given number of judgements. */
  wave(end: { failsAfter?: number; diesAfter?: number }): Promise<void>;
  move(credits: number): Promise<void>;
  balance(): Promise<number>;
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

export class Start implements Command {
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

export class Continue implements Command {
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
export class Wave implements Command {
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

export class Move implements Command {
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
