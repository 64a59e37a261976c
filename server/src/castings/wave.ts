import type { Credits } from '../credits/credits.ts';
import type { Judgement, JudgementCost, Judging } from '../judging/port.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Advance, AdvanceOutcome } from '../platform/engine.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { type Search, SearchEngineError } from '../search/search.ts';
import type { Talents, TalentVersion } from '../talents/talents.ts';
import { insertDelivery, readUnclaimed } from './delivery-store.ts';
import type { Events } from './events.ts';
import { judgementsToStart, type WaveLoad, waveBudget } from './rules/budget.ts';
import { CREDITS_PER_JUDGEMENT, endOfWave, statusAfter, type WaveEnd } from './rules/machine.ts';
import {
  type Casting,
  chargeVerdicts,
  closeRun,
  closeWave,
  countUncharged,
  insertVerdict,
  lockCasting,
  openWave,
  readCasting,
  readJudgedTalents,
} from './store.ts';
import type { Webhooks } from './webhook.ts';

/**
 * Talents a wave judges at most: small enough that charges follow the verdicts closely, large
 * enough that its end costs little.
 */
const WAVE_TALENTS = 20;

/** How long events may wait in the process that wrote them before others look at them too. */
const LOOK_AGAIN_MS = 5_000;

export interface WaveDependencies {
  db: Database;
  search: Pick<Search, 'pool'>;
  talents: Pick<Talents, 'loadWithVersion'>;
  judging: Pick<Judging, 'judge' | 'judgeId'>;
  credits: Credits;
  events: Events;
  webhooks: Webhooks;
  clock: Clock;
  log: Log;
  metrics: Metrics;
}

interface Candidate extends TalentVersion {
  talentId: string;
}

interface Pool {
  candidates: Candidate[];
  matches: number;
  /** Why the search engine did not answer. */
  failure?: unknown;
}

/** What a wave learnt: whether it failed, and whether matching talents are left. */
interface WaveResult {
  failure: unknown;
  more: boolean;
  interrupted: boolean;
}

/**
 * Advances a casting by one wave: talents from the pool in rank order, judged as wide as the greens
 * still missing, each verdict committed by itself, then one transaction that charges, returns what
 * was not used, and decides how the call goes on. All state is in rows, so a worker that takes over
 * from a dead one runs this same function.
 */
