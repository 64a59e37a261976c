import { createHash } from 'node:crypto';
import type { Credits } from '../credits/credits.ts';
import type { Judging } from '../judging/port.ts';
import type { Clock } from '../platform/clock.ts';
import { createCursors } from '../platform/cursor.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Engine, Preparation } from '../platform/engine.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Principal } from '../platform/operation.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Filter, Search } from '../search/search.ts';
import type { Talents } from '../talents/talents.ts';
import { type AnswerRecorder, NO_RECORD } from './answer-recorder.ts';
import { createContinue } from './continue.ts';
import type { StartOptions } from './contract.ts';
import { createDeliveryReader } from './deliveries.ts';
import { createEvents } from './events.ts';
import { createExplainer } from './explain.ts';
import { createCastingExport } from './export.ts';
import { createLister } from './list.ts';
import { createOverrides } from './override.ts';
import { createReader } from './read.ts';
import { customParamsText } from './rules/custom-params.ts';
import { identityText, mergeCriterias, type StartRequest } from './rules/identity.ts';
import { type CastingStatus, CREDITS_PER_JUDGEMENT } from './rules/machine.ts';
import {
  type Casting,
  closeRun,
  closeWave,
  countUncharged,
  findIdentical,
  findVerdicts,
  insertCasting,
  lockCasting,
  lockStart,
  openRun,
} from './store.ts';
import { createSummary } from './summary.ts';
import { createTimeline } from './timeline.ts';
import { countGreens, readFirsts } from './usage-store.ts';
import { createWaves } from './wave.ts';
import { createWebhooks } from './webhook.ts';

export interface CastingDependencies {
  db: Database;
  engine: Engine;
  search: Pick<Search, 'parseFilters' | 'interpret' | 'answers' | 'pool'>;
  /** What `search` finds people in: a worker takes castings once it is there. */
  searchable: Preparation;
  talents: Pick<Talents, 'load' | 'loadWithVersion' | 'hold'>;
  judging: Judging;
  credits: Credits;
  outbound: Pick<Outbound, 'checkUrl' | 'post'>;
  secretBox: SecretBox;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  webhookRetryDelaysMs?: readonly number[];
}

export interface Started {
  castingId: string;
  status: CastingStatus;
  reused: boolean;
  /** API credits of the workspace right after the request. */
  creditsAvailable: number;
}

const KIND = 'casting';

/**
 * How long the engine waits before it starts a casting by itself, should the process die between
 * its commit and its launch: recovery is promised within 10 s.
 */
const LAUNCH_GRACE_MS = 5_000;

/**
 * Qualified search (interface, "Qualified search"): start, continue, read; its waves run on the
 * engine.
 */
