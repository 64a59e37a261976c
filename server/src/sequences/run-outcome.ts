import type { Sent } from '../channels/port.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import type { Talents } from '../talents/talents.ts';
import * as messageStore from './message-store.ts';
import { blockedUntil } from './rules/patience.ts';
import { ACCOUNT_REASONS } from './rules/run-machine.ts';
import type { Step } from './rules/step.ts';
import { finishStep, lockRun, type Run, type RunStep, setWaiting } from './run-store.ts';

/**
 * Records the outcome of a claimed message; null: unknown. Not fenced on the lease: the worker that
 * sent the message knows best, even if it was slow and another worker took over the run.
 */
export async function settle(
  { clock, talents }: { clock: Clock; talents: Pick<Talents, 'hold' | 'informed'> },
  tx: Tx,
  run: Run,
  step: Step,
  progress: RunStep,
  sent: Sent | null,
): Promise<void> {
  const informs = sent?.outcome === 'sent' && step.policy?.informs === true;
  // The person before the run, as an erasure locks them.
  if (informs) await talents.hold(tx, run.talentId);
  const state = await lockRun(tx, run.workspaceId, run.id);
  const at = clock.now();
  if (sent === null)
    return give(tx, run, step, { outcome: 'unknown', reason: 'outcome_unknown', at });
  if (sent.outcome === 'sent') {
    const { providerMessageId, threadId } = sent;
    const actor = run.senderUserId ?? 'service';
    if (informs) await talents.informed(tx, run.workspaceId, run.talentId, { actor, at });
    return give(tx, run, step, {
      outcome: 'sent',
      reason: null,
      at,
      providerMessageId,
      threadId,
    });
  }
  const blockedSince = blockedByChannel(progress);
  const until = sent.permanent
    ? null
    : blockedUntil({ now: at, blockedSince, retryAfterSeconds: sent.retryAfterSeconds });
  if (until === null)
    return give(tx, run, step, { outcome: 'failed', reason: sent.reason.code, at });
  if (!(await messageStore.releaseClaim(tx, run.id, step.id))) return;
  if (state !== 'running' && state !== 'waiting')
    return finishStep(tx, run.id, step.id, { state: 'cancelled', reason: sent.reason.code, at });
  await setWaiting(tx, run.id, {
    stepId: step.id,
    state: 'waiting',
    reason: sent.accountLost ? 'account_disconnected' : sent.reason.code,
    dueAt: until,
    blockedSince: blockedSince ?? at,
  });
}

/**
 * Since when the provider has delayed the step. When an account can send again, its own outage no
 * longer counts.
 */
export const blockedByChannel = ({ reason, blockedSince }: RunStep): Date | null =>
  (ACCOUNT_REASONS as readonly (string | null)[]).includes(reason) ? null : blockedSince;

/**
 * Reasons why the network refuses this message although nothing is wrong: the person never accepted
 * the invitation, or is already invited or connected. The sequence continues without it, as a
 * recruiter would.
 */
const NEEDLESS: ReadonlySet<string> = new Set([
  'not_connected_yet',
  'already_invited',
  'already_connected',
]);

/** Writes an outcome on the message and its step. Does nothing when a better one is known. */
async function give(
  tx: Tx,
  run: Run,
  step: Step,
  outcome: messageStore.MessageOutcome,
): Promise<void> {
  if (!(await messageStore.settleMessage(tx, run.id, step.id, outcome))) return;
  const isNeedless = outcome.reason !== null && NEEDLESS.has(outcome.reason);
  const state = outcome.outcome === 'sent' ? 'sent' : isNeedless ? 'skipped' : 'failed';
  await finishStep(tx, run.id, step.id, { state, reason: outcome.reason, at: outcome.at });
}

/** Records, fenced by the lease, that a worker died between the claim and the outcome. */
export async function resolveLostClaim(tx: Tx, run: Run, step: Step): Promise<void> {
  await lockRun(tx, run.workspaceId, run.id);
  await give(tx, run, step, { outcome: 'unknown', reason: 'outcome_unknown', at: run.now });
}
