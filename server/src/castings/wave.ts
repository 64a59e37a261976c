import { monotonicMs } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Advance, AdvanceOutcome } from '../platform/engine.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { inSpan } from '../platform/spans.ts';
import { insertDeliveries, readUnclaimed } from './delivery-store.ts';
import type { Events } from './events.ts';
import { waveBudget } from './rules/budget.ts';
import { endOfWave, statusAfter, type WaveEnd } from './rules/machine.ts';
import { type Casting, closeRun, closeWave, lockCasting, openWave, readCasting } from './store.ts';
import type { WaveCredits } from './wave-credits.ts';
import {
  createWaveJudging,
  type WaveJudgingDependencies,
  type WaveResult,
} from './wave-judging.ts';
import { createWavePool, type PoolDependencies } from './wave-pool.ts';
import type { Webhooks } from './webhook.ts';

/** How long events may wait in the process that wrote them before other processes send them. */
const RECHECK_EVENTS_MS = 5_000;

export interface WaveDependencies
  extends PoolDependencies,
    Omit<WaveJudgingDependencies, 'openPool' | 'waveCredits'> {
  waveCredits: WaveCredits;
  events: Events;
  webhooks: Webhooks;
  metrics: Metrics;
  log: Log;
}

/**
 * Advances a casting by one wave: judges its talents, then charges, returns unused credits and
 * decides how the call continues, in one transaction. All state is in the database, so a worker
 * that replaces a dead one runs this same function.
 */
export function createWaves(dependencies: WaveDependencies) {
  const { db, webhooks, clock, log, metrics } = dependencies;
  const judgeWave = createWaveJudging({ ...dependencies, openPool: createWavePool(dependencies) });
  const endWave = createWaveEnd(dependencies);

  /**
   * The process is done when no event is waiting. If this worker dies before it starts to send one,
   * another worker sends it.
   */
  async function onceSent(id: string): Promise<AdvanceOutcome> {
    const waiting = await readUnclaimed(db, id);
    return waiting.length === 0
      ? 'done'
      : { wakeAt: new Date(clock.now().getTime() + RECHECK_EVENTS_MS) };
  }

  return async function advance({
    id,
    workspaceId,
    fence,
    signal,
  }: Advance): Promise<AdvanceOutcome> {
    // Events that a dead worker committed but did not start to send.
    webhooks.send(workspaceId, await readUnclaimed(db, id));
    const casting = await readCasting(db, workspaceId, id);
    if (casting?.status !== 'running') return onceSent(id);
    const startedAt = monotonicMs();
    const result = await inSpan('wave', { 'greenroom.casting': id }, () =>
      judgeWave(casting, fence, signal),
    );
    // The wave stays open. The worker that advances the casting next resumes it.
    if (result.interrupted) return 'again';
    if (result.failure) log.warn({ err: result.failure, castingId: id }, 'a wave failed');
    const { end, charged } = await endWave(casting, result, fence);
    metrics.countWave(end);
    const ms = Math.round(monotonicMs() - startedAt);
    log.info({ castingId: id, workspaceId, wave: casting.wave, end, charged, ms }, 'a wave ended');
    if (end === 'goes_on') return 'again';
    log.info({ castingId: id, workspaceId, end }, 'a call of a casting ended');
    return onceSent(id);
  };
}

interface WaveEndDependencies {
  db: Database;
  metrics: Pick<Metrics, 'countCredits'>;
  waveCredits: WaveCredits;
  events: Events;
  webhooks: Webhooks;
}

/** The transaction that ends a wave: the charge, the next wave or the end of the call. */
function createWaveEnd({ db, metrics, waveCredits, events, webhooks }: WaveEndDependencies) {
  async function openNextWave(tx: Tx, casting: Casting, budget: number): Promise<void> {
    const next = { ...casting, wave: casting.wave + 1 };
    const { reserved } = await waveCredits.reserve(tx, next, budget);
    await openWave(tx, casting.id, { runId: casting.runId!, reserved });
  }

  /** Ends the call; returns the id of its event, if there is one. */
  async function stopCall(
    tx: Tx,
    casting: Casting,
    end: Exclude<WaveEnd, 'goes_on'>,
  ): Promise<string | null> {
    const status = statusAfter(end);
    await closeRun(tx, casting.id, { status, end });
    const delivery = events.callStopped(casting, status);
    if (delivery) await insertDeliveries(tx, casting.id, [delivery]);
    return delivery?.id ?? null;
  }

  return async function endWave(
    before: Casting,
    { failure, more }: WaveResult,
    fence: Advance['fence'],
  ): Promise<{ end: WaveEnd; charged: number }> {
    const { end, deliveryId, charged } = await db.transaction().execute(async (tx) => {
      await fence(tx);
      const casting = (await lockCasting(tx, before.workspaceId, before.id))!;
      const { charged, returned, available } = await waveCredits.chargeJudged(tx, casting);
      const call = { ...casting.call, charged: casting.call.charged + charged };
      const end = endOfWave({
        ...call,
        creditsPerTalent: casting.creditsPerTalent,
        available,
        more,
        failed: failure !== null,
      });
      await closeWave(tx, casting.id, { charged, returned, end });
      if (end === 'goes_on') {
        await openNextWave(tx, casting, waveBudget(call));
        return { end, charged, deliveryId: null };
      }
      const stopped = { ...casting, creditsCharged: casting.creditsCharged + charged };
      return { end, charged, deliveryId: await stopCall(tx, stopped, end) };
    });
    metrics.countCredits('api', 'casting', charged);
    if (deliveryId) webhooks.send(before.workspaceId, [deliveryId]);
    return { end, charged };
  };
}