export function createCastings(dependencies: CastingDependencies) {
  const { db, engine, search, judging, credits, outbound, secretBox, clock, log } = dependencies;
  const cursors = createCursors(secretBox);
  const webhooks = createWebhooks({
    ...dependencies,
    retryDelaysMs: dependencies.webhookRetryDelaysMs,
  });
  const events = createEvents({ secretBox, now: clock.now });
  engine.register(
    KIND,
    createWaves({ ...dependencies, events, webhooks }),
    dependencies.searchable,
  );
  const reference = (casting: Pick<Casting, 'id' | 'workspaceId'>) => ({
    kind: KIND,
    id: casting.id,
    workspaceId: casting.workspaceId,
  });

  async function checkWebhook(webhook: { url: string } | undefined): Promise<void> {
    const problem = webhook && (await outbound.checkUrl(webhook.url));
    if (problem) throw invalid(['webhook', 'url'], problem);
  }

  function checkCriterias(criterias: readonly string[]): void {
    const issues = judging.checkCriteria([...criterias], ['qualificationCriterias']);
    if (issues.length > 0) throw new AppError('validation_error', { issues });
  }

  /** The search that an identical start meets; null when there is none to reuse. */
  async function reusable(
    tx: Tx,
    workspaceId: string,
    identity: Buffer,
    options: StartOptions,
  ): Promise<Casting | null> {
    return options.forceNew ? null : findIdentical(tx, workspaceId, identity);
  }

  /**
   * The search that the start meets. When it is to be launched, or there is none yet, nobody else
   * starts it until the transaction ends.
   */
  async function meetOrLock(
    tx: Tx,
    workspaceId: string,
    identity: Buffer,
    options: StartOptions,
  ): Promise<Casting | null> {
    const met = await reusable(tx, workspaceId, identity, options);
    if (options.forceNew || (met && !met.launchFailed)) return met;
    if (!(await lockStart(tx, workspaceId, identity)))
      throw new AppError('casting_start_in_progress');
    // Another start may have committed between the look and the lock, and a continue may launch a
    // casting too.
    const now = await reusable(tx, workspaceId, identity, options);
    return now?.launchFailed ? lockCasting(tx, workspaceId, now.id) : now;
  }

  async function reservation(
    tx: Tx,
    casting: { id: string; workspaceId: string },
    wave: number,
    max: number,
  ): Promise<{ reserved: number; available: number }> {
    return credits.reserve(tx, casting.workspaceId, {
      account: 'api',
      holder: casting.id,
      max,
      min: CREDITS_PER_JUDGEMENT,
      key: `reserve:${casting.id}:${wave}`,
      reason: `Reserved for wave ${wave}`,
    });
  }

  /**
   * Sets a casting running that is stored already: reserves, opens a run of its current call, and
   * leaves it to the engine.
   */
  async function setRunning(
    tx: Tx,
    casting: { id: string; workspaceId: string; callIndex: number; wave: number },
    budget: number,
  ): Promise<number> {
    const { reserved, available } = await reservation(tx, casting, casting.wave + 1, budget);
    await openRun(tx, casting.id, { runId: newId('run'), callIndex: casting.callIndex, reserved });
    await engine.enqueue(tx, reference(casting), LAUNCH_GRACE_MS);
    return available;
  }

  /**
   * After the commit: the index answers and the engine takes the casting, or the launch is undone
   * and said so.
   */
  async function launch(
    workspaceId: string,
    castingId: string,
    filters: readonly Filter[],
    forget: AnswerRecorder<never>['forget'],
  ): Promise<void> {
    try {
      await search.answers(workspaceId, filters);
      await engine.dispatch({ kind: KIND, id: castingId, workspaceId });
    } catch (error) {
      log.error({ err: error, castingId }, 'a casting could not be launched');
      if (!(await undoLaunch(workspaceId, castingId, forget))) return;
      throw error instanceof AppError && error.code === 'search_engine_timeout'
        ? error
        : new AppError('internal_error');
    }
  }

  /**
   * False when there is nothing to undo: the launch took so long that the engine began by itself.
   */
  async function undoLaunch(
    workspaceId: string,
    castingId: string,
    forget: AnswerRecorder<never>['forget'],
  ): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      // The process before the casting: waves lock them in this order.
      await engine.cancel(tx, reference({ id: castingId, workspaceId }));
      const casting = await lockCasting(tx, workspaceId, castingId);
      if (casting?.status !== 'running') return false;
      if ((await countUncharged(tx, castingId)) > 0) {
        await engine.enqueue(tx, reference(casting));
        return false;
      }
      const settled = await credits.settle(tx, workspaceId, {
        account: 'api',
        holder: castingId,
        charge: 0,
        key: `settle:${castingId}:${casting.wave}`,
        reason: `Wave ${casting.wave} could not start`,
      });
      await closeWave(tx, castingId, {
        charged: 0,
        returned: settled.returned,
        end: 'launch_failed',
      });
      await closeRun(tx, castingId, { status: 'failed_retryable', end: 'launch_failed' });
      await forget(tx);
      return true;
    });
  }

  async function start(
    principal: Principal,
    request: StartRequest,
    filters: readonly Filter[],
    criterias: readonly string[],
    options: StartOptions,
    { record, forget }: AnswerRecorder<Started>,
  ): Promise<Started> {
    const { workspaceId } = principal;
    const identity = identityOf(request);
    const place = async (tx: Tx): Promise<Started & { launch: readonly Filter[] | null }> => {
      const existing = await meetOrLock(tx, workspaceId, identity, options);
      if (existing && !existing.launchFailed) return reuse(tx, existing);
      if (existing) {
        const creditsAvailable = await setRunning(tx, existing, existing.call.maxCredits);
        return {
          castingId: existing.id,
          status: 'running' as const,
          reused: true,
          creditsAvailable,
          launch: existing.filters,
        };
      }
      const castingId = newId('casting');
      await insertCasting(tx, workspaceId, {
        id: castingId,
        keyId: principal.keyId,
        identity,
        source: request.source.kind,
        prompt: request.source.kind === 'prompt' ? request.source.prompt : null,
        filters,
        criterias,
        scoringLanguage: request.scoringLanguage,
        targetGreens: options.target.greens,
        targetMaxCredits: options.target.maxCredits,
        webhookUrl: options.webhook?.url ?? null,
        webhookVerdicts: options.webhook?.verdicts ?? null,
        customParams: options.customParams
          ? secretBox.seal(customParamsText(options.customParams, options.customParamsText))
          : null,
      });
      const creditsAvailable = await setRunning(
        tx,
        { id: castingId, workspaceId, callIndex: 1, wave: 0 },
        options.target.maxCredits,
      );
      return {
        castingId,
        status: 'running' as const,
        reused: false,
        creditsAvailable,
        launch: filters,
      };
    };
    const { started, toLaunch } = await db.transaction().execute(async (tx) => {
      const { launch: toLaunch, ...started } = await place(tx);
      await record(tx, started);
      return { started, toLaunch };
    });
    if (toLaunch) await launch(workspaceId, started.castingId, toLaunch, forget);
    return started;
  }

  /** Reuse costs nothing and changes nothing, whatever was sent beside the identity. */
  async function reuse(tx: Tx, { id, status, workspaceId }: Casting) {
    const creditsAvailable = await credits.available(tx, workspaceId, 'api');
    return { castingId: id, status, reused: true, creditsAvailable, launch: null };
  }

  const continueCasting = createContinue({ ...dependencies, checkWebhook, setRunning, launch });

  const reader = createReader({ ...dependencies, cursors });
  return {
    /**
     * Throws validation_error, no_qualification_criterias, insufficient_api_credits,
     * casting_start_in_progress, search_engine_timeout.
     */
    async startByFilters(
      principal: Principal,
      sent: { filters: unknown[]; qualificationCriterias: readonly string[] },
      options: StartOptions,
      recorder: AnswerRecorder<Started> = NO_RECORD,
    ): Promise<Started> {
      const filters = await search.parseFilters(principal.workspaceId, sent.filters);
      checkCriterias(sent.qualificationCriterias);
      await checkWebhook(options.webhook);
      const criterias = mergeCriterias(sent.qualificationCriterias, []);
      if (criterias.length === 0) throw new AppError('no_qualification_criterias');
      const request: StartRequest = {
        source: { kind: 'filters', filters },
        criterias,
        scoringLanguage: languageOf(principal, options),
      };
      return start(principal, request, filters, criterias, options, recorder);
    },

    /**
     * As startByFilters; also throws prompt_interpretation_failed. A prompt seen before is not
     * interpreted again.
     */
    async startByPrompt(
      principal: Principal,
      sent: { prompt: string; qualificationCriterias: readonly string[] },
      options: StartOptions,
      recorder: AnswerRecorder<Started> = NO_RECORD,
    ): Promise<Started> {
      checkCriterias(sent.qualificationCriterias);
      await checkWebhook(options.webhook);
      const scoringLanguage = languageOf(principal, options);
      const own = mergeCriterias(sent.qualificationCriterias, []);
      const request: StartRequest = {
        source: { kind: 'prompt', prompt: sent.prompt },
        criterias: own,
        scoringLanguage,
      };
      const known = await reusable(db, principal.workspaceId, identityOf(request), options);
      if (known)
        return start(principal, request, known.filters, known.criterias, options, recorder);
      const { filters, criteria } = await search.interpret(sent.prompt, scoringLanguage);
      const criterias = mergeCriterias(own, criteria, judging.meaningOf);
      if (criterias.length === 0) throw new AppError('no_qualification_criterias');
      return start(principal, request, filters.map(withoutSpan), criterias, options, recorder);
    },

    continue: continueCasting,
    ...reader,
    ...createCastingExport({ db, read: reader.read }),
    ...createLister({ db, cursors }),
    ...createTimeline({ db, cursors }),
    ...createSummary(dependencies),
    ...createOverrides(dependencies),
    ...createExplainer(dependencies),
    ...createDeliveryReader({ db, cursors, webhooks }),

    /**
     * The verdicts of talents in castings of the workspace, for candidates that carry them; pairs
     * without one are absent.
     */
    verdictsOf: findVerdicts,

    /** Talents judged green over time: what credits were spent for. */
    greensOf: countGreens,
    /**
     * When the workspace first started a casting, and when a receiver first took one of its events;
     * null for what has not happened.
     */
    firsts: (workspaceId: string) => readFirsts(db, workspaceId),

    /** Ends webhook attempts under way; the engine is stopped by whoever started it. */
    stop: (graceMs: number) => webhooks.stop(graceMs),
  };

  function languageOf(principal: Principal, options: StartOptions): 'en' | 'fr' {
    return options.scoringLanguage ?? principal.language ?? 'en';
  }
}

const identityOf = (request: StartRequest): Buffer =>
  createHash('sha256').update(identityText(request)).digest();

function withoutSpan({ span: _, ...filter }: Filter & { span: unknown }): Filter {
  return filter;
}

export type Castings = ReturnType<typeof createCastings>;