export function createWaves({
  db,
  search,
  talents,
  judging,
  credits,
  events,
  webhooks,
  clock,
  log,
  metrics,
}: WaveDependencies) {
  return async function advance({
    id,
    workspaceId,
    fence,
    signal,
  }: Advance): Promise<AdvanceOutcome> {
    // What a dead worker committed and did not begin to send.
    webhooks.send(workspaceId, await readUnclaimed(db, id));
    const casting = await readCasting(db, workspaceId, id);
    if (casting?.status !== 'running') return onceSent(id);
    const result = await judgeWave(casting, fence, signal);
    // The worker stops: the wave stays open, and whoever advances next goes on with it.
    if (result.interrupted) return 'again';
    if (result.failure) log.warn({ err: result.failure, castingId: id }, 'a wave failed');
    const end = await endWave(casting, result, fence);
    metrics.countWave(end);
    return end === 'goes_on' ? 'again' : onceSent(id);
  };

  /**
   * Done when no event waits any more: should this process die before it begins to send one,
   * another one does.
   */
  async function onceSent(id: string): Promise<AdvanceOutcome> {
    const waiting = await readUnclaimed(db, id);
    return waiting.length === 0
      ? 'done'
      : { wakeAt: new Date(clock.now().getTime() + LOOK_AGAIN_MS) };
  }

  async function judgeWave(
    casting: Casting,
    fence: Advance['fence'],
    signal: AbortSignal,
  ): Promise<WaveResult> {
    const load: WaveLoad = {
      greensMissing: casting.call.targetGreens - casting.call.greens,
      reserved: await credits.held(db, casting.workspaceId, 'api', casting.id),
      judged: await countUncharged(db, casting.id),
      inFlight: 0,
    };
    const pool = await openPool(casting);
    /** The judge or the search engine gave up: a failed wave. */
    let failure: unknown = pool.failure ?? null;
    /** The lease or the database is gone: no failed wave, but an advance that is tried again. */
    let broken: unknown = null;
    let judgedNow = 0;
    const inFlight = new Set<Promise<void>>();
    let lastTurn: Promise<unknown> = Promise.resolve();

    /**
     * One verdict after the other. They would wait for the casting's row anyway, each with a
     * connection and, should this process freeze, a lock.
     */
    function inTurn<T>(work: () => Promise<T>): Promise<T> {
      const turn = lastTurn.then(work, work);
      lastTurn = turn;
      return turn;
    }

    async function judgeOne(candidate: Candidate): Promise<void> {
      try {
        const judgement = await judgeTalent(casting, candidate, signal).catch((error) => {
          if (!signal.aborted) failure ??= error;
        });
        if (
          !judgement ||
          !(await inTurn(() => commitVerdict(casting, candidate, judgement, fence)))
        )
          return;
        judgedNow++;
        load.judged++;
        if (judgement.verdict === 'green') load.greensMissing--;
      } catch (error) {
        broken ??= error;
      } finally {
        load.inFlight--;
      }
    }

    function startSome(): void {
      while (
        !failure &&
        !broken &&
        !signal.aborted &&
        pool.candidates.length > 0 &&
        judgementsToStart(load) > 0
      ) {
        load.inFlight++;
        const judgement = judgeOne(pool.candidates.shift()!).finally(() =>
          inFlight.delete(judgement),
        );
        inFlight.add(judgement);
      }
    }

    startSome();
    while (inFlight.size > 0) {
      await Promise.race(inFlight);
      startSome();
    }
    if (broken) throw broken;
    return { failure, more: pool.matches > judgedNow, interrupted: signal.aborted && !failure };
  }

  /**
   * The wave's candidates in rank order, and how many matching, loadable talents have no verdict
   * yet.
   */
  async function openPool(casting: Casting): Promise<Pool> {
    const exclude = new Set(await readJudgedTalents(db, casting.id));
    for (;;) {
      const { ids, count, failure = null } = await askPool(casting, exclude);
      if (failure) return { candidates: [], matches: 1, failure };
      const loaded = await talents.loadWithVersion(ids);
      const candidates = ids.flatMap((talentId) => {
        const talent = loaded.get(talentId);
        if (!talent) exclude.add(talentId);
        return talent ? [{ ...talent, talentId }] : [];
      });
      // Talents that cannot be loaded are skipped and not charged (decision 22); a batch of nothing
      // else asks for the next one.
      if (candidates.length > 0 || ids.length === 0)
        return { candidates, matches: count - (ids.length - candidates.length) };
    }
  }

  /**
   * Only what the search engine itself throws fails a wave; a database that cannot be read does
   * not.
   */
  async function askPool(
    { workspaceId, filters }: Casting,
    exclude: ReadonlySet<string>,
  ): Promise<{ ids: string[]; count: number; failure?: unknown }> {
    try {
      return await search.pool(workspaceId, filters, { exclude, limit: WAVE_TALENTS });
    } catch (failure) {
      if (!(failure instanceof SearchEngineError)) throw failure;
      return { ids: [], count: 0, failure };
    }
  }

  /** Outside any transaction: the judge may think for a long time. */
  function judgeTalent(
    casting: Casting,
    { profile, version }: Candidate,
    signal: AbortSignal,
  ): Promise<Judgement & JudgementCost> {
    const { criterias, scoringLanguage, workspaceId } = casting;
    const keptBy = { workspaceId, profileVersion: version };
    return judging.judge({
      profile,
      criterias,
      language: scoringLanguage ?? 'en',
      asOf: clock.now(),
      signal,
      keptBy,
    });
  }

  /** False when the talent had a verdict already. */
  async function commitVerdict(
    casting: Casting,
    candidate: Candidate,
    { verdict, scoring, usage, wasKept }: Judgement & JudgementCost,
    fence: Advance['fence'],
  ): Promise<boolean> {
    const { talentId, profile, version } = candidate;
    const delivery = events.talentJudged(casting, {
      talentId,
      aiVerdict: verdict,
      effectiveVerdict: verdict,
      override: null,
      scoring,
      profile,
    });
    const stored = await db.transaction().execute(async (tx) => {
      await fence(tx);
      const row = {
        talentId,
        runId: casting.runId!,
        verdict,
        scoring,
        profileVersion: version,
        judge: judging.judgeId,
        usage,
        wasKept,
      };
      const isNew = await insertVerdict(tx, casting.id, row);
      if (isNew && delivery) await insertDelivery(tx, casting.id, delivery);
      return isNew;
    });
    if (!stored) return false;
    metrics.countJudgement(verdict);
    if (delivery) webhooks.send(casting.workspaceId, [delivery.id]);
    return true;
  }

  async function endWave(
    before: Casting,
    { failure, more }: WaveResult,
    fence: Advance['fence'],
  ): Promise<WaveEnd> {
    const { end, deliveryId } = await db.transaction().execute(async (tx) => {
      await fence(tx);
      const casting = (await lockCasting(tx, before.workspaceId, before.id))!;
      const charge =
        CREDITS_PER_JUDGEMENT * (await chargeVerdicts(tx, casting.id, casting.callIndex));
      const settled = await credits.settle(tx, casting.workspaceId, {
        account: 'api',
        holder: casting.id,
        charge,
        key: `settle:${casting.id}:${casting.wave}`,
        reason: `Talents judged in wave ${casting.wave}`,
      });
      const call = { ...casting.call, charged: casting.call.charged + charge };
      const end = endOfWave({
        ...call,
        available: settled.available,
        more,
        failed: failure !== null,
      });
      await closeWave(tx, casting.id, {
        charged: settled.charged,
        returned: settled.returned,
        end,
      });
      if (end === 'goes_on') {
        await reserveNextWave(tx, casting, waveBudget(call));
        return { end, deliveryId: null };
      }
      return {
        end,
        deliveryId: await stop(
          tx,
          { ...casting, creditsCharged: casting.creditsCharged + charge },
          end,
        ),
      };
    });
    if (deliveryId) webhooks.send(before.workspaceId, [deliveryId]);
    return end;
  }

  async function reserveNextWave(tx: Tx, casting: Casting, budget: number): Promise<void> {
    const wave = casting.wave + 1;
    const { reserved } = await credits.reserve(tx, casting.workspaceId, {
      account: 'api',
      holder: casting.id,
      max: budget,
      min: CREDITS_PER_JUDGEMENT,
      key: `reserve:${casting.id}:${wave}`,
      reason: `Reserved for wave ${wave}`,
    });
    await openWave(tx, casting.id, { runId: casting.runId!, reserved });
  }

  async function stop(
    tx: Tx,
    casting: Casting,
    end: Exclude<WaveEnd, 'goes_on'>,
  ): Promise<string | null> {
    const status = statusAfter(end);
    await closeRun(tx, casting.id, { status, end });
    const delivery = events.callStopped(casting, status);
    if (delivery) await insertDelivery(tx, casting.id, delivery);
    return delivery?.id ?? null;
  }
}
