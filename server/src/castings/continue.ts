import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { type AnswerRecorder, NO_RECORD } from './answer-recorder.ts';
import type { ContinueOptions } from './contract.ts';
import type { Launcher } from './launch.ts';
import { isRejudgeRunning } from './rejudge-store.ts';
import { waveBudget } from './rules/budget.ts';
import { customParamsText } from './rules/custom-params.ts';
import { type CastingStatus, continuation } from './rules/machine.ts';
import {
  type Casting,
  type CastingSettings,
  insertCall,
  lockCasting,
  setStatus,
  updateSettings,
} from './store.ts';
import type { WaveCredits } from './wave-credits.ts';
import { checkWebhook } from './webhook.ts';
import { setSigning } from './webhook-secrets.ts';

export interface ContinueDependencies {
  db: Database;
  outbound: Pick<Outbound, 'checkUrl'>;
  secretBox: SecretBox;
  waveCredits: Pick<WaveCredits, 'available'>;
  launcher: Launcher;
}

export interface Continued {
  castingId: string;
  status: CastingStatus;
  creditsAvailable: number;
  /** A new secret that signs the webhooks; it cannot be read again. */
  webhookSecret?: string;
}

/**
 * Continue (interface, "States and transitions"): a new call, a retry of the failed call, or the
 * end of a failed call that had found its greens.
 */
export function createContinue({
  db,
  outbound,
  secretBox,
  waveCredits,
  launcher,
}: ContinueDependencies) {
  async function openCall(tx: Tx, casting: Casting, settings: CastingSettings): Promise<number> {
    const callIndex = casting.callIndex + 1;
    const targetGreens = settings.targetGreens ?? casting.targetGreens;
    const maxCredits = settings.targetMaxCredits ?? casting.targetMaxCredits;
    await insertCall(tx, casting.id, { callIndex, targetGreens, maxCredits });
    return launcher.setRunning(tx, { ...casting, callIndex }, maxCredits);
  }

  async function resume(
    tx: Tx,
    { workspaceId }: Principal,
    castingId: string,
    settings: CastingSettings,
    signed: boolean | undefined,
  ) {
    const casting = await lockCasting(tx, workspaceId, castingId);
    if (!casting) throw new AppError('casting_not_found');
    const next = continuation(casting.status, casting.call);
    if (next === 'running') throw new AppError('casting_run_in_progress');
    if (next === 'exhausted') throw new AppError('casting_pool_exhausted');
    if (await isBesideAnother(tx, casting)) throw new AppError('casting_run_in_progress');
    await updateSettings(tx, workspaceId, castingId, settings);
    const webhookSecret = await setSigning(tx, secretBox, { workspaceId, castingId }, signed);
    const secret = webhookSecret && { webhookSecret };
    if (next === 'close') {
      await setStatus(tx, castingId, 'can_continue');
      return {
        castingId,
        status: 'can_continue' as const,
        creditsAvailable: await waveCredits.available(tx, workspaceId),
        filters: null,
        ...secret,
      };
    }
    const creditsAvailable =
      next === 'new_call'
        ? await openCall(tx, casting, settings)
        : await launcher.setRunning(tx, casting, waveBudget(casting.call));
    const { filters } = casting;
    return { castingId, status: 'running' as const, creditsAvailable, filters, ...secret };
  }

  /**
   * Throws casting_not_found, casting_run_in_progress, casting_pool_exhausted or
   * insufficient_api_credits. Nothing has changed then.
   */
  return async function continueCasting(
    principal: Principal,
    castingId: string,
    request: ContinueOptions,
    { record, forget }: AnswerRecorder<Continued> = NO_RECORD,
  ): Promise<Continued> {
    await checkWebhook(outbound, request.webhook);
    const settings = settingsOf(request, secretBox);
    const { continued, filters } = await db.transaction().execute(async (tx) => {
      const { filters, ...continued } = await resume(
        tx,
        principal,
        castingId,
        settings,
        request.webhook?.signed,
      );
      await record(tx, continued);
      return { continued, filters };
    });
    if (filters) await launcher.launch(principal.workspaceId, castingId, filters, forget);
    return continued;
  };
}

function settingsOf(
  { target, webhook, customParams, customParamsText: text }: ContinueOptions,
  secretBox: SecretBox,
): CastingSettings {
  return {
    targetGreens: target?.greens,
    targetMaxCredits: target?.maxCredits,
    webhookUrl: webhook?.url,
    webhookVerdicts: webhook?.verdicts,
    customParams: customParams && secretBox.seal(customParamsText(customParams, text)),
  };
}

/** Of the second looks at one casting, only one runs at a time. */
async function isBesideAnother(tx: Tx, { workspaceId, rejudgeOf }: Casting): Promise<boolean> {
  if (rejudgeOf === null) return false;
  await lockCasting(tx, workspaceId, rejudgeOf);
  return isRejudgeRunning(tx, workspaceId, rejudgeOf);
}
