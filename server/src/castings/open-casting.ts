import { createHash } from 'node:crypto';
import type { CriterionPreview } from '../judging/contract.ts';
import type { Judging } from '../judging/port.ts';
import { actorOf } from '../platform/audit.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Principal } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Filter, ProtectedWarning } from '../search/search.ts';
import type { AnswerRecorder } from './answer-recorder.ts';
import type { StartOptions } from './contract.ts';
import type { Launcher } from './launch.ts';
import { customParamsText } from './rules/custom-params.ts';
import { identityText, type StartRequest } from './rules/identity.ts';
import type { CastingStatus } from './rules/machine.ts';
import { CREDITS_PER_JUDGEMENT } from './rules/price.ts';
import { type Casting, findIdentical, insertCasting, lockCasting, lockStart } from './store.ts';
import type { WaveCredits } from './wave-credits.ts';
import { setSigning } from './webhook-secrets.ts';

export interface Started {
  castingId: string;
  status: CastingStatus;
  reused: boolean;
  /** A new secret that signs the webhooks; it cannot be read again. */
  webhookSecret?: string;
  /** How each criterion is read. */
  criterionPreviews: CriterionPreview[];
  /** Words sent that often stand for a protected attribute; absent without any. */
  warnings?: ProtectedWarning[];
  /** API credits of the workspace right after the request. */
  creditsAvailable: number;
}

export interface OpenDependencies {
  db: Database;
  waveCredits: Pick<WaveCredits, 'available'>;
  secretBox: SecretBox;
  launcher: Launcher;
  judging: Pick<Judging, 'preview'>;
}

/** A start after validation: what to find and how to judge it. */
export interface CheckedStart {
  /** The fields that identify the search. */
  request: StartRequest;
  filters: readonly Filter[];
  criterias: readonly string[];
  options: StartOptions;
  /** Of the words sent; they change nothing. */
  warned: Pick<Started, 'warnings'>;
}

/**
 * The result of a start, and the filters to launch it with; null when there is nothing to launch.
 */
interface Placed {
  started: Started;
  toLaunch: readonly Filter[] | null;
}

/**
 * Opens the casting of a checked start, or finds the existing identical one (interface, "States and
 * transitions").
 */
export function createOpening({ db, waveCredits, secretBox, launcher, judging }: OpenDependencies) {
  async function place(tx: Tx, principal: Principal, start: CheckedStart): Promise<Placed> {
    const { workspaceId } = principal;
    const existing = await reusableOrLock(tx, workspaceId, start);
    const criterionPreviews = judging.preview(
      existing?.criterias ?? start.criterias,
      start.request.scoringLanguage,
    );
    if (existing && !existing.launchFailed) {
      // Reuse costs nothing and changes nothing, whatever other fields were sent.
      const creditsAvailable = await waveCredits.available(tx, workspaceId);
      const { id: castingId, status } = existing;
      return {
        started: {
          castingId,
          status,
          reused: true,
          criterionPreviews,
          ...start.warned,
          creditsAvailable,
        },
        toLaunch: null,
      };
    }
    const casting = existing ?? {
      id: await insert(tx, principal, start, secretBox),
      workspaceId,
      callIndex: 1,
      wave: 0,
      creditsPerTalent: CREDITS_PER_JUDGEMENT,
    };
    // The start of an existing one failed, so nobody has its secret.
    const webhookSecret = await setSigning(
      tx,
      secretBox,
      { workspaceId, castingId: casting.id },
      start.options.webhook?.signed || undefined,
    );
    const budget = existing ? existing.call.maxCredits : start.options.target.maxCredits;
    const creditsAvailable = await launcher.setRunning(tx, casting, budget);
    return {
      started: {
        castingId: casting.id,
        status: 'running',
        reused: existing !== null,
        ...(webhookSecret && { webhookSecret }),
        criterionPreviews,
        ...start.warned,
        creditsAvailable,
      },
      toLaunch: existing ? existing.filters : start.filters,
    };
  }

  return {
    reusable: (principal: Principal, request: StartRequest, options: StartOptions) =>
      reusable(db, principal.workspaceId, request, options),

    /**
     * Throws insufficient_api_credits, casting_start_in_progress, search_engine_timeout,
     * internal_error.
     */
    async open(
      principal: Principal,
      start: CheckedStart,
      { record, forget }: AnswerRecorder<Started>,
    ): Promise<Started> {
      const { started, toLaunch } = await db.transaction().execute(async (tx) => {
        const placed = await place(tx, principal, start);
        await record(tx, placed.started);
        return placed;
      });
      if (toLaunch)
        await launcher.launch(principal.workspaceId, started.castingId, toLaunch, forget);
      return started;
    },
  };
}

/** The casting that an identical start reuses; null when there is none. */
async function reusable(
  tx: Tx,
  workspaceId: string,
  request: StartRequest,
  { forceNew }: StartOptions,
): Promise<Casting | null> {
  return forceNew ? null : findIdentical(tx, workspaceId, identityOf(request));
}

/**
 * Like `reusable`. When that casting must be launched, or there is none, other identical starts are
 * refused until the transaction ends.
 */
async function reusableOrLock(
  tx: Tx,
  workspaceId: string,
  { request, options }: CheckedStart,
): Promise<Casting | null> {
  const found = await reusable(tx, workspaceId, request, options);
  if (options.forceNew || (found && !found.launchFailed)) return found;
  if (!(await lockStart(tx, workspaceId, identityOf(request))))
    throw new AppError('casting_start_in_progress');
  // Another start may have committed between the first read and the lock, and a continue may launch
  // a casting too.
  const now = await reusable(tx, workspaceId, request, options);
  return now?.launchFailed ? lockCasting(tx, workspaceId, now.id) : now;
}

async function insert(
  tx: Tx,
  principal: Principal,
  { request, filters, criterias, options }: CheckedStart,
  secretBox: SecretBox,
): Promise<string> {
  const { workspaceId, keyId } = principal;
  const { source, scoringLanguage } = request;
  const { target, webhook, customParams, customParamsText: text } = options;
  const id = newId('casting');
  await insertCasting(tx, workspaceId, {
    id,
    keyId,
    requestedBy: actorOf(principal),
    identity: identityOf(request),
    source: source.kind,
    prompt: source.kind === 'prompt' ? source.prompt : null,
    filters,
    criterias,
    scoringLanguage,
    targetGreens: target.greens,
    targetMaxCredits: target.maxCredits,
    webhookUrl: webhook?.url ?? null,
    webhookVerdicts: webhook?.verdicts ?? null,
    customParams: customParams ? secretBox.seal(customParamsText(customParams, text)) : null,
  });
  return id;
}

const identityOf = (request: StartRequest): Buffer =>
  createHash('sha256').update(identityText(request)).digest();

export type Opening = ReturnType<typeof createOpening>;
