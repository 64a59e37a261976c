import type { Database, Tx } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import { AppError, type ErrorCode } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import type { Filter, Search } from '../search/search.ts';
import type { AnswerRecorder } from './answer-recorder.ts';
import { type Casting, closeRun, closeWave, lockCasting, openRun } from './store.ts';
import { countUncharged } from './verdict-store.ts';
import type { WaveCredits } from './wave-credits.ts';

/** The engine's process kind for a running casting. */
export const CASTING_PROCESS = 'casting';

/**
 * How long the engine waits before it starts a casting whose process died between its commit and
 * its launch. Recovery is promised within 10 s.
 */
const LAUNCH_GRACE_MS = 5_000;

/** What the start answers when the index does not (decision 22, docs/decisions/0153). */
const SEARCH_ERRORS: readonly ErrorCode[] = ['search_engine_timeout', 'search_engine_unavailable'];

export interface LaunchDependencies {
  db: Database;
  engine: Engine;
  search: Pick<Search, 'answers'>;
  waveCredits: WaveCredits;
  log: Log;
}

/**
 * Starts castings running: `setRunning` in the transaction of a start or continue, then `launch`
 * after its commit. A failed launch is undone.
 */
export function createLauncher({ db, engine, search, waveCredits, log }: LaunchDependencies) {
  const processOf = (id: string, workspaceId: string) => ({
    kind: CASTING_PROCESS,
    id,
    workspaceId,
  });

  /**
   * Returns false when there is nothing to undo, because a slow launch let the engine start
   * already.
   */
  async function undoLaunch(
    workspaceId: string,
    castingId: string,
    forget: AnswerRecorder<never>['forget'],
  ): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      // Lock the process before the casting, in the same order as waves do.
      await engine.cancel(tx, processOf(castingId, workspaceId));
      const casting = await lockCasting(tx, workspaceId, castingId);
      if (casting?.status !== 'running') return false;
      if ((await countUncharged(tx, castingId)) > 0) {
        await engine.enqueue(tx, processOf(castingId, workspaceId));
        return false;
      }
      const { returned } = await waveCredits.release(tx, casting);
      await closeWave(tx, castingId, { charged: 0, returned, end: 'launch_failed' });
      await closeRun(tx, castingId, { status: 'failed_retryable', end: 'launch_failed' });
      await forget(tx);
      return true;
    });
  }

  return {
    /**
     * Starts a stored casting: reserves credits, opens a run of its current call, and enqueues it.
     * Returns the balance after that. Throws insufficient_api_credits.
     */
    async setRunning(
      tx: Tx,
      casting: Pick<Casting, 'id' | 'workspaceId' | 'callIndex' | 'wave' | 'creditsPerTalent'>,
      budget: number,
    ): Promise<number> {
      const { id, workspaceId, callIndex, creditsPerTalent } = casting;
      const wave = { id, workspaceId, wave: casting.wave + 1, creditsPerTalent };
      const { reserved, available } = await waveCredits.reserve(tx, wave, budget);
      await openRun(tx, id, { runId: newId('run'), callIndex, reserved });
      await engine.enqueue(tx, processOf(id, workspaceId), LAUNCH_GRACE_MS);
      return available;
    },

    /**
     * Runs after the commit. If the index does not answer or the engine does not accept the
     * casting, undoes the launch and throws the error.
     */
    async launch(
      workspaceId: string,
      castingId: string,
      filters: readonly Filter[],
      forget: AnswerRecorder<never>['forget'],
    ): Promise<void> {
      try {
        await search.answers(workspaceId, filters);
        await engine.dispatch(processOf(castingId, workspaceId));
      } catch (error) {
        log.error({ err: error, castingId }, 'a casting could not be launched');
        if (!(await undoLaunch(workspaceId, castingId, forget))) return;
        throw error instanceof AppError && SEARCH_ERRORS.includes(error.code)
          ? error
          : new AppError('internal_error');
      }
    },
  };
}

export type Launcher = ReturnType<typeof createLauncher>;
